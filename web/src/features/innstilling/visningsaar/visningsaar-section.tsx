import { PencilIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Table } from '@navikt/ds-react/Table'
import { Heading } from '@navikt/ds-react/Typography'
import type { Visningsaar, Visningsaarliste } from '@rp/contract/visningsaar'
import { useRef, useState } from 'react'
import { formatCount, formatShortDate } from '../../../platform/format.ts'
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
    <section className="card stack gap-20 width-xl" aria-labelledby="innstilling-visningsaar">
      <Heading level="2" size="small" id="innstilling-visningsaar">
        {text.tittel}
      </Heading>
      <div className="rp-dus stack gap-8 prose">
        {text.hjelp.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Failure error={remove.error} />
      <YearTable rader={liste.rader} onEdit={setEditing} onDelete={setDeleting} />
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
    </section>
  )
}

type TableProps = {
  rader: readonly Rad[]
  onEdit: (aar: Visningsaar) => void
  onDelete: (aar: number) => void
}

function YearTable({ rader, onEdit, onDelete }: TableProps) {
  return (
    <Table size="small" className="rp-kort">
      <Table.Header>
        <Table.Row>
          {[text.aar, text.fordeles, text.plan, text.sendinger].map(navn => (
            <Table.HeaderCell key={navn} scope="col">
              {navn}
            </Table.HeaderCell>
          ))}
          <Table.HeaderCell scope="col">
            <span className="aksel-sr-only">{text.handlinger}</span>
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rader.map(rad => (
          <Table.Row key={rad.aar}>
            <Table.HeaderCell scope="row" className="rp-kort__tittel">
              {rad.aar}
            </Table.HeaderCell>
            <Table.DataCell data-felt={text.fordeles}>{rad.fordeles ?? text.ikkeFastsatt}</Table.DataCell>
            <Table.DataCell data-felt={text.plan}>
              {rad.planVedtatt ? formatShortDate(`${rad.planVedtatt}T12:00:00Z`) : text.ikkeFastsatt}
            </Table.DataCell>
            <Table.DataCell data-felt={text.sendinger}>
              {rad.sendinger > 0 ? text.antall(formatCount(rad.sendinger)) : text.ingenListe}
            </Table.DataCell>
            <Table.DataCell>
              <RowActions rad={rad} onEdit={onEdit} onDelete={onDelete} />
            </Table.DataCell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  )
}

function RowActions({ rad, onEdit, onDelete }: { rad: Rad } & Omit<TableProps, 'rader'>) {
  return (
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
  )
}
