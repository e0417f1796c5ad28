import type { Fordelingsplan, HelPlan } from '@rp/contract/fordelingsplan'
import { manglerIPlan, type Planinnhold } from '@rp/contract/planinnhold'
import type { PlanRow } from './plan.repository.ts'

const nameOf = ({ fornavn, etternavn, epost }: PlanRow): string =>
  [fornavn, etternavn].filter(Boolean).join(' ') || epost || 'Slettet bruker'

export const toPlan = (row: PlanRow): Fordelingsplan => ({
  _id: row.id,
  visningsaar: row.visningsaar,
  utgave: row.utgave,
  vedtatt: row.vedtatt,
  endring: row.endring,
  laast: row.laast?.toISOString() ?? null,
  opprettet: row.opprettet.toISOString(),
  endret: row.endret.toISOString(),
  hvem: nameOf(row),
  antallMangler: manglerIPlan(row.innhold).length,
  versjon: row.versjon,
})

export const toHelPlan = (row: PlanRow): HelPlan => ({
  ...toPlan(row),
  innhold: row.innhold,
  mangler: manglerIPlan(row.innhold),
})

const tall = (value: number | null, skala: number): string | null =>
  value === null ? null : (value / skala).toLocaleString('nb-NO', { maximumFractionDigits: 2 })

/** Everything a plan says by the names that its history tells it by; null where nothing is set. */
export function toOrd(plan: Planinnhold): Record<string, string | null> {
  const typer = plan.verkstyper.flatMap(({ verkstype, vekt, spilletid, grupper, felles }) => [
    [`${verkstype}: vekt`, tall(vekt, 100)],
    [`${verkstype}: sekunder per episode`, tall(spilletid, 1)],
    ...grupper.map(({ gruppe, poeng, titler }) => [
      `${verkstype}: ${gruppe}`,
      `${tall(poeng, 10) ?? '–'} poeng. ${titler.join(', ')}`,
    ]),
    ...felles.map(({ grupper: shared, poeng }) => [
      `${verkstype}: ${shared.join(' og ')} til sammen`,
      `${tall(poeng, 10) ?? '–'} poeng`,
    ]),
  ])
  return {
    'Faktor for premiere': tall(plan.premiere, 100),
    'Faktor for reprise': tall(plan.reprise, 100),
    'Fradrag i prosent': tall(plan.fradrag, 100),
    'Avsetning i prosent': tall(plan.avsetning, 100),
    'Minstebeløp i kroner': tall(plan.minstebeloep, 100),
    'Poeng som ingen har krav på': plan.utenKrav,
    ...Object.fromEntries(
      plan.mediehus.map(({ mediehus, faktor }) => [`Faktor for ${mediehus}`, tall(faktor, 100)]),
    ),
    ...Object.fromEntries(typer),
  }
}
