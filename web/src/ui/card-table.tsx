import { Table } from '@navikt/ds-react/Table'
import type { ReactNode } from 'react'

type CardTableProps = {
  columns: readonly string[]
  /** Those of the columns that hold numbers. */
  numbers: readonly string[]
  /** The rows, of `CardRow`. */
  children: ReactNode
}

/** A table of many columns. Each row becomes a card on a phone and a tablet, where only the written roles keep it a table. */
export function CardTable({ columns, numbers, children }: CardTableProps) {
  return (
    <div className="rp-kort-bredt">
      <Table role="table" className="rp-kort">
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {columns.map(name => (
              <Table.HeaderCell key={name} role="columnheader" scope="col" align={alignOf(name, numbers)}>
                {name}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">{children}</Table.Body>
      </Table>
    </div>
  )
}

const alignOf = (name: string, numbers: readonly string[]) => (numbers.includes(name) ? 'right' : 'left')

/** A row with what it is about; its further cells are `CardCell`. */
export function CardRow({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Table.Row role="row">
      <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
        {title}
      </Table.HeaderCell>
      {children}
    </Table.Row>
  )
}

type CardCellProps = { name: string; numbers: readonly string[]; children: ReactNode }

/** `name` is that of the column, and stands before the value on a card. */
export function CardCell({ name, numbers, children }: CardCellProps) {
  return (
    <Table.DataCell role="cell" data-felt={name} align={alignOf(name, numbers)}>
      <span>{children}</span>
    </Table.DataCell>
  )
}
