import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { useKvalitet } from '../ki.queries.ts'
import { feltnavn } from '../ki.text.ts'
import { text } from './kvalitet.text.ts'

type Kvalitet = NonNullable<ReturnType<typeof useKvalitet>['data']>

/** «Slik treffer KI» at /admin/ki: what people made of the proposals. The period stands in the address. */
export function KvalitetPage() {
  const [dager, setDager] = useDager()
  const query = useKvalitet(dager)
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Select
        size="small"
        className="width-s under-16"
        label={text.periode}
        value={dager ?? 'alle'}
        onChange={event => setDager(event.target.value)}
      >
        {text.perioder.map(({ dager, navn }) => (
          <option key={navn} value={dager ?? 'alle'}>
            {navn}
          </option>
        ))}
      </Select>
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="2" size="medium">
            {text.hentFeilet}
          </Heading>
        }
      >
        {data => <Content data={data} />}
      </Fetched>
    </>
  )
}

function useDager() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('dager')
  const known = text.perioder.find(({ dager }) => String(dager ?? 'alle') === asked) ?? text.perioder[1]
  return [
    known.dager,
    (dager: string) => setSearch({ dager }, { replace: true, preventScrollReset: true }),
  ] as const
}

function Content({ data: { lesinger, felter } }: { data: Kvalitet }) {
  if (lesinger.ferdig + lesinger.feilet === 0)
    return (
      <EmptyState>
        <strong>{text.tom}</strong>
        <br />
        {text.tomHva}
      </EmptyState>
    )
  return (
    <>
      <dl className="figures card row gap-32 under-16" aria-label={text.lesinger}>
        {(['ferdig', 'feilet', 'reserve'] as const).map(name => (
          <div key={name}>
            <dt>{text[name]}</dt>
            <dd>{formatCount(lesinger[name])}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={text.tabell}>
        <CardTable columns={Object.values(text.kolonne)} numbers={numbers}>
          {felter.map(row => (
            <Row key={row.felt} row={row} />
          ))}
        </CardTable>
      </section>
      <p className="rp-dus prose over-16">{text.forklaring}</p>
      {lesinger.reserve > 0 && <p className="rp-dus prose over-16">{text.reserveHva}</p>}
    </>
  )
}

const counted = ['foreslaatt', 'godtatt', 'endret', 'forkastet', 'ubesvart'] as const
const numbers = [...counted.map(name => text.kolonne[name]), text.kolonne.sikre]

function Row({ row }: { row: Kvalitet['felter'][number] }) {
  const { felt, sikreGodtatt, sikreBesvart } = row
  return (
    <CardRow title={feltnavn[felt]}>
      {counted.map(name => (
        <CardCell key={name} name={text.kolonne[name]} numbers={numbers}>
          {formatCount(row[name])}
        </CardCell>
      ))}
      <CardCell name={text.kolonne.sikre} numbers={numbers}>
        {sikreGodtatt === null ? (
          <span className="rp-dus">{text.ingenSikre}</span>
        ) : (
          text.sikre(
            formatCount(sikreGodtatt),
            formatCount(sikreBesvart),
            formatCount(Math.floor((100 * sikreGodtatt) / sikreBesvart)),
          )
        )}
      </CardCell>
    </CardRow>
  )
}
