import { lesSesonger } from '../ord/tall.ts'

/** A production's title as a document gives it. */
export type Tittellesing = {
  /** As it would be shown, without season and remarks. */
  navn: string
  /** Other ways to read it, and other titles of the same work. */
  varianter: string[]
  sesong: number | null
  /** A bare number at the end may be the season, and may be part of the title. */
  bareTall: { navn: string; sesong: number } | null
  /** The document calls it a working title. */
  arbeidstittel: boolean
}

const kind =
  '(?:tv-?|drama|dokumentar|krim|humor|barne|ungdoms|realit[iy]|underholdnings|animasjons|web|nett|mini|komi|fakta|feature|spille|spele|kort|novelle|kino|dokumentarserie|music|musikk)*-?\\s?(?:serien?|seriane|filmen?|produksjonen?|programmet|program|videoen?|drama(?:et)?|dokumentaren?|innspillinga?e?n?|series|film|documentary|show|production|programme|feature|video|prosjektet)'
const kindBefore = new RegExp(
  `^(?:(?:the|en|ein|et|eit|a|an|norsk[e]?)\\s+)?(?:[\\p{L}-]+\\s+)?${kind}(?:\\s+(?:for barn|for NRK|om))?\\s*[:,]?\\s+(?=["“«]?[\\p{Lu}\\d])`,
  'iu',
)
const quote = /[«“"”„]\s*([^«»“”"„]{2,90}?)\s*[»”"“]/gu
const otherTitle =
  /(?:norwegian|norsk|english|engelsk|original|orig|eng|norw|int|internasjonal|international|release|lanserings?|working|arbeids)-?\s?(?:title|tittel)\s*[:=]?\s*/iu
const tail =
  /\s*(?:[,;.]\s+(?:\d|sesong|season|regi|directed|s\d|ei?t?n?\s|et\s|a\s|an\s|episode|ep\.|tv-|dramaserie|dokumentar|spillefilm|kortfilm|running|for\s|produsert|\p{L}+serie|bestilt|working|arbeidstittel|tentativ|heretter|hereinafter|som\s|which|to be).*|\s[–—-]\s(?:sesong|season|s\d|\d+\s).*|\s+(?:for|av|på)\s+(?:NRK|TV ?2|TV ?Norge|Viaplay|Netflix|TV ?3|HBO|Discovery|VGTV).*|\s*\((?:arbeidstittel|working title|tentativ|tittel|film|serie|tv|foreløpig|førebels|heretter|\d).*|\s+heretter\s.*|\.\s.*|\s(?:produsert|produced|som skal|which|bestilt)\s.*)$/iu

const clean = (text: string): string =>
  text
    .replace(/^[\s"“”«»„'’:;,.·|_*–—-]+|[\s"“”«»„':;,·|_*–—-]+$/gu, '')
    .replace(/\.$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Takes the season out: «Verket (sesong 2)», «Verket S2», «Verket, 2. sesong». */
function withoutSeason(text: string): { rest: string; sesong: number | null } {
  const [found] = lesSesonger(text)
  if (!found) return { rest: text, sesong: null }
  const before = clean(text.slice(0, found.fra).replace(/[\s(,–—-]+$/u, ''))
  if (before.length > 1 && !/^(?:tv|nrk|produksjon|serien?|program)$/iu.test(before))
    return { rest: before, sesong: found.sesong }
  return { rest: text, sesong: found.sesong }
}

const numberOf = (text: string): number =>
  /^\d/u.test(text) ? Number(text) : ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].indexOf(text) + 1

/** Reads what stands behind a label «Produksjon», or in a heading. */
export function lesTittel(raw: string): Tittellesing | null {
  const text = raw
    .replace(/\s+/gu, ' ')
    .replace(/(?<!\p{L})(orig|eng|norw|int)\.\s/giu, '$1 ')
    .trim()
    .slice(0, 220)
  const arbeidstittel = /arbeidstittel|working title|foreløpig tittel|førebels tittel|tentativ/iu.test(text)
  const quoted = [...text.matchAll(quote)].map(found => clean(found[1] ?? '')).filter(one => one.length > 1)
  const season = withoutSeason(text)
  const variants: string[] = []
  const add = (value: string) => {
    const plain = clean(withoutSeason(value).rest)
    if (plain.length > 1 && plain.length <= 90 && /[\p{L}\d]/u.test(plain) && !variants.includes(plain))
      variants.push(plain)
  }
  for (const one of quoted) add(one)
  // «Artist – “Song”» is one title.
  if (quoted.length === 1 && quoted[0]) {
    const before = text
      .slice(0, text.indexOf(quoted[0]))
      .replace(/[«“"„]\s*$/u, '')
      .replace(kindBefore, '')
      .trim()
    if (/[–—-]$/u.test(before) && before.length > 3) variants.unshift(clean(`${before} ${quoted[0]}`))
  }
  const cut = clean(season.rest.replace(tail, ''))
  const bare = clean(cut.replace(kindBefore, ''))
  add(bare)
  add(cut)
  const brackets = /^(.*?)\s*\(([^()]{3,80})\)/u.exec(season.rest)
  if (brackets?.[1]) add(brackets[1].replace(kindBefore, ''))
  if (brackets?.[2]) add(brackets[2].replace(otherTitle, ''))
  for (const part of cut.split(/\s+(?:\/|[–—-])\s+/u)) add(part.replace(otherTitle, ''))
  add(season.rest)
  const [first] = variants
  const trailing =
    season.sesong === null ? /^(.*[\p{L}!?)])\s+(\d{1,2}|I{1,3}|IV|VI{0,3})$/u.exec(first ?? '') : null
  const bareTall = trailing?.[1] && trailing[2] ? { navn: trailing[1], sesong: numberOf(trailing[2]) } : null
  return first ? { navn: first, varianter: variants, sesong: season.sesong, arbeidstittel, bareTall } : null
}
