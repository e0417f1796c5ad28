import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold } from '../ord/likhet.ts'
import type { Flate } from '../side/flate.ts'
import { greetedIn } from './navn-i-brev.ts'
import { cutName, lineName, name, onlyOne, type Spor } from './navnespor.ts'

/** «Klippar er Kari Nes, …»: where one sentence alone presents somebody by a function, it is the person's. */
const functionIs = new RegExp(
  `(?:^|[\\n\\u2028]|[.:]\\s)\\s*(\\p{Lu}[\\p{L}-]{3,24})\\s+(?:er|is)\\s+(${name}),`,
  'gu',
)
function fromFunctionIs({ flyt }: Flate): Spor[] {
  const found = [...flyt.tekst.matchAll(functionIs)].flatMap((one): Spor[] => {
    const raw = one[2] ?? ''
    const navn = tolkFunksjon(one[1] ?? '')?.godkjent ? readNavn(raw) : null
    const at = one.index + one[0].lastIndexOf(raw)
    return navn ? [{ navn, utsnitt: flyt.utsnitt(at, at + navn.length), vekt: 1.9, kilde: 'prosa' }] : []
  })
  return found.length === 1 ? found : []
}

/** «Kari Nes er fotograf på hele filmen»: where one alone is told to be something of the kind. */
const isFunction = new RegExp(
  `(${name})\\s+(?:er|blir|is)\\s+(?:an?\\s+|the\\s+|en\\s+)?(\\p{Ll}[\\p{Ll}-]{2,24})(?!\\p{L})`,
  'gu',
)
function fromIsFunction({ flyt }: Flate): Spor[] {
  const found = [...flyt.tekst.matchAll(isFunction)].flatMap((one): Spor[] => {
    const navn = tolkFunksjon(one[2] ?? '')?.godkjent ? readNavn(one[1] ?? '') : null
    const utsnitt = flyt.utsnitt(one.index, one.index + (one[1] ?? '').length)
    return navn ? [{ navn, utsnitt, vekt: 1.9, kilde: 'prosa' }] : []
  })
  return onlyOne(found)
}

/** «Kari Nes (manusforfatter)» in the line beside the company's: parties a line each. */
const inBrackets = new RegExp(`^(${name})\\s*\\((\\p{L}+)\\)[.,]?$`, 'u')
function fromBesideCompany({ celler }: Flate): Spor[] {
  const found = celler.flatMap((cell): Spor[] => {
    const [, raw = '', word = ''] = inBrackets.exec(cell.tekst) ?? []
    const navn = tolkFunksjon(word)?.godkjent ? readNavn(raw) : null
    return navn ? [{ navn, utsnitt: cutName(cell, navn), vekt: 2, kilde: 'part' }] : []
  })
  const isParty = ({ utsnitt: { ord } }: Spor) => {
    const own = celler.findIndex(cell => ord[0] !== undefined && cell.ord.includes(ord[0]))
    return [own - 1, own + 1].some(at => looksLikeCompany(celler[at]?.tekst ?? ''))
  }
  return onlyOne(found).filter(isParty)
}

/** Where a sentence presents somebody by a function, or a line does. */
export const fromPresented = (flate: Flate): Spor[] => [
  ...fromFunctionIs(flate),
  ...fromIsFunction(flate),
  ...fromBesideCompany(flate),
]

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
