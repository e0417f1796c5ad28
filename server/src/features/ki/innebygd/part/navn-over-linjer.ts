import { readNavn, street } from '../navn/navn.ts'
import { fold } from '../ord/likhet.ts'
import type { Flate } from '../side/flate.ts'
import type { Spor } from './navnespor.ts'

/** In points. */
const near = 4

/** «Kari Lien» over «Nes», in a narrow cell or at the end of a line: the whole name, where it stands in one line elsewhere. */
export function asWrapped(short: Spor, flate: Flate): Spor {
  const { celler, rader } = flate
  const last = short.utsnitt.ord.at(-1)
  const cell = celler.find(one => last !== undefined && one.ord.at(-1) === last)
  const below = cell ? (rader[cell.rad + 1] ?? []) : []
  const next = below.find(one => cell && Math.abs(one.left - cell.left) < near) ?? below[0]
  const [word] = next?.ord ?? []
  if (!cell || !next || !word || cell.side !== next.side) return short
  // A comma ends the name; the street, of one word or two, or the family name that the next sentence begins with.
  if (
    /[,;:)]$|^(?!Chr|Joh|Wilh|Fredr)\p{L}{3,}\.$/u.test(last?.tekst ?? '') ||
    next.ord.slice(0, 2).some(one => street.test(one.tekst)) ||
    short.navn.split(' ').includes(word.tekst)
  )
    return short
  const navn = readNavn(`${short.navn} ${word.tekst.replace(/[,.;:]+$/u, '')}`)
  if (!navn || navn === short.navn) return short
  const isWhole = celler.some(({ tekst }) => fold(tekst).includes(fold(navn)))
  return isWhole ? { ...short, navn, utsnitt: { tekst: navn, ord: [...short.utsnitt.ord, word] } } : short
}
