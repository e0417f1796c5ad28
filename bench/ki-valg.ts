import { createInnebygdMotor, readDokument } from '../server/src/features/ki/innebygd/motor.ts'
import { likhet } from '../server/src/features/ki/innebygd/ord/likhet.ts'
import { findPersoner } from '../server/src/features/ki/innebygd/part/arbeidstaker.ts'
import { trekkOfEach } from '../server/src/features/ki/innebygd/part/personvalg.ts'
import {
  chooseVerk,
  type Verksvalg,
  type Verksvelger,
} from '../server/src/features/ki/innebygd/produksjon/verksvalg.ts'
import { chancesOf, type Valgvekter } from '../server/src/features/ki/innebygd/valg.ts'
import type { Reading } from '../server/src/platform/reading/page-text.ts'
import { readTekst } from '../server/test/ki-innebygd.ts'
import { runFinn } from './ki-finn.ts'
import type { LestSett } from './ki-les.ts'
import type { Omtale } from './ki-omtaler.ts'

/** Everything that may be chosen in one document: what speaks for each, and which of them are right, the last being none. */
export type Valg = { skriver: string; trekk: readonly (readonly string[])[]; rette: readonly number[] }

const skriverOf = ({ id }: Omtale): string => id.slice(0, id.indexOf('-'))

/** As near as two readings of one name come. */
const sameName = 0.84

/** The choice of a person in one reading. Where the person is named but was found nowhere, it teaches nothing. */
function toPersonvalg(lesing: Reading, navn: string | null, kontonavn: string, skriver: string): Valg[] {
  const { flate, felter, parter } = readDokument(lesing)
  const personer = findPersoner(flate, felter, parter, kontonavn)
  const at = personer.findIndex(({ spor }) => spor.some(one => likhet(one.navn, navn ?? '') >= sameName))
  if (at < 0 && navn) return []
  return [{ skriver, trekk: trekkOfEach(flate, felter, personer), rette: [at < 0 ? personer.length : at] }]
}

/** The persons of a set, each document read twice: with nothing known of who sends it, and with the account's name. */
export const collectPersonvalg = ({ poster, lesinger }: LestSett, skriver: string): Valg[] =>
  poster.flatMap(({ id, arbeidstaker }) => {
    const lesing = lesinger.get(id)
    return lesing
      ? ['', arbeidstaker ?? ''].flatMap(konto => toPersonvalg(lesing, arbeidstaker, konto, skriver))
      : []
  })

/** The persons of passages, which hold far more sentences than whole contracts do. */
export const collectPersonerFraOmtaler = (omtaler: readonly Omtale[]): Valg[] =>
  omtaler.flatMap(one => toPersonvalg(readTekst(one.tekst), one.navn, '', skriverOf(one)))

const withoutSeason = (tittel: string): string => tittel.replace(/\s*\(sesong \d+\)$/iu, '')
/** As near as two readings of one title come. */
const sameTitle = 0.9

/** The choice of a production among some. What is right but is not among them teaches nothing. */
function toVerksvalg(
  valg: readonly Verksvalg[],
  titler: readonly string[],
  register: ReadonlySet<string>,
  skriver: string,
): Valg[] {
  const isRight = ({ verk, spor: [first] }: Verksvalg): boolean =>
    titler.length === 0
      ? first === undefined
      : titler.some(tittel =>
          register.has(tittel)
            ? verk?.tittel === tittel
            : !verk && first && likhet(first.lesing.navn, withoutSeason(tittel)) >= sameTitle,
        )
  const rette = valg.flatMap((one, at) => (isRight(one) ? [at] : []))
  return rette.length > 0 ? [{ skriver, trekk: valg.map(({ trekk }) => trekk), rette }] : []
}

