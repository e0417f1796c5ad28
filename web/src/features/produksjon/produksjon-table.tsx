import { Table } from '@navikt/ds-react/Table'
import type { Produksjon } from '@rp/contract/produksjon'
import { memo, useDeferredValue } from 'react'
import { text } from './produksjon.text.ts'
import { ProduksjonRow } from './produksjon-row.tsx'
import {
  type ChangeProduksjonSearch,
  type Kolonne,
  kolonner,
  type ProduksjonSearch,
} from './produksjon-search.ts'

/** So many rows fill nearly any window. They are drawn with the key press; those below them come a picture later. */
const atOnce = 30

const noFunctions: readonly string[] = []

type Props = {
  rows: readonly Produksjon[]
  /** Null where it could not be fetched. */
  mine: ReadonlyMap<string, readonly string[]> | null
  sendt: ReadonlyMap<string, unknown> | null
  search: ProduksjonSearch
  onSort: ChangeProduksjonSearch
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
  const later = useDeferredValue(rows)
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
        {rows.map((row, place) => {
          const shown = place < atOnce ? row : later[place]
          return (
            shown && (
              <ProduksjonRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a key press changes what most rows show, and that is quicker than making them anew.
                key={place}
                row={shown}
                mine={mine === null ? null : (mine.get(shown._id) ?? noFunctions)}
                sendt={sendt === null ? null : sendt.has(shown._id)}
                onShow={onShow}
              />
            )
          )
        })}
      </Table.Body>
    </Table>
  )
})
