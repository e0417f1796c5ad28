import { looksLikeCompany, readNavn, street } from '../navn/navn.ts'
import { isEtikett } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold } from '../ord/likhet.ts'
import { type Flate, linjeskift } from '../side/flate.ts'
import { name, type Spor } from './navnespor.ts'

/** Who stands for the company, or is only spoken of. */
const another =
  /(?:v\/|(?:^|[\s(])(?:ved|v\.|att(?:n|en)?\.?|kontakt\p{L}*|contact|hos|hjå|leder|leiar|sjef|for)|(?:leder|leiar|sjef|koordinator|coordinator|manager|ansvarlig|ansvarleg|assistent|assistant|produsent\p{L}*|producer|operator|department|rapporterer til|reports to|etter (?:en|ei) \p{L}+ av|based on \p{L}+ by))\s*:?\s*$/iu

/** What is told of the one whom the paper is about: birth, number, address. */
const particulars =
  /^(?:\s*\([^)]*\d{6}|[\s,(]*(?:f\.|født|fødd|born|fnr|personnr|\d{2} ?\d{2} ?\d{2} ?\d{5})|[^.\n]{0,40},?\s\d{4}\s\p{Lu}|,\s\p{Lu}\p{Ll}+(?:veien|vegen|gata|gate|gaten|vei|veg)\s\d)/u

type Nevnt = { navn: string; at: number; poeng: number; antall: number }

/**
 * Where nothing says who is engaged: the one name that is no one else's. Who signs or answers for the company, and who is named by
 * a function of somebody else's, is left out; what is told of the others, and how often they are named, decides.
 */
export function findVedUtelukking({ flyt }: Flate): Spor[] {
  const [best, next] = rank(flyt.tekst)
  if (!best || best.poeng < least || best.poeng - (next?.poeng ?? 0) < lead) return []
  const utsnitt = flyt.utsnitt(best.at, best.at + best.navn.length)
  const isLegible = utsnitt.ord.every(({ lesesikkerhet }) => lesesikkerhet >= legible)
  return isLegible ? [{ navn: best.navn, utsnitt, vekt: 1.4, kilde: 'utelukket' }] : []
}

function rank(tekst: string): Nevnt[] {
  const named = new Map<string, Nevnt>()
  for (const { navn, at } of namesIn(tekst)) {
    const key = fold(navn)
    const one = named.get(key) ?? { navn, at, poeng: 0, antall: 0 }
    one.antall += 1
    one.poeng += weigh(tekst, at, at + navn.length, one.antall)
    named.set(key, one)
  }
  return [...named.values()]
    .map(one => ({ ...one, poeng: one.poeng + (isSpokenOf(tekst, one.navn) ? 0.7 : 0) }))
    .toSorted((a, b) => b.poeng - a.poeng)
}

/** A name may go on in the next line, and so may what stands over it: then the lines are read apart. */
const namesIn = (tekst: string): { navn: string; at: number }[] =>
  [...tekst.matchAll(eachName)].flatMap(({ 0: raw, index }) =>
    readingsOf(raw, isApart(tekst, raw, index)).flatMap((part, nr, parts) => {
      const navn = nr > 0 && readNavn(parts[0] ?? '') ? null : readNavn(part)
      const at = index + raw.indexOf(part)
      const isStreet = /^\s(?:gate|gata|vei|veg|plass|allé)(?!\p{L})/iu.test(tekst.slice(at + part.length))
      const isPerson =
        navn && !isOther(navn) && !isStreet && !looksLikeCompany(tekst.slice(at, at + part.length + 5))
      return isPerson ? [{ navn, at }] : []
    }),
  )

/** As it stands, and line by line. */
const readingsOf = (raw: string, apart: boolean): string[] => {
  const lines = raw.includes(linjeskift) ? raw.split(linjeskift) : []
  return apart && lines.length > 1 ? lines : [raw, ...lines]
}

/** A name that ends in the next line has no house number behind it, no colon, and no heading of one word before it: «6 Lagring» over «Minnekort …». */
const isApart = (tekst: string, raw: string, index: number): boolean =>
  /^(?:\s\d|\s?:)/u.test(tekst.slice(index + raw.length)) ||
  (/^\S+\u2028/u.test(raw) && /(?:^|[\n\u2028])[§\d.\s]*$/u.test(tekst.slice(0, index)))

/** A street, or headings of a table that stand beside each other. */
const isOther = (navn: string): boolean =>
  street.test(navn) || navn.split(' ').some(one => tolkFunksjon(one) !== null || isEtikett(one))
const eachName = new RegExp(name, 'gu')

/** Points, as `weigh` gives them: what one must have, and have more than the next one. */
const least = 0.4
const lead = 0.15

/** Certainty of each word of a name: what is hardly legible has words like names in it. */
const legible = 0.6

/** How many of the places that name somebody count. */
const counted = 3

function weigh(tekst: string, from: number, to: number, nr: number): number {
  const before = tekst.slice(Math.max(0, from - 60), from)
  const after = tekst.slice(to, to + 60)
  const [label = ''] = /[\p{L}-]+(?=\s*[:|]?\s*$)/u.exec(before.split(/[\n\u2028.]/u).at(-1) ?? '') ?? []
  if (another.test(before) || tolkFunksjon(label)) return -0.6
  // Of several who are named with their functions the first is no likelier.
  const isCrew = tolkFunksjon(/^,\s*([\p{L}-]+)/u.exec(after)?.[1] ?? '') !== null
  const early = nr === 1 && from < tekst.length * 0.35 && !isCrew
  return (nr <= counted ? 0.4 : 0) + (early ? 0.2 : 0) + (particulars.test(after) ? 0.6 : 0)
}

/** «Nes skal …», «Nes Lyd»: by the family name alone, as the parties of an agreement are, or as who owns a firm is. */
const isSpokenOf = (tekst: string, navn: string): boolean => {
  const [first = '', ...rest] = navn.split(' ')
  const last = rest.at(-1) ?? ''
  const alone = new RegExp(
    `(?<![\\p{L}-]\\s)(?<!${anyOf(rest.at(-2) ?? first)}\\s)(?:${anyOf(first)}|${anyOf(last)})(?:s|’s|'s)?\\s+(?:skal|vil|får|har|er|blir|kan|gjør|leverer|skriver|klipper|shall|will|is|has|may|Lyd|Film|Foto|Klipp|Media|Post|Pixel|Studio|ENK)(?!\\p{L})`,
    'u',
  )
  return last.length > 2 && alone.test(tekst)
}
const anyOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '.')
