import { useRouteError } from 'react-router'
import { ErrorView } from '../ui/error-view.tsx'
import { PageHeading } from '../ui/page.tsx'
import { text } from './app.text.ts'
import './frame.css'

/** Aksel's looks without its code: this page is fetched with the first byte, since it shows when nothing more can be. */
const button = 'aksel-button aksel-button--medium aksel-label'

/**
 * A file of the page that could not be fetched: offline, or a newer edition of the portal has replaced the files this tab knows. Of a script
 * the browsers throw a TypeError in their own words, of a style sheet Vite throws an Error in its.
 */
const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|unable to preload/i.test(error.message)

/** What a route shows when it fails, on a page of its own: outside the frame, or when the frame itself failed. */
export function PageError() {
  return (
    <main id="hovedinnhold" className="rp-main">
      <RouteError />
    </main>
  )
}

/** What a route shows when it fails. The router's own words stay, in small print (specification, section 8). */
export function RouteError() {
  const missing = isMissingChunk(useRouteError())
  const offline = missing && !navigator.onLine
  return (
    <ErrorView
      heading={<PageHeading title={text.feil.tittel} />}
      actions={
        <>
          <button type="button" className={button} data-variant="primary" onClick={() => location.reload()}>
            {missing && !offline ? text.feil.lastPaaNytt : text.feil.proevIgjen}
          </button>
          <a className={button} data-variant="secondary" href="/">
            {text.feil.tilForsiden}
          </a>
        </>
      }
      small={text.feil.smaatt}
    >
      {offline ? text.feil.utenNett : missing ? text.feil.nyUtgave : text.feil.vanlig}
    </ErrorView>
  )
}
