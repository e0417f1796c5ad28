import { noun } from '../ord/episodetekst.ts'
import { lesOrdenstall, tallord } from '../ord/tall.ts'

/** «del I, II og V» */
const romanList =
  /(?<!\p{L})((?:[Dd]el|[Pp]art|[Ee]pisod|[Ee]p|[Pp]rogram|[Aa]vsnitt)\p{Ll}{0,4}\.?\s+)([IVX]{1,4}(?:(?:\s*,\s*|\s*[–-]\s*|\s+(?:og|samt|and|til|to)\s+)[IVX]{1,4})+)(?![\p{L}\d])(?![^.;]{0,50}(?:avtal|kontrakt|vilkår|vedlegg|agreement|contract|schedule))/gu
/** «fire av desse episodane», «four of those episodes» */
const ofThese = new RegExp(
  `(?<=(?<![\\p{L}\\d])(?:\\d{1,3}|${tallord})\\s+)(av|of)\\s+(?:disse|desse|these|those|sesongens|seriens|seasonens|the\\s+(?:season|series)['’]s?)\\s+(?=${noun})`,
  'giu',
)
const numbers = '\\d{1,3}(?:\\s*(?:,|og|and|samt|til|to|[-–—])\\s*\\d{1,3})+'
/** «episodene i midtbolken, 9–16», «programma frå Finnmark (4, 5 og 6)»: a few words tell which, before the numbers do. */
const toldBefore = new RegExp(
  `(?<!\\p{L})(?:episod(?:ene|ane|es)|program(?:mene|ma|mes)|sending(?:ene|ane)|del(?:ene|ane)|parts)\\s+(?:i|fra|frå|på|om|med|in|from|on|with|of)\\s+(?:\\p{L}+\\s+){0,3}\\p{L}+\\s*(?:[,:(]|\\s[–-]\\s)\\s*(?:nr\\.?\\s*|nummer\\s+)?(?=${numbers}\\s*(?:[.;)]|,\\s|$))`,
  'giu',
)
const ordinal =
  '(?:første|fyrste|andre|annen|annet|tredje|fjerde|femte|sjette|sjuende|syvende|sjuande|[åa]ttende|[åa]ttande|niende|niande|tiende|tiande|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)'
/** «den tredje, fjerde og femte episoden», «the third and fourth episodes»; «andre episoder» are others. */
const ordinals = new RegExp(
  `(?<!\\p{L})(?:(?:den|det|the)\\s+)?(${ordinal}(?:(?:,\\s*|\\s+(?:og|samt|and)\\s+)(?:(?:den|det|the)\\s+)?${ordinal})+)\\s+${noun}(?!\\p{L})`,
  'giu',
)
const eachOrdinal = new RegExp(`(?:(?:den|det|the)\\s+)?(?<!\\p{L})(${ordinal})(?!\\p{L})`, 'giu')

/** «de fire vinterepisodene»; a double one is two. */
const compound = new RegExp(
  `(?<=(?<![\\p{L}\\d])(?:\\d{1,2}|${tallord})\\s+)(?!dobb)\\p{Ll}{3,14}?(?=(?:episod(?:er|ar|ene|ane)|program(?:mer|mene|ma))(?!\\p{L}))`,
  'giu',
)
/** «Dine er nummer 2, 5 og 9» */
const yours =
  /(?<!\p{L})(dine|hennes|hennar|hans|yours|hers|his)\s+(?:er|blir|vert|are)\s+(?:nr\.?|no\.?|nummer|numbers?|episode)\s*(?=\d)/giu
/** «pilot og episode 2» */
const pilot = /(?<!\p{L})pilot(?=\s*(?:,|og|samt|and|&|\+)\s*ep)/giu

const inFigures = (list: string, one: RegExp): string =>
  list.replace(one, (found: string, word: string | number) =>
    String(lesOrdenstall(typeof word === 'string' ? word : found) ?? found),
  )

/** A calendar has an episode behind each door. */
const doors = /(?<!\p{L})luke(?=\s+\d)/giu

/** Ways of naming episodes that are other than «episode 2, 3 og 7», said in that way. */
export const omskrevet = (text: string): string =>
  text
    .replace(romanList, (_, name: string, list: string) => `${name}${inFigures(list, /[IVX]+/gu)}`)
    .replace(doors, 'episode')
    .replace(ofThese, '$1 the ')
    .replace(compound, '')
    .replace(yours, '$1 episode ')
    .replace(pilot, 'episode 1')
    .replace(toldBefore, 'episode ')
    .replace(ordinals, (_, list: string) => `episode ${inFigures(list, eachOrdinal)}`)

/** «1:2.50g6», «2;4.7 og 9»: commas between figures are recognised as other signs, and «og» as a part of the figures. */
const misread =
  /^(?:nr\.?\s*)?\d{1,2}(?:\s*[.:;,'’]\s*\d{1,2})*(?:\s?[0oOöÖ]g\s?|\s+(?:og|and|&)\s+)\d{1,2}\.?$/u
const oddSign = /\d\s*[.:'’]\s*\d|\d;\d|\d[0oOöÖ]g\s?\d/u
/** The numbers of a list whose signs were misread, where they rise as such a list does; null of any other text. */
export function lesFeillest(text: string): number | null {
  const told = text.trim()
  if (!misread.test(told) || !oddSign.test(told)) return null
  const read = [...told.replace(/(?<=\d)\s?[0oOöÖ]g\s?(?=\d)/gu, ' og ').matchAll(/\d+/gu)].map(Number)
  return read.length > 1 && read.every((one, at) => at === 0 || one > (read[at - 1] ?? 0))
    ? read.length
    : null
}
const onlyFigures = /^[\d\s.,:;'’&oOg-]+$/u
/** Figures alone, with signs between them that no list has: what is read of it is not sure. */
export const isOddList = (text: string): boolean => onlyFigures.test(text) && oddSign.test(text)
