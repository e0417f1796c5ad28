import { rollerAv } from './etiketter.ts'
import type { Flate, Utsnitt } from './flate.ts'
import { looksLikeCompany, readNavn } from './navn.ts'

/** A party of the agreement as prose presents it: «mellom X AS (heretter kalt Produsenten) og …». */
export type Part = { slag: 'person' | 'selskap'; navn: string; utsnitt: Utsnitt; vekt: number }

const called =
  /(?:heretter(?:\s+(?:kalt|kalla|omtalt som|benevnt))?|(?:i\s+)?det\s+følg(?:ende|jande)(?:\s+(?:kalt|kalla))?|nedenfor\s+kalt|hereinafter(?:\s+(?:called|referred\s+to\s+as))?|hereafter(?:\s+(?:called|referred\s+to\s+as))?|in\s+the\s+following|kalt|kalla|\((?:the|som)?|as\s+the|,\s*som)[\s:,"“«'’]*((?:den|the)?\s*\p{L}{4,25}(?:\s\p{L}{4,12})?)/giu
const opening = /(?:^|[\s(«])(?:mellom|between|partene er|partane er|the parties are|by and between)[\s:]+/giu
const and = /[\s,.)]\s*(?:–\s*)?(?:\d\)|\(?[ab]\)|og|and)[\s:]+(?=["“«]?[\p{Lu}@])/gu

const companyName =
  /^["“«\s]*((?:[\p{L}\d@&.’'+-]+\s+){0,7}?(?:AS|A\/S|ASA|ANS|DA|BA|SA|AB|ApS|Oy|Ltd\.?|Limited|GmbH|Inc\.?|LLC|BV))(?=$|[\s,.;:()–—-])/u

/** The company's name a text begins with: to its legal form, or to the first comma where it has none. */
export function readSelskap(text: string): string | null {
  const start = text.replace(/^[\s.,:;_*|–—-]+/u, '')
  const formed = companyName.exec(start)
  if (formed?.[1]) return formed[1].replace(/["“”«»]/gu, '').trim()
  const plain = start
    .split(/[,;(|\n\t]|\s[-–—·]\s|\s(?:org|v)\b\.?|\s\d{3}\s?\d{3}\s?\d{3}|\sv\//iu)[0]
    ?.replace(/[\s.:]+$/u, '')
    .trim()
  return plain &&
    plain.length >= 2 &&
    plain.length <= 60 &&
    /^[\p{Lu}\d@"“«]/u.test(plain) &&
    !/^\d+$/u.test(plain)
    ? plain.replace(/["“”«»]/gu, '').trim()
    : null
}

function partOf(flate: Flate, from: number, to: number, vekt: number): Part | null {
  const { flyt } = flate
  const text = flyt.tekst.slice(from, to)
  const offset = text.length - text.trimStart().length
  const marks = [...text.matchAll(called)].map(found => rollerAv((found[1] ?? '').trim()))
  const says = (rolle: 'person' | 'selskap') =>
    marks.some(roller => roller.has(rolle) && !roller.has(rolle === 'person' ? 'selskap' : 'person'))
  const company = companyName.exec(text.trimStart())
  const person = readNavn(text)
  const cut = (navn: string) => flyt.utsnitt(from + offset, from + offset + Math.max(navn.length, 2))
  if (person && !company && !says('selskap'))
    return { slag: 'person', navn: person, utsnitt: cut(person), vekt: vekt + (says('person') ? 1 : 0) }
  // «Nes Lyd AS ved Kari Nes, heretter kalt Oppdragstaker»: the person behind the own firm.
  if (says('person')) {
    const behind =
      /(?<!\p{L})(?:v\/|v\.|ved|representert ved|represented by|through|innehaver|eier|owner|c\/o|by)\s*(?:innehaver\s+|eier\s+|daglig leder\s+)?(?=\p{Lu})/gu
    for (const found of text.matchAll(behind)) {
      const at = found.index + found[0].length
      const own = readNavn(text.slice(at))
      if (own)
        return {
          slag: 'person',
          navn: own,
          utsnitt: flyt.utsnitt(from + at, from + at + own.length),
          vekt: vekt + 1,
        }
    }
  }
  const name = company || says('selskap') || looksLikeCompany(text.slice(0, 60)) ? readSelskap(text) : null
  if (name && !says('person'))
    return { slag: 'selskap', navn: name, utsnitt: cut(name), vekt: vekt + (says('selskap') ? 1 : 0) }
  return null
}

/** The parties named in «mellom … og …»; the rights agreements that clauses cite have no persons in them. */
export function findParter(flate: Flate): Part[] {
  const text = flate.flyt.tekst
  const found: Part[] = []
  for (const open of text.matchAll(opening)) {
    const from = open.index + open[0].length
    const rest = text.slice(from, from + 900)
    for (const middle of rest.matchAll(and)) {
      const to = from + middle.index
      const second = to + middle[0].length
      const end = Math.min(text.length, second + 450)
      const one = partOf(flate, from, to, 2)
      const other = partOf(flate, second, end, 2)
      if (one && other && one.slag !== other.slag) {
        found.push(one, other)
        break
      }
    }
  }
  return found
}
