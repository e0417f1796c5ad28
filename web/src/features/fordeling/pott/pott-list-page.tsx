import { PencilIcon, TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Pott } from '@rp/contract/pott'
import { useState } from 'react'
import { fileDate, formatCount, formatKroner, formatShortDate } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
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
  const query = usePotter()
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
      <Failure error={remove.error} />
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="2" size="medium">
            {text.feilet}
          </Heading>
        }
      >
        {potter =>
          potter.length === 0 ? (
            <EmptyState>{text.ingen}</EmptyState>
          ) : (
            <PottTable potter={potter} onEdit={setEditing} onDelete={setDeleting} />
          )
        }
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
          if (deleting) remove.mutate(deleting._id, { onSettled: () => setDeleting(null) })
        }}
        onCancel={() => setDeleting(null)}
      >
        {text.slettTekst}
      </ConfirmDialog>
    </>
  )
}

type TableProps = { potter: readonly Pott[]; onEdit: (pott: Pott) => void; onDelete: (pott: Pott) => void }
const { kolonne } = text
const numbers = [kolonne.beloep]

function PottTable({ potter, onEdit, onDelete }: TableProps) {
  return (
    <CardTable columns={Object.values(kolonne)} numbers={numbers}>
      {potter.map(pott => (
        <CardRow key={pott._id} title={<Title pott={pott} />}>
          <CardCell name={kolonne.slag} numbers={numbers}>
            {pott.slag}
          </CardCell>
          <CardCell name={kolonne.aar} numbers={numbers}>
            {pott.visningsaar}
          </CardCell>
          <CardCell name={kolonne.mediehus} numbers={numbers}>
            {pott.mediehus.join(', ') || text.alleMediehus}
          </CardCell>
          <CardCell name={kolonne.beloep} numbers={numbers}>
            {formatKroner(pott.beloep)}
          </CardCell>
          <CardCell name={kolonne.mottatt} numbers={numbers}>
            {formatShortDate(pott.mottatt)}
          </CardCell>
          <CardCell name={kolonne.frist} numbers={numbers}>
            {formatShortDate(pott.frist)}
            <Left pott={pott} />
          </CardCell>
          <CardCell name={kolonne.handling} numbers={numbers}>
            {pott.gjortOpp === null && (
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
            )}
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  )
}

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
