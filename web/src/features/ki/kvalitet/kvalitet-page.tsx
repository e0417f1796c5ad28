import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import { kvalitetsformer } from '@rp/contract/ki'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount, formatMonth } from '../../../platform/format.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { useKvalitet } from '../ki.queries.ts'
import { feltnavn } from '../ki.text.ts'
import { text } from './kvalitet.text.ts'

type Kvalitet = NonNullable<ReturnType<typeof useKvalitet>['data']>
type Maaned = Kvalitet['maaneder'][number]

const andel = (godtatt: number, besvart: number): string =>
  text.andel(formatCount(godtatt), formatCount(besvart), formatCount(Math.floor((100 * godtatt) / besvart)))

const columns: readonly CardColumn<Kvalitet['felter'][number]>[] = [
  { name: text.kolonne.felt, cell: row => feltnavn[row.felt] },
  ...(['foreslaatt', 'godtatt', 'endret', 'forkastet', 'ubesvart'] as const).map(name => ({
    name: text.kolonne[name],
    isNumber: true,
    cell: (row: Kvalitet['felter'][number]) => formatCount(row[name]),
  })),
  {
    name: text.kolonne.sikre,
    isNumber: true,
    cell: ({ sikreGodtatt, sikreBesvart }) =>
      sikreGodtatt === null ? (
        <span className="rp-dus">{text.ingenSikre}</span>
      ) : (
        andel(sikreGodtatt, sikreBesvart)
      ),
  },
]

/** «Slik treffer KI» at /admin/ki: what people made of the proposals. The period and the form stand in the address. */
export function KvalitetPage() {
  const { dager, form, set } = useUtvalg()
  const query = useKvalitet(dager, form)
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Select
        size="small"
        className="width-s under-16"
        label={text.periode}
        value={dager ?? 'alle'}
        onChange={event => set('dager', event.target.value)}
      >
        {text.perioder.map(({ dager, navn }) => (
          <option key={navn} value={dager ?? 'alle'}>
            {navn}
          </option>
        ))}
      </Select>
      <Fetched query={query} loading={text.henter} heading={text.hentFeilet}>
        {data => (
          <Content data={data}>
            <Select
              size="small"
              className="width-s under-16"
              label={text.form}
              value={form ?? 'alle'}
              onChange={event => set('form', event.target.value)}
            >
              <option value="alle">{text.alleFormer}</option>
              {kvalitetsformer.map(name => (
                <option key={name} value={name}>
                  {text.former[name]}
                </option>
              ))}
            </Select>
          </Content>
        )}
      </Fetched>
    </>
  )
}

function useUtvalg() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('dager')
  const { dager } = text.perioder.find(one => String(one.dager ?? 'alle') === asked) ?? text.perioder[1]
  const form = kvalitetsformer.find(name => name === search.get('form')) ?? null
  const set = (name: 'dager' | 'form', value: string) =>
    setSearch(
      earlier => {
        earlier.set(name, value)
        return earlier
      },
      { replace: true, preventScrollReset: true },
    )
  return { dager, form, set }
}

type ContentProps = {
  data: Kvalitet /** Chooses the form that the fields are counted for. */
  children: ReactNode
}

function Content({ data: { lesinger, felter, maaneder }, children }: ContentProps) {
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
      <Maaneder maaneder={maaneder} />
      <section aria-labelledby="per-felt" className="over-24">
        <Heading level="2" size="medium" spacing id="per-felt">
          {text.tabell}
        </Heading>
        {children}
        <CardTable columns={columns} rows={felter} rowKey={row => row.felt} />
      </section>
      <p className="rp-dus prose over-16">{text.forklaring}</p>
      {lesinger.reserve > 0 && <p className="rp-dus prose over-16">{text.reserveHva}</p>}
    </>
  )
}

/** Only the forms that there is an answer for have a column. */
function Maaneder({ maaneder }: Pick<Kvalitet, 'maaneder'>) {
  const former = kvalitetsformer.filter(name =>
    maaneder.some(one => one.former.some(({ form }) => form === name)),
  )
  return (
    <section aria-labelledby="over-tid">
      <Heading level="2" size="medium" spacing id="over-tid">
        {text.overTid}
      </Heading>
      {former.length === 0 ? (
        <p className="rp-dus">{text.ingenBesvart}</p>
      ) : (
        <>
          <CardTable
            columns={[
              { name: text.maaned, cell: ({ maaned }) => formatMonth(maaned) },
              ...former.map(
                (name): CardColumn<Maaned> => ({
                  name: text.former[name],
                  isNumber: true,
                  cell: one => {
                    const tall = one.former.find(({ form }) => form === name)
                    return tall ? (
                      andel(tall.godtatt, tall.besvart)
                    ) : (
                      <span className="rp-dus">{text.ingen}</span>
                    )
                  },
                }),
              ),
            ]}
            rows={maaneder}
            rowKey={one => one.maaned}
          />
          <p className="rp-dus prose over-16">{text.formHva}</p>
        </>
      )}
    </section>
  )
}
