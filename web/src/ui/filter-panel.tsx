import { FilterIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { useId, useState } from 'react'
import { type AskableColumn, type Asked, FilterField, type OnAsk } from './filter-field.tsx'

type Props = {
  columns: readonly AskableColumn[]
  asked: Asked
  onAsk: OnAsk
}

/** Filters and order of a list on a phone, folded away until they are asked for. */
export function FilterPanel({ columns, asked, onAsk }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const inUse = columns.filter(column => column.filter && asked.filter[column.key]).length
  const sortable = columns.filter(column => column.sortable)
  return (
    <search className="rp-filterpanel">
      <Button
        size="small"
        variant="secondary"
        data-color="neutral"
        icon={<FilterIcon aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {inUse === 0 ? 'Filtrer' : `Filtrer (${inUse} i bruk)`}
      </Button>
      <div id={id} className="rp-filterpanel__felt" hidden={!open}>
        {columns.map(
          column =>
            column.filter && <FilterField key={column.key} column={column} asked={asked} onAsk={onAsk} />,
        )}
      </div>
      {sortable.length > 0 && (
        <Select
          size="small"
          label="Sorter etter"
          value={`${asked.sorter} ${asked.synkende}`}
          onChange={event => {
            const [sorter = '', synkende] = event.target.value.split(' ')
            onAsk({ sorter, synkende: synkende === 'true' })
          }}
        >
          {sortable.flatMap(({ key, name }) =>
            [false, true].map(synkende => (
              <option key={`${key} ${synkende}`} value={`${key} ${synkende}`}>
                {name}, {synkende ? 'synkende' : 'stigende'}
              </option>
            )),
          )}
        </Select>
      )}
    </search>
  )
}
