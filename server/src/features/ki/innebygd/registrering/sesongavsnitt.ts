import type { RegistreringFunn } from '../../funn.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { lesSesonger } from '../ord/tall.ts'
import type { Produksjonsfunn } from '../produksjon/verksvalg.ts'
import { linjeskift, sentenceStart, utenLinjeskift } from '../side/flate.ts'
import { type Avsnitt, leddIn, registreringerAv } from './avsnitt.ts'
import { type Grunnlag, verkOfRow } from './grunnlag.ts'
import { lesDeler, lesEpisoderAv, readLedd } from './ledd.ts'

/** «– Sesong 1: …», «Punkt A – sesong 1 av …» */
const before = /^\W*(?:\p{L}+\s+[\da-h]{1,2}\b\W{0,4})?\s*(?:(?:i|in|for|på)\s+)?(?:den\s+|the\s+)?$/iu
const isItem = /^\s*(?:\([^()]*\)\s*)?(?:[:–—|-]|$)/u
const otherTime =
  /(?<!\p{L})(?:tidligere|tidlegare|forrige|førre|neste|previous|next|siden|sidan|since)(?!\p{L})/iu
const shortHead = 80

type Sted = { sesong: number; fra: number; start: number; isHead: boolean }
function placesOf(tekst: string): Sted[] {
  return lesSesonger(tekst).map(({ sesong, fra }) => {
    const line = Math.max(tekst.lastIndexOf('\n', fra), tekst.lastIndexOf(linjeskift, fra)) + 1
    const isHead = before.test(tekst.slice(line, fra))
    return { sesong, fra, start: isHead ? line : sentenceStart(tekst, fra), isHead }
  })
}

/** To the next season or the end of the paragraph; to that of the next one where this is no more than a heading. */
function endOf(tekst: string, start: number, next: number): number {
  const stop = (from: number) => {
    const at = tekst.indexOf('\n', from)
    return at < 0 ? tekst.length : at
  }
  const first = stop(start)
  return Math.min(next, first - start < shortHead ? stop(first + 1) : first)
}

type Del = { sesong: number; avsnitt: Avsnitt }

/** The parts that say what the person does in a season, the first of each. */
function partsOf(g: Grunnlag): Del[] {
  const { tekst: lines } = g.flate.flyt
  const places = placesOf(lines)
  if (new Set(places.map(({ sesong }) => sesong)).size < 2) return []
  const { tekst } = utenLinjeskift(g.flate).flyt
  const all = readLedd(tekst, g.arbeidstaker)
  const parts = places.flatMap(({ sesong, fra, start, isHead }): Del[] => {
    const next = places.find(one => one.start > start && one.sesong !== sesong)?.start ?? tekst.length
    const til = endOf(lines, start, next)
    const own = tekst.slice(start, til)
    const ledd = leddIn(all, start, til)
    const [first] = lesSesonger(own)
    const isTold =
      ledd.some(one => one.funksjoner.length > 0 || lesEpisoderAv(one) !== null) ||
      (isHead && isItem.test(own.slice(first?.til ?? 0)) && lesDeler(own) !== null)
    const isOther = otherTime.test(tekst.slice(start, fra))
    return isTold && !isOther ? [{ sesong, avsnitt: { fra: start, til, tekst: own, ledd } }] : []
  })
  return [...new Map(parts.toReversed().map(one => [one.sesong, one])).values()].toReversed()
}

async function foundOf(g: Grunnlag, best: Produksjonsfunn, sesong: number) {
  const facts = { ...g.facts, sesong, episoder: null, aar: null }
  const lesing = { ...best.lesing, sesong, bareTall: null }
  const found = await verkOfRow(g, facts, lesing, best.utsnitt)
  return found?.verk?.sesong === sesong ? { found, facts } : null
}

/**
 * Registrations of seasons of one series that a part of the text is about each: «Sesong 1: alle åtte episodene …», «Sesong 2: episode 1 til 4 …»;
 * none where there are not two at least.
 */
export async function readSesongavsnitt(
  g: Grunnlag,
  best: Produksjonsfunn,
  funksjoner: readonly Valgtfunksjon[],
): Promise<RegistreringFunn[]> {
  const read: RegistreringFunn[][] = []
  for (const { sesong, avsnitt } of partsOf(g)) {
    const one = await foundOf(g, best, sesong)
    if (one) read.push(registreringerAv(g, avsnitt, one, funksjoner))
  }
  return read.length > 1 ? read.flat() : []
}
