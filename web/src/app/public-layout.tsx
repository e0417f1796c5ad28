import { Link, Outlet, ScrollRestoration } from 'react-router'
import { useSession, useSessionEnded } from '../platform/session.ts'
import { Wordmark } from '../ui/illustration/wordmark.tsx'
import { text } from './app.text.ts'
import { Footer } from './footer.tsx'
import { MemberLayout, SkipLink } from './member-layout.tsx'
import './header.css'
import './header-small.css'

/** The frame of screens that are open to all: with the member's bar for those who are logged in. */
export function PublicLayout() {
  const ended = useSessionEnded()
  return useSession() === null || ended ? <VisitorLayout /> : <MemberLayout />
}

function VisitorLayout() {
  return (
    <>
      <SkipLink />
      <header className="rp-topp">
        <div className="rp-topp__rad rp-topp__rad--enkel">
          <Link className="rp-logo" to="/" aria-label={text.tilForsiden}>
            <Wordmark />
          </Link>
          <Link to="/login" className="rp-topp__lenke rp-trykk">
            {text.loggInn}
          </Link>
        </div>
      </header>
      <main id="hovedinnhold" tabIndex={-1} className="rp-main">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  )
}
