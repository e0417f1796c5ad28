import { FilterIcon, XMarkIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type AskableColumn, type Asked, FilterField, type OnAsk } from './filter-field.tsx'

export type ListBarProps = {
  columns: readonly AskableColumn[]
  /** Filters on what has no column. The one named `sok` is the list's search, and stands open. */
  moreFilters?: readonly AskableColumn[]
  asked: Asked
  onAsk: OnAsk
  /** The rows are cards without a header: the filters and the order of the columns are found here. */
  cards: boolean
  /** How many the filters leave, and what the list must explain. */
  children: ReactNode
  menu: ReactNode
}

const isSearch = ({ key }: AskableColumn) => key === 'sok'

/** What is asked of a list, in one line: its search, the filters in use, the way to the others, the count, and the list's menu. */
export function ListBar({ columns, moreFilters = [], asked, onAsk, cards, children, menu }: ListBarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const bar = useRef<HTMLElement>(null)
  const search = moreFilters.find(isSearch)
  const folded = [...moreFilters, ...(cards ? columns : [])].filter(
    column => column.filter && !isSearch(column),
  )
  const sortable = cards ? columns.filter(column => column.sortable) : []
  /** The button that was pressed is gone: the focus goes to the first thing in the bar. */
  const without = (filter: Asked['filter']) => {
    onAsk({ filter })
    bar.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <search className="rp-listelinje row gap-8 under-8" ref={bar}>
      {search && <FilterField column={search} asked={asked} onAsk={onAsk} hideLabel="placeholder" />}
      {folded.length + sortable.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          data-color="neutral"
          icon={<FilterIcon aria-hidden />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Flere filtre
        </Button>
      )}
      <div className="rp-listelinje__om line gap-16 type-3">{children}</div>
      {menu}
      {open && (
        <div id={id} className="rp-listelinje__flere row top gap-16 rp-full">
          {folded.map(column => (
            <FilterField key={column.key} column={column} asked={asked} onAsk={onAsk} />
          ))}
          {sortable.length > 0 && <SortField columns={sortable} asked={asked} onAsk={onAsk} />}
        </div>
      )}
      <Chips columns={[...moreFilters, ...columns]} asked={asked} onRemove={without} />
    </search>
  )
}

type ChipsProps = {
  columns: readonly AskableColumn[]
  asked: Asked
  onRemove: (left: Asked['filter']) => void
}

/** The filters in use, each with the way out of it. */
function Chips({ columns, asked, onRemove }: ChipsProps) {
  if (Object.keys(asked.filter).length === 0) return null
  const chips = columns.flatMap(column => {
    const value = asked.filter[column.key]
    return column.filter && value && !isSearch(column) ? [{ column, words: wordsOf(column, value) }] : []
  })
  return (
    <div className="row gap-8 rp-full">
      {chips.map(({ column: { key, name }, words }) => (
        <button
          key={key}
          type="button"
          className="rp-brikke line gap-4"
          aria-label={`Fjern filteret ${name}: ${words}`}
          onClick={() => {
            const { [key]: _, ...left } = asked.filter
            onRemove(left)
          }}
        >
          {name}: {words}
          <XMarkIcon aria-hidden />
        </button>
      ))}
      <Button size="xsmall" variant="tertiary" onClick={() => onRemove({})}>
        Nullstill filtre
      </Button>
    </div>
  )
}

const wordsOf = ({ filter }: AskableColumn, value: string): string =>
  (typeof filter === 'object' && filter.choices.find(choice => choice.value === value)?.text) || value

/** The order, where there is no header to press. */
function SortField({ columns, asked, onAsk }: Pick<ListBarProps, 'columns' | 'asked' | 'onAsk'>) {
  return (
    <Select
      size="small"
      label="Sorter etter"
      value={`${asked.sorter} ${asked.synkende}`}
      onChange={event => {
        const [sorter = '', synkende] = event.target.value.split(' ')
        onAsk({ sorter, synkende: synkende === 'true' })
      }}
    >
      {columns.flatMap(({ key, name }) =>
        [false, true].map(synkende => (
          <option key={`${key} ${synkende}`} value={`${key} ${synkende}`}>
            {name}, {synkende ? 'synkende' : 'stigende'}
          </option>
        )),
      )}
    </Select>
  )
}
