import { type KiForslag, type KiSvar, sikkerNok } from '@rp/contract/ki'

/** What stands in the field now: what KI proposes, nothing, or something else. */
export type Innhold = 'lik' | 'tom' | 'annen'

/**
 * How a proposal is shown beside its field:
 * - `utfylt`: KI put it there, and nobody has looked yet
 * - `tilbys`: the field is empty, and the proposal was not sure enough to be put there
 * - `leste`: the field says something else; told quietly, used only when the person wants it
 */
export type Stilling = 'utfylt' | 'tilbys' | 'leste'

export const isOpen = ({ tilstand }: KiForslag): boolean => tilstand === 'utfylt' || tilstand === 'foreslaatt'

export const isSure = ({ sikkerhet }: KiForslag): boolean => sikkerhet >= sikkerNok

/** Null where there is nothing to say: it was answered, or the person has written the same. */
export function stillingOf(forslag: KiForslag | null, innhold: Innhold): Stilling | null {
  if (forslag === null || !isOpen(forslag)) return null
  if (innhold === 'lik') return forslag.tilstand === 'utfylt' ? 'utfylt' : null
  // What the person took out again is offered as quietly as what they wrote over.
  return innhold === 'tom' && forslag.tilstand === 'foreslaatt' ? 'tilbys' : 'leste'
}

/** Whether another reading may bring more: nobody has kept any of it, or pages went unread that are not beyond the limit. */
export const isWorthAgain = ({ lesing, forslag, merknader }: KiSvar): boolean =>
  !forslag.some(({ tilstand }) => tilstand === 'godtatt') ||
  ((lesing?.utelatt ?? 0) > 0 && !merknader.some(({ kode }) => kode === 'mange_sider'))
