import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import type { Sletteoenske } from '@rp/contract/konto'
import { useRef, useState } from 'react'
import { formatDate } from '../../platform/format.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { egneDataText as text } from './bruker.text.ts'
import { useSletteoenske } from './konto.queries.ts'
import { SletteDialog } from './slette-dialog.tsx'
import { TrekkOenske } from './trekk-oenske.tsx'

/** The person's wish to be deleted: ask, see when and what came of it, and withdraw. */
export function SletteOenske({ userId }: { userId: string }) {
  const oenske = useSletteoenske(userId)
  const [asking, setAsking] = useState(false)
  // What was pressed gives way to what it led to: focus goes to the whole, so that it is not lost.
  const box = useRef<HTMLDivElement>(null)
  const settled = () => box.current?.focus()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this only names what has focus.
    <div className="row spread gap-24 anywhere" role="group" aria-label={text.slett} ref={box} tabIndex={-1}>
      {oenske.isError && (
        <>
          <p role="alert">{text.slettIkkeHentet}</p>
          <Button type="button" variant="secondary" onClick={() => void oenske.refetch()}>
            {text.proevIgjen}
          </Button>
        </>
      )}
      {oenske.data?.tilstand === 'venter' && (
        <>
          <Waiting oenske={oenske.data} />
          <TrekkOenske userId={userId} onDone={settled} />
        </>
      )}
      {oenske.data && oenske.data.tilstand !== 'venter' && (
        <>
          <div>
            <p role="status">{closedSentence(oenske.data)}</p>
            <p>{text.slettHva}</p>
          </div>
          <Button type="button" variant="tertiary" data-color="danger" onClick={() => setAsking(true)}>
            {text.slett}
          </Button>
        </>
      )}
      {asking && (
        <SletteDialog
          userId={userId}
          onClose={() => {
            setAsking(false)
            settled()
          }}
        />
      )}
    </div>
  )
}

function Waiting({ oenske }: { oenske: Sletteoenske }) {
  const { kontaktadresse } = getOppsett()
  return (
    <Alert variant="info" size="small" role="status">
      {text.slettVenter(formatDate(oenske.oensket ?? ''))}{' '}
      <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
    </Alert>
  )
}

function closedSentence({ tilstand, oensket, avsluttet }: Sletteoenske): string {
  const [asked, closed] = [formatDate(oensket ?? ''), formatDate(avsluttet ?? '')]
  if (tilstand === 'trukket') return text.slettTrukket(asked, closed)
  return tilstand === 'behandlet' ? text.slettBehandlet(asked, closed) : ''
}
