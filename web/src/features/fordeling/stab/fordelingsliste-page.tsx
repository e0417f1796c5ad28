import type { Fordelingssum } from '@rp/contract/fordelingsliste'
import { perSide } from '@rp/contract/liste'
import { formatCount } from '../../../platform/format.ts'
import { fetchAll } from '../../../platform/list-export.ts'
import { type ListSearch, useListSearch } from '../../../platform/list-search.ts'
import { saveFile, toCsv, toExcel } from '../../../platform/sheet.ts'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { FilterTable } from '../../../ui/filter-table.tsx'
import { ListFrame } from '../../../ui/list-frame.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { fetchFordeling, spec, useFordeling } from './fordelingsliste.queries.ts'
import { text } from './fordelingsliste.text.ts'
import { columns, sumLines, toSheet } from './fordelingsliste-columns.tsx'
import './fordelingsliste.css'

/** F©R-fordeling v2023 at /admin/fordeling: what the viewing year comes to, document by document. */
export function FordelingslistePage() {
  const { search, settled, change } = useListSearch(spec)
  const query = useFordeling(settled)
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.tittel} size="large">
            {text.tittel}
          </PageHeading>
        }
        intro={text.ingress}
      />
      {query.data && <Sums sum={query.data.sum} />}
      <ListFrame
        rows={query.data ?? null}
        error={query.error}
        onRetry={() => void query.refetch()}
        count={antall => text.antall(formatCount(antall))}
        empty={text.ingen}
        filtered={Object.keys(settled.filter).length > 0}
        onClear={() => change({ filter: {} })}
        page={settled.side}
        perPage={perSide}
        onPage={side => change({ side })}
        actions={
          <ExportButtons
            disabled={!query.data?.antall}
            onExport={(format, onProgress, signal) => exportList(settled, format, onProgress, signal)}
          />
        }
      >
        <div className="fordelingsliste">
          <FilterTable
            label={text.tabell}
            columns={columns}
            rows={query.data?.rader ?? []}
            rowKey={rad => rad.dokumentId}
            asked={search}
            onAsk={change}
            stale={query.isPlaceholderData}
          />
        </div>
      </ListFrame>
    </>
  )
}

async function exportList(
  search: ListSearch,
  format: 'csv' | 'excel',
  onProgress: (share: number) => void,
  signal: AbortSignal,
) {
  let sum: Fordelingssum | undefined
  const rader = await fetchAll(
    async (side, antall) => {
      const answer = await fetchFordeling({ ...search, side }, antall, signal)
      sum = answer.sum
      return answer
    },
    onProgress,
    signal,
  )
  if (!sum) return
  const sheet = toSheet(rader, sum)
  if (format === 'csv') saveFile(toCsv(sheet), `${text.fil}.csv`)
  else saveFile(await toExcel(sheet), `${text.fil}.xlsx`)
}

function Sums({ sum }: { sum: Fordelingssum }) {
  return (
    <section aria-label={text.sum.tittel}>
      <dl className="fordelingssum">
        {sumLines(sum).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
