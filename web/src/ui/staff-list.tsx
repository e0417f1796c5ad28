import type { ReactNode } from 'react'
import { ExportButtons, type ExportProps } from './export-buttons.tsx'
import type { Asked } from './filter-field.tsx'
import { FilterTable, type FilterTableProps } from './filter-table.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { PageHead, PageHeading } from './page.tsx'

type Change = (part: Partial<Asked> & { side?: number }, how?: 'typing') => void

type Props<Row> = Pick<FilterTableProps<Row>, 'columns' | 'moreFilters' | 'rowKey'> &
  Pick<ListFrameProps, 'count' | 'empty'> &
  Pick<ExportProps, 'onExport'> & {
    title: string
    /** Names the table where the title says too little. */
    label?: string
    intro?: ReactNode
    action?: ReactNode
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

/** A page of the staff that is one list: its heading, and the rows that the server filters, sorts, pages and gives out as a file. */
export function StaffList<Row>(props: Props<Row>) {
  const {
    title,
    label = title,
    intro,
    action,
    list,
    query,
    children,
    count,
    empty,
    onExport,
    ...table
  } = props
  const { search, settled, change, perPage } = list
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={title} size="large">
            {title}
          </PageHeading>
        }
        intro={intro}
        action={action}
      />
      {children}
      <ListFrame
        rows={query.data ?? null}
        error={query.error}
        onRetry={() => void query.refetch()}
        count={count}
        empty={empty}
        filtered={Object.keys(search.filter).length > 0}
        onClear={() => change({ filter: {} })}
        page={settled.side}
        perPage={perPage}
        onPage={side => change({ side })}
        actions={<ExportButtons disabled={!query.data?.antall} onExport={onExport} />}
      >
        <FilterTable
          {...table}
          label={label}
          rows={query.data?.rader ?? []}
          asked={search}
          onAsk={change}
          stale={query.isPlaceholderData}
        />
      </ListFrame>
    </>
  )
}
