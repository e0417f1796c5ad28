import { Heading } from '@navikt/ds-react/Typography'
import { visningsaar } from '@rp/contract/fordeling'
import { listAnslag, type Anslag as TAnslag } from '@rp/contract/oppgjoer'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { formatDate, formatKroner } from '../../../platform/format.ts'
import { useSession } from '../../../platform/session.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { text } from './anslag.text.ts'

const { kolonne } = text
const numbers = [kolonne.beloep]

export function useAnslag() {
  const userId = useSession()?.id ?? ''
  return useQuery({
    queryKey: ['oppgjoer', userId, 'anslag'],
    queryFn: ({ signal }) => call(listAnslag, { params: { userId, aar: String(visningsaar.aar) }, signal }),
    enabled: userId !== '',
  })
}

/** What the viewing year would give the member, while staff show it; nothing otherwise. */
export function Anslag({ query }: { query: ReturnType<typeof useAnslag> }) {
  if (!query.isError && !query.data?.length) return null
  return (
    <Fetched
      query={query}
      loading={text.henter}
      heading={
        <Heading level="2" size="small">
          {text.feilet}
        </Heading>
      }
    >
      {alle => alle.map(anslag => <Ett key={anslag.kjoeringId} anslag={anslag} />)}
    </Fetched>
  )
}

function Ett({ anslag: { kjoeringId, simulert, beloep, linjer } }: { anslag: TAnslag }) {
  return (
    <section className="frame stack width-xl under-24" aria-labelledby={`anslag-${kjoeringId}`}>
      <Heading level="2" size="medium" id={`anslag-${kjoeringId}`}>
        {text.tittel}
      </Heading>
      <p>
        {text.ikkeEndelig} {text.regnet(formatDate(simulert))}
      </p>
      <CardTable columns={Object.values(kolonne)} numbers={numbers}>
        {linjer.map(linje => (
          <CardRow
            key={`${linje.produksjonsID} ${linje.fagfunksjon}`}
            title={<WorkTitle>{linje.produksjonstittel}</WorkTitle>}
          >
            <CardCell name={kolonne.funksjon} numbers={numbers}>
              {linje.fagfunksjon}
            </CardCell>
            <CardCell name={kolonne.beloep} numbers={numbers}>
              {formatKroner(linje.beloep)}
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
      <p className="rp-tall">
        {text.sum}: <strong>{formatKroner(beloep)}</strong>
      </p>
    </section>
  )
}
