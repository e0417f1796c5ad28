import { Link } from 'react-router'
import { PortalLinks } from '../features/system/system.parts.tsx'
import { getOppsett } from '../platform/oppsett.ts'
import { BrandSymbol } from '../ui/illustration/symbol.tsx'
import { text } from './app.text.ts'
import './footer.css'

/** The foot of a screen; a member's leads to what they have written to us. */
export function Footer({ henvendelser = false }: { henvendelser?: boolean }) {
  const { organisasjon } = getOppsett()
  return (
    <footer className="rp-bunn">
      <div className="row gap-16">
        <BrandSymbol />
        <p>{text.bunn(organisasjon)}</p>
        <PortalLinks>
          {henvendelser && (
            <li>
              <Link to="/henvendelser">{text.henvendelser}</Link>
            </li>
          )}
        </PortalLinks>
      </div>
    </footer>
  )
}
