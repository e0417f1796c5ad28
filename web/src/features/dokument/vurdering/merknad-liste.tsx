import { ExclamationmarkTriangleIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Status } from '@rp/contract/status'
import { Link } from 'react-router'
import type { Merknad } from './merknader.ts'
import { merknadText as text } from './vurdering.text.ts'

type Props = { merknader: readonly Merknad[]; onStatus: (status: Status) => void }

/** What to look out for, first in the review, so that nobody finds it after saving. */
export function MerknadListe({ merknader, onStatus }: Props) {
  if (merknader.length === 0) return null
  return (
    <section aria-label={text.tittel} className="gj__merk">
      <h2>{text.tittel}</h2>
      <ul>
        {merknader.map(merknad => (
          <li key={merknad.id}>
            <ExclamationmarkTriangleIcon aria-hidden />
            <span>
              {merknad.tekst} {merknad.lenke && <Link to={merknad.lenke.til}>{merknad.lenke.tekst}</Link>}
            </span>
            <StatusOffer status={merknad.status} onStatus={onStatus} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StatusOffer({
  status,
  onStatus,
}: {
  status: Status | undefined
  onStatus: (status: Status) => void
}) {
  if (status === undefined) return null
  return (
    <Button type="button" size="xsmall" variant="secondary" onClick={() => onStatus(status)}>
      {text.settStatus(status)}
    </Button>
  )
}
