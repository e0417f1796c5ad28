import { Loader } from '@navikt/ds-react/Loader'
import { text } from './app.text.ts'

/** While the first screen of a visit is fetched. */
export function PageSkeleton() {
  return (
    <div className="rp-laster">
      <Loader size="2xlarge" title={text.laster} />
    </div>
  )
}
