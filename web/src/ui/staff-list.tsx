import type { ReactNode } from 'react'
import type { Asked } from './filter-field.tsx'
import { FilterTable, type FilterTableProps } from './filter-table.tsx'
import { ListBar, type ListBarProps } from './list-bar.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { type ExportProps, ListMenu } from './list-menu.tsx'
import { useMedia } from './media.ts'
import { PageHead } from './page.tsx'
import { useDrawn } from './use-drawn.ts'

type Change = (part: Partial<Asked> & { side?: number }, how?: 'typing') => void

type Props<Row> = Pick<FilterTableProps<Row>, 'columns' | 'rowKey' | 'rowClass'> &
  Pick<ListBarProps, 'moreFilters'> &
  Pick<ListFrameProps, 'empty'> &
  Pick<ExportProps, 'onExport'> & {
    title: string
    /** Names the table where the title says too little. */
    label?: string
    intro?: ReactNode
    action?: ReactNode
    /** «1 234 brukere» */
    count: (antall: number) => string
    /** Beside the count: what a sign in the list means. */
    legend?: ReactNode
    /** Rare actions, in the list's menu beside the exports. */
    rare?: ReactNode
    /** Below the rows: what can be done with those that are marked. */
    bulk?: ReactNode
    /** What is asked: of the fields at once, of the server when the person pauses. */
    list: { search: Asked; settled: { side: number }; change: Change; perPage: number }
    /** The answer to it. */
    query: {
      data: { rader: readonly Row[]; antall: number } | undefined
      error: { message: string } | null
      isPlaceholderData: boolean
      refetch: () => unknown
    }
    /** Between the heading and the list. */
    children?: ReactNode
  }

/** Where the rows are cards, and the header with its filters is hidden: where many columns have no room, beside the menu from 1201 px too. */
const few = '(max-width: 760px)'
const many = '(max-width: 1001px), (min-width: 1201px) and (max-width: 1253px)'

/** A page of the staff that is one list: its heading, and the rows that the server filters, sorts, pages and gives out as a file. */
export function StaffList<Row>(props: Props<Row>) {
  const { title, label = title, intro, action, list, query, children, empty, bulk } = props
  const { search, settled, change, perPage } = list
  const cards = useMedia(props.columns.length > 7 ? many : few)
  const data = useDrawn(query.data)
  return (
    <>
      <PageHead title={title} intro={intro} action={action} />
      {children}
      <ListFrame
        rows={data ?? null}
        error={query.data && !data ? null : query.error}
        onRetry={() => void query.refetch()}
        empty={empty}
        filtered={Object.keys(search.filter).length > 0}
        onClear={() => change({ filter: {} })}
        page={settled.side}
        perPage={perPage}
        onPage={side => change({ side })}
      >
        <ListBar
          columns={props.columns}
          moreFilters={props.moreFilters ?? []}
          asked={search}
          onAsk={change}
          cards={cards}
          menu={
            <ListMenu label="Mer" disabled={!data?.antall} onExport={props.onExport}>
              {props.rare}
            </ListMenu>
          }
        >
          <p role="status">{data ? props.count(data.antall) : 'Henter listen …'}</p>
          {!cards && props.legend}
        </ListBar>
        <FilterTable
          label={label}
          columns={props.columns}
          rowKey={props.rowKey}
          rowClass={props.rowClass}
          rows={data?.rader ?? []}
          asked={search}
          onAsk={change}
          stale={query.isPlaceholderData}
          cards={cards}
        />
        {bulk}
      </ListFrame>
    </>
  )
}
