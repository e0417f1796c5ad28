import {
  andreFaggrupperFor,
  type Faggruppe,
  type Faglistevalg,
  faggrupperFor,
} from '@rp/contract/fagfunksjon'

/** Signs count here: «A-» is a beginning that tells A-foto and A-lyd from the rest. */
const fold = (text: string): string => text.trim().toLowerCase().replaceAll('aa', 'å')

/** The groups and titles that contain what is typed. A group whose name contains it comes whole. */
function search(grupper: readonly Faggruppe[], typed: string): readonly Faggruppe[] {
  const needle = fold(typed)
  if (needle === '') return grupper
  return grupper.flatMap(({ gruppe, titler }) => {
    const fitting = titler.filter(title => fold(title).includes(needle))
    if (fitting.length > 0) return [{ gruppe, titler: fitting }]
    return fold(gruppe).includes(needle) ? [{ gruppe, titler }] : []
  })
}

/**
 * What the picker shows: the list of the work type, and below it, once something is typed, what fits in the other list. A title of either
 * is approved, so neither is out of reach.
 * @param ogsaa what the titles of the other list stand under
 */
export function searchFagfunksjoner(
  verkstype: string | null,
  valg: Faglistevalg,
  typed: string,
  ogsaa: string,
): readonly Faggruppe[] {
  const own = search(faggrupperFor(verkstype, valg), typed)
  if (typed.trim() === '') return own
  const titler = search(andreFaggrupperFor(verkstype, valg), typed).flatMap(gruppe => gruppe.titler)
  return titler.length === 0 ? own : [...own, { gruppe: ogsaa, titler }]
}

/** The heading of a group; null where it only repeats its one title. */
export const headingOf = ({ gruppe, titler }: Faggruppe): string | null =>
  titler.length === 1 && titler[0] === gruppe ? null : gruppe
