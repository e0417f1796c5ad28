import { CheckmarkIcon } from '@navikt/aksel-icons'
import { Table } from '@navikt/ds-react/Table'
import type { Produksjon } from '@rp/contract/produksjon'
import { memo } from 'react'
import { formatCount, formatYear } from '../../platform/format.ts'
import { TruncatedText } from '../../ui/truncated-text.tsx'
import { WorkTitle } from '../../ui/work-title.tsx'
import { text } from './produksjon.text.ts'
import { type Kolonne, kolonner, type ProduksjonSearch } from './produksjon-search.ts'
import type { ChangeSearch } from './use-produksjon-search.ts'

/** Longest function that is shown whole (specification, section 9). */
const fagfunksjonAtMost = 25

type Props = {
  rows: readonly Produksjon[]
  /** Null where it could not be fetched. */
  mine: ReadonlyMap<string, readonly string[]> | null
  sendt: ReadonlyMap<string, unknown> | null
  search: ProduksjonSearch
  onSort: ChangeSearch
  onShow: (produksjon: Produksjon) => void
}

/** One page of productions; each row becomes a card on a phone, where only the written roles keep it a table. */
export const ProduksjonTable = memo(function ProduksjonTable({
  rows,
  mine,
  sendt,
  search,
  onSort,
  onShow,
}: Props) {
  const { sorter, synkende } = search
  return (
    <Table
      role="table"
      className="rp-kort rp-produksjoner"
      sort={{ orderBy: sorter, direction: synkende ? 'descending' : 'ascending' }}
      onSortChange={key => onSort({ sorter: key as Kolonne, synkende: key === sorter && !synkende })}
    >
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          {Object.entries(text.kolonne).map(([key, name]) => (
            <Table.ColumnHeader
              key={key}
              role="columnheader"
              scope="col"
              sortKey={key}
              sortable={kolonner.some(kolonne => kolonne === key)}
              align={key === 'premiere' || key === 'episoder' ? 'right' : 'left'}
            >
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {rows.map((row, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a key press changes what most rows show, and that is quicker than making them anew.
            key={place}
            row={row}
            mine={mine === null ? null : (mine.get(row._id) ?? noFunctions)}
            sendt={sendt === null ? null : sendt.has(row._id)}
            onShow={onShow}
          />
        ))}
      </Table.Body>
    </Table>
  )
})

const noFunctions: readonly string[] = []

type RowProps = {
  row: Produksjon
  mine: readonly string[] | null
  sendt: boolean | null
  onShow: (produksjon: Produksjon) => void
}

/** Drawn again only when another production comes to stand in this place. */
const Row = memo(function Row({ row, mine, sendt, onShow }: RowProps) {
  const { kolonne } = text
  return (
    <Table.Row role="row">
      <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
        <WorkTitle>{row.Produksjonstittel}</WorkTitle>
      </Table.HeaderCell>
      <Table.DataCell role="cell" data-felt={kolonne.selskap}>
        {row.Produksjonsselskap || '–'}
      </Table.DataCell>
      <Table.DataCell role="cell" data-felt={kolonne.premiere} align="right">
        {formatYear(row.Premiere)}
      </Table.DataCell>
      <Table.DataCell role="cell" data-felt={kolonne.verkstype}>
        {row.Verkstype || '–'}
      </Table.DataCell>
      <Table.DataCell role="cell" data-felt={kolonne.episoder} align="right">
        {row.Episoder === null ? '–' : formatCount(row.Episoder)}
      </Table.DataCell>
      <Table.DataCell role="cell" data-felt={kolonne.vederlag}>
        {sendt === null ? text.ukjent : <SendtButton row={row} sendt={sendt} onShow={onShow} />}
      </Table.DataCell>
      <Table.DataCell role="cell" data-felt={kolonne.mine}>
        <Fagfunksjoner functions={mine} />
      </Table.DataCell>
    </Table.Row>
  )
})

/** A check mark and the year, or a dash: the way to the broadcast information. */
function SendtButton({
  row,
  sendt,
  onShow,
}: {
  row: Produksjon
  sendt: boolean
  onShow: RowProps['onShow']
}) {
  return (
    <button
      type="button"
      className="rp-sendt"
      data-sendt={sendt}
      aria-haspopup="dialog"
      onClick={() => onShow(row)}
    >
      <span className="aksel-sr-only">
        {sendt ? text.sendtI2023 : text.ikkeSendt} {row.Produksjonstittel}:{' '}
      </span>
      {sendt ? (
        <>
          <CheckmarkIcon aria-hidden fontSize="1.125rem" />
          {text.aar}
        </>
      ) : (
        '–'
      )}
    </button>
  )
}

function Fagfunksjoner({ functions }: { functions: readonly string[] | null }) {
  if (functions === null) return text.ukjent
  if (functions.length === 0) return <span className="rp-produksjoner__ikke">{text.ikkeRegistrert}</span>
  return (
    <ul className="rp-produksjoner__mine">
      {functions.map(name => (
        <li key={name}>
          <TruncatedText atMost={fagfunksjonAtMost}>{name}</TruncatedText>
        </li>
      ))}
    </ul>
  )
}
