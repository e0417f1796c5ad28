import { vederlagstypeOf } from '@rp/contract/fordeling'
import { foldTittel, type Mangel, type Planinnhold } from '@rp/contract/planinnhold'
import type { Pottslag } from '@rp/contract/pott'
import type { Krav, Pottregning, Verk } from '../kjerne/kjerne.ts'
import type { Poengliste } from '../kjerne/verkets-andeler.ts'

/** What a run counts, as rows; null where the register does not say. */
export type Verkrad = {
  id: string
  tittel: string
  selskap: string
  verkstype: string | null
  sekunder: number | null
  episoder: number | null
}
export type Sendingsrad = {
  produksjonId: string
  mediehus: string
  episoder: number | null
  /** Whether it is of the year of the first showing. */
  premiere: boolean | null
}
export type Kravrad = {
  id: string
  produksjonId: string
  dokumentId: string
  brukerId: string
  fagfunksjon: string
  episoder: number | null
  rettigheter: boolean | null
  signaturPc: boolean | null
  /** Another organisation manages it: it takes its share, which is then paid to nobody here. */
  annetSted: boolean
}
/** What somebody has agreed on for a claim, in hundredths of a percent. Each agreement has a row for each of its claims. */
export type Andelsrad = { avtaleId: string; kravId: string; andel: number }
export type Pottrad = {
  id: string
  kilde: string
  slag: Pottslag
  mediehus: readonly string[]
  produksjonId: string | null
  beloep: number
}
/** A correction of a line of an earlier run, which this run counts in one of its pots. */
export type Korreksjonsrad = {
  id: string
  pottId: string
  /** Øre. */
  beloep: number
  /** It was held back, and comes of what was set aside for it: nothing is taken of the pot. */
  frigitt: boolean
  produksjonId: string
  tittel: string
  selskap: string
  verkstype: string | null
  gruppe: string
  dokumentId: string | null
  brukerId: string
  fagfunksjon: string
}
/** Øre set aside in an earlier pot that a pot of the run shares out with its own. */
export type Frigittrad = { pottId: string; beloep: number }
export type Oppsett = {
  plan: Planinnhold
  potter: readonly Pottrad[]
  korreksjoner: readonly Korreksjonsrad[]
  frigitt: readonly Frigittrad[]
}
export type Rader = {
  verk: readonly Verkrad[]
  sendt: readonly Sendingsrad[]
  krav: readonly Kravrad[]
  andel: readonly Andelsrad[]
}

type Planliste = {
  liste: Poengliste
  gruppeOf: ReadonlyMap<string, number>
  vekt: number
  spilletid: number | null
}

/** The points of each work type, with the group of each title by its index. */
export function planlister(plan: Planinnhold): ReadonlyMap<string, Planliste> {
  return new Map(
    plan.verkstyper.map(({ verkstype, grupper, felles, vekt, spilletid }) => [
      verkstype,
      {
        liste: {
          grupper: grupper.map(({ poeng }) => poeng ?? 0),
          felles: felles.map(one => ({
            grupper: one.grupper.map(name => grupper.findIndex(({ gruppe }) => gruppe === name)),
            poeng: one.poeng ?? 0,
          })),
        },
        gruppeOf: new Map(
          grupper.flatMap(({ titler }, index) => titler.map(tittel => [foldTittel(tittel), index] as const)),
        ),
        vekt: vekt ?? 0,
        spilletid,
      },
    ]),
  )
}

const fold = (text: string): string => text.trim().toLocaleLowerCase('nb')

/** Showings of each work, by its index. */
function showingsOf({ verk, sendt }: Rader): Sendingsrad[][] {
  const indexOf = new Map(verk.map(({ id }, index) => [id, index]))
  const lists: Sendingsrad[][] = verk.map(() => [])
  for (const one of sendt) lists[indexOf.get(one.produksjonId) ?? -1]?.push(one)
  return lists
}

/** Whether a pot counts a showing. One of a single production counts none: all of it is that work's. */
function takerOf({ slag, mediehus }: Pottrad): (one: Sendingsrad) => boolean {
  if (slag === 'Enkeltproduksjon') return () => false
  const houses = new Set(mediehus.map(fold))
  return one => houses.size === 0 || houses.has(fold(one.mediehus))
}

