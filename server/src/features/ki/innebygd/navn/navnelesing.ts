import { likhet } from '../ord/likhet.ts'
import type { Ord } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { normalCase } from './navn.ts'

const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')
/** Recognition loses rings and strokes more often than it finds them. */
const accents = (text: string) => text.match(/[^\x20-\x7e]/gu)?.length ?? 0
/** It takes «á» for «å» far oftener than the other way round; «ä», and «Á» in a capital, is as often an «å» whose ring was not seen. */
const foreign = (text: string) => text.match(/[^\x20-\x7eæøåéöäÆØÅÉÖÄÁ’]/gu)?.length ?? 0
const likeEnough = 0.84

/** Every place that a name stands in, however it was read there. */
function placesOf({ celler }: Flate, navn: string): Ord[][] {
  const count = navn.split(' ').length
  return celler.flatMap(({ ord }) =>
    ord.flatMap((_, at) => {
      const own = ord.slice(at, at + count)
      const words = own.map(one => bare(one.tekst))
      if (own.length < count || words.some(one => !/^\p{Lu}/u.test(one))) return []
      return likhet(words.join(' '), navn) >= likeEnough ? [own] : []
    }),
  )
}

/**
 * A recognised name, each word as the document's own places say it most surely.
 * `enige` is how many places have the whole name so, `ulike` whether any has it otherwise.
 */
export function samleNavn(flate: Flate, navn: string): { navn: string; enige: number; ulike: boolean } {
  const places = placesOf(flate, navn).map(place =>
    place.map(({ tekst, lesesikkerhet }) => ({ tekst: normalCase(bare(tekst)), lesesikkerhet })),
  )
  if (places.length === 0) return { navn, enige: 0, ulike: false }
  const words = navn.split(' ').map((own, at) => {
    const scores = new Map<string, number>()
    for (const place of places) {
      const one = place[at]
      if (one)
        scores.set(
          one.tekst,
          (scores.get(one.tekst) ?? 0) + one.lesesikkerhet + 0.3 * accents(one.tekst) + foreign(one.tekst),
        )
    }
    const [best = own] = [...scores].toSorted((a, b) => b[1] - a[1])[0] ?? []
    return best
  })
  const whole = words.join(' ')
  const told = places.map(place => place.map(({ tekst }) => tekst).join(' '))
  return {
    navn: whole,
    enige: told.filter(one => one === whole).length,
    ulike: told.some(one => one !== whole),
  }
}
