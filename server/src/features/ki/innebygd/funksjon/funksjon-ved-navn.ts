import { tolkFunksjon } from '../ord/fagord.ts'
import type { Flate } from '../side/flate.ts'
import { also } from './funksjon-rekke.ts'
import { beginsSentence, cutAtStop, type Funksjonsspor, splitFunksjoner, tidy } from './funksjonsord.ts'

const joined = /(?<!\p{L})(\p{L}{4,20})(?:\s(?:og|and)\s|\s?[/&]\s?)$/u
/** «Fotograf Kari Nes deltar i …», «Klipper: Kari Nes» */
function fromTitleBefore(flate: Flate, navn: string): Funksjonsspor[] {
  const text = flate.flyt.tekst
  return [
    ...text.matchAll(/(\p{L}[\p{L}-]{2,24}(?:[^\S\n]\p{Ll}[\p{L}-]{2,20})?):?[^\S\n]+(?=\p{Lu})/gu),
  ].flatMap(found => {
    const end = found.index + found[0].length
    const before = text.startsWith(navn, end) ? (found[1] ?? '') : ''
    // «Produsenten engasjerer Kari Nes»
    const ord = beginsSentence.test(before) ? '' : before
    // «Regi og foto: Kari Nes» are two.
    const first =
      ord && found[0].includes(':')
        ? (joined.exec(text.slice(Math.max(0, found.index - 40), found.index))?.[1] ?? '')
        : ''
    const read = [first, ord].flatMap(one => {
      const tolket = one ? tolkFunksjon(one) : null
      return tolket && (one === ord || tolket.godkjent) ? [{ ord: one, tolket }] : []
    })
    const utsnitt = flate.flyt.utsnitt(found.index, end - 1)
    const kjede = read.length > 1 ? { kjede: found.index } : {}
    return read.map(one => ({ ...one, utsnitt, vekt: 1.6, kilde: 'prosa', ...kjede }))
  })
}

/** «Kari Nes, f.nr. …, maskør på «Verket»», «Kari Nes, lydsjef». */
const isWhatBeside =
  /^(?:,?\s*\(?(?:f\.?\s?nr\.?|fnr\.?|født|fødd|personn\p{L}*|born)[^,\n]{0,40})?,\s+(?=(\p{L}[\p{L}/ -]{2,40}?)(?:\s(?:på|i|for|til|on)\s|[.,;)”»"\n]|$))/iu
/** «Kari Nes er klipper», not «Kari Nes er dessuten klipper», which says that it is something more. */
const isWhat = new RegExp(
  `^(?:\\s*\\([^)]{0,60}\\))?[\\s,]+(?:er|is|blir|vert|arbeider som|arbeidar som|works as)\\s+(?!${also}\\s)(?=(\\p{L}[^\\n]{2,60}))`,
  'iu',
)

/** Where the person is named, in full or by one name, as «Kari» and «Nes» later on. */
function namedIn(text: string, navn: string): { at: number; start: number }[] {
  const parts = navn.split(' ').filter(part => part.length > 2)
  const places = new Map<number, number>()
  for (const one of [navn, ...parts])
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) places.set(at + one.length, at)
  return [...places].map(([start, at]) => ({ at, start }))
}

/** «Kari Nes er klipper på episode 7 og 8». */
function fromNamed({ flyt }: Flate, navn: string): Funksjonsspor[] {
  const spor: Funksjonsspor[] = []
  for (const { start } of namedIn(flyt.tekst, navn)) {
    const rest = flyt.tekst.slice(start, start + 150)
    const told = isWhat.exec(rest)
    const found = told ?? isWhatBeside.exec(rest)
    if (!found) continue
    const from = start + found[0].length
    const phrase = tidy(cutAtStop(found[1] ?? ''))
    const vekt = told ? 2.3 : 1.6
    for (const part of splitFunksjoner(phrase))
      if (part.tolket)
        spor.push({ ...part, utsnitt: flyt.utsnitt(from, from + phrase.length), vekt, kilde: 'prosa' })
  }
  return spor
}

/** «På «Verket» er Kari letprodusent på episode 1–4 og …», «Kari er …» */
export function namedIs(navn: string): RegExp {
  const who = `(?:${[
    navn,
    navn.split(' ').slice(0, -1).join(' '),
    ...navn.split(' ').filter(part => part.length > 2),
  ]
    .filter(Boolean)
    .map(one => RegExp.escape(one))
    .join('|')})`
  const is = '(?:er|blir|vert|is)'
  return new RegExp(`(?<!\\p{L})(?:${is}\\s+${who}|${who}\\s+${is})\\s+(?=(\\p{L}[^\\n]{2,110}))`, 'gu')
}

/** What stands before or behind the person's own name. */
export const fromNavn = (flate: Flate, navn: string): Funksjonsspor[] => [
  ...fromTitleBefore(flate, navn),
  ...fromNamed(flate, navn),
]
