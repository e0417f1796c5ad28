import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import type { SlettetDokument } from '@rp/contract/papirkurv'
import { useState } from 'react'
import { formatCount, formatDateTime, formatShortDate } from '../../platform/format.ts'
import { exportList } from '../../platform/list-export.ts'
import { type ListSpec, useListSearch } from '../../platform/list-search.ts'
import type { Sheet } from '../../platform/sheet.ts'
import type { FilterColumn } from '../../ui/filter-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { StaffList } from '../../ui/staff-list.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { fetchSlettede, useRestore, useSlettede } from './masse.queries.ts'
import { text } from './masse.text.ts'

const spec: ListSpec = { filtre: ['sok'], kolonner: ['slettet'], sorter: 'slettet', synkende: true }
const { kolonne } = text

const columns: readonly FilterColumn<SlettetDokument>[] = [
  { key: 'arbeidstaker', name: kolonne.arbeidstaker, cell: rad => rad.arbeidstaker },
  { key: 'filnavn', name: kolonne.filnavn, cell: rad => rad.filnavn },
  { key: 'status', name: kolonne.status, cell: rad => <StatusBadge status={rad.status} /> },
  { key: 'slettet', name: kolonne.slettet, cell: rad => formatDateTime(rad.slettet) },
  { key: 'slettetAv', name: kolonne.slettetAv, cell: rad => rad.slettetAv },
  { key: 'frist', name: kolonne.frist, cell: rad => formatShortDate(rad.frist) },
]

const toSheet = (rader: readonly SlettetDokument[]): Sheet => ({
  name: text.slettede,
  header: [
    kolonne.arbeidstaker,
    kolonne.filnavn,
    kolonne.status,
    kolonne.slettet,
    kolonne.slettetAv,
    kolonne.frist,
  ],
  rows: rader.map(rad => [
    rad.arbeidstaker,
    rad.filnavn,
    rad.status,
    formatDateTime(rad.slettet),
    rad.slettetAv,
    formatShortDate(rad.frist),
  ]),
})

/** Deleted documents at /admin/registreringer/slettet, until they are gone for good. */
export function SlettetPage() {
  const list = useListSearch(spec)
  const sok = list.settled.filter.sok ?? ''
  const query = useSlettede({ sok, side: list.settled.side, antall: list.perPage })
  const [told, setTold] = useState('')
  return (
    <StaffList
      title={text.slettede}
      action={
        <LinkButton size="small" variant="secondary" to="/admin/registreringer">
          {text.tilListen}
        </LinkButton>
      }
      list={list}
      query={query}
      count={antall => text.slettedeAntall(formatCount(antall))}
      empty={text.slettedeTom}
      columns={[
        ...columns,
        {
          key: 'handling',
          name: kolonne.handling,
          unlabelled: true,
          cell: rad => <Restore rad={rad} onDone={setTold} />,
        },
      ]}
      moreFilters={[{ key: 'sok', name: 'Søk', filter: 'text' }]}
      rowKey={rad => rad.id}
      onExport={exportList({
        fetchSide: (side, antall, signal) => fetchSlettede({ sok, side, antall }, signal),
        toSheet,
        fileName: text.slettedeFil,
      })}
    >
      <div role="status">{told !== '' && <Alert variant="success">{text.hentet(told)}</Alert>}</div>
    </StaffList>
  )
}

function Restore({ rad, onDone }: { rad: SlettetDokument; onDone: (navn: string) => void }) {
  const restore = useRestore()
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        loading={restore.isPending}
        aria-label={`${text.hentTilbake}: ${rad.filnavn}`}
        onClick={() => restore.mutate(rad.id, { onSuccess: () => onDone(rad.filnavn) })}
      >
        {text.hentTilbake}
      </Button>
      {restore.error && <span role="alert">{restore.error.message}</span>}
    </>
  )
}
