import { ExclamationmarkTriangleIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import type { Status } from '@rp/contract/status'
import { Link } from 'react-router'
import type { VisSted } from '../dokument/ki/use-sted.parts.ts'
import type { Merknad } from './merknader.ts'
import { merknadText as text } from './vurdering.text.ts'

type Props = { merknader: readonly Merknad[]; onStatus: (status: Status) => void }

/** The first thing in a review where it may be about another person, or not be whole. */
export function AlvorligListe({ merknader, vis }: { merknader: readonly Merknad[]; vis: VisSted }) {
  const alvorlige = merknader.filter(({ alvorlig }) => alvorlig)
  if (alvorlige.length === 0) return null
  return (
    <section aria-label={text.alvorlig} className="stack gap-8">
      {alvorlige.map(({ id, tekst, sted }) => (
        <Alert key={id} variant="error" size="small">
          {tekst}{' '}
          {sted && (
            <Button type="button" size="xsmall" variant="secondary" onClick={() => vis(sted, tekst)}>
              {text.visSted(sted.side)}
            </Button>
          )}
        </Alert>
      ))}
    </section>
  )
}

/** What else to look out for, before the fields, so that nobody finds it after saving. */
export function MerknadListe({ merknader: alle, onStatus }: Props) {
  const merknader = alle.filter(({ alvorlig }) => !alvorlig)
  if (merknader.length === 0) return null
  return (
    <section aria-label={text.tittel} className="gj__merk stack gap-8">
      <h2>{text.tittel}</h2>
      <ul className="stack gap-8">
        {merknader.map(merknad => (
          <li key={merknad.id} className="row type-3">
            <ExclamationmarkTriangleIcon aria-hidden />
            <span className="grow anywhere">
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
