import { Table } from '@navikt/ds-react/Table'
import type { Key, ReactNode } from 'react'

export type CardColumn<Row> = {
  /** Stands before the value on a card. */
  name: string
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

type CardTableProps<Row> = {
  /** The first tells what the row is about. */
  columns: readonly CardColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => Key
}

/** A table of many columns. Each row becomes a card on a phone and a tablet, where only the written roles keep it a table. */
export function CardTable<Row>({ columns, rows, rowKey }: CardTableProps<Row>) {
  const [title, ...rest] = columns
  return (
    <div className="rp-kort-bredt">
      <Table role="table" className="rp-kort">
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {columns.map(({ name, isNumber }) => (
              <Table.HeaderCell
                key={name}
                role="columnheader"
                scope="col"
                align={isNumber ? 'right' : 'left'}
              >
                {name}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {rows.map((row, index) => (
            <Table.Row key={rowKey(row, index)} role="row">
              <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
                {title?.cell(row)}
              </Table.HeaderCell>
              {rest.map(({ name, isNumber, cell }) => (
                <Table.DataCell key={name} role="cell" data-felt={name} align={isNumber ? 'right' : 'left'}>
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
