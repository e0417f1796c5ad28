import type { RegistreringFunn } from '../../funn.ts'
import type { Sammenheng } from '../../motor.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { tittelFor } from '../ord/fagord.ts'
import { type Kjennetegn, namesSerie } from '../produksjon/kjennetegn.ts'
import type { Produksjonsfunn } from '../produksjon/verksvalg.ts'
import type { Utsnitt } from '../side/celle.ts'
import { stedOf } from '../side/flate.ts'

const lowest = (utsnitt: Utsnitt) => Math.min(1, ...utsnitt.ord.map(one => one.lesesikkerhet))

/** A title of the register, or as it is written where the register does not have it, or not one season of it surely. */
export function produksjonOf(
  { verk, likest, lesing, utsnitt, sjanse }: Produksjonsfunn,
  facts: Kjennetegn,
): NonNullable<RegistreringFunn['produksjon']> {
  const sted = stedOf(utsnitt)
  if (verk) {
    const unclear = facts.sesongUtydelig === true && lesing.sesong === null && verk.sesong !== null
    return {
      verdi: { produksjonsID: verk.id, produksjonsnavn: verk.tittel },
      sikkerhet: unclear ? Math.min(sjanse, 0.86) : sjanse,
      sted,
    }
  }
  const season = lesing.sesong ?? facts.sesong
  const written = likest ? likest.tittel.replace(/\s*\(sesong \d+\)$/iu, '') : normalTitle(lesing.navn)
  const produksjonsnavn =
    season !== null && !/sesong/iu.test(written) ? `${written} (sesong ${season})` : written
  return { verdi: { produksjonsID: null, produksjonsnavn }, sikkerhet: sjanse, sted }
}

/** A title in capitals: first letter of the sentence only, as Norwegian titles are written. */
const normalTitle = (navn: string): string =>
  navn.length > 4 && navn === navn.toLocaleUpperCase('nb') && /\p{L}{3}/u.test(navn)
    ? navn.charAt(0) + navn.slice(1).toLocaleLowerCase('nb')
    : navn

export function fagfunksjonOf(
  one: Valgtfunksjon,
  verkstype: string | null,
  valg: Sammenheng['faglistevalg'],
): NonNullable<RegistreringFunn['fagfunksjon']> {
  const base =
    one.kilde === 'felt'
      ? 0.95
      : one.kilde === 'prosa'
        ? 0.94
        : one.kilde === 'kryss'
          ? 0.86
          : one.kilde === 'rad'
            ? 0.85
            : 0.65
  const agreed = one.enige > 0 ? Math.min(0.98, base + 0.03) : base
  const doubted = one.uenige > 0 && one.enige === 0 ? Math.min(agreed, 0.85) : agreed
  const read = lowest(one.utsnitt) < 0.5 && one.enige === 0 ? Math.min(doubted, 0.85) : doubted
  const sted = stedOf(one.utsnitt)
  const fag = one.tolket?.fagene
  if (fag) {
    // Animation directed and drawn by one person is direction.
    return { verdi: tittelFor(fag, verkstype, valg), sikkerhet: read, sted, godkjent: true }
  }
  return { verdi: one.ord, sikkerhet: one.tolket ? read : Math.min(read, 0.6), sted, godkjent: false }
}

const single = new Set(['Spillefilm', 'Kortfilm/novellefilm', 'Musikkvideo'])

/** A single work has no number of episodes. */
export function seriesOf(found: Produksjonsfunn | null, facts: Kjennetegn, text: string): boolean {
  const verk = found?.likest
  if (verk) {
    if (verk.sesong !== null || (verk.episoder ?? 0) > 1) return true
    if (verk.episoder !== null || (verk.verkstype && single.has(verk.verkstype))) return false
  }
  if (facts.verkstype && single.has(facts.verkstype)) return false
  if (facts.sesong !== null || (facts.episoder ?? 0) > 1) return true
  return facts.verkstype === 'TV-drama' || facts.verkstype === 'TV-underholdning' || namesSerie(text)
}
