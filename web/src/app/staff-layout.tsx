import { Outlet, ScrollRestoration } from 'react-router'
import { useMe } from '../features/bruker/bruker.queries.ts'
import { FetchFailed } from '../ui/fetch-failed.tsx'
import { PageHeading } from '../ui/page.tsx'
import { text } from './app.text.ts'
import { SkipLink } from './member-layout.tsx'
import { NoAccess } from './no-access.tsx'
import { Sidebar } from './sidebar.tsx'
import { stabText } from './stab.text.ts'
import { UbekreftetBanner } from './ubekreftet-banner.tsx'
import './frame.css'
import './header.css'
import './header-small.css'
import './staff.css'

/** The frame of the staff area. Whether someone may be here is asked of the server; no screen waits for what it says of who that is. */
export function StaffLayout() {
  const me = useMe()
  if (me.isError) return <Failed retry={() => void me.refetch()} message={me.error.message} />
  if (me.data && me.data.brukertype !== 'administrator') return <NoAccess />
  return (
    <>
      <SkipLink />
      <div className="rp-stab stack gap-0">
        <Sidebar />
        <main id="hovedinnhold" tabIndex={-1} className="rp-stab__main">
          <UbekreftetBanner />
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </>
  )
}

function Failed({ retry, message }: { retry: () => void; message: string }) {
  return (
    <main id="hovedinnhold" className="rp-main">
      <FetchFailed
        heading={<PageHeading title={stabText.administrasjon}>{text.feil.tittel}</PageHeading>}
        onRetry={retry}
      >
        {message}
      </FetchFailed>
    </main>
  )
}
