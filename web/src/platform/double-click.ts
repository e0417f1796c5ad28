/**
 * Ends the second half of a double click that hits something else than the first: what came in its place was never meant, such as a box to
 * tick in the dialog that the first one opened.
 */
export function guardDoubleClicks(): void {
  let last: EventTarget | null = null
  window.addEventListener(
    'click',
    event => {
      const { target, detail } = event
      const isSecond = detail > 1 && last !== null && !sharesControl(last, target)
      if (detail > 0) last = target
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
function sharesControl(first: EventTarget, second: EventTarget | null): boolean {
  const [one, other] = [controlOf(first), controlOf(second)]
  if (one === other) return true
  const labelled = (label: Element | null, control: Element | null) =>
    label instanceof HTMLLabelElement && label.control === control
  return labelled(one, other) || labelled(other, one)
}
