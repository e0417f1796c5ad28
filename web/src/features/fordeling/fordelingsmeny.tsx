import { NavLink } from 'react-router'

const pages = [
  { til: '/admin/fordelingen', tekst: 'Kjøringer' },
  { til: '/admin/fordelingen/potter', tekst: 'Potter' },
  { til: '/admin/fordelingen/planer', tekst: 'Planer' },
  { til: '/admin/fordelingen/regnskap', tekst: 'Regnskap' },
  { til: '/admin/fordelingen/avsatt', tekst: 'Avsatt' },
  { til: '/admin/fordelingen/skattegrunnlag', tekst: 'Skattegrunnlag' },
] as const

/** The way between the parts of the distribution. */
export function Fordelingsmeny() {
  return (
    <nav aria-label="Fordelingen" className="rp-undermeny">
      <ul>
        {pages.map(({ til, tekst }) => (
          <li key={til}>
            <NavLink to={til} end={til === '/admin/fordelingen'}>
              {tekst}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
