import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { TextField } from './text-field.tsx'
import './popup.css'

export type ComboboxOption = {
  readonly id: string
  readonly label: ReactNode
  readonly onChoose: () => void
}
/** Options under a heading; without a name they stand on their own. */
export type ComboboxGroup = { readonly navn: string | null; readonly options: readonly ComboboxOption[] }

export type ComboboxProps = {
  id: string
  label: string
  value: string
  description?: ReactNode
  error?: string | undefined
  maxLength: number
  /** What fits `typed`: what was typed since the field got focus, '' before that. */
  search: (typed: string) => readonly ComboboxGroup[]
  /** Below the options: how many there are, or why there are none. */
  foot?: ((typed: string) => ReactNode) | undefined
  onType: (value: string) => void
  /** The person confirms with Enter or goes on to something else, having typed this; '' when nothing was typed. */
  onLeave?: ((typed: string) => void) | undefined
  /** The field got focus: time to fetch what it searches. */
  onEnter?: (() => void) | undefined
  /** Id of what stands below the field and belongs to it. */
  describedBy?: string | undefined
}

type Given = Pick<ComboboxProps, 'onType' | 'onLeave'>

/** Whether the list is open, what was typed since it was opened, and which option the arrows stand on (-1: the field itself). */
function useCombobox({ onType, onLeave }: Given, input: RefObject<HTMLInputElement | null>) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const set = (isOpen: boolean, at = -1) => {
    setOpen(isOpen)
    setActive(at)
  }
  const close = () => {
    set(false)
    setTyped('')
  }
  const leave = () => {
    onLeave?.(typed)
    close()
  }
  const take = (option: ComboboxOption) => {
    close()
    input.current?.focus()
    option.onChoose()
  }
  /** Tab goes on past a link in the foot, where there was something to choose. */
  const onKeyDown = (event: KeyboardEvent, groups: readonly ComboboxGroup[]) => {
    const options = groups.flatMap(group => group.options)
    const places = options.length + 1
    const option = options[active]
    if (event.key === 'ArrowDown') set(true, open ? ((active + 2) % places) - 1 : -1)
    else if (event.key === 'ArrowUp') set(true, ((active + places) % places) - 1)
    else if (event.key === 'Enter' && open && option !== undefined) take(option)
    else if (event.key === 'Enter' && typed !== '') leave()
    else if (event.key === 'Tab' && options.length > 0) return flushSync(() => set(false))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    open,
    typed,
    active,
    take,
    show: () => set(true),
    type: (value: string) => {
      setTyped(value)
      set(true)
      onType(value)
    },
    onKeyDown,
    /** Works from a link in the foot as well, and goes back to the field. */
    onEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      event.preventDefault()
      event.stopPropagation()
      close()
      input.current?.focus()
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      leave()
    },
  }
}

/** A text field with a list to choose from. Any text may stay; arrows and Enter, or a click, take an option. */
export function Combobox(props: ComboboxProps) {
  const { id, label, value, description, error, maxLength, search, foot } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox(props, input)
  const groups = box.open ? search(box.typed) : []
  const optionId = (option: ComboboxOption) => `${listId}-${option.id}`
  const active = groups.flatMap(group => group.options)[box.active]
  const shown = box.open && (groups.some(group => group.options.length > 0) || foot !== undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus may move to a link in the list's foot before it is left.
    <div className="popup-box" onBlur={box.onBlur} onKeyDown={box.onEscape}>
      <TextField
        ref={input}
        id={id}
        size="small"
        label={label}
        description={description}
        error={error}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        {...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy })}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        onChange={event => box.type(event.target.value)}
        onClick={box.show}
        onFocus={props.onEnter}
        onKeyDown={event => box.onKeyDown(event, groups)}
      />
      {shown && (
        <div className="popup" ref={scrollIntoList}>
          {/* Browsers let Tab stop at what scrolls; here it must go on, so that the list closes. */}
          <div role="listbox" id={listId} aria-label={label} tabIndex={-1} className="popup__list">
            {groups.map(group => (
              <Group
                key={group.options[0]?.id ?? 'tom'}
                group={group}
                active={active}
                optionId={optionId}
                onChoose={box.take}
              />
            ))}
          </div>
          {foot && <div className="popup__foot hint">{foot(box.typed)}</div>}
        </div>
      )}
    </div>
  )
}

type GroupProps = {
  group: ComboboxGroup
  active: ComboboxOption | undefined
  optionId: (option: ComboboxOption) => string
  onChoose: (option: ComboboxOption) => void
}

function Group({ group, active, optionId, onChoose }: GroupProps) {
  const id = useId()
  const options = group.options.map(option => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
    <div
      key={option.id}
      id={optionId(option)}
      role="option"
      tabIndex={-1}
      aria-selected={option === active}
      ref={option === active ? scrollIntoList : undefined}
      // Pressing an option must not take the focus from the field, which would close the list.
      onMouseDown={event => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      {option.label}
    </div>
  ))
  if (group.navn === null) return options
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox.
    <div role="group" aria-labelledby={id}>
      <span id={id} className="popup__group">
        {group.navn}
      </span>
      {options}
    </div>
  )
}

/** A list that opens below the edge of the screen, and the option that the arrows reach, come into view. */
function scrollIntoList(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
