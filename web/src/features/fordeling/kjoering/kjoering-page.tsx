import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { isFrosset, type Kjoering } from '@rp/contract/kjoering'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formatDateTime } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { FreshLogin } from '../../bruker/fresh-login.parts.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import { Korreksjoner } from '../korreksjon/korreksjoner.tsx'
import { Utbetaling } from '../utbetaling/utbetaling.tsx'
import { AnslagValg } from './anslag-valg.tsx'
import { FunnListe } from './funn-liste.tsx'
import { Godkjenning } from './godkjenning.tsx'
import { useDeleteKjoering, useKjoering, useSimuler } from './kjoering.queries.ts'
import { text } from './kjoering.text.ts'
import { Arbeid, Mangler, Regnskapstabell, Valg } from './kjoering-deler.tsx'
import { KjoeringDialog } from './kjoering-dialog.tsx'
import { Summer } from './summer.tsx'

const list = '/admin/fordelingen'

/** One run at /admin/fordelingen/:id: what it is made of, the simulation, and where every krone is. */
export function KjoeringPage() {
  const { id = '' } = useParams()
  const query = useKjoering(id)
  const back = (
    <LinkButton size="small" variant="secondary" to={list}>
      {text.tilbake}
    </LinkButton>
  )
  return (
    <Fetched
      query={query}
      loading={text.henter}
      heading={<PageHeading title={text.hentFeilet} />}
      back={back}
    >
      {kjoering => <Content key={id} kjoering={kjoering} back={back} />}
    </Fetched>
  )
}

function Content({ kjoering, back }: { kjoering: Kjoering; back: ReactNode }) {
  const [editing, setEditing] = useState(false)
  const { regnskap, resultat } = kjoering
  return (
    <>
      <PageHead
        title={kjoering.navn}
        intro={`${text.nummer(kjoering.nummer)} · ${text.felt.visningsaar} ${kjoering.visningsaar} · ${text.tilstand[kjoering.tilstand]}`}
        action={back}
      />
      <div className="stack gap-20 width-xl">
        <Card title={text.valg}>
          <Valg kjoering={kjoering} />
          {!isFrosset(kjoering.tilstand) && (
            <Simulering kjoering={kjoering} onEdit={() => setEditing(true)} />
          )}
        </Card>
        {kjoering.mangler.length > 0 && <Mangler mangler={kjoering.mangler} />}
        {regnskap && resultat && kjoering.grunnlag && (
          <>
            {kjoering.tilstand === 'utkast' && (
              <Alert variant="warning" size="small">
                {text.endret}
              </Alert>
            )}
            <FunnListe kjoering={kjoering} />
            {!isFrosset(kjoering.tilstand) && <AnslagValg kjoering={kjoering} />}
            <FreshLogin>
              <Godkjenning kjoering={kjoering} />
              {isFrosset(kjoering.tilstand) && <Utbetaling id={kjoering._id} />}
            </FreshLogin>
            {isFrosset(kjoering.tilstand) && <Korreksjoner kjoeringId={kjoering._id} />}
            <Regnskapstabell regnskap={regnskap} holdtTilbake={kjoering.holdtTilbake} />
            <Summer id={kjoering._id} resultat={resultat} />
            <p className="rp-dus anywhere">{text.nokkel(kjoering.grunnlag, resultat)}</p>
          </>
        )}
        <Historikk entitet="kjoering" id={kjoering._id} />
        {!isFrosset(kjoering.tilstand) && <Slett kjoering={kjoering} />}
      </div>
      {editing && <KjoeringDialog kjoering={kjoering} onClose={() => setEditing(false)} onSaved={() => {}} />}
    </>
  )
}

function Simulering({ kjoering, onEdit }: { kjoering: Kjoering; onEdit: () => void }) {
  const simuler = useSimuler(kjoering._id)
  const isBusy = kjoering.arbeid !== null
  const wasSimulated = kjoering.tilstand !== 'utkast'
  return (
    <>
      <p className="rp-dus">{text.simulerHjelp}</p>
      <div className="row gap-8">
        <Button
          variant={wasSimulated ? 'secondary' : 'primary'}
          loading={simuler.isPending || isBusy}
          onClick={() => simuler.mutate()}
        >
          {wasSimulated ? text.simulerIgjen : text.simuler}
        </Button>
        <Button variant="tertiary" onClick={onEdit}>
          {text.endre}
        </Button>
      </div>
      <div role="status">
        {kjoering.arbeid ? (
          <Arbeid {...kjoering.arbeid} />
        ) : (
          kjoering.simulert && (
            <p className="rp-dus">
              {(kjoering.mangler.length > 0 ? text.stanset : text.simulert)(
                formatDateTime(kjoering.simulert),
              )}
            </p>
          )
        )}
      </div>
      <Failure error={simuler.error} />
    </>
  )
}

function Slett({ kjoering }: { kjoering: Kjoering }) {
  const navigate = useNavigate()
  const remove = useDeleteKjoering(kjoering._id)
  return (
    <div>
      <ConfirmButton
        size="small"
        variant="tertiary"
        data-color="danger"
        label={text.slett}
        heading={text.slettSpoersmaal}
        danger
        busy={remove.isPending}
        failure={remove.error}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate(list) })}
      >
        {text.slettTekst}
      </ConfirmButton>
    </div>
  )
}
