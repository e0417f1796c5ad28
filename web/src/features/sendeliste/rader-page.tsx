import {
  listSendelisterader,
  metodenavn,
  type Sendelisterad,
  utfall,
  utfallsnavn,
} from '@rp/contract/sendelisterad'
import { formatCount, formatYear } from '../../platform/format.ts'
import { useServerList } from '../../platform/server-list.ts'
import type { FilterColumn } from '../../ui/filter-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { StaffList } from '../../ui/staff-list.tsx'
import { WorkTitle } from '../../ui/work-title.tsx'
import { BareImport, ImportHistorikk } from './bare-import.tsx'
import { KoblePaaNytt } from './koble-paa-nytt.tsx'
import { Sendeaar } from './sendeaar.tsx'
import { radKey, radSpec, useTvil } from './sendeliste.queries.ts'
import { radText as text } from './sendeliste.text.ts'
import './sendeliste.css'

const percent = (share: number) => `${Math.floor(share * 100)} %`

const columns: readonly FilterColumn<Sendelisterad>[] = [
  {
    key: 'tittel',
    name: text.kolonne.tittel,
    sortable: true,
    filter: 'text',
    cell: ({ tittel, alternativTittel }) => (
      <>
        {tittel}
        {alternativTittel && <small>{alternativTittel}</small>}
      </>
    ),
  },
  { key: 'mediehus', name: text.kolonne.mediehus, sortable: true, filter: 'text', cell: rad => rad.mediehus },
  {
    key: 'episoder',
    name: text.kolonne.episoder,
    sortable: true,
    align: 'right',
    cell: rad => (rad.episoder === null ? text.ingen : formatCount(rad.episoder)),
  },
  {
    key: 'premiere',
    name: text.kolonne.premiere,
    sortable: true,
    filter: 'number',
    cell: rad => (rad.premiere === null ? text.ingen : formatYear(rad.premiere)),
  },
  {
    key: 'produksjonsselskap',
    name: text.kolonne.produksjonsselskap,
    sortable: true,
    filter: 'text',
    cell: rad => rad.produksjonsselskap || text.ingen,
  },
  {
    key: 'produksjon',
    name: text.kolonne.produksjon,
    sortable: true,
    filter: 'text',
    cell: ({ produksjon }) =>
      produksjon ? <WorkTitle>{produksjon.Produksjonstittel}</WorkTitle> : text.ingen,
  },
  {
    key: 'utfall',
    name: text.kolonne.utfall,
    filter: { choices: utfall.map(value => ({ value, text: utfallsnavn[value] })) },
    cell: rad => (
      <>
        {utfallsnavn[rad.utfall]}
        {rad.metode && rad.utfall === 'koblet' && <small>{metodenavn[rad.metode]}</small>}
      </>
    ),
  },
  {
    key: 'sikkerhet',
    name: text.kolonne.sikkerhet,
    sortable: true,
    align: 'right',
    cell: rad => (rad.sikkerhet === null || rad.utfall === 'uten' ? text.ingen : percent(rad.sikkerhet)),
  },
  {
    key: 'handling',
    name: text.kolonne.handling,
    unlabelled: true,
    cell: rad => (
      <LinkButton
        size="small"
        variant="tertiary"
        to={`/admin/sendelister/${rad.year}/avklar?rad=${rad._id}`}
        aria-label={(rad.produksjon ? text.endre : text.velg) + text.for(rad.tittel)}
      >
        {rad.produksjon ? text.endre : text.velg}
      </LinkButton>
    ),
  },
]

/** All lines of a viewing year at /admin/sendelister/:aar, with the way to put a wrong link right. */
export const RaderPage = () => <Sendeaar>{aar => <Rader aar={aar} />}</Sendeaar>

function Rader({ aar }: { aar: number }) {
  const served = useServerList({
    endpoint: listSendelisterader,
    spec: radSpec,
    queryKey: radKey,
    always: { visningsaar: aar },
    fileName: text.fil(aar),
  })
  const { search, change } = served.list
  const { import: importId, ...others } = search.filter
  const tvil = useTvil(aar).data?.antall ?? 0
  return (
    <>
      <StaffList
        title={text.tittel(aar)}
        label={text.tabell}
        action={
          tvil > 0 && (
            <LinkButton to={`/admin/sendelister/${aar}/avklar`}>{text.avklar(formatCount(tvil))}</LinkButton>
          )
        }
        {...served}
        count={antall => text.antall(formatCount(antall))}
        empty={text.tom}
        columns={columns}
        rowKey={rad => rad._id}
      >
        <KoblePaaNytt aar={aar} />
        {importId && <BareImport id={importId} onClear={() => change({ filter: others })} />}
      </StaffList>
      {importId && <ImportHistorikk id={importId} />}
    </>
  )
}
