import { noun } from '../ord/episodetekst.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import type { Flate } from '../side/flate.ts'
import type { Funksjonsspor } from './funksjonsord.ts'

const pattern = (navn: string | null): RegExp => {
  const called = (navn?.split(' ') ?? []).filter(part => part.length > 2).map(one => `${one}(?:\\s${one})?`)
  const who = `(?:du|hun|han|ho|you|she|he|\\p{L}+taker(?:en)?|\\p{L}+takar(?:en)?|medarbeid[ea]r(?:en)?|${[navn ?? 'du', ...called].map(one => one.replaceAll('.', '\\.')).join('|')})`
  return new RegExp(
    `(?<!\\p{L})(?:i|på|for|in|on)\\s+(?:the\\s+)?(${noun}\\.?\\s+(?:nr\\.?\\s+)?\\d[\\d\\s,–-]*(?:(?:og|and|til|to)\\s+\\d+)?)\\s+(?:(?:er|blir|vert|skal|is|are|will)\\s+${who}|${who}\\s+(?:er|blir|vert|is|are|will be))\\s+(?:(?:være|vere|be|som|as|the|an?)\\s+){0,2}(\\p{L}[\\p{L}/-]{1,25}(?:\\s\\p{Ll}{3,15})?)(?=\\s*(?:[.,;]|og\\s|and\\s|$|\\n))`,
    'giu',
  )
}

/** «I episode 1–4 er Kari fotograf, og i episode 5–8 er hun klipper»: the episodes of each function stand before it. */
export function fromEpisoderFoerst({ flyt }: Flate, navn: string | null): Funksjonsspor[] {
  const told = [...flyt.tekst.matchAll(pattern(navn))].flatMap((found): Funksjonsspor[] => {
    const ord = found[2] ?? ''
    const tolket = tolkFunksjon(ord)
    const at = found.index + found[0].length - ord.length
    const utsnitt = flyt.utsnitt(at, at + ord.length)
    const etter = flyt.utsnitt(found.index, at + ord.length)
    return tolket ? [{ ord, tolket, utsnitt, vekt: 2.75, kilde: 'prosa', kjede: -2, etter }] : []
  })
  return new Set(told.map(({ tolket }) => tolket?.fag)).size > 1 ? told : []
}
