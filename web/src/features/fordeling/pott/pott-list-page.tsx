import { PencilIcon, TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Pott } from '@rp/contract/pott'
import { useState } from 'react'
import { fileDate, formatCount, formatKroner, formatShortDate } from '../../../platform/format.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { useDeletePott, usePotter } from './pott.queries.ts'
import { text } from './pott.text.ts'
import { PottDialog } from './pott-dialog.tsx'

/** The pots of money at /admin/fordelingen/potter: what came in, and by when it must be paid out. */
export function PottListPage() {
  const [editing, setEditing] = useState<Pott | 'ny' | null>(null)
  const [deleting, setDeleting] = useState<Pott | null>(null)
  const remove = useDeletePott()
  return (
    <>
      <PageHead
        title={text.tittel}
        intro={text.ingress}
        action={<Button onClick={() => setEditing('ny')}>{text.ny}</Button>}
      />
      <Fordelingsmeny />
      <Fetched query={usePotter()} loading={text.henter} heading={text.feilet} empty={text.ingen}>
        {potter => (
          <CardTable columns={columnsWith(setEditing, setDeleting)} rows={potter} rowKey={pott => pott._id} />
        )}
      </Fetched>
      {editing !== null && (
        <PottDialog pott={editing === 'ny' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        heading={text.slettSpoersmaal(deleting?.kilde ?? '')}
        confirmLabel={text.slett}
        danger
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting) remove.mutate(deleting._id, { onSuccess: () => setDeleting(null) })
        }}
        onCancel={() => {
          setDeleting(null)
          remove.reset()
        }}
      >
        {text.slettTekst}
        <Failure error={remove.error} before={text.slettFeilet} />
      </ConfirmDialog>
    </>
  )
}

const { kolonne } = text
type Act = (pott: Pott) => void

const columnsWith = (onEdit: Act, onDelete: Act): readonly CardColumn<Pott>[] => [
  { name: kolonne.kilde, cell: pott => <Title pott={pott} /> },
  { name: kolonne.slag, cell: pott => pott.slag },
  { name: kolonne.aar, cell: pott => pott.visningsaar },
  { name: kolonne.mediehus, cell: pott => pott.mediehus.join(', ') || text.alleMediehus },
  { name: kolonne.beloep, isNumber: true, cell: pott => formatKroner(pott.beloep) },
  { name: kolonne.mottatt, cell: pott => formatShortDate(pott.mottatt) },
  {
    name: kolonne.frist,
    cell: pott => (
      <>
        {formatShortDate(pott.frist)}
        <Left pott={pott} />
      </>
    ),
  },
  {
    name: kolonne.handling,
    cell: pott =>
      pott.gjortOpp === null && (
        <>
          <Button
            size="small"
            variant="tertiary"
            icon={<PencilIcon title={text.endreHvem(pott.kilde)} />}
            onClick={() => onEdit(pott)}
          />
          <Button
            size="small"
            variant="tertiary"
            icon={<TrashIcon title={text.slettHvem(pott.kilde)} />}
            onClick={() => onDelete(pott)}
          />
        </>
      ),
  },
]

function Title({ pott }: { pott: Pott }) {
  return (
    <>
      {pott.kilde}
      {pott.produksjonstittel && (
        <span className="hint block">
          <WorkTitle>{pott.produksjonstittel}</WorkTitle>
        </span>
      )}
    </>
  )
}

const day = 86_400_000

/** When it was paid, or how long there is to the deadline, in days of Norway. */
function Left({ pott: { frist, gjortOpp } }: { pott: Pott }) {
  if (gjortOpp !== null) return <span className="hint block">{text.gjortOpp(formatShortDate(gjortOpp))}</span>
  const dager = Math.round((Date.parse(frist) - Date.parse(fileDate(new Date()))) / day)
  if (dager < 0) return <span className="type-2 danger block">{text.passert}</span>
  return <span className="hint block">{dager === 0 ? text.iDag : text.dagerIgjen(formatCount(dager))}</span>
}
