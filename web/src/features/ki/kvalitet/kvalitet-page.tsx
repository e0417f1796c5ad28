import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import { kvalitetsformer } from '@rp/contract/ki'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount, formatMonth } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { useKvalitet } from '../ki.queries.ts'
import { feltnavn } from '../ki.text.ts'
import { text } from './kvalitet.text.ts'

type Kvalitet = NonNullable<ReturnType<typeof useKvalitet>['data']>

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
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="2" size="medium">
            {text.hentFeilet}
          </Heading>
        }
      >
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
          andel(sikreGodtatt, sikreBesvart)
        )}
      </CardCell>
    </CardRow>
  )
}

const andel = (godtatt: number, besvart: number): string =>
  text.andel(formatCount(godtatt), formatCount(besvart), formatCount(Math.floor((100 * godtatt) / besvart)))

/** Only the forms that there is an answer for have a column. */
function Maaneder({ maaneder }: Pick<Kvalitet, 'maaneder'>) {
  const former = kvalitetsformer.filter(name =>
    maaneder.some(one => one.former.some(({ form }) => form === name)),
  )
  const names = former.map(name => text.former[name])
  return (
    <section aria-labelledby="over-tid">
      <Heading level="2" size="medium" spacing id="over-tid">
        {text.overTid}
      </Heading>
      {former.length === 0 ? (
        <p className="rp-dus">{text.ingenBesvart}</p>
      ) : (
        <>
          <CardTable columns={[text.maaned, ...names]} numbers={names}>
            {maaneder.map(one => (
              <CardRow key={one.maaned} title={formatMonth(one.maaned)}>
                {former.map(name => {
                  const tall = one.former.find(({ form }) => form === name)
                  return (
                    <CardCell key={name} name={text.former[name]} numbers={names}>
                      {tall ? (
                        andel(tall.godtatt, tall.besvart)
                      ) : (
                        <span className="rp-dus">{text.ingen}</span>
                      )}
                    </CardCell>
                  )
                })}
              </CardRow>
            ))}
          </CardTable>
          <p className="rp-dus prose over-16">{text.formHva}</p>
        </>
      )}
    </section>
  )
}
