import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getOppsett } from '../../platform/oppsett.ts'
import { ColorThemeButton } from '../../ui/color-theme-button.tsx'
import { portalText as text } from './system.text.ts'
import './system.parts.css'

/** Light or dark, and the pages about the portal: in the footer of every screen, and at the foot of the ways in. */
export function PortalLinks({ children }: { children?: ReactNode }) {
  const { kontaktadresse } = getOppsett()
  return (
    <nav aria-label={text.navn} className="rp-bunnlenker">
      <ul className="row gap-20">
        {children}
        <li>
          <ColorThemeButton />
        </li>
        <li>
          <Link to="/ikke-hentet">{text.ikkeHentet}</Link>
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
