import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Stormhatt (sesong 2)', 'Klippfisk Film AS', 2, 2021, 'TV-drama', 10],
  ['Stormhatt (sesong 3)', 'Klippfisk Film AS', 3, 2023, 'TV-drama', 10],
  ['Saltvann', 'Klippfisk Film AS', null, 2022, 'Dokumentar', 6],
  ['Nattferja (sesong 1)', 'Klippfisk Film AS', 1, 2022, 'TV-underholdning', 8],
])

test('en tabell over endringer sier hvilken produksjon det er nå', async () => {
  const svar = await finn(`
Endring nr. 2 i arbeidsavtale
Arbeidsavtalen mellom Klippfisk Film AS og Kari Nesland, inngått 12. mars 2021, endres slik:
Punkt|Tidligere|Nå
Produksjon|Stormhatt, sesong 2|Stormhatt, sesong 3
Episoder|1 og 2|alle ti
For øvrig gjelder arbeidsavtalen uforandret.`)
  expect(svar.funn.dokumenttype.verdi).toBe('tillegg')
  expect(svar.registreringer[0]).toMatch(/^Stormhatt \(sesong 3\).* \/ 10$/)
})

test('rutene ved siden av en funksjon spør om noe annet', async () => {
  expect(
    await finn(`
SELSKAP|Klippfisk Film AS
ETTERNAVN, FORNAVN|Nesland, Kari
PROGRAMTITTEL|Nattferja, sesong 1
KATEGORI|☐ Studio ☒ Livsstil
FUNKSJON||STILLINGSANDEL
Klipper||☒ 100 % ☐ deltid
ARBEIDER PÅ EPISODE|5–8`),
  ).toMatchObject({ hvem: 'Kari Nesland', registreringer: ['Nattferja (sesong 1) / Klipper / 4'] })
})

test('utøvende gjennom eget foretak: hele sesongen, og en funksjon først i en lang setning', async () => {
  const kontrakt = (oppdrag: string) => `
BESTILLER|Klippfisk Film AS
LEVERANDØR|Nesland Lyd AS
Utøvende:|Kari Nesland
SERIE|«Stormhatt», sesong 2, ti episoder à 43 minutter
${oppdrag}`
  expect(
    await finn(kontrakt('OPPDRAGET|Utøvende er lyddesigner på hele sesongen og leverer effektspor.')),
  ).toMatchObject({ hvem: 'Kari Nesland', registreringer: ['Stormhatt (sesong 2) / Lyd / 10'] })
  expect(
    await finn(
      kontrakt(
        '1. Leveransen\nVFX-supervisor på dramaserien Stormhatt, andre sesong: planlegging, tilsyn på opptak og kontroll.',
      ),
    ),
  ).toMatchObject({ registreringer: [expect.stringMatching(/^Stormhatt \(sesong 2\) \/ VFX/)] })
})

test('«jobbe med casting» er en funksjon som ikke er godkjent', async () => {
  expect(
    await finn(`
Hei Kari! Du skal jobbe med casting på alle 8 episoder av «Nattferja», sesong 1.
Kari Nesland
Lia 2, 0567 Oslo
Hilsen
Klippfisk Film AS`),
  ).toMatchObject({ registreringer: ['Nattferja (sesong 1) / (casting) / 8'] })
})

test('overskriftene i en tett tabell står som ord etter hverandre', async () => {
  expect(
    await finn(`
Rammeavtale mellom Klippfisk Film AS og Kari Nesland
Selskap:|Klippfisk Film AS
Frilanser:|Kari Nesland
Produksjon|Arbeid som Episoder
Stormhatt (sesong 2)|Klipper|4
Stormhatt (sesong 3)|Klipper|3
Saltvann|Fotograf|6`),
  ).toMatchObject({
    registreringer: [
      'Stormhatt (sesong 2) / Klipper / 4',
      'Stormhatt (sesong 3) / Klipper / 3',
      'Saltvann / Foto / 6',
    ],
  })
})

test('et skjema som spør om «Fra» og «Til», er ingen tabell over endringer', async () => {
  expect(
    await finn(`
Selskap:|Klippfisk Film AS
Arbeidstaker:|Kari Nesland
Fra|Til
05.01.2022|24.06.2022
Produksjon|Kanal
Skumring, sesong 2|NRK
Funksjon:|Klipper
Episoder:|1–4`),
  ).toMatchObject({ registreringer: ['Skumring (sesong 2) / Klipper / 4'] })
})
