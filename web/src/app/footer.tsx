import { Link } from 'react-router'
import { getOppsett } from '../platform/oppsett.ts'
import { ColorThemeButton } from '../ui/color-theme-button.tsx'
import { BrandSymbol } from '../ui/illustration/symbol.tsx'
import { text } from './app.text.ts'
import './footer.css'

export function Footer() {
  const { organisasjon } = getOppsett()
  return (
    <footer className="rp-bunn">
      <div>
        <BrandSymbol />
        <p>{text.bunn(organisasjon)}</p>
        <FooterLinks />
      </div>
    </footer>
  )
}

/** Also at the foot of the ways in, which have no footer of their own. */
export function FooterLinks() {
  const { kontaktadresse } = getOppsett()
  return (
    <nav aria-label={text.bunnlenker} className="rp-bunnlenker">
      <ul>
        <li>
          <ColorThemeButton />
        </li>
        <li>
          <Link to="/personvern">{text.personvern}</Link>
        </li>
        <li>
          <Link to="/tilgjengelighet">{text.tilgjengelighet}</Link>
        </li>
        <li>
          <a href={`mailto:${kontaktadresse}`}>{text.kontakt}</a>
        </li>
      </ul>
    </nav>
  )
}
