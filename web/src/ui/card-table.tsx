import { Table } from '@navikt/ds-react/Table'
import type { Key, ReactNode } from 'react'

export type CardColumn<Row> = {
  /** Stands before the value on a card. */
  name: string
  isNumber?: boolean
  /** Its cells say themselves what they are: the name is for screen readers alone. */
  unlabelled?: true
  cell: (row: Row) => ReactNode
}

type CardTableProps<Row> = {
  /** The first tells what the row is about. */
  columns: readonly CardColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => Key
  rowClass?: (row: Row) => string | undefined
  /** Names the table where no heading does. */
  label?: string
  isSmall?: boolean
  /** What it lies in; else with many columns, of which the rows are cards on a tablet too, `rp-kort-bredt`. */
  frame?: 'rp-filtertabell' | ''
}

/** More have no room on a tablet. */
const mostOnTablet = 5

/** A table of many columns. Each row becomes a card on a phone, where only the written roles keep it a table. */
export function CardTable<Row>(props: CardTableProps<Row>) {
  const { columns, rows, rowKey, rowClass, label, isSmall = false } = props
  const { frame = columns.length > mostOnTablet ? 'rp-kort-bredt' : '' } = props
  const [title, ...rest] = columns
  return (
    <div className={frame}>
      <Table role="table" className="rp-kort" size={isSmall ? 'small' : 'medium'} aria-label={label}>
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {columns.map(({ name, isNumber, unlabelled }, index) => (
              <Table.HeaderCell
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may be called the same.
                key={index}
                role="columnheader"
                scope="col"
                align={isNumber ? 'right' : 'left'}
              >
                {unlabelled ? <span className="aksel-sr-only">{name}</span> : name}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {rows.map((row, place) => (
            <Table.Row key={rowKey(row, place)} role="row" className={rowClass?.(row)}>
              <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
                {title?.cell(row)}
              </Table.HeaderCell>
              {rest.map(({ name, isNumber, unlabelled, cell }, index) => (
                <Table.DataCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  key={index}
                  role="cell"
                  data-felt={unlabelled ? undefined : name}
                  align={isNumber ? 'right' : 'left'}
                >
                  <span>{cell(row)}</span>
                </Table.DataCell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}
