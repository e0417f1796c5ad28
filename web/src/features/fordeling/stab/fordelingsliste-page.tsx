import type { Fordelingssum } from '@rp/contract/fordelingsliste'
import { formatCount } from '../../../platform/format.ts'
import { exportList } from '../../../platform/list-export.ts'
import { useListSearch } from '../../../platform/list-search.ts'
import { StaffList } from '../../../ui/staff-list.tsx'
import { fetchFordeling, spec, useFordeling } from './fordelingsliste.queries.ts'
import { text } from './fordelingsliste.text.ts'
import { columns, sumLines, toSheet } from './fordelingsliste-columns.tsx'

/** F©R-fordeling v2023 at /admin/fordeling: what the viewing year comes to, document by document. */
export function FordelingslistePage() {
  const list = useListSearch(spec)
  const query = useFordeling(list.settled)
  return (
    <StaffList
      title={text.tittel}
      label={text.tabell}
      intro={text.ingress}
      list={list}
      query={query}
      count={antall => text.antall(formatCount(antall))}
      empty={text.ingen}
      columns={columns}
      rowKey={rad => rad.dokumentId}
      onExport={exportList({
        fetchSide: (side, antall, signal) => fetchFordeling({ ...list.settled, side }, antall, signal),
        toSheet: (rader, svar) => toSheet(rader, svar.sum),
        fileName: text.fil,
      })}
    >
      {query.data && <Sums sum={query.data.sum} />}
    </StaffList>
  )
}

function Sums({ sum }: { sum: Fordelingssum }) {
  return (
    <section aria-label={text.sum.tittel}>
      <dl className="figures card row gap-32 under-16">
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
