import { Alert } from '@navikt/ds-react/Alert'
import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import { listPottregnskap, type Pottregnskap } from '@rp/contract/pottregnskap'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../platform/api.ts'
import { exportList } from '../../../platform/download.ts'
import { formatDate, formatKroner } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ListMenu } from '../../../ui/list-menu.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { useDisplayName } from '../../bruker/bruker.queries.ts'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { text as kjoeringText } from '../kjoering/kjoering.text.ts'
import { usePotter } from '../pott/pott.queries.ts'
import { text } from './regnskap.text.ts'
import { type Beloep, type Del, isWhole, shownOf, sumOf } from './regnskap.ts'
import '../fordeling.css'

const { pott: pottkolonne, ...belop } = text.kolonne
const numbers = Object.values(belop)

/** Where every øre of the pots is, at /admin/fordelingen/regnskap. */
export function RegnskapPage() {
  const query = usePotter()
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fordelingsmeny />
      <Fetched query={query} loading={text.henter} heading={<Feilet />}>
        {potter =>
          potter.length === 0 ? (
            <EmptyState action={<LinkButton to="/admin/fordelingen/potter">{text.tilPottene}</LinkButton>}>
              {text.ingen}
            </EmptyState>
          ) : (
            <Aar alle={[...new Set(potter.map(({ visningsaar }) => visningsaar))]} />
          )
        }
      </Fetched>
    </>
  )
}

const Feilet = () => (
  <Heading level="2" size="medium">
    {text.feilet}
  </Heading>
)

/** @param alle the viewing years that have pots, the newest first */
function Aar({ alle }: { alle: readonly number[] }) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('aar'))
  const aar = alle.includes(asked) ? asked : (alle[0] ?? 0)
  const query = useQuery({
    queryKey: ['potter', 'regnskap', aar],
    queryFn: ({ signal }) => call(listPottregnskap, { query: { visningsaar: String(aar) }, signal }),
  })
  return (
    <div className="stack gap-16">
      <Select
        size="small"
        className="width-s"
        label={text.aar}
        value={aar}
        onChange={({ target }) => setSearch({ aar: target.value }, { replace: true })}
      >
        {alle.map(one => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <Fetched query={query} loading={text.henter} heading={<Feilet />}>
        {potter => <Regnskap aar={aar} potter={potter} />}
      </Fetched>
    </div>
  )
}

const navnOf = ({ kilde, slag }: Pottregnskap): string => `${kilde}, ${slag}`

function Regnskap({ aar, potter }: { aar: number; potter: readonly Pottregnskap[] }) {
  const stamp = `${useDisplayName()}, ${formatDate(new Date().toISOString())}`
  const wrong = potter.filter(pott => !isWhole(pott))
  const felter = ['brutto', ...shownOf(potter)] as const
  const columns = felter.map(felt => belop[felt])
  return (
    <>
      {wrong.length === 0 ? (
        <p>{text.stemmer}</p>
      ) : (
        <Alert variant="error">{text.stemmerIkke(wrong.map(navnOf).join('; '))}</Alert>
      )}
      <ListMenu
        stamp={stamp}
        onExport={exportList(listPottregnskap, text.fil(aar), { query: { visningsaar: aar } })}
      />
      <div className="regnskap">
        <CardTable columns={[pottkolonne, ...columns]} numbers={numbers}>
          {potter.map(pott => (
            <Rad key={pott.pottId} felter={felter} beloep={pott} title={<Pottnavn pott={pott} />} />
          ))}
          <Rad felter={felter} beloep={sumOf(potter)} title={text.sum} />
        </CardTable>
      </div>
    </>
  )
}

function Pottnavn({ pott }: { pott: Pottregnskap }) {
  return (
    <>
      {navnOf(pott)}
      <small>
        {pott.kjoering ? (
          <>
            <Link className="aksel-link" to={`/admin/fordelingen/${pott.kjoering._id}`}>
              {pott.kjoering.navn}
            </Link>
            , {kjoeringText.tilstand[pott.kjoering.tilstand].toLowerCase()}
          </>
        ) : (
          text.ingenKjoering
        )}
      </small>
    </>
  )
}

type RadProps = { felter: readonly ('brutto' | Del)[]; title: ReactNode; beloep: Beloep }

function Rad({ felter, title, beloep }: RadProps) {
  return (
    <CardRow title={title}>
      {felter.map(felt => (
        <CardCell key={felt} name={belop[felt]} numbers={numbers}>
          {formatKroner(beloep[felt])}
        </CardCell>
      ))}
    </CardRow>
  )
}
