import { useLayoutEffect } from 'react'
import { text } from './app.text.ts'
import './frame.css'

/** While the first screen of a visit is fetched. Seen only on a slow line: it fades in late. */
export function PageSkeleton() {
  // What the page came with (web/skjermside.ts) goes in the moment when the screen stands there.
  useLayoutEffect(() => () => document.getElementById('rp-skall')?.remove(), [])
  return (
    <p className="rp-laster" role="status">
      {text.laster}
    </p>
  )
}
