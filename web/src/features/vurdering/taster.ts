import { type Status, statusnavn } from '@rp/contract/status'
import type { tasterText } from './vurdering.text.ts'

export type Handling = keyof typeof tasterText.hva

/** Which key does what, in the order they are listed. `mod` is Ctrl, and ⌘ on a Mac. */
export const taster: readonly (readonly [key: string, does: Handling])[] = [
  ['mod+enter', 'lagre'],
  ['mod+shift+enter', 'lagreOgNeste'],
  ['j', 'neste'],
  ['k', 'forrige'],
  ['s', 'status'],
  ['p', 'pc'],
  ['a', 'rh'],
  ['g', 'godkjenn'],
  ['r', 'rettigheter'],
  ['e', 'klausuler'],
  ['f', 'frase'],
  ['m', 'kommentar'],
  ['n', 'notat'],
  ['o', 'produksjon'],
  ['t', 'sak'],
  ['d', 'dokument'],
  ['v', 'ki'],
  ['b', 'kiGodta'],
  ['escape', 'lukk'],
  ['?', 'hjelp'],
]

/** 1 to 9 and then 0 set the first ten statuses, in the order they are known by. */
export const statustaster: readonly (readonly [key: string, status: Status])[] = statusnavn
  .slice(0, 10)
  .map((status, index) => [String((index + 1) % 10), status])

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The name of a pressed key as the tables above have it; null where a modifier makes it somebody else's. */
export function nameOfPress({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): string | null {
  if (altKey) return null
  const name = key.toLowerCase()
  if (ctrlKey || metaKey) return name === 'enter' ? (shiftKey ? 'mod+shift+enter' : 'mod+enter') : null
  // A capital letter is the same key; `?` is typed with Shift on most keyboards.
  return name
}

const pressable = new Set(['checkbox', 'radio', 'button', 'submit'])

/** Letters belong to the person while they type. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !pressable.has(target.type)
  return target.matches('textarea, select') || target.isContentEditable
}
