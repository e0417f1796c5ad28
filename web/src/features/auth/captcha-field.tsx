import { Skeleton } from '@navikt/ds-react/Skeleton'
import { lazy, Suspense } from 'react'
import { text } from './auth.text.ts'
import './captcha.css'

const Widget = lazy(async () => ({ default: (await import('./captcha-widget.tsx')).CaptchaWidget }))

type CaptchaFieldProps = {
  id: string
  error: string | undefined
  onSolution: (solution: string) => void
  /** A new number asks for a new challenge: a solution is used up by one attempt. */
  attempt: number
}

/** The robot check with its explanation and its error. */
export function CaptchaField({ id, error, onSolution, attempt }: CaptchaFieldProps) {
  return (
    <fieldset
      className="rp-robot stack gap-8"
      data-feil={error !== undefined}
      aria-describedby={`${id}-hjelp`}
    >
      <legend className="aksel-sr-only">{text.registrering.robotNavn}</legend>
      <div id={id} tabIndex={-1}>
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <Widget key={attempt} onSolution={onSolution} />
        </Suspense>
      </div>
      <p id={`${id}-hjelp`} className="muted type-4">
        {text.registrering.robotHjelp}
      </p>
      {error && <p className="rp-robot__feil danger strong">{error}</p>}
    </fieldset>
  )
}
