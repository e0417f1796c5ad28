/** Who is to have the focus again, the last first. */
let waiting: HTMLElement[] = []

/** What has had the focus, with the sections that it stood in, so that there is a place near it when it is gone. */
type Had = { element: HTMLElement; within: readonly HTMLElement[] }
let trail: Had[] = []
const longEnough = 6

const sections = 'section, article, form, dialog, main'

/** Something is being waited for: the button that was pressed comes back, or goes with the answer. */
const isBusy = () => document.querySelector('.aksel-button--loading, [aria-busy="true"]')

const isNowhere = () => document.activeElement === document.body
const canTake = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

/** True where it took the focus: what lies below an open dialog does not. */
function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** The heading of the section that it stood in, else the section itself; nothing where it stood in no more than the page. */
function focusNear({ within }: Had): boolean {
  const section = within.find(one => one.isConnected)
  const place = section?.querySelector<HTMLElement>('h1, h2, h3') ?? section
  if (!place) return false
  // Neither takes it without being told to.
  place.tabIndex = -1
  return focus(place)
}

function give(): void {
  if (!isNowhere()) return
  waiting = waiting.filter(element => element.isConnected)
  waiting.findLast(canTake)?.focus({ preventScroll: true })
  const last = trail.at(-1)
  if (!isNowhere() || isBusy() || !last || canTake(last.element)) return
  trail.toReversed().some(had => (canTake(had.element) && focus(had.element)) || focusNear(had))
}

// What takes the focus by itself when an answer comes, does so first.
const giveSoon = () => isNowhere() && requestAnimationFrame(() => requestAnimationFrame(give))

/** Hands the focus back to what had it, as soon as that can take it and the focus is nowhere. */
export function returnFocusTo(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return
  waiting.push(element)
  giveSoon()
}

function remember(element: HTMLElement): void {
  const within: HTMLElement[] = []
  let one = element.closest<HTMLElement>(sections)
  while (one) {
    within.push(one)
    one = one.parentElement?.closest<HTMLElement>(sections) ?? null
  }
  trail = [...trail.slice(-longEnough), { element, within }]
}

/**
 * A button that is waited for is disabled, and what is disabled loses the focus: it gets it back when it can be pressed again. Also after a
 * dialog that was opened meanwhile, which has nothing to hand the focus back to. What is gone or stays disabled when the answer is here leaves
 * the focus to the heading of the section that it stood in.
 */
export function keepFocus(): void {
  // Whoever has gone on to something else, or to nothing, is left there. A dialog over the button is no such thing.
  const leave = ({ target }: Event) => {
    const dialog = target instanceof Element && target.closest('dialog')
    waiting = dialog ? waiting.filter(element => !dialog.contains(element)) : []
  }
  window.addEventListener('focusin', event => {
    leave(event)
    remember(event.target as HTMLElement)
  })
  window.addEventListener('pointerdown', event => {
    leave(event)
    if (!(event.target as Element).closest('button, a')) trail = []
  })
  window.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':disabled')) waiting.push(target)
  })
  window.addEventListener('close', giveSoon, { capture: true })
  new MutationObserver(giveSoon).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
}
