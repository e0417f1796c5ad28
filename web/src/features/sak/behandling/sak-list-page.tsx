import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { alleSaksslag, sakstilstander } from '@rp/contract/sak'
import { fristvalg, listSaker, type SakRad } from '@rp/contract/saksbehandling'
import { Link, useLocation } from 'react-router'
import { formatCount, formatPeriod, formatShortDate } from '../../../platform/format.ts'
import { useServerList } from '../../../platform/server-list.ts'
import type { AskableColumn, Choice } from '../../../ui/filter-field.tsx'
import type { FilterColumn } from '../../../ui/filter-table.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import { fristOf, sakText } from '../sak.text.ts'
import { FristOrd, TilstandMerke } from '../sak-merke.tsx'
import './behandling.css'
import { keys, sakListe, useAnsvarlige } from './behandling.queries.ts'
import { listText as text } from './behandling.text.ts'

const moreFilters: readonly AskableColumn[] = [{ key: 'sok', name: text.sok, filter: 'text' }]

const choices = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value): Choice => ({ value, text: words[value] }))

const columnsFor = (ansvarlige: readonly Choice[]): FilterColumn<SakRad>[] => {
  const common = { sortable: true } as const
  const { kolonne } = text
  const tilstander = [
    { value: 'aktive', text: text.tilstander.aktive },
    ...choices(sakstilstander, sakText.tilstand),
  ]
  return [
    { ...common, key: 'nummer', name: kolonne.nummer, filter: 'number', cell: rad => <Nummer rad={rad} /> },
    {
      ...common,
      key: 'slag',
      name: kolonne.slag,
      filter: { choices: choices(alleSaksslag, sakText.slag) },
      cell: rad => sakText.slag[rad.slag],
    },
    { ...common, key: 'medlem', name: kolonne.medlem, filter: 'text', cell: rad => <Medlem rad={rad} /> },
    {
      ...common,
      key: 'dokumentnavn',
      name: kolonne.dokumentnavn,
      filter: 'text',
      cell: rad => <Dokument rad={rad} />,
    },
    {
      ...common,
      key: 'opprettet',
      name: kolonne.opprettet,
      filter: 'text',
      cell: rad => formatShortDate(rad.opprettet),
    },
    {
      ...common,
      key: 'frist',
      name: kolonne.frist,
      filter: { choices: choices(fristvalg, text.frister) },
      cell: rad => <Frist rad={rad} />,
    },
    {
      ...common,
      key: 'tilstand',
      name: kolonne.tilstand,
      filter: { choices: tilstander },
      cell: rad => <TilstandMerke tilstand={rad.tilstand} ord={sakText.tilstand[rad.tilstand]} />,
    },
    {
      ...common,
      key: 'ansvarlig',
      name: kolonne.ansvarlig,
      filter: { choices: ansvarlige },
      cell: rad => rad.ansvarlig?.navn ?? '–',
    },
  ]
}

/** The staff's list of cases at /admin/saker. Filters, order and page stand in the address. */
export function SakListPage() {
  const served = useServerList({
    endpoint: listSaker,
    spec: sakListe,
    queryKey: keys.liste,
    fileName: text.fil,
  })
  const { list, query } = served
  const staff = useAnsvarlige().data ?? []
  const ansvarlige = [
    { value: 'meg', text: text.meg },
    { value: 'ingen', text: text.ingen },
    ...staff.map(({ id, navn }) => ({ value: id, text: navn })),
  ]
  return (
    <StaffList
      title={text.tittel}
      label={text.tabell}
      {...served}
      count={antall => text.antall(formatCount(antall)) + formatPeriod(list.settled.filter.fra, undefined)}
      empty={text.tom}
      columns={columnsFor(ansvarlige)}
      moreFilters={moreFilters}
      rowKey={rad => rad._id}
    >
      <OnlySome
        filter={list.search.filter}
        rad={query.data?.rader[0]}
        onClear={() => list.change({ filter: {} })}
      />
    </StaffList>
  )
}

type OnlySomeProps = {
  filter: Readonly<Record<string, string>>
  /** Of what is shown; it knows the names. */
  rad: SakRad | undefined
  onClear: () => void
}

/** Who came from a document or a member is told why the others are missing. */
function OnlySome({ filter: { dokument, bruker }, rad, onClear }: OnlySomeProps) {
  if (!dokument && !bruker) return null
  return (
    <Alert variant="info" size="small" className="under-16">
      {dokument ? (
        <>
          {text.bareDokument(rad?.dokument?.filnavn)}{' '}
          <Link to={`/admin/registreringer/${dokument}`}>{text.tilDokumentet}</Link>{' '}
        </>
      ) : (
        <>
          {text.bareBruker(rad?.medlem.navn)} <Link to={`/admin/brukere/${bruker}`}>
            {text.tilBrukeren}
          </Link>{' '}
        </>
      )}
      <Button size="xsmall" variant="tertiary" onClick={onClear}>
        {text.visAlle}
      </Button>
    </Alert>
  )
}

function Nummer({ rad }: { rad: SakRad }) {
  // The way back from the case leads to the list as it was asked for.
  const { search } = useLocation()
  return (
    <Link className="strong" to={`/admin/saker/${rad.nummer}`} state={{ liste: search }}>
      {rad.nummer}
    </Link>
  )
}

function Medlem({ rad: { medlem } }: { rad: SakRad }) {
  return (
    <span className="stack gap-4 left anywhere">
      {medlem.navn}
      {!medlem.aktiv && <small>{text.deaktivert}</small>}
    </span>
  )
}

function Dokument({ rad: { dokument } }: { rad: SakRad }) {
  if (dokument === null) return '–'
  return (
    <span className="stack gap-4 left anywhere">
      {dokument.filnavn}
      {dokument.id === null && <small>{text.slettet}</small>}
    </span>
  )
}

function Frist({ rad }: { rad: SakRad }) {
  const ord = fristOf(rad)
  return (
    <span className="stack gap-4 left">
      {formatShortDate(rad.frist)}
      {ord !== '' && <FristOrd forfalt={rad.dagerTilFrist < 0}>{ord}</FristOrd>}
    </span>
  )
}
