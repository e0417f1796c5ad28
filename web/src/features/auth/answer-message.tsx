import { Alert } from '@navikt/ds-react/Alert'
import { failureOf } from './auth-failure.ts'
import './captcha.css'

type AnswerMessageProps = { answer: string | undefined; error: unknown; fallback: string }

/** What the server answered, read aloud when it arrives. The region stands there before, or nothing would be read. */
export function AnswerMessage({ answer, error, fallback }: AnswerMessageProps) {
  const failure = error === null ? null : failureOf(error, fallback)
  return (
    <div role="status" className="rp-svar">
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
