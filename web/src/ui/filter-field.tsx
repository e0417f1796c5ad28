import { Select } from '@navikt/ds-react/Select'
import { TextField } from '@navikt/ds-react/TextField'

export type Choice = { value: string; text: string }

/** A column as its filter and its order know it. */
export type AskableColumn = {
  /** Name of the filter and of the order in the address. */
  key: string
  name: string
  sortable?: boolean
  /** `text`: contains what is typed; `choices`: one of these, where `unset` is said when none is chosen. Left out where the column has no filter. */
  filter?: 'text' | 'number' | { choices: readonly Choice[]; unset?: string }
}

/** What is asked of the list; a filter that is not in use is absent. */
export type Asked = {
  filter: Readonly<Record<string, string>>
  sorter: string
  synkende: boolean
}
export type OnAsk = (part: Partial<Asked>, how?: 'typing') => void

type FieldProps = {
  column: AskableColumn
  asked: Asked
  onAsk: OnAsk
  /** The label is for screen readers alone, or stands in the field too, as long as it is empty. */
  hideLabel?: boolean | 'placeholder'
}

/** The filter of one column. */
export function FilterField({ column: { key, name, filter }, asked, onAsk, hideLabel = false }: FieldProps) {
  const value = asked.filter[key] ?? ''
  const set = (text: string, how?: 'typing') => {
    const { [key]: _, ...others } = asked.filter
    onAsk({ filter: text === '' ? others : { ...others, [key]: text } }, how)
  }
  const common = {
    size: 'small',
    label: hideLabel === true ? `Filtrer på ${name}` : name,
    hideLabel: hideLabel !== false,
  } as const
  if (typeof filter === 'object')
    return (
      <Select {...common} value={value} onChange={event => set(event.target.value)}>
        <option value="">{filter.unset ?? 'Alle'}</option>
        {filter.choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </Select>
    )
  return (
    <TextField
      {...common}
      // In the head of a column: what stands below decides how wide it is, not the field.
      htmlSize={hideLabel === true ? 8 : undefined}
      name={key}
      value={value}
      autoComplete="off"
      maxLength={200}
      placeholder={hideLabel === 'placeholder' ? name : undefined}
      inputMode={filter === 'number' ? 'numeric' : 'text'}
      onChange={event => set(event.target.value, 'typing')}
    />
  )
}
