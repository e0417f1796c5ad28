import type { Linjeslag } from '@rp/contract/kjoering'
import { avrund } from './avrund.ts'
import { andelerI, type Poengliste } from './verkets-andeler.ts'

/** A work on the broadcast list. Its id decides the order of lines, and which of two equal remainders comes first. */
export type Verk = { id: string; poeng: Poengliste }
/** What one person says of one work and function. */
export type Krav = {
  id: string
  /** Index in the list of works, and in the groups of that work's list of points. */
  verk: number
  gruppe: number
  /** Null counts as all that were shown. */
  episoder: number | null
  /** What its person has agreed on with all others of an agreement in the group, in hundredths of a percent; null where there is none. */
  andel: number | null
  /** Another organisation manages it: its own points are set apart, for nobody here. */
  annetSted: boolean
  /** Gives a share in pots of F©R-vederlag, not in private copying alone (`vederlagstypeOf`). */
  foerVederlag: boolean
}
export type Pottregning = {
  /** Øre. */
  brutto: number
  /** Hundredths of a percent. */
  fradrag: number
  avsetning: number
  /** Øre that corrections of earlier runs take of what is to be shared; below nothing where they give it more. No more than there is. */
  korreksjoner: number
  utenKrav: 'avsettes' | 'fordeles'
  /** Takes the claims that give private copying alone as well. */
  alleKrav: boolean
  /** Of each work, by its index: its value (0: not in this pot) and how many episodes were shown. */
  verdier: readonly bigint[]
  viste: readonly number[]
}

export type Linje = {
  slag: Linjeslag
  /** Indexes of the work, the group and the claim; -1 where the line has none. */
  verk: number
  gruppe: number
  krav: number
  /** Episodes that those of an agreement have together; null in a line without a share that is agreed on. */
  samlet: number | null
  /** The line's exact share of its work is `teller / nevner`; of the pot for lines without a work. */
  teller: bigint
  nevner: bigint
  /** Øre. */
  beloep: number
}
export type Potteresultat = { linjer: Linje[]; sumVerdi: bigint }

const hele = 10_000

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The claims of each work, by group and then by id: whatever order they came in. */
export function sortKrav(verk: readonly Verk[], krav: readonly Krav[]): Int32Array[] {
  const counts = new Int32Array(verk.length)
  for (const one of krav) counts[one.verk] = (counts[one.verk] ?? 0) + 1
  const lists = Array.from(counts, count => new Int32Array(count))
  krav.forEach((one, index) => {
    const left = (counts[one.verk] ?? 0) - 1
    counts[one.verk] = left
    const list = lists[one.verk]
    if (list) list[left] = index
  })
  const compare = (a: number, b: number): number => {
    const [one, other] = [krav[a], krav[b]] as [Krav, Krav]
    return one.gruppe - other.gruppe || byText(one.id, other.id)
  }
  for (const list of lists) list.sort(compare)
  return lists
}

/** Works in the order of their ids. */
export const sortVerk = (verk: readonly Verk[]): number[] =>
  verk.map((_, index) => index).sort((a, b) => byText(verk[a]?.id ?? '', verk[b]?.id ?? ''))

type Ordnet = { verk: number[]; krav: Int32Array[] }

/** Of agreements that some of a pot's claims are part of: the claims that the pot does not count. Few works have one. */
function restOfAvtaler(mine: readonly Krav[], list: Int32Array, krav: readonly Krav[]): Krav[] {
  const avtalte = mine.filter(({ andel }) => andel !== null)
  if (avtalte.length === 0) return []
  const grupper = new Set(avtalte.map(({ gruppe }) => gruppe))
  return Array.from(list, one => krav[one] as Krav).filter(
    one => !one.foerVederlag && one.andel !== null && grupper.has(one.gruppe),
  )
}

function linesOf(verk: readonly Verk[], krav: readonly Krav[], pott: Pottregning, ordnet: Ordnet): Linje[] {
  const lines: Linje[] = []
  for (const index of ordnet.verk) {
    const [work, list] = [verk[index], ordnet.krav[index]]
    if (!work || !list) continue
    const mine = pott.alleKrav ? list : list.filter(one => krav[one]?.foerVederlag)
    const verdi = pott.verdier[index] ?? 0n
    // Not in this pot at all. One that was shown, and counts nothing, has its lines of nothing.
    if (verdi === 0n && (pott.viste[index] ?? 0) === 0) continue
    const claims = Array.from(mine, one => krav[one] as Krav)
    const utenfor = pott.alleKrav ? [] : restOfAvtaler(claims, list, krav)
    const shared = andelerI(work.poeng, claims, pott.viste[index] ?? 0, pott.utenKrav, utenfor)
    const { andeler, rest, nevner } = shared
    const common = { verk: index, nevner, samlet: null, beloep: 0 }
    claims.forEach(({ gruppe, andel, annetSted }, place) => {
      const line = { ...common, gruppe, krav: mine[place] ?? -1, teller: andeler[place] ?? 0n }
      const samlet = andel === null ? null : Number(shared.samlet.get(gruppe) ?? 0n)
      lines.push({ ...line, slag: annetSted ? 'annet_sted' : 'krav', samlet })
    })
    if (verdi > 0n)
      for (const { gruppe, teller } of rest)
        lines.push({ ...common, slag: 'uten_krav', gruppe, krav: -1, teller })
  }
  return lines
}

/** A share of the whole pot, in hundredths of a percent. */
const ofPott = (slag: Linjeslag, teller: number): Linje => ({
  slag,
  verk: -1,
  gruppe: -1,
  krav: -1,
  samlet: null,
  teller: BigInt(teller),
  nevner: BigInt(hele),
  beloep: 0,
})

/**
 * Shares one pot to the last øre, but for what corrections take: deduction, reserve, every claim, and what nobody claimed. Shares are exact fractions down to person
 * and pot; rounding happens once, over all lines, by largest remainder, equal ones in the order of the lines.
 * @param ordnet from `sortVerk` and `sortKrav`, which several pots have in common
 */
export function distributePott(
  verk: readonly Verk[],
  krav: readonly Krav[],
  pott: Pottregning,
  ordnet: Ordnet = { verk: sortVerk(verk), krav: sortKrav(verk, krav) },
): Potteresultat {
  const sumVerdi = pott.verdier.reduce((sum, verdi) => sum + verdi, 0n)
  const left = hele - pott.fradrag - pott.avsetning
  const linjer = [
    ofPott('fradrag', pott.fradrag),
    ofPott('avsetning', pott.avsetning),
    ...(sumVerdi === 0n ? [ofPott('ufordelt', left)] : []),
  ]
  // A spread of a million would not fit on the stack.
  for (const line of linesOf(verk, krav, pott, ordnet)) linjer.push(line)
  const toShare = BigInt(pott.brutto) * BigInt(left) - BigInt(pott.korreksjoner) * BigInt(hele)
  const whole = BigInt(hele) * (sumVerdi || 1n)
  const beloep = avrund(BigInt(pott.brutto - pott.korreksjoner), linjer.length, index => {
    const { slag, verk: work, teller, nevner } = linjer[index] as Linje
    if (slag === 'ufordelt') return { teller: toShare, nevner: BigInt(hele) }
    if (work === -1) return { teller: BigInt(pott.brutto) * teller, nevner }
    return { teller: toShare * (pott.verdier[work] ?? 0n) * teller, nevner: whole * nevner }
  })
  linjer.forEach((line, index) => {
    line.beloep = beloep[index] ?? 0
  })
  return { linjer, sumVerdi }
}
