import { Heading } from '@navikt/ds-react/Typography'
import { visningsaar } from '@rp/contract/fordeling'
import { listAnslag, type Anslag as TAnslag } from '@rp/contract/oppgjoer'
import { useRead } from '../../../platform/calls.ts'
import { formatDate, formatKroner } from '../../../platform/format.ts'
import { useSession } from '../../../platform/session.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { text } from './anslag.text.ts'

const { kolonne } = text
const columns: readonly CardColumn<TAnslag['linjer'][number]>[] = [
  { name: kolonne.verk, cell: linje => <WorkTitle>{linje.produksjonstittel}</WorkTitle> },
  {
    name: kolonne.funksjon,
    cell: ({ fagfunksjon, korreksjon }) => (korreksjon ? text.korreksjon(fagfunksjon) : fagfunksjon),
  },
  { name: kolonne.beloep, isNumber: true, cell: linje => formatKroner(linje.beloep) },
]

export function useAnslag() {
  const userId = useSession()?.id ?? ''
  return useRead(listAnslag, {
    key: ['oppgjoer', userId, 'anslag'],
    params: { userId, aar: String(visningsaar.aar) },
    enabled: userId !== '',
  })
}

/** What the viewing year would give the member, while staff show it; nothing otherwise. */
export function Anslag({ query }: { query: ReturnType<typeof useAnslag> }) {
  if (!query.isError && !query.data?.length) return null
  return (
    <Fetched query={query} loading={text.henter} heading={<h2>{text.feilet}</h2>}>
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
      <CardTable
        columns={columns}
        rows={linjer}
        rowKey={({ produksjonsID, fagfunksjon, korreksjon }) =>
          `${produksjonsID} ${fagfunksjon} ${korreksjon}`
        }
      />
      <p className="rp-tall">
        {text.sum}: <strong>{formatKroner(beloep)}</strong>
      </p>
    </section>
  )
}
