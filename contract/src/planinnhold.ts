import * as z from 'zod/mini'
import { faggrupperFor } from './fagfunksjon.ts'
import fagfunksjoner from './fagfunksjoner.json' with { type: 'json' }
import { tekst } from './id.ts'
import { verkstyper } from './produksjon.ts'

/** A whole number that nobody has set yet is null: a run stops and says so, and nothing is guessed. */
const sats = (minst: number, hoeyst: number) => z.nullable(z.int().check(z.minimum(minst), z.maximum(hoeyst)))
const navn = tekst(200).check(z.refine(text => text.trim() !== '', 'Skriv et navn.'))

/** Points of a work type are counted in tenths: 1000 is 100 points. */
export const heleSummen = 1000

/** The most that a field of a plan takes, as it is stored: hundredths, hundredths of a percent, øre and seconds. */
export const hoeyste = {
  faktor: 100_000,
  prosent: 10_000,
  minstebeloep: 100_000_000,
  spilletid: 86_400,
} as const

/** One group of functions within a work type. */
const Poenggruppe = z.object({
  gruppe: navn,
  /** Tenths of a point. */
  poeng: sats(0, heleSummen),
  /** The approved titles that belong to it, as they stand in either list. */
  titler: z.array(navn).check(z.maxLength(100)),
})

/** Groups that together can take no more than `poeng` of one work: original script and adaptation. */
const Felles = z.object({
  grupper: z.array(navn).check(z.minLength(2), z.maxLength(10)),
  poeng: sats(0, heleSummen),
})

const Verkstypeplan = z.object({
  verkstype: navn,
  /** Hundredths: 100 is once the time. */
  vekt: sats(0, hoeyste.faktor),
  /** Seconds of an episode where the register does not say; null: the run stops at such a work. */
  spilletid: sats(0, hoeyste.spilletid),
  grupper: z.array(Poenggruppe).check(z.maxLength(40)),
  felles: z.array(Felles).check(z.maxLength(10)),
})
export type Verkstypeplan = z.infer<typeof Verkstypeplan>

export const utenKravvalg = ['avsettes', 'fordeles'] as const

/** Everything that a distribution plan says, as data. Nothing of it has a value that the portal made up. */
export const Planinnhold = z.object({
  verkstyper: z.array(Verkstypeplan).check(z.maxLength(40)),
  /** Hundredths that the time of a first showing, and of a rerun, counts. */
  premiere: sats(0, hoeyste.faktor),
  reprise: sats(0, hoeyste.faktor),
  /** Media houses whose showings count otherwise, in hundredths. One that is not here counts 100. */
  mediehus: z
    .array(z.object({ mediehus: navn, faktor: z.int().check(z.minimum(0), z.maximum(hoeyste.faktor)) }))
    .check(z.maxLength(200)),
  /** Hundredths of a percent of what came in. */
  fradrag: sats(0, hoeyste.prosent),
  avsetning: sats(0, hoeyste.prosent),
  /** Øre. Whoever has less in all waits for the next payment. Nothing counts by it yet, and a plan may lack it. */
  minstebeloep: sats(0, hoeyste.minstebeloep),
  /** Points of a work that nobody claimed: set aside for who may come, or shared among those of the work who did. */
  utenKrav: z.nullable(z.enum(utenKravvalg)),
})
export type Planinnhold = z.infer<typeof Planinnhold>

/** Every approved title of both lists, once, as it is written there. */
export const godkjenteTitler: readonly string[] = [
  ...new Set(Object.values(fagfunksjoner.lister).flatMap(grupper => grupper.flatMap(({ titler }) => titler))),
]

/** Titles are compared without regard to letter case and surrounding space, as `isGodkjentFagfunksjon` does. */
export const foldTittel = (tittel: string): string => tittel.trim().toLocaleLowerCase('nb')

/** An empty plan: the work types, the groups of the published lists and their own titles; no number of it is set. */
export const tomPlan = (): Planinnhold => ({
  verkstyper: verkstyper.map(verkstype => ({
    verkstype,
    vekt: null,
    spilletid: null,
    grupper: faggrupperFor(verkstype, 'fordelingsplan').map(({ gruppe, titler }) => ({
      gruppe,
      poeng: null,
      titler: [...titler],
    })),
    felles: [],
  })),
  premiere: null,
  reprise: null,
  mediehus: [],
  fradrag: null,
  avsetning: null,
  minstebeloep: null,
  utenKrav: null,
})

