import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Uke 14 (sesong 1)', 'Kveik Produksjon AS', 1, 2021, 'TV-underholdning', 6],
  ['Brekkmyra (sesong 1)', 'Torvald Film AS', 1, 2019, 'TV-drama', 8],
  ['Brekkmyra (sesong 2)', 'Torvald Film AS', 2, 2021, 'TV-drama', 8],
  ['Brekkmyra (sesong 3)', 'Torvald Film AS', 3, 2023, 'TV-drama', 6],
  ['Hjemover', 'Torvald Film AS', null, 2020, 'Spillefilm', null],
  ['Nabokrigen (sesong 1)', 'Kveik Produksjon AS', 1, 2022, 'TV-underholdning', 8],
])

test('partene er kalt noe uten at avtalen sier «mellom»', async () => {
  expect(
    await finn(`
KONTRAKT OM REGI
Torvald Film AS, org.nr. 912 345 678, heretter «produsenten», og Torunn Eikjevik, Lia 15, 6884
Bakkebygda, heretter «regissøren», har gjort slik avtale:
1. Dramaserien «Brekkmyra», første sesong. Regissøren har regien på episode fire til seks.`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 1) / Regi / 3'],
  })
})

test('«Den ansatte er …» navngir personen, og «sminke- og maskedesigner» er én funksjon', async () => {
  expect(
    await finn(`
ANSETTELSESAVTALE
Spillefilmen «Hjemover» produseres av Torvald Film AS.
Den ansatte er Torunn Eikjevik, Storgata 61, 1850 Mysen.
Den ansatte skal være sminke- og maskedesigner på filmen.`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Maskør / –'],
  })
})

test('«…, er arbeidstaker» etter navn og adresse', async () => {
  expect(
    await finn(`
1. Partene
Torvald Film AS, org.nr. 912 345 678, er arbeidsgiver. Torunn Eikjevik, Sundgata 50, 5525
Haugesund, er arbeidstaker.
2. Arbeidet
Arbeidstakeren skal være fotograf på «Hjemover».`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Foto / –'],
  })
})

test('etikettene kan være spørsmål', async () => {
  expect(
    await finn(`
ONE-PAGER
Who? Torunn Eikjevik, Sofienberggata 3, 0551 Oslo, employed by Torvald Film AS.
What? Editor of the feature film “Hjemover”.
When? Six days between 20 May and 10 June 2020.`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Klipper / –'],
  })
})

test('et brev er glad for at noen vil være klipper', async () => {
  expect(
    await finn(`
Torvald Film AS
Avtale om klipp av filmen Hjemover
Vi er glade for at Torunn Eikjevik (født 1980), Heradsvegen 88, 5650 Tysse, vil vere klippar
på filmen. Med dette avtalar ho og Torvald Film AS det som følgjer.`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Klipper / –'],
  })
})

test('leverandøren arbeider ved en person', async () => {
  expect(
    await finn(`
Kunde: Torvald Film AS, Markveien 60, 0550 Oslo
Leverandør: Eikjevik Lyd AS, ved daglig leder Torunn Eikjevik
Leverandøren skal ved Torunn Eikjevik personlig utføre arbeidet som lyddesigner på TV-serien
Brekkmyra, sesong II. Oppdraget gjelder hele sesongen, til sammen åtte episoder.`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 2) / Lyd / 8'],
  })
})

test('personen nevnes ved fornavn, og et punktum skiller sesong fra paragraf', async () => {
  expect(
    await finn(`
Forfatterkontrakt
TORUNN EIKJEVIK, Skolegata 8, 3183 Horten, og TORVALD FILM AS inngår avtale om manus til
dramaserien Brekkmyra, 2. sesong.
§ 1. Torunn er manusforfatter for fem av sesongens åtte episoder.
For Torvald Film AS||Torunn Eikjevik`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 2) / Manus / 5'],
  })
})

