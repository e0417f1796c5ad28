import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Brekkmyra (sesong 1)', 'Torvald Film AS', 1, 2019, 'TV-drama', 8],
  ['Brekkmyra (sesong 2)', 'Torvald Film AS', 2, 2021, 'TV-drama', 8],
  ['Brekkmyra (sesong 3)', 'Torvald Film AS', 3, 2023, 'TV-drama', 6],
  ['Hjemover', 'Torvald Film AS', null, 2020, 'Spillefilm', null],
  ['Latterlig godt (sesong 1)', 'Kveik Produksjon AS', 1, 2020, 'TV-underholdning', 10],
  ['Latterlig godt (sesong 2)', 'Kveik Produksjon AS', 2, 2021, 'TV-underholdning', 10],
  ['Latterlig godt (sesong 3)', 'Kveik Produksjon AS', 3, 2022, 'TV-underholdning', 12],
  ['Nabokrigen (sesong 1)', 'Kveik Produksjon AS', 1, 2022, 'TV-underholdning', 8],
  ['Kjøkkenskriveren', 'Kveik Produksjon AS', null, 2021, 'TV-underholdning', 20],
  ['Valp & Co', 'Snurrebass Animasjon AS', null, 2021, 'Animasjon', 26],
  ['Fjordfolket', 'NRK', null, 2022, 'Dokumentar', 5],
])

test('et navn slutter med setningen', async () => {
  expect(
    await finn(`
Mellom Kveik Produksjon AS (heretter «Oppdragsgiver») og Fjellklang AS (heretter «Leverandøren»)
er inngått avtale om lydarbeid på «Nabokrigen».
Tjenestene skal utføres personlig av Linn Bakkerud.
Leverandøren leverer lyddesign på samtlige åtte episoder.`),
  ).toMatchObject({
    hvem: 'Linn Bakkerud',
    selskap: 'Kveik Produksjon AS',
    registreringer: ['Nabokrigen (sesong 1) / Lyddesign/lydsjef / 8'],
  })
})

test('selskapet stiller en person til rådighet', async () => {
  expect(
    await finn(`
Mellom Kveik Produksjon AS (org.nr. 934 567 890), heretter kalt «Kunden», og Sæterlyd AS (org.nr.
945 678 902), heretter kalt «Leverandøren», er det inngått avtale om lydarbeid.
Leverandøren stiller Knut Sæterbø til rådighet som lyddesigner på Latterlig godt, sesong 1, 10 episoder.
For Kunden||For Leverandøren
Trine Lauvås||Knut Sæterbø`),
  ).toMatchObject({
    hvem: 'Knut Sæterbø',
    selskap: 'Kveik Produksjon AS',
    registreringer: ['Latterlig godt (sesong 1) / Lyddesign/lydsjef / 10'],
  })
})

test('den engelske leverandøren har en navngitt person', async () => {
  expect(
    await finn(`
SERVICES AGREEMENT
Client: Snurrebass Animasjon AS
Supplier: Pixelhorn Oy
Key person: Jaakko Virtasalo
Services: Character animation for "Valp & Co", episodes 1-13 of 26`),
  ).toMatchObject({
    hvem: 'Jaakko Virtasalo',
    selskap: 'Snurrebass Animasjon AS',
    registreringer: ['Valp & Co / Foto (og animatør på animasjonsfilm som ikke har regi) / 13'],
  })
})

test('nummererte parter på engelsk, og verbet sier funksjonen', async () => {
  expect(
    await finn(`
THIS AGREEMENT is made on 4 May 2021
BETWEEN:
(1) TORVALD FILM AS, a company registered in Norway (the "Producer"); and
(2) ANNE-LISE DE VRIES of Herengracht 5, Amsterdam (the "Editor").
1. Engagement
The Producer hereby engages the Editor to edit episodes 3, 4 and 5 of the drama series
"Brekkmyra" (the "Series"), Series 3.`),
  ).toMatchObject({
    hvem: 'Anne-Lise de Vries',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 3) / Klipper / 3'],
  })
})

test('partene står på hver sin linje med «og» mellom', async () => {
  expect(
    await finn(`
ARBEIDSAVTALE
HJEMOVER
Spillefilm
Torvald Film AS, Kaia 2, 0150 Oslo
og
Hilde Ramberg, Lia 3, 0567 Oslo
inngår avtale om midlertidig ansettelse som kostymedesigner.`),
  ).toMatchObject({
    hvem: 'Hilde Ramberg',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Kostymedesigner / –'],
  })
})

test('arbeidstakeren skriver i jeg-form', async () => {
  expect(
    await finn(`
Jeg, Nils Ekornrud, påtar meg med dette å være fotograf for Torvald Film AS på filmen Hjemover.
Oslo 3.3.2020
Nils Ekornrud`),
  ).toMatchObject({
    hvem: 'Nils Ekornrud',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Foto / –'],
  })
})

test('en attest bekrefter at noen var ansatt', async () => {
  expect(
    await finn(`
ATTEST
Det bekreftes herved at Hilde Ramberg var ansatt hos Torvald Film AS som maskør på tv-serien
Brekkmyra sesong 2 i perioden 1.3.2020–30.6.2020. Hun arbeidet på alle åtte episoder.
Pål Henriksbø, produksjonsleder`),
  ).toMatchObject({
    hvem: 'Hilde Ramberg',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 2) / Maskør / 8'],
  })
})

test('et brev er til den som engasjeres', async () => {
  expect(
    await finn(`
LETTER OF ENGAGEMENT
To: Hilde Ramberg
From: Torvald Film AS
Re: BREKKMYRA – Series Two
We would like to engage you as Director of Photography on Episodes 5, 6, 7 and 8.`),
  ).toMatchObject({
    hvem: 'Hilde Ramberg',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 2) / Foto / 4'],
  })
})

test('selskapet presenterer seg i et brev', async () => {
  expect(
    await finn(`
Hei Nils!
Takk for hyggelig møte. Vi i Kveik Produksjon AS vil gjerne ha deg med som hovedklipper på
Kjøkkenskriveren. Det dreier seg om ti programmer.
Hilsen Trine Lauvås, produsent
Jeg aksepterer:
Nils Ekornrud`),
  ).toMatchObject({
    hvem: 'Nils Ekornrud',
    selskap: 'Kveik Produksjon AS',
    registreringer: ['Kjøkkenskriveren / Hovedklipper / 10'],
  })
})

test('kringkasteren tilbyr engasjement', async () => {
  expect(
    await finn(`
NRK
Postboks 8500 Majorstuen, 0340 Oslo

Randi Øverby
Tingvegen 12
2830 Raufoss

Tilbud om engasjement
NRK tilbyr deg engasjement som reporter i Fjordfolket. Du skal lage tre av fem episoder.
Med vennlig hilsen
Knut Solli
redaksjonssjef`),
  ).toMatchObject({ hvem: 'Randi Øverby', selskap: 'NRK', registreringer: ['Fjordfolket / Reporter / 3'] })
})

test('«Innleid» er arbeidstakeren', async () => {
  expect(
    await finn(`
Bestiller/kanal:|NRK
Produksjonsselskap:|Kveik Produksjon AS
Utøvende produsent:|Trine Lauvås
Innleid:|Roar Myklebost
Produksjon:|Nabokrigen
Arbeidsoppgave:|Klipp
Ep.nr:|1, 3, 5`),
  ).toMatchObject({
    hvem: 'Roar Myklebost',
    selskap: 'Kveik Produksjon AS',
    registreringer: ['Nabokrigen (sesong 1) / Klipp / 3'],
  })
})
