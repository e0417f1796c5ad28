import type { Funn, RegistreringFunn, Verdi } from '../funn.ts'
import { fold } from '../innebygd/likhet.ts'
import type { Kontrollert } from './kontroll.ts'

/** Two engines that read in different ways say the same. */
const enige = 0.95
/** They say different things: a person must look. */
const uenige = 0.8

/** What two engines say of one field. Only where the built-in one is sure, or both agree, can a field be filled in by itself. */
function forenVerdi<V extends Verdi<unknown>>(
  innebygd: V | null,
  ekstern: V | null,
  same: (a: V['verdi'], b: V['verdi']) => boolean,
): V | null {
  if (!innebygd || !ekstern) return innebygd ?? ekstern
  if (same(innebygd.verdi, ekstern.verdi))
    return { ...innebygd, sikkerhet: Math.max(innebygd.sikkerhet, enige) }
  const surest = innebygd.sikkerhet >= ekstern.sikkerhet ? innebygd : ekstern
  return { ...surest, sikkerhet: Math.min(surest.sikkerhet, uenige) }
}

const sameText = (a: string, b: string): boolean => fold(a) === fold(b)

type Produksjon = NonNullable<RegistreringFunn['produksjon']>['verdi']
const sameProduksjon = (a: Produksjon, b: Produksjon): boolean =>
  a.produksjonsID && b.produksjonsID
    ? a.produksjonsID === b.produksjonsID
    : sameText(a.produksjonsnavn, b.produksjonsnavn)

const forenRegistrering = (innebygd: RegistreringFunn, ekstern: RegistreringFunn): RegistreringFunn => ({
  produksjon: forenVerdi(innebygd.produksjon, ekstern.produksjon, sameProduksjon),
  fagfunksjon: forenVerdi(innebygd.fagfunksjon, ekstern.fagfunksjon, sameText),
  episoder: forenVerdi(innebygd.episoder, ekstern.episoder, (a, b) => a === b),
  erSerie: innebygd.erSerie || ekstern.erSerie,
})

function likeness(a: RegistreringFunn, b: RegistreringFunn): number {
  const produksjon =
    a.produksjon && b.produksjon && sameProduksjon(a.produksjon.verdi, b.produksjon.verdi) ? 4 : 0
  const fagfunksjon =
    a.fagfunksjon && b.fagfunksjon && sameText(a.fagfunksjon.verdi, b.fagfunksjon.verdi) ? 2 : 0
  return produksjon + fagfunksjon
}

/** Each is paired with the one that it has most in common with; where both found one only, it is the same one. */
function forenRegistreringer(
  innebygd: readonly RegistreringFunn[],
  ekstern: readonly RegistreringFunn[],
): RegistreringFunn[] {
  const left = [...ekstern]
  const only = innebygd.length === 1 && ekstern.length === 1
  const paired = innebygd.map(one => {
    const [best] = left.toSorted((a, b) => likeness(one, b) - likeness(one, a))
    if (!best || (likeness(one, best) === 0 && !only)) return one
    left.splice(left.indexOf(best), 1)
    return forenRegistrering(one, best)
  })
  return [...paired, ...left]
}

/** Clause, signatures and everything else that staff judge by are the built-in engine's alone. */
export const foren = (innebygd: Funn, ekstern: Kontrollert): Funn => ({
  ...innebygd,
  arbeidstaker: forenVerdi(innebygd.arbeidstaker, ekstern.arbeidstaker, sameText),
  produksjonsselskap: forenVerdi(innebygd.produksjonsselskap, ekstern.produksjonsselskap, sameText),
  registreringer: forenRegistreringer(innebygd.registreringer, ekstern.registreringer),
})
