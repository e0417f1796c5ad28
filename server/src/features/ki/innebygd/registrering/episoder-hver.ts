import { type Episodesvar, lesEpisodetekst } from '../episode/episodelesing.ts'
import type { Funksjonsspor } from '../funksjon/funksjonsord.ts'
import { tallord } from '../ord/tall.ts'
import type { Utsnitt } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import type { Radfunksjon } from './funksjonsrader.ts'

/** «foto på del 1 og del 2»: where it is said what each of some functions is for, the parts are episodes. */
export const delerSomEpisoder = (text: string): string => text.replace(numberedPart, 'episode ')
const numberedPart = new RegExp(
  `(?<!\\p{L})(?:del(?:er|ane|ene)?|parts?)\\s+(?=(?:\\d{1,2}|${tallord})(?![\\p{L}\\d]))`,
  'giu',
)

const svarOf = (utsnitt: Utsnitt): Episodesvar[] => {
  const lesing = lesEpisodetekst(delerSomEpisoder(utsnitt.tekst))
  return lesing.lest ? [{ ...lesing, utsnitt, vekt: 3 }] : []
}

/** «Hun er VJ på alle åtte episodene og klipper fire av dem»: what a sentence further on says of one function, to where it comes to another. */
function furtherOn({ flyt }: Flate, one: Radfunksjon, spor: readonly Funksjonsspor[]): Episodesvar[] {
  const placed = spor
    .filter(({ kilde, tolket }) => kilde === 'prosa' && tolket)
    .map(({ utsnitt, tolket }) => ({ at: flyt.stedFor(utsnitt.ord[0]), fag: tolket?.fag }))
    .filter(({ at }) => at >= 0)
  for (const { at } of placed.filter(({ fag }) => fag === one.tolket?.fag)) {
    const isLater = (other: { at: number; fag: string | undefined }) =>
      other.at > at && other.fag !== one.tolket?.fag
    const next = placed.filter(isLater).map(other => other.at)
    const rest = flyt.tekst.slice(at).search(/\n|\.\s+\p{Lu}|$/u) + at
    const svar = svarOf(flyt.utsnitt(at, Math.min(rest, ...next)))
    if (svar.some(({ lest }) => lest && 'antall' in lest)) return svar
  }
  return []
}

/** The episodes of each of several functions, where all of them are told. */
export function readHverSine(
  flate: Flate,
  each: readonly (Radfunksjon | null)[],
  spor: readonly Funksjonsspor[],
): Episodesvar[][] | null {
  const beside = each.map(one => (one?.etter ? svarOf(one.etter) : []))
  if (each.length < 2 || beside.every(one => one.length > 0)) return each.length < 2 ? null : beside
  const read = each.map((one, at) =>
    beside[at]?.length ? beside[at] : one ? furtherOn(flate, one, spor) : [],
  )
  return read.every(one => one.length > 0) ? read : null
}
