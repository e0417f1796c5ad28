import type { Flate } from '../side/flate.ts'
import { lesTittel } from './tittel.ts'

/** Kind of clue: only worth something where the register has the title. */
export const quotedKind = 'sitat'
const quoted = /[«“][^«»“”\n]{2,60}[»”]/gu
const mostQuotes = 6

/** What is quoted anywhere: a title where the register has it, as in the lines of a bill. */
export const fromSitat = ({ flyt }: Flate) =>
  [...flyt.tekst.matchAll(quoted)].slice(0, mostQuotes).flatMap(found => {
    const lesing = lesTittel(found[0])
    const utsnitt = flyt.utsnitt(found.index, found.index + found[0].length)
    return lesing ? [{ lesing, utsnitt, vekt: 0.5, kilde: quotedKind }] : []
  })

/** «kostymedesign til Tittelen, en krimserie»: what the work is for, a few words of it before. */
export const workFor = /(?<!\p{L})(\p{L}{4,25})\s+(?:til|på|for)\s+(?=((?:«|“|")?\p{Lu}[^\n]{2,80}))/gu
/** «Selskapet produserer TITTELEN for …»: in capitals, which stand for quotes. */
export const makes =
  /(?<!\p{L})(?:produserer|lager|lagar|innspiller|spiller inn|spelar inn|produces|is producing|is making)\s+(?=(\p{Lu}{3,}[^\n]{2,80}))/gu
/** What it is called in the end goes before what it was called till then. */
export const launched =
  /(?<!\p{L})(?:lanseres|lanserast|utgis|gis ut|slippes|distribueres|vises|får premiere|released|launched|distributed)\s+(?:som|under (?:tittelen|navnet)|as|under the title)\s+(?=([«“"„][^\n]{2,110}))/giu
