import { Alert } from '@navikt/ds-react/Alert'
import { useEffect, useRef } from 'react'
import { failureOf } from './auth-failure.ts'
import './captcha.css'

type AnswerMessageProps = { answer: string | undefined; error: unknown; fallback: string }

/**
 * What the server answered, read aloud when it arrives. The region stands there before, or nothing would be read. It takes
 * focus where the answer took away, or disabled, the button that was pressed.
 */
export function AnswerMessage({ answer, error, fallback }: AnswerMessageProps) {
  const failure = error === null ? null : failureOf(error, fallback)
  const box = useRef<HTMLDivElement>(null)
  const arrived = answer !== undefined || error !== null
  useEffect(() => {
    // The heading may have been given it meanwhile.
    if (arrived && !document.activeElement?.matches('a, button, input, select, textarea'))
      box.current?.focus()
  }, [arrived])
  return (
    <div role="status" ref={box} tabIndex={-1}>
      {failure && (
        <Alert variant="error" size="small">
          <p className="rp-melding">{failure.message}</p>
          {failure.more && <p className="rp-melding">{failure.more}</p>}
        </Alert>
      )}
      {answer && (
        <Alert variant="success" size="small">
          {answer}
        </Alert>
      )}
    </div>
  )
}
