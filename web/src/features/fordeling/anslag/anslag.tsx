import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import type { Anslag as TAnslag, Utenforgrunn } from '@rp/contract/oppgjoer'
import { Link } from 'react-router'
import { formatDate, formatKroner } from '../../../platform/format.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { manglerOf, useMe } from '../../bruker/bruker.queries.ts'
import type { useAnslag } from './anslag.queries.ts'
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

/** What the viewing year would give the member, while staff show it; nothing otherwise. */
export function Anslag({ query }: { query: ReturnType<typeof useAnslag> }) {
  if (!query.isError && !query.data?.length) return null
  return (
    <Fetched query={query} loading={text.henter} heading={<h2>{text.feilet}</h2>}>
      {alle => alle.map(anslag => <Ett key={anslag.kjoeringId} anslag={anslag} />)}
    </Fetched>
  )
}

function Ett({ anslag: { kjoeringId, simulert, beloep, linjer, utenfor } }: { anslag: TAnslag }) {
  return (
    <section className="frame stack width-xl under-24" aria-labelledby={`anslag-${kjoeringId}`}>
      <Heading level="2" size="medium" id={`anslag-${kjoeringId}`}>
        {text.tittel}
      </Heading>
      <p>
        {text.ikkeEndelig} {text.regnet(formatDate(simulert))}
      </p>
      {linjer.length > 0 && (
        <CardTable
          columns={columns}
          rows={linjer}
          rowKey={({ produksjonsID, fagfunksjon, korreksjon }) =>
            `${produksjonsID} ${fagfunksjon} ${korreksjon}`
          }
        />
      )}
      <p className="rp-tall">
        {text.sum}: <strong>{formatKroner(beloep)}</strong>
      </p>
      {utenfor.length > 0 && (
        <>
          <Heading level="3" size="small">
            {text.utenfor}
          </Heading>
          <ul className="lines">
            {[...Map.groupBy(utenfor, ({ grunn }) => grunn)].map(([grunn, some]) => (
              <Utenfor key={grunn} grunn={grunn} rader={some} />
            ))}
          </ul>
        </>
      )}
      <p className="rp-dus">{text.resten}</p>
    </section>
  )
}

type UtenforProps = { grunn: Utenforgrunn; rader: TAnslag['utenfor'] }
/** What one reason keeps out, how much that is, and what can be done about it. */
function Utenfor({ grunn, rader }: UtenforProps) {
  const { data: me } = useMe()
  const { tekst, vei } = text.grunn[grunn]
  const savnet = me && manglerOf(me).find(({ holder }) => holder === grunn)
  // Filled in since the estimate was made, which does not know of it.
  const isDone = me !== undefined && grunn.startsWith('mangler_') && !savnet
  const felt = grunn === 'utenfor_eoes' ? 'eoes' : savnet?.felt
  const holdt = rader.reduce((sum, { beloep }) => sum + (beloep ?? 0), 0)
  return (
    <li>
      <div className="stack gap-8">
        <p>
          {holdt > 0 && <strong className="rp-tall">{text.holdes(formatKroner(holdt))}</strong>}{' '}
          {isDone ? text.besvart : tekst}{' '}
          {vei && felt && (
            <AkselLink as={Link} to={`/persondata#${felt}`}>
              {vei}
            </AkselLink>
          )}
        </p>
        <ul className="points">
          {rader.map(({ produksjonstittel, fagfunksjon, beloep }) => (
            <li key={`${produksjonstittel} ${fagfunksjon}`}>
              <WorkTitle>{produksjonstittel}</WorkTitle>
              {fagfunksjon && `, ${fagfunksjon}`}
              {beloep !== null && `: ${formatKroner(beloep)}`}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
