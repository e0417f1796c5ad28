import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { ComboboxGroup, ComboboxOption, ComboboxProps } from './combobox.tsx'

type Given = Pick<ComboboxProps, 'onType' | 'onLeave'>

/** Whether the list is open, what was typed since it was opened, and which option the arrows stand on (-1: the field itself). */
export function useCombobox({ onType, onLeave }: Given, input: RefObject<HTMLInputElement | null>) {
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
  const onKeyDown = (event: KeyboardEvent, groups: readonly ComboboxGroup[]) => {
    const options = groups.flatMap(group => group.options)
    const places = options.length + 1
    const option = options[active]
    if (event.key === 'ArrowDown') set(true, open ? ((active + 2) % places) - 1 : -1)
    else if (event.key === 'ArrowUp') set(true, ((active + places) % places) - 1)
    else if (event.key === 'Enter' && open && option !== undefined) take(option)
    else if (event.key === 'Enter' && typed !== '') leave()
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