/** Hears what the engine chooses a document's production from. */
function createLytter() {
  let valg: readonly Verksvalg[] = []
  const velgVerk: Verksvelger = (some, isRow) => {
    if (!isRow) valg = some
    return chooseVerk(some, isRow)
  }
  /** What was chosen from while `work` was done. */
  const listen = async (work: () => Promise<unknown>) => {
    valg = []
    await work()
    return valg
  }
  return { velgVerk, listen }
}

const unique = (titler: readonly (string | null)[]): string[] => [
  ...new Set(titler.flatMap(tittel => tittel ?? [])),
]

/** The productions of a set. `folder` is for the registers' database. */
export async function collectVerksvalg(folder: string, sett: LestSett, skriver: string): Promise<Valg[]> {
  const register = new Set(sett.produksjoner.map(one => one.Produksjonstittel))
  const { velgVerk, listen } = createLytter()
  const found: Valg[] = []
  await runFinn(folder, sett, false, AbortSignal.timeout(600_000), {
    velgVerk,
    instead: async finn => {
      for (const post of sett.poster) {
        const titler = unique(post.registreringer.map(one => one.produksjonsnavn))
        found.push(...toVerksvalg(await listen(() => finn(post)), titler, register, skriver))
      }
    },
  })
  return found
}

const noRegister = {
  selskaper: async (navn: readonly string[]) => navn.map(() => []),
  selskaperMedOrgnr: async () => [],
  verk: async (titler: readonly string[]) => titler.map(() => []),
  selskapetsVerk: async () => [],
}
/** The productions of passages, with a register that has none of them. */
export async function collectVerkFraOmtaler(omtaler: readonly Omtale[]): Promise<Valg[]> {
  const { velgVerk, listen } = createLytter()
  const motor = createInnebygdMotor({ oppslag: noRegister, velgVerk })
  const found: Valg[] = []
  for (const one of omtaler) {
    const sammenheng = {
      kontonavn: one.navn ?? '',
      personnummer: '',
      faglistevalg: 'spesifikasjon' as const,
      signal: new AbortController().signal,
    }
    const valg = await listen(() => motor.finn(readTekst(one.tekst), sammenheng))
    found.push(...toVerksvalg(valg, unique(one.svar.map(({ tittel }) => tittel)), new Set(), skriverOf(one)))
  }
  return found
}

/** What was seen of fewer than this teaches nothing. */
const fewest = 3
/** How strongly weights are held near nothing, and how many rounds of steps of which length. Chosen on writers that were left out. */
const ridge = 2
const rounds = 100
const step = 0.3

/** Of several the right one: a logistic regression over what may be chosen in each document. Deterministic: from nothing, features in alphabetical order. */
export function trainValg(valg: readonly Valg[]): Valgvekter {
  const counts = new Map<string, number>()
  for (const one of valg.flatMap(({ trekk }) => trekk.flat())) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : [])).toSorted()
  const numbers = new Map(names.map((name, at) => [name, at]))
  const rows = valg.map(({ trekk, rette }) => ({
    each: trekk.map(one => one.flatMap(name => numbers.get(name) ?? [])),
    rette,
  }))
  const weights = new Float64Array(names.length)
  const walked = new Float64Array(names.length)
  const read = (from: Float64Array, at: number): number => from[at] ?? 0
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map(weight => ridge * weight)
    for (const { each, rette } of rows) {
      const sums = each.map(own => own.reduce((sum, at) => sum + read(weights, at), 0))
      const chances = chancesOf(sums)
      const right = rette.reduce((sum, nr) => sum + (chances[nr] ?? 0), 0)
      for (const [nr, chance] of chances.entries()) {
        const wanted = rette.includes(nr) ? chance / right : 0
        for (const at of each[nr] ?? []) slope[at] = read(slope, at) + chance - wanted
      }
    }
    for (const [at, value] of slope.entries()) {
      walked[at] = read(walked, at) + value * value
      weights[at] = read(weights, at) - (step * value) / (Math.sqrt(read(walked, at)) + 1e-8)
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(read(weights, at) * 1000) / 1000]))
}
