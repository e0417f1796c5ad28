import { useState } from 'react'
import { useIsOutdated } from '../platform/utgave.ts'
import { text } from './app.text.ts'
import './ny-utgave.css'

// Aksel's looks without its code: what is not fetched yet may be gone from the server.
const button = 'aksel-button aksel-button--small aksel-label aksel-label--small'

/** Tells whoever has an old page open that the portal was upgraded. Drafts outlive the reload; forms without one ask first. */
export function NyUtgave() {
  const outdated = useIsOutdated()
  const [later, setLater] = useState(false)
  return (
    <div aria-live="polite">
      {outdated && !later && (
        <div className="rp-utgave card stack">
          <p>{text.nyUtgave.tekst}</p>
          <div className="row gap-8">
            <button type="button" className={button} data-variant="primary" onClick={() => location.reload()}>
              {text.feil.lastPaaNytt}
            </button>
            <button type="button" className={button} data-variant="tertiary" onClick={() => setLater(true)}>
              {text.nyUtgave.senere}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
