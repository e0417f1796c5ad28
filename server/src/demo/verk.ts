import type { Dokumentplan } from './dokumentplan.ts'
import { needsSeries } from './dokumentplan.ts'
import { baseTitle } from './kontrakt.ts'
import type { DemoProduksjon } from './produksjoner.ts'
import type { Rng } from './rng.ts'
import type { DemoSendelinje } from './sendeliste.ts'

/** Chooses the productions of a document, by their places in the register; later seasons last. */
export type Velger = (plan: Dokumentplan) => number[]

/**
 * A chooser that never gives one member the same title twice, and takes titles on the broadcast list first, so that the
 * distribution of the viewing year has something to show.
 */
export function createVelger(
  produksjoner: readonly DemoProduksjon[],
  sendeliste: readonly DemoSendelinje[],
  rng: Rng,
): Velger {
  const broadcast = new Set(sendeliste.map(({ produksjonIndeks }) => produksjonIndeks))
  const used = new Set<string>()
  return plan => {
    const keyOf = (title: string) => `${plan.eierIndeks} ${baseTitle(title)}`
    const fitting = produksjoner.flatMap((produksjon, index) =>
      fits(produksjon, plan) && !used.has(keyOf(produksjon.Produksjonstittel)) ? [index] : [],
    )
    const preferred = fitting.filter(index => broadcast.has(index))
    const last = rng.pick(preferred.length > 0 ? preferred : fitting)
    used.add(keyOf(produksjoner[last]?.Produksjonstittel ?? ''))
    // The seasons of a title stand after one another in the register.
    return Array.from({ length: plan.sesonger }, (_, index) => last - plan.sesonger + 1 + index)
  }
}

function fits(
  { Verkstype, Premiere, Episoder, Sesong, Produksjonsselskap }: DemoProduksjon,
  plan: Dokumentplan,
): boolean {
  if (Verkstype !== plan.verkstype || Premiere === null || Premiere > 2023 || Produksjonsselskap === '')
    return false
  if (Episoder === null || (plan.sesonger > 1 && (Sesong ?? 0) < plan.sesonger)) return false
  return !needsSeries(plan.status) || Episoder > 1
}
