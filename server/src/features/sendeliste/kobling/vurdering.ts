import { compareWords, edits, type Likhet } from './likhet.ts'
import { companyWords, wordsOf } from './ord.ts'
import { verkstypeOf } from './sjanger.ts'
import { type Lesemaate, type LestTittel, readTittel } from './tittel.ts'

/** A line of a broadcast list as it was sent. */
export type Sendelinje = {
  readonly tittel: string
  readonly alternativTittel: string
  readonly sesong: number | null
  readonly mediehus: string
  readonly episoder: number | null
  readonly premiere: number | null
  readonly selskap: string
}
export type Registerverk = {
  readonly id: string
  readonly tittel: string
  readonly selskap: string
  readonly sesong: number | null
  readonly premiere: number | null
  readonly verkstype: string | null
  readonly episoder: number | null
}
export type Metode =
  | 'noeyaktig'
  | 'normalisert'
  | 'alias'
  | 'ordstilling'
  | 'skrivefeil'
  | 'avkortet'
  | 'delvis'
  | 'opplysninger'
/** How one fact of the line stands to the register's: `ukjent` where either is missing. */
export type Sammenlikning = 'lik' | 'nesten' | 'ulik' | 'ukjent'
export type Vurdering = {
  readonly produksjonId: string
  /** 0 to 1. */
  readonly sikkerhet: number
  readonly metode: Metode
  readonly fakta: Readonly<
    Record<'selskap' | 'premiere' | 'episoder' | 'sesong' | 'verkstype', Sammenlikning>
  >
}

export type LestLinje = {
  readonly linje: Sendelinje
  readonly lest: LestTittel
  readonly selskap: readonly string[]
  readonly mediehus: readonly string[]
}
export type LestVerk = {
  readonly verk: Registerverk
  readonly lest: LestTittel
  readonly selskap: readonly string[]
}

export const readLinje = (linje: Sendelinje): LestLinje => ({
  linje,
  lest: readTittel(linje.tittel, linje.sesong, linje.alternativTittel),
  selskap: companyWords(linje.selskap),
  mediehus: wordsOf(linje.mediehus),
})
export const readVerk = (verk: Registerverk): LestVerk => ({
  verk,
  lest: readTittel(verk.tittel, verk.sesong),
  selskap: companyWords(verk.selskap),
})

/** Weights are logarithms of odds, so that each fact adds its own. */
const titleWeight: Record<Likhet, number> = {
  lik: 3.5,
  ordstilling: 3.1,
  skrivefeil: 1.2,
  mange_skrivefeil: 0.5,
  boeying: -0.3,
  avkortet: 0.8,
  delvis: -2.5,
  ulik: -5,
}
const partWeight = { hel: 0, alias: -0.4, indre: -0.9, ytre: -1.2 } as const
const factWeight = {
  selskap: { lik: 2, nesten: 1.3, ulik: -2, ukjent: 0 },
  premiere: { lik: 1.5, nesten: 0.2, ulik: -1.8, ukjent: 0 },
  episoder: { lik: 1, nesten: 0.1, ulik: -0.7, ukjent: 0 },
  sesong: { lik: 0.8, nesten: -0.3, ulik: -7, ukjent: 0 },
  verkstype: { lik: 0.4, nesten: 0, ulik: -1, ukjent: 0 },
} as const
/** A series whose season nobody tells. */
const unknownSeason = -0.8
/** What is no more than likely is never linked unseen. */
const mostDoubtful = 2

const shortCompany = (words: readonly string[], of: readonly string[]): boolean =>
  words.length > 0 && words.length < of.length && words.every((word, at) => of[at] === word)

function compareCompany(row: LestLinje, verk: LestVerk): Sammenlikning {
  const [a, b] = [row.selskap, verk.selskap]
  if (a.length === 0 || b.length === 0) return 'ukjent'
  const [joined, other] = [a.join(''), b.join('')]
  if (joined === other) return 'lik'
  if (shortCompany(a, b) || shortCompany(b, a)) return 'nesten'
  if (joined.length >= 6 && edits(joined, other, 2) <= (joined.length >= 10 ? 2 : 1)) return 'nesten'
  // Several companies in one field.
  const several = [row.linje.selskap, verk.verk.selskap].map(text =>
    text
      .split(/[,;/|]|\s(?:og|and|\+)\s/iu)
      .map(name => companyWords(name).join(''))
      .filter(Boolean),
  )
  if (several[0]?.some(name => several[1]?.includes(name))) return 'nesten'
  // A broadcaster that names itself says who ordered the work.
  if (a.some(word => row.mediehus.includes(word))) return 'ukjent'
  return 'ulik'
}

