import { sikkerNok } from '@rp/contract/ki'
import type { Funn, Verdi } from '../funn.ts'
import type { Flate } from '../innebygd/side/flate.ts'
import { calibrate } from '../innebygd/sikkerhet/sikkerhet.ts'
import type { Etterproevd } from './etterproeving.ts'

const unconfirmed = <V extends Verdi<unknown>>(one: V | null): V | null =>
  one && { ...one, sikkerhet: Math.min(one.sikkerhet, sikkerNok - 0.01) }

/**
 * How sure the other engine's values are, by the same learned weights as our own: what the document and the register say for them. No word
 * of a model's alone is put into a field, so only what the register has as well may be sure.
 * @param egne what the built-in engine found in the same document
 */
export function calibrateSvar(flate: Flate, egne: Funn, svar: Etterproevd): Etterproevd {
  const { arbeidstaker, produksjonsselskap, registreringer } = calibrate(flate, { ...egne, ...svar })
  return {
    ...svar,
    arbeidstaker: unconfirmed(arbeidstaker),
    produksjonsselskap: svar.selskapIRegister ? produksjonsselskap : unconfirmed(produksjonsselskap),
    registreringer: registreringer.map(one => ({
      ...one,
      produksjon: one.produksjon?.verdi.produksjonsID ? one.produksjon : unconfirmed(one.produksjon),
      fagfunksjon: unconfirmed(one.fagfunksjon),
      episoder: unconfirmed(one.episoder),
    })),
  }
}
