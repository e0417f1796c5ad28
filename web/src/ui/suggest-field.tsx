import { TextField } from '@navikt/ds-react/TextField'
import { type KeyboardEvent, useId, useState } from 'react'
import './popup.css'

type SuggestFieldProps = {
  label: string
  value: string
  /** What fits the typed text, best first. */
  suggestions: readonly string[]
  onChange: (value: string) => void
}

/** The list of suggestions: whether it is shown, and which one the arrows stand on (-1: none, the field itself). */
function useSuggestions({ value, suggestions, onChange }: SuggestFieldProps) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.some(suggestion => suggestion !== value)
  const set = (isOpen: boolean, at = -1) => {
    setOpen(isOpen)
    setActive(at)
  }
  const take = (suggestion: string) => {
    onChange(suggestion)
    set(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const places = suggestions.length + 1
    const suggestion = shown ? suggestions[active] : undefined
    if (event.key === 'ArrowDown') set(true, ((active + 2) % places) - 1)
    else if (event.key === 'ArrowUp') set(true, ((active + places) % places) - 1)
    else if (event.key === 'Enter' && suggestion !== undefined) take(suggestion)
    else if (event.key === 'Escape' && shown) set(false)
    else return
    event.preventDefault()
  }
  return { shown, active, set, take, onKeyDown }
}

/** A text field that suggests how to go on. Any text may stay; arrows and Enter, or a click, take a suggestion. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, value, suggestions, onChange } = props
  const id = useId()
  const { shown, active, set, take, onKeyDown } = useSuggestions(props)
  return (
    <div className="popup-box">
      <TextField
        size="small"
        label={label}
        value={value}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={event => {
          onChange(event.target.value)
          set(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => set(false)}
      />
      {shown && (
        <div role="listbox" id={id} aria-label={label} tabIndex={-1} className="popup popup__list">
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
            <div
              key={suggestion}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Pressing a suggestion must not take the focus from the field, which would close the list.
              onMouseDown={event => event.preventDefault()}
              onClick={() => take(suggestion)}
            >
              {suggestion}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