function compareYear(a: number | null, b: number | null): Sammenlikning {
  if (a === null || b === null) return 'ukjent'
  if (a === b) return 'lik'
  return Math.abs(a - b) === 1 ? 'nesten' : 'ulik'
}

function compareEpisodes(sent: number | null, total: number | null): Sammenlikning {
  if (sent === null || total === null) return 'ukjent'
  if (sent === total) return sent > 1 ? 'lik' : 'nesten'
  return sent < total ? 'ukjent' : 'ulik'
}

function compareSeason(row: Lesemaate, verk: Lesemaate): Sammenlikning {
  if (row.sesong === verk.sesong) return row.sesong === null ? 'ukjent' : 'lik'
  // A work without a season is its own first.
  if (verk.sesong === null) return row.sesong === 1 ? 'nesten' : 'ulik'
  return row.sesong === null ? 'ukjent' : 'ulik'
}

const isSame = (likhet: Likhet): boolean => likhet === 'lik' || likhet === 'ordstilling'

type Pair = { likhet: Likhet; sesong: Sammenlikning; weight: number; capped: boolean; del: Lesemaate['del'] }

function weighPair(row: Lesemaate, verk: Lesemaate): Pair {
  const likhet = compareWords(row.ord, verk.ord)
  const sesong = compareSeason(row, verk)
  const part = partWeight[row.del] < partWeight[verk.del] ? row.del : verk.del
  const letters = Math.min(row.ord.join('').length, verk.ord.join('').length)
  const weight =
    titleWeight[likhet] +
    partWeight[part] +
    factWeight.sesong[sesong] -
    (letters < 4 ? 1 : 0) +
    (row.sesong === null && verk.sesong !== null ? unknownSeason : 0)
  // A guessed season on a title that is not the same, or a version that the other one is not, is for a person to see.
  const capped =
    likhet === 'delvis' ||
    likhet === 'ulik' ||
    row.versjon !== verk.versjon ||
    (row.gjettet && !isSame(likhet) && sesong !== 'lik')
  return { likhet, sesong, weight, capped, del: part }
}

function methodOf({ likhet, del }: Pair, row: LestLinje, verk: LestVerk): Metode {
  if (likhet === 'ulik') return 'opplysninger'
  if (likhet === 'lik' && row.linje.tittel.trim().toLowerCase() === verk.verk.tittel.trim().toLowerCase())
    return 'noeyaktig'
  if (isSame(likhet) && del !== 'hel') return 'alias'
  if (likhet === 'lik') return 'normalisert'
  if (likhet === 'ordstilling' || likhet === 'avkortet' || likhet === 'delvis') return likhet
  return 'skrivefeil'
}

/** Weighs whether a line of the list is this production of the register. */
export function weigh(row: LestLinje, verk: LestVerk): Vurdering & { vekt: number; tittelLik: boolean } {
  let best: Pair | null = null
  for (const one of row.lest.lesemaater)
    for (const other of verk.lest.lesemaater) {
      const pair = weighPair(one, other)
      if (!best || pair.weight > best.weight) best = pair
    }
  const pair: Pair = best ?? {
    likhet: 'ulik',
    sesong: 'ukjent',
    weight: titleWeight.ulik,
    capped: true,
    del: 'hel',
  }
  const told = row.lest.verkstype
  const ownType = verk.verk.verkstype ?? verkstypeOf(verk.verk.tittel)
  const fakta = {
    selskap: compareCompany(row, verk),
    premiere: compareYear(row.linje.premiere ?? row.lest.aar, verk.verk.premiere ?? verk.lest.aar),
    episoder: compareEpisodes(row.linje.episoder, verk.verk.episoder),
    sesong: pair.sesong,
    verkstype:
      told === null || ownType === null
        ? ('ukjent' as const)
        : told === ownType
          ? ('lik' as const)
          : ('ulik' as const),
  }
  const facts =
    factWeight.selskap[fakta.selskap] +
    factWeight.premiere[fakta.premiere] +
    factWeight.episoder[fakta.episoder] +
    factWeight.verkstype[fakta.verkstype]
  const vekt = Math.min(pair.weight + facts, pair.capped ? mostDoubtful : Number.POSITIVE_INFINITY)
  return {
    produksjonId: verk.verk.id,
    sikkerhet: 1 / (1 + Math.exp(-vekt)),
    metode: methodOf(pair, row, verk),
    fakta,
    vekt,
    tittelLik: isSame(pair.likhet),
  }
}
