import { Alert } from '@navikt/ds-react/Alert'
import { Select } from '@navikt/ds-react/Select'
import { listPottregnskap, type Pottregnskap } from '@rp/contract/pottregnskap'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../../platform/calls.ts'
import { exportList } from '../../../platform/download.ts'
import { formatDate, formatKroner } from '../../../platform/format.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
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
import { type Beloep, isWhole, shownOf, sumOf } from './regnskap.ts'
import '../fordeling.css'

const { pott: pottkolonne, ...belop } = text.kolonne

/** Where every øre of the pots is, at /admin/fordelingen/regnskap. */
export function RegnskapPage() {
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fordelingsmeny />
      <Fetched
        query={usePotter()}
        loading={text.henter}
        heading={text.feilet}
        empty={
          <EmptyState action={<LinkButton to="/admin/fordelingen/potter">{text.tilPottene}</LinkButton>}>
            {text.ingen}
          </EmptyState>
        }
      >
        {potter => <Aar alle={[...new Set(potter.map(({ visningsaar }) => visningsaar))]} />}
      </Fetched>
    </>
  )
}

/** @param alle the viewing years that have pots, the newest first */
function Aar({ alle }: { alle: readonly number[] }) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('aar'))
  const aar = alle.includes(asked) ? asked : (alle[0] ?? 0)
  const query = useRead(listPottregnskap, {
    key: ['potter', 'regnskap', aar],
    query: { visningsaar: String(aar) },
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
      <Fetched query={query} loading={text.henter} heading={text.feilet}>
        {potter => <Regnskap aar={aar} potter={potter} />}
      </Fetched>
    </div>
  )
}

/** One pot, or what all of them come to. */
type Rad = { pott: Pottregnskap | null; beloep: Beloep }

const navnOf = ({ kilde, slag }: Pottregnskap): string => `${kilde}, ${slag}`

function Regnskap({ aar, potter }: { aar: number; potter: readonly Pottregnskap[] }) {
  const stamp = `${useDisplayName()}, ${formatDate(new Date().toISOString())}`
  const wrong = potter.filter(pott => !isWhole(pott))
  const felter = ['brutto', ...shownOf(potter)] as const
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
        <CardTable
          columns={[
            { name: pottkolonne, cell: ({ pott }) => (pott ? <Pottnavn pott={pott} /> : text.sum) },
            ...felter.map(
              (felt): CardColumn<Rad> => ({
                name: belop[felt],
                isNumber: true,
                cell: ({ beloep }) => formatKroner(beloep[felt]),
              }),
            ),
          ]}
          rows={[
            ...potter.map((pott): Rad => ({ pott, beloep: pott })),
            { pott: null, beloep: sumOf(potter) },
          ]}
          rowKey={({ pott }) => pott?.pottId ?? ''}
        />
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
