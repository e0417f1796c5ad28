import type { Funn, Verdi } from './funn.ts'
import { maskerNumre } from './masking.ts'

const hasNumre = (text: string): boolean => maskerNumre(text) !== text

/** Covers the numbers in a value's quote; null for a value that is one, or has one in it. */
function dekk<V extends Verdi<unknown>>(verdi: V | null): V | null {
  if (!verdi || hasNumre(JSON.stringify(verdi.verdi))) return null
  const { sted } = verdi
  return sted ? { ...verdi, sted: { ...sted, sitat: maskerNumre(sted.sitat) } } : verdi
}

/** A document's own judgements have no words in them to drop. */
const dekkSitat = <V extends Verdi<unknown>>(verdi: V): V => dekk(verdi) ?? { ...verdi, sted: null }

/**
 * What was found without national ID, account and IBAN numbers. They stand in the same lines as names and functions do,
 * and what is found is stored in the clear, shown and counted.
 */
export const utenNumre = (funn: Funn): Funn => ({
  ...funn,
  arbeidstaker: dekk(funn.arbeidstaker),
  produksjonsselskap: dekk(funn.produksjonsselskap),
  registreringer: funn.registreringer.map(one => ({
    ...one,
    produksjon: dekk(one.produksjon),
    fagfunksjon: dekk(one.fagfunksjon),
    episoder: dekk(one.episoder),
  })),
  klausul: dekk(funn.klausul),
  signaturer: {
    arbeidstaker: dekk(funn.signaturer.arbeidstaker),
    produksjonsselskap: dekk(funn.signaturer.produksjonsselskap),
  },
  annetPersonnummer: dekk(funn.annetPersonnummer),
  dokumenttype: dekkSitat(funn.dokumenttype),
  manglerSide: dekkSitat(funn.manglerSide),
})
