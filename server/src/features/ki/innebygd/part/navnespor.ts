import { readNavn, readOmvendtNavn } from '../navn/navn.ts'
import { fold } from '../ord/likhet.ts'
import type { Celle, Utsnitt } from '../side/celle.ts'
import { linjeskift } from '../side/flate.ts'

/** A name the document says may be the person's, and where. */
export type Spor = { navn: string; utsnitt: Utsnitt; vekt: number; kilde: string }

/** The words a name was read from: the first ones of the cell that make it up. */
export function cutName(cell: Celle, navn: string): Utsnitt {
  const wanted = navn.split(' ').length
  const first = cell.ord.findIndex(one => fold(one.tekst) === fold(navn.split(' ')[0] ?? ''))
  const from = Math.max(0, first)
  const ord = cell.ord.slice(from, from + wanted)
  return { tekst: ord.map(one => one.tekst).join(' '), ord }
}

export const nameIn = (text: string): string | null => readOmvendtNavn(text) ?? readNavn(text)
const behindFirm =
  /(?:^|[\s,)])(?:[vV]\/|v\.|ved|c\/o|representert ved|represented by)\s*(?:\p{Ll}{4,20}\s+)?(?=\p{Lu})/u
/** «Nes Klipp AS, ved klipper Kari Nes»: whoever is behind the firm. */
export function behindIn(text: string): string | null {
  const found = behindFirm.exec(text)
  return found ? readNavn(text.slice(found.index + found[0].length)) : null
}

/** The first of several, where all of them are of the same name. */
export const onlyOne = (spor: readonly Spor[]): Spor[] =>
  new Set(spor.map(({ navn }) => fold(navn))).size === 1 ? spor.slice(0, 1) : []

const familyName = "\\p{Lu}[\\p{L}’'-]+"
/** A name in running text, as a pattern; «H. C. Nes Lien» begins with letters alone, «Kari d’Nes» has one within. */
export const name = `(?:(?:\\p{Lu}\\.[^\\S\\n]?){0,3}${familyName}(?:[^\\S\\n](?:(?:van|von|de|der|den|da|del|di|dos|du|af|la|le|al|bin|ap|zu|ter|ten)\\s){0,2}(?:[dl][’'])?\\p{Lu}[\\p{L}’'.-]*){1,4}|(?:\\p{Lu}\\.[^\\S\\n]?){2,3}${familyName})`

/** A name on one line: the line above may end in a heading, or a company's name. */
export const lineName = name.replaceAll('\\n', `\\n${linjeskift}`)
