import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { perSide } from '@rp/contract/liste'
import type { SlettetDokument } from '@rp/contract/papirkurv'
import { useState } from 'react'
import { formatCount, formatDateTime, formatShortDate } from '../../../platform/format.ts'
import { exportList } from '../../../platform/list-export.ts'
import { type ListSpec, useListSearch } from '../../../platform/list-search.ts'
import type { Sheet } from '../../../platform/sheet.ts'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { type FilterColumn, FilterTable } from '../../../ui/filter-table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ListFrame } from '../../../ui/list-frame.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { StatusBadge } from '../dokument.parts.tsx'
import { fetchSlettede, useRestore, useSlettede } from './masse.queries.ts'
import { text } from './masse.text.ts'

const spec: ListSpec = { filtre: ['sok'], kolonner: ['slettet'], sorter: 'slettet', synkende: true }
const { kolonne } = text

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
  const { search, settled, change } = useListSearch(spec)
  const query = useSlettede({ sok: settled.filter.sok ?? '', side: settled.side, antall: perSide })
  const [told, setTold] = useState('')
  const columns: readonly FilterColumn<SlettetDokument>[] = [
    { key: 'arbeidstaker', name: kolonne.arbeidstaker, cell: rad => rad.arbeidstaker },
    { key: 'filnavn', name: kolonne.filnavn, cell: rad => rad.filnavn },
    { key: 'status', name: kolonne.status, cell: rad => <StatusBadge status={rad.status} /> },
    { key: 'slettet', name: kolonne.slettet, cell: rad => formatDateTime(rad.slettet) },
    { key: 'slettetAv', name: kolonne.slettetAv, cell: rad => rad.slettetAv },
    { key: 'frist', name: kolonne.frist, cell: rad => formatShortDate(rad.frist) },
    {
      key: 'handling',
      name: kolonne.handling,
      unlabelled: true,
      cell: rad => <Restore rad={rad} onDone={setTold} />,
    },
  ]
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.slettede} size="large">
            {text.slettede}
          </PageHeading>
        }
        action={
          <LinkButton size="small" variant="secondary" to="/admin/registreringer">
            {text.tilListen}
          </LinkButton>
        }
      />
      <div role="status">{told !== '' && <Alert variant="success">{text.hentet(told)}</Alert>}</div>
      <ListFrame
        rows={query.data ?? null}
        error={query.error}
        onRetry={() => void query.refetch()}
        count={antall => text.slettedeAntall(formatCount(antall))}
        empty={text.slettedeTom}
        filtered={Object.keys(search.filter).length > 0}
        onClear={() => change({ filter: {} })}
        page={settled.side}
        perPage={perSide}
        onPage={side => change({ side })}
        actions={
          <ExportButtons
            disabled={!query.data?.antall}
            onExport={exportList({
              fetchSide: (side, antall, signal) =>
                fetchSlettede({ sok: settled.filter.sok ?? '', side, antall }, signal),
              toSheet,
              fileName: text.slettedeFil,
            })}
          />
        }
      >
        <FilterTable
          label={text.slettede}
          columns={columns}
          moreFilters={[{ key: 'sok', name: 'Søk', filter: 'text' }]}
          rows={query.data?.rader ?? []}
          rowKey={rad => rad.id}
          asked={search}
          onAsk={change}
          stale={query.isPlaceholderData}
        />
      </ListFrame>
    </>
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
