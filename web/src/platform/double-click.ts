/** What a click sets going asks for its change within so many milliseconds. */
const soon = 300
let pressedAgain = Number.NEGATIVE_INFINITY

/** Whether what happens now follows from the second half of a double click. */
export const isInDoubleClick = (): boolean => performance.now() - pressedAgain < soon

/**
 * Ends the second half of a double click that hits something else than the first: what came in its place was never meant, such as a box to
 * tick in the dialog that the first one opened.
 */
export function guardDoubleClicks(): void {
  let last: EventTarget | null = null
  window.addEventListener(
    'click',
    event => {
      // What is drawn anew may take the pressed picture out of its button: the button is kept, not the picture.
      const control = controlOf(event.target)
      const isSecond = event.detail > 1 && last !== null && !isSame(last, control)
      if (event.detail > 0) last = control
      if (event.detail > 1) pressedAgain = performance.now()
      if (!isSecond) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('button, a, label, input, summary') ?? target) : null

/** The words of a control and its picture are the same to who presses it, and so are a box to tick and its label. */
function isSame(one: EventTarget, other: EventTarget | null): boolean {
  if (one === other) return true
  const labelled = (label: EventTarget | null, control: EventTarget | null) =>
    label instanceof HTMLLabelElement && label.control === control
  return labelled(one, other) || labelled(other, one)
}
