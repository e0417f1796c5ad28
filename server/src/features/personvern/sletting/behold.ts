import type { Tider } from '@rp/contract/oppbevaring'
import { type Beholdsregel, type Beholdt, beholdsregler } from '@rp/contract/sletting'

export type Ferdig = { id: string; ferdigAar: number }
export type Beholdsplan = {
  dokumenter: string[]
  /** Name and personnummer: whose documents they are. */
  identitet: boolean
  kontonummer: boolean
  beholdes: Beholdt[]
  /** The day after which less is kept than today; null when nothing is. */
  neste: string | null
}

const lastDay = (aar: number, tid: number) => `${aar + tid}-12-31`

/**
 * What must be kept of a person who is erased, by the finished documents (decision 0018). The documents are kept until both rules let
 * go of them; the account number as long as the books may be examined.
 * @param idag the day in Norway, 2026-11-22
 */
export function planBehold(ferdige: readonly Ferdig[], tider: Tider, idag: string): Beholdsplan {
  const kept = beholdsregler.flatMap(regel =>
    ferdige
      .map(({ id, ferdigAar }) => ({ id, regel, til: lastDay(ferdigAar, tider[regel]) }))
      .filter(({ til }) => til >= idag),
  )
  const of = (regel: Beholdsregel) => kept.filter(one => one.regel === regel)
  const beholdes = beholdsregler.flatMap(regel => {
    const til = of(regel)
      .map(one => one.til)
      .sort()
      .at(-1)
    return til ? [{ regel, antall: of(regel).length, til }] : []
  })
  return {
    dokumenter: [...new Set(kept.map(({ id }) => id))],
    identitet: kept.length > 0,
    kontonummer: of('regnskap').length > 0,
    beholdes,
    neste: kept.map(({ til }) => til).sort()[0] ?? null,
  }
}
