import type { KeyboardEvent, PointerEvent } from 'react'
import './split-handle.css'

type Props = {
  label: string
  /** The left side's share in percent of the parent's width. */
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

const step = 2

/** Between two panes: dragged, or moved with the arrow keys. */
export function SplitHandle({ label, value, min, max, onChange }: Props) {
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const room = event.currentTarget.parentElement?.getBoundingClientRect()
    if (room) onChange(((event.clientX - room.left) / room.width) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: value - step, ArrowRight: value + step, Home: min, End: max }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <div
      className="rp-deler"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={move}
      onKeyDown={onKeyDown}
    />
  )
}
