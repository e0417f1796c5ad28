import { Table } from '@navikt/ds-react/Table'
import type { ReactNode } from 'react'
import './filter-table.css'
import { type AskableColumn, type Asked, FilterField, type OnAsk } from './filter-field.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { useMedia } from './media.ts'

export type FilterColumn<Row> = AskableColumn & {
  align?: 'right'
  /** The column that names the row; the first one unless said otherwise. */
  heading?: boolean
  /** On a phone its cell stands without the name: a tick, a button. */
  unlabelled?: true
  /** In the place of the name at the head of the column. */
  header?: ReactNode
  cell: (row: Row) => ReactNode
}

export type FilterTableProps<Row> = {
  /** Names the table for a screen reader. */
  label: string
  columns: readonly FilterColumn<Row>[]
  /** Filters on what has no column, above the table. */
  moreFilters?: readonly AskableColumn[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  asked: Asked
  onAsk: OnAsk
  /** Rows that came with an earlier question, shown until the new ones are here. */
  stale?: boolean
  rowClass?: (row: Row) => string | undefined
}

/** As in table.css: below it the rows are cards, and the header with its filters is hidden. */
const phone = '(max-width: 760px)'

/**
 * A list that the server filters, sorts and pages: a filter under the name of each column that has one. On a phone the rows become
 * cards, and the filters and the order fold into a panel above them.
 */
export function FilterTable<Row>(props: FilterTableProps<Row>) {
  const { label, columns, moreFilters = [], rows, rowKey, asked, onAsk, stale, rowClass } = props
  const isPhone = useMedia(phone)
  return (
    <>
      {isPhone && <FilterPanel columns={[...moreFilters, ...columns]} asked={asked} onAsk={onAsk} />}
      {!isPhone && moreFilters.length > 0 && (
        <search className="rp-flerefiltre">
          {moreFilters.map(column => (
            <FilterField key={column.key} column={column} asked={asked} onAsk={onAsk} />
          ))}
        </search>
      )}
      <div className="rp-filtertabell">
        <Table
          role="table"
          size="small"
          aria-label={label}
          aria-busy={stale}
          className="rp-kort"
          sort={{ orderBy: asked.sorter, direction: asked.synkende ? 'descending' : 'ascending' }}
          onSortChange={key => onAsk({ sorter: key, synkende: key === asked.sorter && !asked.synkende })}
        >
          <Header columns={columns} asked={asked} onAsk={onAsk} withFilters={!isPhone} />
          <Table.Body role="rowgroup">
            {rows.map(row => (
              <Table.Row key={rowKey(row)} role="row" className={rowClass?.(row)}>
                {columns.map((column, index) => (
                  <Cell key={column.key} column={column} row={row} first={index === 0} />
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      </div>
    </>
  )
}

type HeaderProps<Row> = Pick<FilterTableProps<Row>, 'columns' | 'asked' | 'onAsk'> & { withFilters: boolean }

function Header<Row>({ columns, asked, onAsk, withFilters }: HeaderProps<Row>) {
  return (
    <Table.Header role="rowgroup">
      <Table.Row role="row">
        {columns.map(column => (
          <Table.ColumnHeader
            key={column.key}
            role="columnheader"
            scope="col"
            sortKey={column.key}
            sortable={column.sortable === true}
            align={column.align ?? 'left'}
          >
            {column.header ??
              (column.unlabelled ? <span className="aksel-sr-only">{column.name}</span> : column.name)}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
      {withFilters && columns.some(column => column.filter) && (
        <Table.Row role="row" className="rp-filtertabell__filtre">
          {columns.map(column => (
            <Table.DataCell key={column.key} role="cell">
              {column.filter && <FilterField column={column} asked={asked} onAsk={onAsk} hideLabel />}
            </Table.DataCell>
          ))}
        </Table.Row>
      )}
    </Table.Header>
  )
}

type CellProps<Row> = { column: FilterColumn<Row>; row: Row; first: boolean }

function Cell<Row>({ column, row, first }: CellProps<Row>) {
  const content = column.cell(row)
  if (column.heading ?? first)
    return (
      <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
        {content}
      </Table.HeaderCell>
    )
  return (
    <Table.DataCell
      role="cell"
      data-felt={column.unlabelled ? undefined : column.name}
      align={column.align ?? 'left'}
    >
      {content}
    </Table.DataCell>
  )
}
