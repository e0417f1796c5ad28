import type { Filsignatur } from '@rp/contract/dokument'
import type { Funn, Verdi } from './funn.ts'

/** The signature itself is certain; that the name in its certificate is the person's, only the name says. */
const sikkerhet = 0.92

/**
 * What digital signatures in the files add to what is seen on the pages: a party whose name stands in the certificate of one that still
 * holds has signed. A name that is neither party's (the seal of a service) says nothing.
 */
export function medDigitale(funn: Funn, signaturer: readonly Filsignatur[]): Funn {
  const gyldige = signaturer.filter(one => one.uendret === true && !one.tidsstempel)
  const of = (found: Verdi<boolean> | null, navn: string | undefined): Verdi<boolean> | null => {
    const signed = gyldige.find(one => navn !== undefined && erSamme(one.navn, navn))
    if (!signed || (found?.verdi && found.sikkerhet >= sikkerhet)) return found
    const forklaring = `Signert digitalt av ${signed.navn}. Hvem sertifikatet tilhører, er ikke verifisert.`
    return { verdi: true, sikkerhet, sted: found?.verdi ? found.sted : null, forklaring }
  }
  return {
    ...funn,
    signaturer: {
      arbeidstaker: of(funn.signaturer.arbeidstaker, funn.arbeidstaker?.verdi),
      produksjonsselskap: of(funn.signaturer.produksjonsselskap, funn.produksjonsselskap?.verdi),
    },
  }
}

const wordsOf = (navn: string): string[] =>
  navn
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** First and last word of the one stand in the other, whatever stands between them: middle names are left out by some. */
function erSamme(paaSertifikatet: string, navn: string): boolean {
  const [a, b] = [wordsOf(paaSertifikatet), wordsOf(navn)]
  const [first, last] = [b[0], b.at(-1)]
  return b.length > 1 && first !== undefined && last !== undefined && a.includes(first) && a.includes(last)
}
