import { noun } from '../ord/episodetekst.ts'
import { lesOrdenstall } from '../ord/tall.ts'

/** «del I, II og V» */
const romanList =
  /(?<!\p{L})((?:[Dd]el|[Pp]art|[Ee]pisod|[Ee]p|[Pp]rogram|[Aa]vsnitt)\p{Ll}{0,4}\.?\s+)([IVX]{1,4}(?:(?:\s*,\s*|\s*[–-]\s*|\s+(?:og|samt|and|til|to)\s+)[IVX]{1,4})+)(?![\p{L}\d])(?![^.;]{0,50}(?:avtal|kontrakt|vilkår|vedlegg|agreement|contract|schedule))/gu
const ordinal =
  '(?:første|fyrste|andre|tredje|fjerde|femte|sjette|sjuende|syvende|sjuande|[åa]ttende|[åa]ttande|niende|niande|tiende|tiande|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)'
/** «den tredje, fjerde og femte episoden», «the third and fourth episodes»; «andre episoder» are others. */
const ordinals = new RegExp(
  `(?<!\\p{L})(?:(?:den|det|the)\\s+)?(${ordinal}(?:(?:,\\s*|\\s+(?:og|samt|and)\\s+)(?:(?:den|det|the)\\s+)?${ordinal})+)\\s+${noun}(?!\\p{L})`,
  'giu',
)
const eachOrdinal = new RegExp(`(?:(?:den|det|the)\\s+)?(?<!\\p{L})(${ordinal})(?!\\p{L})`, 'giu')

const inFigures = (list: string, one: RegExp): string =>
  list.replace(one, (found: string, word: string | number) =>
    String(lesOrdenstall(typeof word === 'string' ? word : found) ?? found),
  )

/** Ways of naming episodes that are other than «episode 2, 3 og 7», said in that way. */
export const omskrevet = (text: string): string =>
  text
    .replace(romanList, (_, name: string, list: string) => `${name}${inFigures(list, /[IVX]+/gu)}`)
    .replace(ordinals, (_, list: string) => `episode ${inFigures(list, eachOrdinal)}`)

const oddSign = /\d\s*[.:'’]\s*\d|\d;\d|\d[0oOöÖ]g\s?\d/u
const onlyFigures = /^[\d\s.,:;'’&oOg-]+$/u
/** Figures alone, with signs between them that no list has: what is read of it is not sure. */
export const isOddList = (text: string): boolean => onlyFigures.test(text) && oddSign.test(text)
