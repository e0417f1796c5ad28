/** Who is to have the focus again, the last first. */
let waiting: HTMLElement[] = []

function give(): void {
  if (document.activeElement !== document.body) return
  waiting = waiting.filter(element => element.isConnected)
  waiting.findLast(element => !element.matches(':disabled'))?.focus({ preventScroll: true })
}

// What takes the focus by itself when an answer comes, does so first.
const giveSoon = () => requestAnimationFrame(give)

/** Hands the focus back to what had it, as soon as that can take it and the focus is nowhere. */
export function returnFocusTo(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return
  waiting.push(element)
  giveSoon()
}

/**
 * A button that is waited for is disabled, and what is disabled loses the focus: it gets it back when it can be pressed again. Also after a
 * dialog that was opened meanwhile, which has nothing to hand the focus back to.
 */
export function keepFocus(): void {
  // Whoever has gone on to something else, or to nothing, is left there. A dialog over the button is no such thing.
  const leave = ({ target }: Event) => {
    const dialog = target instanceof Element && target.closest('dialog')
    waiting = dialog ? waiting.filter(element => !dialog.contains(element)) : []
  }
  window.addEventListener('focusin', leave)
  window.addEventListener('pointerdown', leave)
  window.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':disabled')) waiting.push(target)
  })
  window.addEventListener('close', giveSoon, { capture: true })
  new MutationObserver(giveSoon).observe(document.documentElement, {
    subtree: true,
    attributeFilter: ['disabled'],
  })
}
