import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Select } from '@navikt/ds-react/Select'
import { TextField } from '@navikt/ds-react/TextField'
import { Heading } from '@navikt/ds-react/Typography'
import type { Fordelingsplan } from '@rp/contract/fordelingsplan'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatCount, formatDateTime, formatShortDate } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { useCreatePlan, usePlaner } from './plan.queries.ts'
import { text } from './plan.text.ts'

const { kolonne } = text
const noNumbers: readonly string[] = []

/** The distribution plans at /admin/fordelingen/planer. */
export function PlanListPage() {
  const query = usePlaner()
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.tittel} size="large">
            {text.tittel}
          </PageHeading>
        }
        intro={text.ingress}
        action={<Button onClick={() => setCreating(true)}>{text.ny}</Button>}
      />
      <Fordelingsmeny />
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="2" size="medium">
            {text.feilet}
          </Heading>
        }
      >
        {planer =>
          planer.length === 0 ? (
            <EmptyState>{text.ingen}</EmptyState>
          ) : (
            <CardTable className="planer" columns={Object.values(kolonne)} numbers={noNumbers}>
              {planer.map(plan => (
                <Row key={plan._id} plan={plan} />
              ))}
            </CardTable>
          )
        }
      </Fetched>
      {creating && <NyPlan planer={query.data ?? []} onClose={() => setCreating(false)} />}
    </>
  )
}

/** Whether a run can use it, in words. */
export const tilstandOf = ({ laast, antallMangler }: Fordelingsplan): string => {
  if (laast !== null) return text.laast
  return antallMangler === 0 ? text.hel : text.mangler(formatCount(antallMangler))
}

function Row({ plan }: { plan: Fordelingsplan }) {
  const cells = {
    [kolonne.vedtatt]: plan.vedtatt ? formatShortDate(plan.vedtatt) : text.ikkeVedtatt,
    [kolonne.endring]: plan.endring || '–',
    [kolonne.tilstand]: tilstandOf(plan),
    [kolonne.endret]: text.av(formatDateTime(plan.endret), plan.hvem),
  }
  return (
    <CardRow
      title={
        <Link className="aksel-link" to={`/admin/fordelingen/planer/${plan._id}`}>
          {text.navn(plan.visningsaar, plan.utgave)}
        </Link>
      }
    >
      {Object.entries(cells).map(([name, value]) => (
        <CardCell key={name} name={name} numbers={noNumbers}>
          {value}
        </CardCell>
      ))}
    </CardRow>
  )
}

/** A year, and what to begin with: another plan, or nothing. */
function NyPlan({ planer, onClose }: { planer: readonly Fordelingsplan[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const formId = useId()
  const navigate = useNavigate()
  const create = useCreatePlan()
  const [aar, setAar] = useState('')
  const [fra, setFra] = useState(planer[0]?._id ?? '')
  const [tried, setTried] = useState(false)
  const wrong = !/^(19[5-9]\d|20\d\d)$/.test(aar.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong || create.isPending) return
    create.mutate(
      { visningsaar: Number(aar), fra: fra || null },
      { onSuccess: ({ _id }) => navigate(`/admin/fordelingen/planer/${_id}`) },
    )
  }
  return (
    <Modal ref={dialog} open width="small" onClose={onClose} header={{ heading: text.ny, size: 'small' }}>
      <Modal.Body>
        <form id={formId} noValidate onSubmit={submit} className="fordeling__skjema">
          <TextField
            size="small"
            label={text.felt.visningsaar}
            description={text.nyHjelp}
            inputMode="numeric"
            maxLength={4}
            value={aar}
            error={tried && wrong ? text.felt.visningsaarFeil : undefined}
            onChange={({ target }) => setAar(target.value)}
          />
          <Select size="small" label={text.nyFra} value={fra} onChange={({ target }) => setFra(target.value)}>
            <option value="">{text.nyTom}</option>
            {planer.map(plan => (
              <option key={plan._id} value={plan._id}>
                {text.navn(plan.visningsaar, plan.utgave)}
              </option>
            ))}
          </Select>
          {create.error && (
            <Alert variant="error" size="small" role="alert">
              {create.error.message}
            </Alert>
          )}
        </form>
      </Modal.Body>
      <Modal.Footer>
        <Button form={formId} loading={create.isPending}>
          {text.opprett}
        </Button>
        <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
          {text.avbryt}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