test('en funksjon er ingen feilskrevet etikett', async () => {
  expect(
    await finn(`
Arbeidsgjevar|Kveik Produksjon AS
Arbeidstakar|Torunn Eikjevik
Serie|Nabokrigen
Oppgåve|letprodusent
Episodar|alle åtte`),
  ).toMatchObject({ hvem: 'Torunn Eikjevik', registreringer: ['Nabokrigen (sesong 1) / Letprodusent / 8'] })
})

test('et tillegg endrer episodene', async () => {
  expect(
    await finn(`
Tillegg nr. 1 til arbeidsavtale av 9. januar 2021
Partar: Torvald Film AS og Torunn Eikjevik.
Partane har inngått arbeidsavtale om arbeid som maskør på dramaserien «Brekkmyra», andre sesong.
Avtala galdt episode 1, 2 og 3.
1. Avtala blir no utvida til å gjelde alle åtte episodane.
Torvald Film AS||Torunn Eikjevik`),
  ).toMatchObject({ registreringer: ['Brekkmyra (sesong 2) / Maskør / 8'] })
})

test('ord for tid i en tittel sier ingenting om episodene', async () => {
  expect(
    await finn(`
Producer: Kveik Produksjon AS
Crew: TORUNN EIKJEVIK, Akersbakken 21, 0172 Oslo
The Producer employs Torunn Eikjevik as Production Designer on the entertainment series “Uke 14”, first season.
Six episodes, all of which are covered by this contract.`),
  ).toMatchObject({
    hvem: 'Torunn Eikjevik',
    registreringer: ['Uke 14 (sesong 1) / Scenograf/produksjonsdesigner / 6'],
  })
})

test('et utenlandsk selskap er ingen person', async () => {
  expect(
    await finn(`
LOAN-OUT AGREEMENT
Torvald Film AS (“Company”) and Pixelhorn Effects B.V. (“Lender”) agree as of 8 March 2021 that
Lender lends to Company the services of its employee Torunn Eikjevik (“Employee”).
Employee shall render his services as Editor on the feature film “Hjemover”.
Torvald Film AS||Pixelhorn Effects B.V.
Paul Henriksen, CEO||Hendrika de Wit, Director`),
  ).toMatchObject({ hvem: 'Torunn Eikjevik', selskap: 'Torvald Film AS' })
})

test('“the Writer” i hermetegn er en part', async () => {
  expect(
    await finn(`
SCRIPT AGREEMENT
THIS AGREEMENT is made on 3 May 2020 BETWEEN
Torvald Film AS, a company registered in Norway, of Lia 15, 6884 Bakkebygda (the “Producer”) AND
Torunn Eikjevik of Sundgata 50, 5525 Haugesund (the “Writer”), whose agent is Oda Li of Brekke Literary.
1. The Work The Producer is developing the feature film “Hjemover” (the “Film”), based on an
original idea by the Writer. The Film is co-produced with Kveik Produksjon AS.`),
  ).toMatchObject({ hvem: 'Torunn Eikjevik', selskap: 'Torvald Film AS' })
})

test('den som gjør jobben, er personen, og den andre underskriver for selskapet', async () => {
  const avtale = (hvem: string) => `
Avtale om regi
1. Produsenten er Torvald Film AS, Lia 3, 6884 Bakkebygda.
2. ${hvem}
3. Filmen heter «Hjemover».
4. Jobben er regissør.
Bakkebygda, 2. mai 2019
Eldbjørg Naustvik, for Torvald||Torunn Eikjevik`
  for (const hvem of [
    'Den som skal gjøre arbeidet, er Torunn Eikjevik, Lia 15, 6884 Bakkebygda.',
    'Den som leies inn, er Torunn Eikjevik, Lia 15, 6884 Bakkebygda.',
  ]) {
    const { funn } = await finn(avtale(hvem))
    expect(funn.arbeidstaker).toMatchObject({ verdi: 'Torunn Eikjevik' })
    expect(funn.arbeidstaker?.sikkerhet).toBeGreaterThan(0.9)
  }
  expect(await finn(avtale('Arbeidet gjøres i mai.'))).toMatchObject({ hvem: 'Torunn Eikjevik' })
})
