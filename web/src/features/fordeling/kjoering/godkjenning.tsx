import { Button } from '@navikt/ds-react/Button'
import type { Kjoering } from '@rp/contract/kjoering'
import { formatDateTime, formatKroner } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useFrysKjoering, useKontrollerKjoering } from './kjoering.queries.ts'
import { godkjenningText as text } from './kjoering.text.ts'

/** The way from a settled run to one that never changes: one says that it is ready, another approves it. */
export function Godkjenning({ kjoering }: { kjoering: Kjoering }) {
  const { tilstand, kontrollert, godkjent, aapneFunn } = kjoering
  const kontroller = useKontrollerKjoering(kjoering)
  return (
    <Card title={text.tittel}>
      <ol className="points">
        <li>
          {kontrollert
            ? text.kontrollert(kontrollert.hvem, formatDateTime(kontrollert.tid))
            : text.kontrollHjelp}
        </li>
        <li>{godkjent ? text.godkjent(godkjent.hvem, formatDateTime(godkjent.tid)) : text.godkjennHjelp}</li>
      </ol>
      {tilstand === 'simulert' && (
        <div>
          <Button
            variant="secondary"
            disabled={aapneFunn > 0}
            loading={kontroller.isPending}
            onClick={() => kontroller.mutate()}
          >
            {text.kontroller}
          </Button>
          {aapneFunn > 0 && <p className="rp-dus">{text.avgjoerFoerst}</p>}
        </div>
      )}
      {tilstand === 'kontrollert' &&
        (kjoering.hindring ? <p>{kjoering.hindring}</p> : <Frys kjoering={kjoering} />)}
      <Failure error={kontroller.error} />
    </Card>
  )
}

function Frys({ kjoering }: { kjoering: Kjoering }) {
  const frys = useFrysKjoering(kjoering)
  const { krav = 0, korreksjon = 0 } = kjoering.regnskap ?? {}
  return (
    <>
      <div>
        <ConfirmButton
          label={text.godkjenn}
          heading={text.spoersmaal}
          backFirst
          busy={frys.isPending}
          onConfirm={() => frys.mutate()}
        >
          {text.tekst(formatKroner(krav + korreksjon - kjoering.holdtTilbake))}
        </ConfirmButton>
      </div>
      <Failure error={frys.error} />
    </>
  )
}
