import { NavLink } from 'react-router'
import { menyText } from './produksjon.text.ts'

/** The three pages behind PRODUKSJONER, above the heading of each. */
export function ProduksjonMenu() {
  return (
    <nav aria-label={menyText.navn} className="rp-undermeny">
      <ul>
        {menyText.sider.map(side => (
          <li key={side.til}>
            <NavLink to={side.til}>{side.tekst}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
