import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { HelPlan } from '@rp/contract/fordelingsplan'
import { type Mangel, manglerIPlan } from '@rp/contract/planinnhold'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { fraSlettet } from '../../../ui/unsaved-guard.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import { useCreatePlan, useDeletePlan, usePlan } from './plan.queries.ts'
import { text } from './plan.text.ts'
import { PlanForm } from './plan-form.tsx'

const list = '/admin/fordelingen/planer'

/** One distribution plan at /admin/fordelingen/planer/:id: the form while nothing has used it, afterwards to be read. */
export function PlanPage() {
  const { id = '' } = useParams()
  const query = usePlan(id)
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
      {plan => <Content key={id} plan={plan} back={back} />}
    </Fetched>
  )
}

function Content({ plan, back }: { plan: HelPlan; back: ReactNode }) {
  const [innhold, setInnhold] = useState(plan.innhold)
  const navn = text.navn(plan.visningsaar, plan.utgave)
  return (
    <>
      <PageHead title={navn} action={back} />
      <div className="stack aside gap-32">
        <div className="stack gap-16">
          {plan.laast !== null && <Laast plan={plan} />}
          <PlanForm
            plan={plan}
            onContent={setInnhold}
            footer={plan.laast === null && <Slett plan={plan} />}
          />
          <Historikk entitet="fordelingsplan" id={plan._id} />
        </div>
        <div className="stack gap-16">
          <Mangler mangler={manglerIPlan(innhold)} />
        </div>
      </div>
    </>
  )
}

/** What is still missing, as it changes while one types. */
function Mangler({ mangler }: { mangler: readonly Mangel[] }) {
  const groups = Map.groupBy(mangler, ({ verkstype }) => verkstype ?? text.mangel.alle)
  return (
    <section aria-labelledby="plan-mangler" className="stack gap-16">
      <Heading level="2" size="small" id="plan-mangler">
        {text.mangel.tittel}
      </Heading>
      {mangler.length === 0 && <p>{text.mangel.ingen}</p>}
      {[...groups].map(([verkstype, some]) => (
        <details key={verkstype} open={groups.size <= 2}>
          <summary>
            {verkstype} ({some.length})
          </summary>
          <ul className="points type-3 anywhere">
            {some.map(({ tekst }) => (
              <li key={tekst}>{tekst}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Laast({ plan }: { plan: HelPlan }) {
  const navigate = useNavigate()
  const create = useCreatePlan()
  return (
    <Alert variant="info" size="small">
      <p className="under-8">{text.laastTekst}</p>
      <Button
        size="small"
        variant="secondary"
        loading={create.isPending}
        onClick={() =>
          create.mutate(
            { visningsaar: plan.visningsaar, fra: plan._id },
            { onSuccess: ({ _id }) => navigate(`${list}/${_id}`) },
          )
        }
      >
        {text.nyUtgave}
      </Button>
      {create.error && <p role="alert">{create.error.message}</p>}
    </Alert>
  )
}

function Slett({ plan }: { plan: HelPlan }) {
  const navigate = useNavigate()
  const remove = useDeletePlan(plan._id)
  return (
    <ConfirmButton
      variant="tertiary"
      data-color="danger"
      label={text.slett}
      heading={text.slettSpoersmaal}
      danger
      busy={remove.isPending}
      failure={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate(list, fraSlettet) })}
    >
      {text.slettTekst}
    </ConfirmButton>
  )
}