/** A work that some pot of the run counts: its showings that do, and whether a pot is of it alone. */
type Talt = { work: Verkrad; shown: readonly Sendingsrad[]; single: boolean }

function countedOf({ potter }: Oppsett, rader: Rader): Talt[] {
  const lists = showingsOf(rader)
  const takers = potter.map(takerOf)
  const singles = new Set(potter.map(({ produksjonId }) => produksjonId))
  return rader.verk
    .map((work, index) => ({
      work,
      shown: (lists[index] ?? []).filter(one => takers.some(takes => takes(one))),
      single: singles.has(work.id),
    }))
    .filter(({ shown, single }) => single || shown.length > 0)
}

/** What the pots need to know of a work that it lacks. */
function lacksOf({ work, shown, single }: Talt, lister: ReturnType<typeof planlister>): string[] {
  const spilletid = lister.get(work.verkstype ?? '')?.spilletid ?? null
  const needsEpisodes = single || shown.some(({ episoder }) => episoder === null)
  const lacks = [
    ...(work.verkstype === null ? ['verkstype'] : []),
    ...(work.verkstype !== null && shown.length > 0 && work.sekunder === null && spilletid === null
      ? ['spilletid']
      : []),
    ...(needsEpisodes && work.episoder === null ? ['antall episoder'] : []),
    ...(shown.some(({ premiere }) => premiere === null) ? ['premiereår'] : []),
  ]
  return lacks.map(what => `«${work.tittel}» mangler ${what}.`)
}

/** The work types that a run counts, and what the register lacks for it. */
export function manglerIRader(
  oppsett: Oppsett,
  rader: Rader,
): { verkstyper: Set<string>; mangler: Mangel[] } {
  const lister = planlister(oppsett.plan)
  const counted = countedOf(oppsett, rader)
  const mangler = counted.flatMap(one =>
    lacksOf(one, lister).map(tekst => ({
      verkstype: one.work.verkstype,
      tekst,
      produksjonsID: one.work.id,
    })),
  )
  return { verkstyper: new Set(counted.flatMap(({ work }) => work.verkstype ?? [])), mangler }
}

/** What one showing counts: episodes, times the factors of first showing or rerun and of the media house. */
function weightOf(
  { plan }: Oppsett,
  factors: ReadonlyMap<string, number>,
  one: Sendingsrad,
  work: Verkrad,
): bigint {
  const episodes = one.episoder ?? work.episoder ?? 0
  const first = one.premiere ? plan.premiere : plan.reprise
  return BigInt(episodes) * BigInt(first ?? 0) * BigInt(factors.get(fold(one.mediehus)) ?? 100)
}

const mostOf = (shown: readonly Sendingsrad[], work: Verkrad): number =>
  shown.reduce((most, { episoder }) => Math.max(most, episoder ?? work.episoder ?? 0), 0)

const sumI = (rader: readonly Frigittrad[], id: string): number =>
  rader.reduce((sum, { pottId, beloep }) => (pottId === id ? sum + beloep : sum), 0)

/** Øre that corrections take of a pot, less what is released to it. */
const korrigertI = ({ korreksjoner, frigitt }: Oppsett, { id }: Pottrad): number =>
  sumI(
    korreksjoner.filter(one => !one.frigitt),
    id,
  ) - sumI(frigitt, id)

/** Pots whose corrections are more than they have to share. */
export const manglerIPotter = (oppsett: Oppsett): Mangel[] =>
  oppsett.potter
    .filter(pott => {
      const { fradrag, avsetning } = oppsett.plan
      const igjen = 10_000 - (fradrag ?? 0) - (avsetning ?? 0)
      return korrigertI(oppsett, pott) * 10_000 > pott.beloep * igjen
    })
    .map(({ kilde, slag }) => ({
      verkstype: null,
      tekst: `Korreksjonene er større enn det ${kilde}, ${slag}, har til fordeling.`,
    }))

