import { PencilIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Visningsaar, Visningsaarliste } from '@rp/contract/visningsaar'
import { useRef, useState } from 'react'
import { formatCount, formatShortDate } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { visningsaarText as text } from '../innstilling.text.ts'
import { LastChange } from '../innstilling-form.tsx'
import { useDeleteVisningsaar } from './visningsaar.queries.ts'
import { VisningsaarDialog } from './visningsaar-dialog.tsx'

type Rad = Visningsaarliste['rader'][number]

/** The viewing years: added, changed, deleted. */
export function VisningsaarSection({ liste }: { liste: Visningsaarliste }) {
  const [editing, setEditing] = useState<Visningsaar | 'ny' | null>(null)
  const [deleting, setDeleting] = useState<number | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const remove = useDeleteVisningsaar()
  return (
    <Card title={text.tittel} className="width-xl">
      <div className="rp-dus stack gap-8 prose">
        {text.hjelp.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Failure error={remove.error} />
      <CardTable
        frame=""
        isSmall
        columns={columnsWith({ onEdit: setEditing, onDelete: setDeleting })}
        rows={liste.rader}
        rowKey={rad => rad.aar}
      />
      <div>
        <Button
          ref={add}
          size="small"
          variant="secondary"
          icon={<PlusIcon aria-hidden />}
          onClick={() => setEditing('ny')}
        >
          {text.leggTil}
        </Button>
      </div>
      <LastChange endret={liste.endret} id={liste.id} />
      {editing !== null && (
        <VisningsaarDialog aar={editing === 'ny' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        heading={text.slettSpoersmaal(deleting ?? 0)}
        confirmLabel={text.slett}
        danger
        busy={remove.isPending}
        onConfirm={async () => {
          await remove.mutateAsync(deleting ?? 0).catch(() => {})
          setDeleting(null)
          // The row may be gone, and the button that was pressed with it.
          add.current?.focus()
        }}
        onCancel={() => setDeleting(null)}
      >
        {text.slettTekst}
      </ConfirmDialog>
    </Card>
  )
}

type Act = { onEdit: (aar: Visningsaar) => void; onDelete: (aar: number) => void }

const columnsWith = ({ onEdit, onDelete }: Act): readonly CardColumn<Rad>[] => [
  { name: text.aar, cell: rad => rad.aar },
  { name: text.fordeles, cell: rad => rad.fordeles ?? text.ikkeFastsatt },
  {
    name: text.plan,
    cell: ({ planVedtatt }) =>
      planVedtatt ? formatShortDate(`${planVedtatt}T12:00:00Z`) : text.ikkeFastsatt,
  },
  {
    name: text.sendinger,
    cell: ({ sendinger }) => (sendinger > 0 ? text.antall(formatCount(sendinger)) : text.ingenListe),
  },
  {
    name: text.handlinger,
    unlabelled: true,
    cell: rad => (
      <div className="line gap-4">
        <Button
          size="small"
          variant="tertiary"
          icon={<PencilIcon title={text.endreHvem(rad.aar)} />}
          onClick={() => onEdit(rad)}
        />
        <Button
          size="small"
          variant="tertiary"
          icon={<TrashIcon title={text.slettHvem(rad.aar)} />}
          onClick={() => onDelete(rad.aar)}
        />
      </div>
    ),
  },
]
