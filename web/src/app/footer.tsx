import { PortalLinks } from '../features/system/system.parts.tsx'
import { getOppsett } from '../platform/oppsett.ts'
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
        <PortalLinks />
      </div>
    </footer>
  )
}
