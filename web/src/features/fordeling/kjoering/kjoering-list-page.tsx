import { Button } from '@navikt/ds-react/Button'
import type { Kjoering } from '@rp/contract/kjoering'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatCount, formatDateTime, formatKroner } from '../../../platform/format.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { useKjoeringer } from './kjoering.queries.ts'
import { text } from './kjoering.text.ts'
import { KjoeringDialog } from './kjoering-dialog.tsx'

const { kolonne } = text
const columns: readonly CardColumn<Kjoering>[] = [
  {
    name: kolonne.navn,
    cell: ({ _id, navn }) => (
      <Link className="aksel-link" to={`/admin/fordelingen/${_id}`}>
        {navn}
      </Link>
    ),
  },
  { name: kolonne.aar, cell: one => one.visningsaar },
  { name: kolonne.tilstand, cell: one => text.tilstand[one.tilstand] },
  {
    name: kolonne.brutto,
    isNumber: true,
    cell: ({ regnskap }) => (regnskap ? formatKroner(regnskap.brutto) : '–'),
  },
  {
    name: kolonne.krav,
    isNumber: true,
    cell: ({ regnskap }) => (regnskap ? formatKroner(regnskap.krav) : '–'),
  },
  {
    name: kolonne.mottakere,
    isNumber: true,
    cell: one => (one.regnskap ? formatCount(one.mottakere) : '–'),
  },
  {
    name: kolonne.simulert,
    cell: ({ simulert, mangler }) =>
      simulert && mangler.length === 0 ? formatDateTime(simulert) : text.ikkeSimulert,
  },
]

/** The runs of the distribution at /admin/fordelingen. */
export function KjoeringListPage() {
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHead
        title={text.tittel}
        intro={text.ingress}
        action={<Button onClick={() => setCreating(true)}>{text.ny}</Button>}
      />
      <Fordelingsmeny />
      <Fetched query={useKjoeringer()} loading={text.henter} heading={text.feilet} empty={text.ingen}>
        {rows => <CardTable columns={columns} rows={rows} rowKey={one => one._id} />}
      </Fetched>
      {creating && (
        <KjoeringDialog
          kjoering={null}
          onClose={() => setCreating(false)}
          onSaved={({ _id }) => navigate(`/admin/fordelingen/${_id}`)}
        />
      )}
    </>
  )
}
