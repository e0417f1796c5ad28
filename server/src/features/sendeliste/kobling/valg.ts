import { type LestLinje, type LestVerk, type Vurdering, weigh } from './vurdering.ts'

/** At or above this certainty a line is linked unseen. */
export const sikkerNok = 0.95
/** Below this, and without another reason, a production is no candidate at all. */
const likelyEnough = 0.15
/**
 * The least weight (logarithm of odds) at which a title like the line's is worth a look, however unlikely its facts make it: a line that nobody
 * looks at pays nobody. Titles with but some words in common need facts that do not speak against them.
 */
const leastOf: Partial<Record<Vurdering['metode'], number>> = {
  delvis: -2.6,
  opplysninger: Number.POSITIVE_INFINITY,
}
/** How much better (in logarithm of odds) the best must be than the next. */
const forsprang = 1
/** With a season that nobody tells, the next is another season of the same series: the facts must say more. */
const forsprangUtenSesong = 2
const maxCandidates = 8

const verdtAaSe = (one: ReturnType<typeof weigh>): boolean =>
  one.sikkerhet >= likelyEnough ||
  (one.fakta.sesong !== 'ulik' && one.vekt >= (leastOf[one.metode] ?? Number.NEGATIVE_INFINITY))

export type Utfall = {
  readonly produksjonId: string | null
  /** For a person to decide. */
  readonly tvil: boolean
  /** Of the best candidate, 0 to 1; 0 without one. */
  readonly sikkerhet: number
  readonly metode: Vurdering['metode'] | null
  readonly kandidater: readonly Vurdering[]
}

/** Decides what the portal may link by itself. Two that fit equally well are for a person. */
export function decide(linje: LestLinje, verk: readonly LestVerk[]): Utfall {
  const weighed = verk
    .map(one => weigh(linje, one))
    .sort((a, b) => b.vekt - a.vekt || (a.produksjonId < b.produksjonId ? -1 : 1))
  const kandidater = weighed.filter(verdtAaSe).slice(0, maxCandidates)
  const [best, next] = weighed
  if (!best || !verdtAaSe(best)) {
    // Other seasons of the same series are worth showing to who looks, though none of them is it.
    return {
      produksjonId: null,
      tvil: false,
      sikkerhet: best?.sikkerhet ?? 0,
      metode: null,
      kandidater: weighed.slice(0, 3),
    }
  }
  const unknown =
    best.fakta.sesong === 'ukjent' &&
    verk.some(one => one.verk.id === best.produksjonId && one.lest.lesemaater.some(r => r.sesong !== null))
  const lead = next ? best.vekt - next.vekt : Number.POSITIVE_INFINITY
  const linked = best.sikkerhet >= sikkerNok && lead >= (unknown ? forsprangUtenSesong : forsprang)
  const sikkerhet = best.sikkerhet >= sikkerNok && !linked ? 0.5 : best.sikkerhet
  return {
    produksjonId: linked ? best.produksjonId : null,
    tvil: !linked,
    sikkerhet,
    metode: best.metode,
    kandidater,
  }
}
