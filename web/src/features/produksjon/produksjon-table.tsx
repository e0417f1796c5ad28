import { Table } from '@navikt/ds-react/Table'
import { produksjonslisteKolonner as kolonner, type Produksjon } from '@rp/contract/produksjon'
import { memo, startTransition, useEffect, useState } from 'react'
import { text } from './produksjon.text.ts'
import { ProduksjonRow } from './produksjon-row.tsx'
import type { ChangeProduksjonSearch, Kolonne, ProduksjonSearch } from './produksjon-search.ts'

/** No row, and on a phone no card, is lower than this, in CSS pixels. */
const lowestRow = { row: 44, card: 120 }
/** How long those that stand below the window wait for the next key press, in milliseconds. */
const pause = 150

/** As many rows as reach to the bottom of the window, wherever the list begins. They are drawn with the key press. */
function countInWindow(): number {
  const lowest = window.innerWidth > 760 ? lowestRow.row : lowestRow.card
  return Math.ceil((window.scrollY + window.innerHeight) / lowest)
}

const none: readonly Produksjon[] = []

/**
 * The rows as they were when the person last paused: those below the window are drawn anew once, and not for each key press. As the
 * page opens, they come after the first picture.
 */
function useSettled(rows: readonly Produksjon[], isOpening: boolean): readonly Produksjon[] {
  const [settled, setSettled] = useState(isOpening ? none : rows)
  const hasBegun = settled !== none
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(rows))
    if (!hasBegun) {
      settle()
      return undefined
    }
    const waiting = setTimeout(settle, pause)
    return () => clearTimeout(waiting)
  }, [rows, hasBegun])
  return settled
}

const noFunctions: readonly string[] = []

type Props = {
  rows: readonly Produksjon[]
  /** Null where it could not be fetched. */
  mine: ReadonlyMap<string, readonly string[]> | null
  sendt: ReadonlyMap<string, unknown> | null
  search: ProduksjonSearch
  /** The list was not here before: the rows in the window are drawn first. */
  isOpening: boolean
  onSort: ChangeProduksjonSearch
  onShow: (produksjon: Produksjon) => void
}

/** One page of productions; each row becomes a card on a phone, where only the written roles keep it a table. */
export const ProduksjonTable = memo(function ProduksjonTable({
  rows,
  mine,
  sendt,
  search,
  isOpening,
  onSort,
  onShow,
}: Props) {
  const { sorter, synkende } = search
  const settled = useSettled(rows, isOpening)
  const atOnce = countInWindow()
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
              align={key === 'episoder' ? 'right' : 'left'}
            >
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {rows.map((row, place) => {
          const shown = place < atOnce ? row : settled[place]
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
