import { Table } from '@navikt/ds-react/Table'
import type { MouseEvent, ReactNode } from 'react'
import './filter-table.css'
import { type AskableColumn, type Asked, FilterField, type OnAsk } from './filter-field.tsx'

export type FilterColumn<Row> = AskableColumn & {
  align?: 'right'
  /** As in CSS. Where some column has one, those without share what is left. */
  width?: string
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
  rows: readonly Row[]
  rowKey: (row: Row) => string
  asked: Asked
  onAsk: OnAsk
  /** Rows that came with an earlier question, shown until the new ones are here. */
  stale?: boolean
  rowClass?: ((row: Row) => string | undefined) | undefined
  /** The rows are cards, without a header. */
  cards: boolean
}

/**
 * A list that the server filters, sorts and pages: a filter under the name of each column that has one. A click on a row does what its
 * first link does. In a narrow window the rows become cards.
 */
export function FilterTable<Row>(props: FilterTableProps<Row>) {
  const { label, columns, rows, rowKey, asked, onAsk, stale, rowClass, cards } = props
  const isFixed = columns.some(({ width }) => width !== undefined)
  return (
    <div className={`rp-filtertabell ${cards ? 'rp-kort-bredt' : ''}`}>
      <Table
        role="table"
        size="small"
        aria-label={label}
        aria-busy={stale}
        className={`rp-kort ${isFixed ? 'rp-filtertabell__faste' : ''}`}
        sort={{ orderBy: asked.sorter, direction: asked.synkende ? 'descending' : 'ascending' }}
        onSortChange={key => onAsk({ sorter: key, synkende: key === asked.sorter && !asked.synkende })}
      >
        {isFixed && (
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
        )}
        <Header columns={columns} asked={asked} onAsk={onAsk} withFilters={!cards} />
        <tbody {...bodyProps}>
          {rows.map(row => (
            <tr key={rowKey(row)} {...rowRole} className={`aksel-table__row ${rowClass?.(row) ?? ''}`}>
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} first={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Follows the row's first link, unless what was clicked has a use of its own, or words were marked. */
function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, select, dialog')) return
  if (window.getSelection()?.isCollapsed === false) return
  target
    .closest('tr')
    ?.querySelector('a')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
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

// The elements and classes of Aksel's table, without its components, which take longer to draw. The roles are written out because only
// they keep the cards of a phone a table.
const bodyProps = { role: 'rowgroup', className: 'aksel-table__body', onClick: openRow }
const rowRole = { role: 'row' }
const titleProps = {
  role: 'rowheader',
  className: 'aksel-table__header-cell aksel-label aksel-label--small rp-kort__tittel',
}
const cellRole = { role: 'cell' }

function Cell<Row>({ column, row, first }: CellProps<Row>) {
  const { key, name, align, unlabelled, heading = first } = column
  const content = column.cell(row)
  if (heading)
    return (
      <th {...titleProps} scope="row">
        {content}
      </th>
    )
  return (
    <td
      {...cellRole}
      data-kolonne={key}
      data-felt={unlabelled ? undefined : name}
      className={`aksel-table__data-cell aksel-body-short aksel-body-short--small ${align ? 'aksel-table__data-cell--align-right' : ''}`}
    >
      {content}
    </td>
  )
}
