import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { text } from './app.text.ts'
import { Footer } from './footer.tsx'
import { MemberHeader } from './member-header.tsx'
import { UbekreftetBanner } from './ubekreftet-banner.tsx'
import './frame.css'

const InfoPopup = lazy(async () => ({
  default: (await import('../features/system/info-popup.tsx')).InfoPopup,
}))

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
      <Suspense>
        <InfoPopup />
      </Suspense>
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
