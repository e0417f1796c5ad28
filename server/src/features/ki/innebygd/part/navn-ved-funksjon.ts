import { readNavn } from '../navn/navn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import type { Flate } from '../side/flate.ts'
import { name, onlyOne, type Spor } from './navnespor.ts'

/** «Kari Nes er fotograf på hele filmen»: where one alone is told to be something of the kind. */
const isFunction = new RegExp(
  `(${name})\\s+(?:er|blir|is)\\s+(?:an?\\s+|the\\s+|en\\s+)?(\\p{Ll}[\\p{Ll}-]{2,24})(?!\\p{L})`,
  'gu',
)
export function fromPresented({ flyt }: Flate): Spor[] {
  const found = [...flyt.tekst.matchAll(isFunction)].flatMap((one): Spor[] => {
    const navn = tolkFunksjon(one[2] ?? '')?.godkjent ? readNavn(one[1] ?? '') : null
    const utsnitt = flyt.utsnitt(one.index, one.index + (one[1] ?? '').length)
    return navn ? [{ navn, utsnitt, vekt: 1.9, kilde: 'prosa' }] : []
  })
  return onlyOne(found)
}
