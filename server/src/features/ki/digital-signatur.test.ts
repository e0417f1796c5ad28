import type { Filsignatur } from '@rp/contract/dokument'
import { expect, it } from 'vitest'
import { medDigitale } from './digital-signatur.ts'
import type { Funn } from './funn.ts'

const funn: Funn = {
  arbeidstaker: { verdi: 'Kari Nordlys', sikkerhet: 0.95, sted: null },
  produksjonsselskap: { verdi: 'Fjordfilm AS', sikkerhet: 0.95, sted: null },
  registreringer: [],
  klausul: null,
  signaturer: {
    arbeidstaker: { verdi: false, sikkerhet: 0.95, sted: null },
    produksjonsselskap: null,
  },
  annetPersonnummer: null,
  spraak: 'nb',
  dokumenttype: { verdi: 'kontrakt', sikkerhet: 1, sted: null },
  manglerSide: { verdi: false, sikkerhet: 1, sted: null },
}
const signatur = (navn: string, more: Partial<Filsignatur> = {}): Filsignatur => ({
  ...{ navn, tid: null, heleFilen: true, uendret: true, tidsstempel: false },
  ...more,
})

it('counts a digital signature of a party that still holds, also where no ink is seen', () => {
  const { signaturer } = medDigitale(funn, [signatur('Kari Anne Nordlys'), signatur('FJORDFILM AS')])
  expect(signaturer.arbeidstaker).toMatchObject({ verdi: true, sted: null })
  expect(signaturer.arbeidstaker?.forklaring).toContain('ikke verifisert')
  expect(signaturer.produksjonsselskap).toMatchObject({ verdi: true })
})

it('takes neither the seal of a service, nor a stamp of time, nor what no longer holds for a signature', () => {
  const others = [
    signatur('Penneo A/S'),
    signatur('Kari Nordlys', { tidsstempel: true }),
    signatur('Kari Nordlys', { uendret: false }),
    signatur('Kari Nordlys', { uendret: null }),
  ]
  expect(medDigitale(funn, others).signaturer).toEqual(funn.signaturer)
})
