import { ErrorView } from '../ui/error-view.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeading } from '../ui/page.tsx'
import { text } from './app.text.ts'
import { Footer } from './footer.tsx'
import { MemberHeader } from './member-header.tsx'
import { SkipLink } from './member-layout.tsx'
import { stabText } from './stab.text.ts'

/** A member who opens an address of the staff area. */
export function NoAccess() {
  return (
    <>
      <SkipLink />
      <MemberHeader />
      <main id="hovedinnhold" tabIndex={-1} className="rp-main">
        <ErrorView
          heading={<PageHeading title={stabText.ingenTilgang.tittel} />}
          actions={<LinkButton to="/">{text.feil.tilForsiden}</LinkButton>}
        >
          {stabText.ingenTilgang.tekst}
        </ErrorView>
      </main>
      <Footer />
    </>
  )
}
