import { Outlet, ScrollRestoration } from 'react-router'
import { InfoPopup } from '../features/system/info-popup.tsx'
import { text } from './app.text.ts'
import { Footer } from './footer.tsx'
import { MemberHeader } from './member-header.tsx'
import { UbekreftetBanner } from './ubekreftet-banner.tsx'
import './frame.css'

/** The frame of every screen of a member: the bar, the screen, the footer. */
export function MemberLayout() {
  return (
    <>
      <SkipLink />
      <MemberHeader />
      <UbekreftetBanner />
      <main id="hovedinnhold" tabIndex={-1} className="rp-main">
        <Outlet />
      </main>
      <Footer henvendelser />
      <InfoPopup />
      <ScrollRestoration />
    </>
  )
}

export function SkipLink() {
  return (
    <a href="#hovedinnhold" className="rp-hopp">
      {text.hopp}
    </a>
  )
}