/** One thing that is missing, in words for staff. */
export const Mangel = z.object({
  verkstype: z.nullable(z.string()),
  tekst: z.string(),
  /** The production that lacks it, where it is one. */
  produksjonsID: z.optional(z.string()),
})
export type Mangel = z.infer<typeof Mangel>

const poengtekst = (poeng: number): string => (poeng / 10).toLocaleString('nb', { maximumFractionDigits: 1 })

/** The points that all of a work type can take: groups that share a cap count as their cap. */
export function sumPoeng({ grupper, felles }: Verkstypeplan): number {
  const together = new Set(felles.flatMap(one => one.grupper))
  const alone = grupper.filter(({ gruppe }) => !together.has(gruppe))
  return [...alone, ...felles].reduce((sum, { poeng }) => sum + (poeng ?? 0), 0)
}

function manglerTitler({ grupper }: Verkstypeplan): string[] {
  const seen = new Map<string, number>()
  for (const { titler } of grupper)
    for (const tittel of titler) seen.set(foldTittel(tittel), (seen.get(foldTittel(tittel)) ?? 0) + 1)
  return godkjenteTitler.flatMap(tittel => {
    const count = seen.get(foldTittel(tittel)) ?? 0
    if (count === 1) return []
    return [count === 0 ? `«${tittel}» står ikke i noen gruppe.` : `«${tittel}» står i flere grupper.`]
  })
}

function manglerVerkstype(plan: Verkstypeplan): string[] {
  const { grupper, felles, vekt } = plan
  const navn = grupper.map(({ gruppe }) => gruppe)
  const unpointed = [...grupper, ...felles.map(one => ({ ...one, gruppe: one.grupper.join(' og ') }))].filter(
    ({ poeng }) => poeng === null,
  )
  const unknown = felles.flatMap(one => one.grupper).filter(gruppe => !navn.includes(gruppe))
  const shared = felles.flatMap(one => one.grupper)
  return [
    ...(vekt === null ? ['Vekten er ikke satt.'] : []),
    ...unpointed.map(({ gruppe }) => `«${gruppe}» har ikke poeng.`),
    ...navn
      .filter((gruppe, index) => navn.indexOf(gruppe) !== index)
      .map(gruppe => `«${gruppe}» står to ganger.`),
    ...unknown.map(gruppe => `«${gruppe}» deler poeng, men er ingen gruppe.`),
    ...shared
      .filter((gruppe, index) => shared.indexOf(gruppe) !== index)
      .map(gruppe => `«${gruppe}» deler poeng to ganger.`),
    ...(unpointed.length === 0 && sumPoeng(plan) !== heleSummen
      ? [`Poengene blir ${poengtekst(sumPoeng(plan))} til sammen. De skal bli 100.`]
      : []),
    ...manglerTitler(plan),
  ]
}

/**
 * What a plan lacks before anything can be paid by it; empty when it is whole. A plan with faults can be saved, and a run by it stops.
 * @param brukes only these work types; all of them unless told
 */
export function manglerIPlan(plan: Planinnhold, brukes?: ReadonlySet<string>): Mangel[] {
  const satser: [unknown, string][] = [
    [plan.premiere, 'Faktoren for premiere er ikke satt.'],
    [plan.reprise, 'Faktoren for reprise er ikke satt.'],
    [plan.fradrag, 'Fradraget er ikke satt. Skriv 0 hvis det ikke er noe.'],
    [plan.avsetning, 'Avsetningen er ikke satt. Skriv 0 hvis det ikke er noen.'],
    [plan.utenKrav, 'Velg hva som skjer med poeng som ingen har krav på.'],
  ]
  const rates = satser.flatMap(([value, tekst]) => (value === null ? [{ verkstype: null, tekst }] : []))
  const over = (plan.fradrag ?? 0) + (plan.avsetning ?? 0) > 10_000
  const missing = [...(brukes ?? [])].filter(
    one => !plan.verkstyper.some(({ verkstype }) => verkstype === one),
  )
  return [
    ...rates,
    ...(over ? [{ verkstype: null, tekst: 'Fradraget og avsetningen er over 100 prosent til sammen.' }] : []),
    ...missing.map(verkstype => ({ verkstype, tekst: 'Verkstypen står ikke i planen.' })),
    ...plan.verkstyper
      .filter(({ verkstype }) => !brukes || brukes.has(verkstype))
      .flatMap(one => manglerVerkstype(one).map(tekst => ({ verkstype: one.verkstype, tekst }))),
  ]
}
