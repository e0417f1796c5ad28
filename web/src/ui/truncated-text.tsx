import { useId, useState } from 'react'
import './truncated-text.css'

type TruncatedTextProps = {
  children: string
  /** Longest text that is shown whole, in characters. */
  atMost: number
}

/** The beginning of a long text and three dots; the whole of it on hover and focus, until Esc. */
export function TruncatedText({ children, atMost }: TruncatedTextProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const characters = [...children]
  if (characters.length <= atMost) return <span>{children}</span>
  const show = () => setDismissed(false)
  return (
    <button
      type="button"
      className="bare rp-avkortet rp-trykk"
      aria-describedby={id}
      data-lukket={dismissed}
      onKeyDown={event => event.key === 'Escape' && setDismissed(true)}
      onMouseLeave={show}
      onBlur={show}
    >
      <span>{`${characters.slice(0, atMost).join('')}...`}</span>
      <span id={id} role="tooltip" className="rp-avkortet__hele">
        {children}
      </span>
    </button>
  )
}
