import type { ReactNode } from 'react'
import './empty-state.css'
import { ErrorIllustration } from './illustration/error.tsx'

type ErrorViewProps = {
  /** Rendered by the caller, so that it is an h1 on a page of its own and an h2 inside one. */
  heading?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** Error code or technical words, in small print. */
  small?: ReactNode
}

/** Something failed: the drawing, what happened, what can be done now. */
export function ErrorView({ heading, children, actions, small }: ErrorViewProps) {
  return (
    <div className="rp-tom stack gap-20" role="alert">
      <div className="rp-tegning">
        <ErrorIllustration />
      </div>
      {heading}
      <p>{children}</p>
      {actions && <div className="rp-tom__valg row">{actions}</div>}
      {small && <small className="rp-dus">{small}</small>}
    </div>
  )
}
