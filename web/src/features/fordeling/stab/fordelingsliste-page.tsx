import { visningsaar } from '@rp/contract/fordeling'
import { type Fordelingssum, listFordelingsrader } from '@rp/contract/fordelingsliste'
import { formatCount } from '../../../platform/format.ts'
import { useServerList } from '../../../platform/server-list.ts'
import { StaffList } from '../../../ui/staff-list.tsx'
import { text } from './fordelingsliste.text.ts'
import { columns, spec, sumLines } from './fordelingsliste-columns.tsx'

/** F©R-fordeling v2023 at /admin/fordeling: what the viewing year comes to, document by document. */
export function FordelingslistePage() {
  const served = useServerList({
    endpoint: listFordelingsrader,
    spec,
    queryKey: ['fordeling'],
    params: { aar: visningsaar.aar },
    fileName: text.fil,
  })
  const { data } = served.query
  return (
    <StaffList
      title={text.tittel}
      label={text.tabell}
      intro={text.ingress}
      {...served}
      count={antall => text.antall(formatCount(antall))}
      empty={text.ingen}
      columns={columns}
      rowKey={rad => rad.dokumentId}
    >
      {data && <Sums sum={data.sum} />}
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
