import type { Fordelingsplan, HelPlan } from '@rp/contract/fordelingsplan'
import { manglerIPlan } from '@rp/contract/planinnhold'
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
