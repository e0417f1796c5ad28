import type { Faggruppe } from '@rp/contract/fagfunksjon'
import { fold } from '../../../ui/option-search.ts'

/** The groups and titles that contain what is typed. A group whose name contains it comes whole. */
export function searchFagfunksjoner(grupper: readonly Faggruppe[], typed: string): readonly Faggruppe[] {
  const needle = fold(typed)
  if (needle === '') return grupper
  return grupper.flatMap(({ gruppe, titler }) => {
    const fitting = titler.filter(title => fold(title).includes(needle))
    if (fitting.length > 0) return [{ gruppe, titler: fitting }]
    return fold(gruppe).includes(needle) ? [{ gruppe, titler }] : []
  })
}

/** The heading of a group; null where it only repeats its one title. */
export const headingOf = ({ gruppe, titler }: Faggruppe): string | null =>
  titler.length === 1 && titler[0] === gruppe ? null : gruppe
