import { kanVaereFunksjon } from '../navn/rimelig.ts'
import { type Funksjonstolkning, tolkFunksjon } from '../ord/fagord.ts'
import { withoutBrackets } from '../ord/klammer.ts'
import type { Utsnitt } from '../side/celle.ts'

/** A function the document gives the person: its own words, and what they mean. */
export type Funksjonsspor = {
  ord: string
  tolket: Funksjonstolkning | null
  utsnitt: Utsnitt
  vekt: number
  kilde: string
  /** Functions that one sentence or list gives the person together have the same. */
  kjede?: number
  /** What is said of this one of them: from its words to the next one's. */
  etter?: Utsnitt
}

const stop =
  /\s(?:på|for|ved|hos|gjennom|on|at|during|under|fra|frå|from|i forbindelse|i samband|in connection|i produksjonen|i serien|i filmen|til|om|samt ha|with responsibility|with|med|og har|and (?:shall|will)|som|to the|to render|in (?:the|relation)|of the (?:\p{Ll}+ ){0,2}(?:production|series|film|programme|documentary|show)|av)\s|[.;:«“"\n]|,\s*(?:med|fast|i|på|og har|som|with|team|\d)|\s\(?(?:ep|episode)\.?\s*\d/iu
const between =
  /\s*(?:,|;|\/|\+|&|\s\(?[2-5b-e]\)\s(?=\p{L}{3})|\s(?:og|and|samt|as well as|i tillegg til|in addition to|\/)\s)\s*/iu

export const tidy = (text: string): string =>
  text
    .replace(/^[\s"“«'’:;,.·–—_|[\]()☒☑✓✗-]+|[\s"”»'’:;,.·–—_|[\]-]+$/gu, '')
    .replace(/^(?:[xX]|\(?[1-5a-e]\))\s+(?=\p{L})/u, '')
    .replace(
      /^(?:en|ein|ei|the|an|a(?!\s+(?:foto|camera|lyd|sound|fotograf|kamera|unit))|your?|vår|vår nye)\s+(?=\p{L}{3})/iu,
      '',
    )
    .trim()

const elliptic = /(?<!\p{L})(\p{L}{3,})-\s+(?:og|and|\/)\s+(?=\p{L})/giu

type Lestfunksjon = { ord: string; tolket: Funksjonstolkning | null }

const clause = /[.;:,–—]\s+|\s(?:er|blir|is|som|as|på|for|i|til|on)\s/u
/** Its name alone where a sentence is about it; nothing where no words of it may be what somebody does. */
function onlyName({ ord, tolket }: Lestfunksjon): Lestfunksjon[] {
  if (tolket?.godkjent || kanVaereFunksjon(ord)) return [{ ord, tolket }]
  const name = tolket
    ? ord
        .split(clause)
        .map(tidy)
        .find(part => tolkFunksjon(part)?.fag === tolket.fag && kanVaereFunksjon(part))
    : undefined
  return name ? [{ ord: name, tolket }] : []
}

/**
 * «regissør og manusforfatter» are two; «Casting og deltakeransvarlig» is one, as neither is approved. Words that cannot be
 * what somebody does are none.
 */
export const splitFunksjoner = (text: string): Lestfunksjon[] => partsOf(text).flatMap(onlyName)

/** «Field sound (A-lyd)» says in brackets what it is, where its own words do not; an assistant is none of what he assists. */
function meantBy(text: string, outside: string): Lestfunksjon | null {
  const ord = /\(([^()]{2,40})\)\W*$/u.exec(text)?.[1] ?? ''
  const tolket = ord.split(' ').length <= 3 ? tolkFunksjon(ord) : null
  if (!tolket?.godkjent || tolkFunksjon(outside)?.godkjent) return null
  return /ass(?:\.|ist)|junior|trainee|lærling|elev|runner/iu.test(outside)
    ? null
    : { ord: tidy(ord), tolket }
}

function partsOf(all: string): Lestfunksjon[] {
  const text = all.replace(/\s+/gu, ' ').trim()
  const outside = withoutBrackets(text, ' ')
    .replace(/\s+/gu, ' ')
    // «sminke- og maskedesigner» is one who does both.
    .replace(elliptic, (both, first: string) => (tolkFunksjon(first)?.godkjent ? both : ''))
    .trim()
  const whole = tidy(text)
  if (!whole) return []
  // «manusforfatter (filmatisering av roman)» says what kind of script it is.
  const kind = tolkFunksjon(/\(([^()]{2,40})\)/u.exec(text)?.[1] ?? '')
  if (kind?.fag === 'adaptasjon' && tolkFunksjon(outside)?.fag === 'manus')
    return [{ ord: whole, tolket: kind }]
  const meant = meantBy(text, outside)
  if (meant) return [meant]
  const parts = outside
    .split(between)
    .map(tidy)
    .filter(part => part.length > 1)
  const read = parts.map(ord => ({ ord, tolket: tolkFunksjon(ord) }))
  // What goes on for long is a sentence about the work: «animatør og animerer figurer etter storyboard».
  const isPhrase = ({ ord }: { ord: string }, at: number) => at === 0 || ord.split(' ').length <= 4
  const known = read.filter((one, at) => one.tolket && isPhrase(one, at))
  if (known.length === 1 && known[0] === read[0] && !read.every(isPhrase)) return known
  // «Casting og deltakeransvarlig» is one job, «lysmester og regiassistent» two.
  const jobs = known.every(one => one.tolket?.godkjent || !/casting/iu.test(one.ord))
  if (known.length > 1 && (known.some(one => one.tolket?.godkjent) || (jobs && !outside.includes('/')))) {
    const kinds = new Map(known.map(one => [one.tolket?.fag, one]))
    if (kinds.size > 1) return [...kinds.values()]
  }
  const tolket = tolkFunksjon(outside)
  const first = known.length === 1 && read[0] === known[0] ? read[0]?.ord : undefined
  return [{ ord: tolket?.godkjent && first ? first : whole, tolket }]
}

/** Only the part that names the function: «A-foto, fast team 1», «klipper på filmen, fra …». */
export function cutPhrase(text: string): string {
  const found = stop.exec(` ${text}`)
  const cut = found && found.index > 2 ? ` ${text}`.slice(0, found.index) : text
  return tolkFunksjon(cut) ? cut : text
}

/** What begins a sentence of its own, or goes on with one. */
export const beginsSentence =
  /^(?:(?:ferdig|kan|skal|vil|må|bør|er|har|får|fritt|can|shall|will|may|must|is|has|have)\s|(?:produsent|selskap|arbeidsgiver|arbeidsgjevar|oppdragsgiver|oppdragsgjevar|kund)en?t?\s\p{Ll}|the (?:company|producer|client|employer)\s\p{Ll})/iu

/** Running prose up to where the function ends. */
export const cutAtStop = (whole: string): string => {
  const found = stop.exec(whole)
  return found ? whole.slice(0, found.index) : whole
}