function pottOf(oppsett: Oppsett, rader: Rader, shown: Sendingsrad[][], pott: Pottrad): Pottregning {
  const { plan } = oppsett
  const lister = planlister(plan)
  const factors = new Map(plan.mediehus.map(({ mediehus, faktor }) => [fold(mediehus), faktor]))
  const takes = takerOf(pott)
  const mine = (index: number) => (shown[index] ?? []).filter(takes)
  const single = pott.slag === 'Enkeltproduksjon'
  const worthOf = (work: Verkrad, index: number): bigint => {
    if (single) return work.id === pott.produksjonId ? 1n : 0n
    const { vekt = 0, spilletid = null } = lister.get(work.verkstype ?? '') ?? {}
    const time = BigInt(vekt) * BigInt(work.sekunder ?? spilletid ?? 0)
    return mine(index).reduce((sum, one) => sum + time * weightOf(oppsett, factors, one, work), 0n)
  }
  const shownOf = (work: Verkrad, index: number): number => {
    if (single) return work.id === pott.produksjonId ? (work.episoder ?? 0) : 0
    return mostOf(mine(index), work)
  }
  return {
    brutto: pott.beloep,
    fradrag: plan.fradrag ?? 0,
    avsetning: plan.avsetning ?? 0,
    korreksjoner: korrigertI(oppsett, pott),
    utenKrav: plan.utenKrav ?? 'avsettes',
    alleKrav: pott.slag === 'Privatkopiering',
    verdier: rader.verk.map(worthOf),
    viste: rader.verk.map(shownOf),
  }
}

/** Claims that count: an approved function in the plan's list of the work. `rad` is the claim's row. */
function claimsOf(oppsett: Oppsett, rader: Rader): { krav: Krav[]; rad: Int32Array } {
  const lister = planlister(oppsett.plan)
  const indexOf = new Map(rader.verk.map(({ id }, index) => [id, index]))
  const krav: Krav[] = []
  const rows: number[] = []
  rader.krav.forEach((one, row) => {
    const verk = indexOf.get(one.produksjonId) ?? -1
    const gruppe = lister.get(rader.verk[verk]?.verkstype ?? '')?.gruppeOf.get(foldTittel(one.fagfunksjon))
    if (gruppe === undefined) return
    const rights = {
      rettighetsklausuler: { status: one.rettigheter, comment: '' },
      signaturePC: one.signaturPc,
    }
    const foerVederlag = vederlagstypeOf(rights) === 'F©R-vederlag'
    const { id, episoder, annetSted } = one
    krav.push({ id, verk, gruppe, episoder, andel: null, annetSted, foerVederlag })
    rows.push(row)
  })
  setAndeler(krav, rader.andel)
  return { krav, rad: Int32Array.from(rows) }
}

/** Gives claims the shares that are agreed on: where all claims of an agreement count, and in one group of one work. */
function setAndeler(krav: readonly Krav[], andeler: readonly Andelsrad[]): void {
  if (andeler.length === 0) return
  const byId = new Map(krav.map(one => [one.id, one]))
  for (const rows of Map.groupBy(andeler, ({ avtaleId }) => avtaleId).values()) {
    const claims = rows.map(({ kravId }) => byId.get(kravId))
    const [first] = claims
    if (!first || !claims.every(one => one?.verk === first.verk && one.gruppe === first.gruppe)) continue
    rows.forEach(({ andel }, index) => {
      const one = claims[index]
      if (one) one.andel = andel
    })
  }
}

/** Rows as the core counts them. The plan and the rows lack nothing (`manglerIPlan`, `manglerIRader`). */
export function toKjerne(oppsett: Oppsett, rader: Rader) {
  const lister = planlister(oppsett.plan)
  const none: Poengliste = { grupper: [], felles: [] }
  const verk: Verk[] = rader.verk.map(({ id, verkstype }) => ({
    id,
    poeng: lister.get(verkstype ?? '')?.liste ?? none,
  }))
  const shown = showingsOf(rader)
  return {
    verk,
    ...claimsOf(oppsett, rader),
    potter: oppsett.potter.map(one => ({ id: one.id, regning: pottOf(oppsett, rader, shown, one) })),
  }
}
