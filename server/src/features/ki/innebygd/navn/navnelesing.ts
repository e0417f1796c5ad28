import { distance, fold, likhet } from '../ord/likhet.ts'
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

/** The parts of the e-mail addresses of a document, in plain letters. */
const addressesOf = ({ celler }: Flate): { tekst: string; lesesikkerhet: number }[] =>
  celler.flatMap(({ ord }) =>
    ord
      .filter(({ tekst }) => /^[^@\s]{2,}@[^@\s]{3,}$/u.test(tekst))
      .flatMap(({ tekst, lesesikkerhet }) =>
        tekst
          .toLowerCase()
          .split(/[@._\d-]+/u)
          .filter(part => part.length >= 4)
          .map(part => ({ tekst: part, lesesikkerhet })),
      ),
  )

/** A word with the letter that an address spells otherwise; null where none does. */
function asAddressed(
  word: string,
  sikkerhet: number,
  addresses: ReturnType<typeof addressesOf>,
): string | null {
  const folded = fold(word)
  if (folded.length !== word.length || word.length < 4) return null
  const other = addresses.find(
    ({ tekst, lesesikkerhet }) =>
      tekst.length === folded.length && distance(tekst, folded) === 1 && lesesikkerhet > sikkerhet,
  )
  if (!other || addresses.some(({ tekst }) => tekst === folded)) return null
  const at = [...folded].findIndex((letter, index) => letter !== other.tekst[index])
  const letter = other.tekst.charAt(at)
  return word.slice(0, at) + (at === 0 ? letter.toUpperCase() : letter) + word.slice(at + 1)
}

/**
 * A recognised name, each word as the document's own places say it most surely; an e-mail address may put one letter right.
 * `enige` is how many places have the whole name so, `ulike` whether any has it otherwise.
 */
export function samleNavn(flate: Flate, navn: string): { navn: string; enige: number; ulike: boolean } {
  const places = placesOf(flate, navn).map(place =>
    place.map(({ tekst, lesesikkerhet }) => ({ tekst: normalCase(bare(tekst)), lesesikkerhet })),
  )
  if (places.length === 0) return { navn, enige: 0, ulike: false }
  const addresses = addressesOf(flate)
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
    const surest = Math.max(...places.map(place => (place[at]?.tekst === best ? place[at].lesesikkerhet : 0)))
    return (surest < 0.93 ? asAddressed(best, surest, addresses) : null) ?? best
  })
  const whole = words.join(' ')
  const told = places.map(place => place.map(({ tekst }) => tekst).join(' '))
  return {
    navn: whole,
    enige: told.filter(one => one === whole).length,
    ulike: told.some(one => one !== whole),
  }
}
