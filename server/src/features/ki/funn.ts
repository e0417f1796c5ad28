import type { Klausulvariant, Sted } from '@rp/contract/ki'

/** A value with the place it was read and how sure the engine is (0–1, calibrated: of values at 0.9 at least 97 in 100 are right). */
export type Verdi<T> = {
  verdi: T
  sikkerhet: number
  sted: Sted | null
  forklaring?: string
  /** Hashes of the known signs that spoke for it, where the engine was asked for them. */
  trekk?: readonly number[]
}

/** One production and function of the contract. What the contract does not say is null. */
export type RegistreringFunn = {
  /** `produksjonsID` is null when the name is in no register, or when it fits several that nothing tells apart. */
  produksjon: Verdi<{ produksjonsID: string | null; produksjonsnavn: string }> | null
  /** A title of the work type's list, or the contract's own words when no approved function fits. */
  fagfunksjon: (Verdi<string> & { godkjent: boolean }) | null
  /** Null for a single work, and when only weeks, days or blocks are said. */
  episoder: Verdi<number> | null
  /** The production is a series, so that a missing number of episodes must be asked for. */
  erSerie: boolean
}

/** Everything an engine found in one document. It proposes; it decides nothing. */
export type Funn = {
  arbeidstaker: Verdi<string> | null
  produksjonsselskap: Verdi<string> | null
  registreringer: RegistreringFunn[]
  klausul: Verdi<{ variant: Klausulvariant; oekonomiskeIBehold: boolean | null }> | null
  signaturer: { arbeidstaker: Verdi<boolean> | null; produksjonsselskap: Verdi<boolean> | null }
  /** A valid national ID number that is not the account holder's own. The number itself goes nowhere. */
  annetPersonnummer: Verdi<true> | null
  spraak: 'nb' | 'nn' | 'en' | 'ukjent'
  dokumenttype: Verdi<'kontrakt' | 'tillegg' | 'ikke_kontrakt'>
  manglerSide: Verdi<boolean>
}
