import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { TextField } from '@navikt/ds-react/TextField'
import { createPlan, type Fordelingsplan } from '@rp/contract/fordelingsplan'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatCount, formatDateTime, formatShortDate } from '../../../platform/format.ts'
import { readAar } from '../../../platform/read-dag.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { useCreatePlan, usePlaner } from './plan.queries.ts'
import { text } from './plan.text.ts'

const { kolonne } = text
const columns: readonly CardColumn<Fordelingsplan>[] = [
  {
    name: kolonne.plan,
    cell: plan => (
      <Link className="aksel-link" to={`/admin/fordelingen/planer/${plan._id}`}>
        {text.navn(plan.visningsaar, plan.utgave)}
      </Link>
    ),
  },
  {
    name: kolonne.vedtatt,
    cell: ({ vedtatt }) => (vedtatt ? formatShortDate(vedtatt) : text.ikkeVedtatt),
  },
  { name: kolonne.endring, cell: plan => plan.endring || '–' },
  { name: kolonne.tilstand, cell: tilstandOf },
  { name: kolonne.endret, cell: plan => text.av(formatDateTime(plan.endret), plan.hvem) },
]

/** Whether a run can use it, in words. */
function tilstandOf({ laast, antallMangler }: Fordelingsplan): string {
  if (laast !== null) return text.laast
  return antallMangler === 0 ? text.hel : text.mangler(formatCount(antallMangler))
}

/** The distribution plans at /admin/fordelingen/planer. */
export function PlanListPage() {
  const query = usePlaner()
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHead
        title={text.tittel}
        intro={text.ingress}
        action={<Button onClick={() => setCreating(true)}>{text.ny}</Button>}
      />
      <Fordelingsmeny />
      <Fetched query={query} loading={text.henter} heading={text.feilet} empty={text.ingen}>
        {planer => <CardTable columns={columns} rows={planer} rowKey={plan => plan._id} />}
      </Fetched>
      {creating && <NyPlan planer={query.data ?? []} onClose={() => setCreating(false)} />}
    </>
  )
}

/** A year, and what to begin with: another plan, or nothing. */
function NyPlan({ planer, onClose }: { planer: readonly Fordelingsplan[]; onClose: () => void }) {
  const navigate = useNavigate()
  const create = useCreatePlan()
  const [aar, setAar] = useState('')
  const [fra, setFra] = useState(planer[0]?._id ?? '')
  const [tried, setTried] = useState(false)
  const read = createPlan.body.safeParse({ visningsaar: readAar(aar), fra: fra || null })
  const submit = () => {
    setTried(true)
    if (!read.success) return
    create.mutate(read.data, { onSuccess: ({ _id }) => navigate(`/admin/fordelingen/planer/${_id}`) })
  }
  return (
    <FormDialog
      heading={text.ny}
      send={text.opprett}
      busy={create.isPending}
      failure={create.error?.message}
      dirty={aar !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        size="small"
        label={text.felt.visningsaar}
        description={text.nyHjelp}
        inputMode="numeric"
        value={aar}
        error={tried && read.error?.issues[0]?.message}
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
    </FormDialog>
  )
}
