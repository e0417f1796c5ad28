import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from './media.ts'
import './two-panes.css'

type Pane = { name: string; content: ReactNode }
/** A wish to bring one of them forward, where only one has room. Another object is another wish. */
export type AskedPane = { side: 'left' | 'right' }
type Props = {
  left: Pane
  right: Pane
  /** Between the two where both are shown: something to drag. */
  divider?: ReactNode
  asked?: AskedPane | null
  /** How many pixels wide the window is where there is room for both. */
  roomFrom?: number
}

/**
 * Two panes beside one another; tabs where the screen is too narrow for both. The right pane stays mounted, so that nothing typed is
 * lost; the left one is made when it is first shown.
 */
export function TwoPanes({ left, right, divider, asked = null, roomFrom = 1101 }: Props) {
  const isNarrow = !useMedia(`(min-width: ${roomFrom}px)`)
  const [shown, setShown] = useState<'left' | 'right'>('right')
  const [leftSeen, setLeftSeen] = useState(!isNarrow)
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)

  const show = (side: 'left' | 'right') => {
    setShown(side)
    if (side === 'left') setLeftSeen(true)
  }
  // Before it is drawn, so that who asked can put focus there.
  useLayoutEffect(() => {
    if (asked === null) return
    setShown(asked.side)
    if (asked.side === 'left') setLeftSeen(true)
  }, [asked])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = shown === 'left' ? 'right' : 'left'
    show(other)
    tabs.current?.querySelector<HTMLElement>(`[data-side=${other}]`)?.focus()
  }
  const panel = (side: 'left' | 'right') =>
    isNarrow
      ? {
          role: 'tabpanel',
          id: `${id}-${side}`,
          'aria-labelledby': `${id}-${side}-fane`,
          hidden: shown !== side,
        }
      : {}

  return (
    <div className="todelt" data-smal={isNarrow}>
      {isNarrow && (
        <div className="todelt__faner" role="tablist" ref={tabs} onKeyDown={onKeyDown}>
          {(['left', 'right'] as const).map(side => (
            <button
              key={side}
              type="button"
              className="bare type-4"
              role="tab"
              data-side={side}
              id={`${id}-${side}-fane`}
              aria-controls={`${id}-${side}`}
              aria-selected={shown === side}
              tabIndex={shown === side ? 0 : -1}
              onClick={() => show(side)}
            >
              {side === 'left' ? left.name : right.name}
            </button>
          ))}
        </div>
      )}
      <div className="todelt__v" {...panel('left')}>
        {(leftSeen || !isNarrow) && left.content}
      </div>
      {!isNarrow && divider}
      <div className="todelt__h" {...panel('right')}>
        {right.content}
      </div>
    </div>
  )
}
