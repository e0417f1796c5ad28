import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Kjoering } from '@rp/contract/kjoering'
import { useState } from 'react'
import { formatDateTime, formatKroner } from '../../../platform/format.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { failureOf, useFreshLogin } from '../../bruker/fresh-login.parts.tsx'
import { useFrysKjoering, useKontrollerKjoering } from './kjoering.queries.ts'
import { godkjenningText as text } from './kjoering.text.ts'

/** The way from a settled run to one that never changes: one says that it is ready, another approves it. */
export function Godkjenning({ kjoering }: { kjoering: Kjoering }) {
  const { tilstand, kontrollert, godkjent, aapneFunn } = kjoering
  const kontroller = useKontrollerKjoering(kjoering)
  return (
    <section className="card stack gap-20" aria-labelledby="kjoering-godkjenning">
      <Heading level="2" size="small" id="kjoering-godkjenning">
        {text.tittel}
      </Heading>
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
      {tilstand === 'kontrollert' && <Frys kjoering={kjoering} />}
      <Failure error={kontroller.error} />
    </section>
  )
}

function Frys({ kjoering }: { kjoering: Kjoering }) {
  const [asking, setAsking] = useState(false)
  const fresh = useFreshLogin()
  const frys = useFrysKjoering(kjoering, fresh)
  const failure = failureOf(frys.error)
  const krav = (kjoering.regnskap?.krav ?? 0) - kjoering.holdtTilbake
  return (
    <>
      <div>
        <Button loading={frys.isPending} onClick={() => setAsking(true)}>
          {text.godkjenn}
        </Button>
      </div>
      <Failure error={failure} />
      <ConfirmDialog
        open={asking}
        heading={text.spoersmaal}
        confirmLabel={text.godkjenn}
        backFirst
        onConfirm={() => {
          setAsking(false)
          frys.mutate()
        }}
        onCancel={() => setAsking(false)}
      >
        {text.tekst(formatKroner(krav))}
      </ConfirmDialog>
    </>
  )
}
