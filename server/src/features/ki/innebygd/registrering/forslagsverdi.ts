import type { RegistreringFunn } from '../../funn.ts'
import type { Sammenheng } from '../../motor.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { tittelFor } from '../ord/fagord.ts'
import { namesSerie } from '../produksjon/kjennetegn.ts'
import type { Produksjonsfunn } from '../produksjon/produksjon.ts'
import type { Kjennetegn } from '../produksjon/verk.ts'
import type { Utsnitt } from '../side/celle.ts'
import { stedOf } from '../side/flate.ts'

const lowest = (utsnitt: Utsnitt) => Math.min(1, ...utsnitt.ord.map(one => one.lesesikkerhet))

/** Seasons of one series, or two of the same name, that nothing in the document tells apart. */
export const isUndecided = ({ treff }: Produksjonsfunn): boolean =>
  treff !== null && treff.forsprang < (treff.sesongUkjent ? 1.6 : 0.8)

export function produksjonOf(
  found: Produksjonsfunn,
  facts: Kjennetegn,
): NonNullable<RegistreringFunn['produksjon']> {
  const { treff, lesing, utsnitt } = found
  const sted = stedOf(utsnitt)
  if (treff && !isUndecided(found)) {
    const sure = treff.vekt >= 6.5 && treff.lik >= 0.95
    const sikkerhet =
      sure && treff.forsprang >= 2
        ? 0.97
        : treff.vekt >= 5 && treff.forsprang >= 1.2
          ? 0.93
          : treff.vekt >= 4
            ? 0.84
            : 0.65
    const unclear = facts.sesongUtydelig === true && lesing.sesong === null && treff.verk.sesong !== null
    const guessed = treff.sesongUkjent || unclear ? Math.min(sikkerhet, 0.86) : sikkerhet
    return {
      verdi: { produksjonsID: treff.verk.id, produksjonsnavn: treff.verk.tittel },
      sikkerhet: guessed,
      sted,
    }
  }
  const season = lesing.sesong ?? facts.sesong
  const written =
    treff && isUndecided(found)
      ? treff.verk.tittel.replace(/\s*\(sesong \d+\)$/iu, '')
      : normalTitle(lesing.navn)
  const produksjonsnavn =
    season !== null && !/sesong/iu.test(written) ? `${written} (sesong ${season})` : written
  const sikkerhet = treff
    ? 0.7
    : found.vekt >= 2.8 && !lesing.arbeidstittel && lowest(utsnitt) > 0.9
      ? 0.82
      : 0.6
  return { verdi: { produksjonsID: null, produksjonsnavn }, sikkerhet, sted }
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
  const verk = found?.treff?.verk
  if (verk) {
    if (verk.sesong !== null || (verk.episoder ?? 0) > 1) return true
    if (verk.episoder !== null || (verk.verkstype && single.has(verk.verkstype))) return false
  }
  if (facts.verkstype && single.has(facts.verkstype)) return false
  if (facts.sesong !== null || (facts.episoder ?? 0) > 1) return true
  return facts.verkstype === 'TV-drama' || facts.verkstype === 'TV-underholdning' || namesSerie(text)
}
