import { readNavn } from '../navn/navn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold } from '../ord/likhet.ts'
import type { Flate } from '../side/flate.ts'
import { greetedIn } from './navn-i-brev.ts'
import { lineName, name, onlyOne, type Spor } from './navnespor.ts'

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

/** «Kari Nes, klipper, Verket»: a line of a message. */
const beside = new RegExp(
  `(?<![\\p{L}-])(${lineName}),\\s+(\\p{Ll}[\\p{L}/-]{2,20}(?:\\s\\p{Ll}[\\p{L}-]{2,20})?)(?=\\s(?:på|i|for|til|on)\\s|[.,;:)”»"\\n]|$)`,
  'gu',
)
/** Whoever alone stands beside a function: surer where the message greets that one. */
export function fromBeside(flate: Flate): Spor[] {
  const { flyt } = flate
  const greeted = greetedIn(flate)
  const found = [...flyt.tekst.matchAll(beside)].flatMap((one): Spor[] => {
    const navn = tolkFunksjon(one[2] ?? '')?.godkjent ? readNavn(one[1] ?? '') : null
    if (!navn) return []
    const utsnitt = flyt.utsnitt(one.index, one.index + navn.length)
    const vekt = greeted.has(fold(navn.split(' ')[0] ?? '')) ? 2 : 1.4
    return [{ navn, utsnitt, vekt, kilde: 'prosa' }]
  })
  return onlyOne(found)
}
