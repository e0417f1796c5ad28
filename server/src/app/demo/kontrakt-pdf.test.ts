import { expect, test } from 'vitest'
import { pagesOf } from './filer.ts'
import type { Kontrakt } from './kontrakt.ts'
import { countPages, createKontraktPdf, createPlanPdf } from './kontrakt-pdf.ts'

const kontrakt: Kontrakt = {
  spraak: 'nb',
  stil: 'skjema',
  selskap: {
    navn: 'Myrull Film Innlandet AS',
    orgnr: '234567890',
    adresse: 'Gamle Kvernslepet 12B, 1606 Fredrikstad',
    kontakt: 'Inger Lise Kristiansen',
  },
  arbeidstaker: {
    navn: 'Ole Kristian Abrahamsen Thoresen',
    adresse: 'Nattravnveien 88B, 4630 Kristiansand',
    personnummer: '01818012345',
    kontonummer: '00991234567',
  },
  verk: [
    { tittel: 'Aamot stasjon (sesong 2)', sesong: 2, verkstype: 'TV-drama', episoder: 10, minutter: 44 },
  ],
  mediehus: 'NRK',
  fagfunksjon: 'Kostymedesigner',
  episoder: 10,
  fra: new Date('2022-02-01'),
  til: new Date('2022-09-30'),
  loenn: { kroner: 17_250, per: 'uke' },
  klausul: 'behold',
  sted: 'Kristiansand',
  dato: new Date('2022-01-14'),
  signert: { selskap: true, arbeidstaker: true },
  omfang: 'vanlig',
  framdriftsplan: false,
}
const stiler = ['skjema', 'klassisk', 'baand'] as const
const klausuler = ['behold', 'frikjoep', 'taus'] as const

// Photos are counted before the contract is set, so a page more or less would lose one.
test.for(
  stiler.flatMap(stil => klausuler.map(klausul => ({ stil, klausul }))),
)('a contract that may be photographed has the pages it is said to have ($stil, $klausul)', async variant => {
  for (const omfang of ['kort', 'vanlig'] as const) {
    const pdf = await createKontraktPdf({ ...kontrakt, ...variant, omfang })
    expect(countPages(pdf), omfang).toBe(pagesOf({ omfang }))
  }
})

test('a schedule takes a page of its own, in the contract or beside it', async () => {
  const without = countPages(await createKontraktPdf(kontrakt))
  expect(countPages(await createKontraktPdf({ ...kontrakt, framdriftsplan: true }))).toBe(without + 1)
  expect(countPages(await createPlanPdf(kontrakt))).toBe(1)
})

test('a signature that is missing leaves no stroke', async () => {
  const signed = await createKontraktPdf(kontrakt)
  const unsigned = await createKontraktPdf({ ...kontrakt, signert: { selskap: true, arbeidstaker: false } })
  expect(unsigned.length).toBeLessThan(signed.length)
})
