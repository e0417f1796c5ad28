import { text } from './app.text.ts'
import './frame.css'

/** While the first screen of a visit is fetched. Seen only on a slow line: it fades in late. */
export function PageSkeleton() {
  return (
    <p className="rp-laster" role="status">
      {text.laster}
    </p>
  )
}
