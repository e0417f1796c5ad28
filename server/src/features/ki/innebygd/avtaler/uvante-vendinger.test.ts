import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'
import { proevelesing } from '../../../../../test/lesing.ts'
import { findTabellrader } from '../felt/tabell.ts'
import { createFlate } from '../side/flate.ts'

const finn = createProevefinner([
  ['Tåkeheimen (sesong 1)', 'Breheim Film AS', 1, 2022, 'TV-drama', 8],
  ['Tåkeheimen (sesong 2)', 'Breheim Film AS', 2, 2023, 'TV-drama', 6],
  ['Kaffepausen (sesong 1)', 'Breheim Film AS', 1, 2023, 'TV-underholdning', 10],
  ['Skarverenna', 'Breheim Film AS', null, 2022, 'Spillefilm', null],
])

/** What is found of the work in an agreement with a party of each kind and these lines. */
const verk = async (tekst: string) =>
  (await finn(`Avtale mellom Breheim Film AS og Solfrid Mo Aaland\n\n${tekst}`)).registreringer
const hvem = async (tekst: string) => (await finn(tekst)).hvem

test.each([
  [
    'to funksjoner med nummer på én linje',
    'Produksjon|Tåkeheimen, sesong 1 (8 × 45 min)\nFunksjoner|1) Maskør 2) Parykkmaker\nOmfang|Begge funksjoner på samtlige 8 episoder',
    ['Tåkeheimen (sesong 1) / Maskør / 8', 'Tåkeheimen (sesong 1) / (Parykkmaker) / 8'],
  ],
  [
    'avtalens overskrift og hva parten kalles',
    'Arbeidsavtale for scenograf\n\nAvtalen er gjord mellom Breheim Film AS («selskapet») og Solfrid Mo Aaland, Lia 2, 4200 Sauda («scenografen»).\n\nProduksjon|Tåkeheimen, sesong 2. Regissør er Brita Sola.\nScenografen har ansvaret for dekor på alle dei seks episodane.',
    ['Tåkeheimen (sesong 2) / Scenograf / 6'],
  ],
  [
    'antall stykker og numrene i parentes',
    'Tittel|Sesong|Funksjon|Episoder|Periode\nTåkeheimen|1|Klipper|3 stk. (4, 5,6)|08.08.-23.09.2022\nKaffepausen|1|Klipper|alle ti|28.02.-17.06.2022',
    ['Tåkeheimen (sesong 1) / Klipper / 3', 'Kaffepausen (sesong 1) / Klipper / 10'],
  ],
  [
    'annethvert program av dem alle',
    'Produksjon\nKaffepausen (sesong 1, 10 programmer)\n\nFunksjon i produksjonen\nA-foto\n\nHvilke programmer\nAnnethvert program, første gang program 1',
    ['Kaffepausen (sesong 1) / Foto (og animatør på animasjonsfilm som ikke har regi) / 5'],
  ],
  [
    'programmer som overskrift i en tabell',
    'Avrop|Produksjon|Funksjon|Programmer|Avtalt med\n1|Kaffepausen, sesong 1|Letregissør|nr. 3–6|Kine Li\n2|Tåkeheimen, sesong 1|Klipper|alle åtte|Kine Li\n3|Tåkeheimen, sesong 2|Klipper|fem|Per Li',
    [
      'Kaffepausen (sesong 1) / Letregi / 4',
      'Tåkeheimen (sesong 1) / Klipper / 8',
      'Tåkeheimen (sesong 2) / Klipper / 5',
    ],
  ],
  [
    'hun har ep 201, 203 og 205',
    'Program|Tåkeheimen\n\n1. Klipperen leverer ferdig redigerte program i sesong 1. Hun har ep 201, 203, 205, 207 og 209.\n2. Klipperen har også fortrinnsrett til arbeid som klipper på neste kanal.',
    ['Tåkeheimen (sesong 1) / Klipper / 5'],
  ],
  [
    'fem av dem, hvilke blir bestemt senere, og ingen sesong etter TV 2',
    'Hva skal du gjøre?\nDu er klipper på Kaffepausen, sesong 1, som vi lager for TV 2. Sesongen har tolv programmer. Du klipper fem av dem; hvilke fem blir bestemt når vi ser hvordan opptakene faller.',
    ['Kaffepausen (sesong 1) / Klipper / 5'],
  ],
  [
    'stillingsprosenten er ingen episode',
    'Prosjekt|«Tåkeheimen», sesong 1 (26 x 7 min)\nStilling|Klipper\nOmfang|episode 14-26, 100 % stilling',
    ['Tåkeheimen (sesong 1) / Klipper / 13'],
  ],
  [
    'regien på filmen, og dessuten filmens fotograf',
    'De har i dag sluttet overenskomst om filmen «Skarverenna»:\nAnnet. Regissøren har regien på filmen og er dessuten filmens fotograf. Klipper er Solfrid Bø.',
    ['Skarverenna / Regi / –', 'Skarverenna / Foto / –'],
  ],
  [
    'en setning som begynner med funksjonen',
    'Punkt 2 – Hva\nLetprodusent på realityserien Kaffepausen, første sesong. Ti episoder, alle.\n\nPunkt 7 – Leder\nSerieprodusent Axel Wold. Opptakene ledes av en regissør.',
    ['Kaffepausen (sesong 1) / Letprodusent / 10'],
  ],
  [
    'det som bestilles, og dager i samme avtale',
    '1.1 Produsenten bestiller originalmanus til to episoder av «Tåkeheimen», sesong 1, nr. 2 og nr. 7. Sesongen består av åtte episoder.\n1.2 Solfrid er engasjert som manusforfatter og deltar i forfatterrommet inntil 15 dager.',
    ['Tåkeheimen (sesong 1) / Manus / 2'],
  ],
])('%s', async (_, tekst, ventet) => {
  expect(await verk(tekst)).toEqual(ventet)
})

test.each([
  [
    'Solfrid Mo Aaland',
    'Solfrid Mo Aaland|Oslo, 2. februar 2023\nNordbyveien 70\n1405 Langhus\nArbeidstid. 40 timer i uken. Overtid etter avtale med linjeprodusent Ole-\nJakob Hovdeveit.',
  ],
  [
    'Solfrid Mo Aaland',
    'Undertegnede Jostein Hovdeveit ansetter på vegne av Breheim Film AS\nSolfrid Mo Aaland som klipper på «Skarverenna».',
  ],
  [
    'Solfrid Mo Aaland',
    'Avtalens parter er\nBreheim Film AS (produsent Sturla Li)\nSolfrid Mo Aaland (manusforfatter)\n\nForfatteren lager tre utkast. Dramaturg er Jostein Hovdeveit.\n\nOslo 10.10.2021\nSolfrid M. Aaland|Sturla Li',
  ],
  [
    'Solfrid Mo Aaland',
    'Full name:|Solfrid Mo Aaland\nKnown as:|Solla\nJob title:|Sound\n\nCrew member: S. Mo Aaland|2 Sept 2023\nCompany: J. Li|4 Sept 2023',
  ],
  [
    'Solfrid Mo Aaland',
    'Hei Solfrid! Her er kontrakten din:\n\nDu heter Solfrid Mo Aaland og vi heter Breheim Film AS.\n\nSjefen er Kine Hovdeveit. Ring henne.\n\nSkriv under her: Solfrid M. Aaland 4.5.23\nVi skriver under her: Kine Hovdeveit 4.5.23',
  ],
  [
    'Solveig Herrera Aaland',
    'Production company:|Breheim Film AS\nFull name:|Solveig Herrera Aaland\nJob title:|Sound (A-lyd)\n\nCrew member: S. Herrera Aaland|2 Sept 2023\nCompany: J. Li|4 Sept 2023',
  ],
])('den engasjerte er %s: %s', async (ventet, tekst) => {
  expect(await hvem(tekst)).toBe(ventet)
})

test('nummeret på punktet er ikke en del av navnet på selskapet', async () => {
  const { selskap } = await finn(
    '1. PARTIES. Glassfjell Animasjon AS, Trondheim ("Studio") and Solfrid Aaland ("Artist").\n2. SERIES. "Tåkeheimen", season 1.',
  )
  expect(selskap).toBe('Glassfjell Animasjon AS')
})

const rad = (y: number, ...celler: (readonly [string, number])[]) =>
  celler.map(([tekst, x]) => ({ tekst, x, y }))
const tabellrader = (...linjer: ReturnType<typeof rad>[]) =>
  findTabellrader(createFlate(proevelesing({ linjer: linjer.flat() }))).map(({ celler }) =>
    celler.map(({ celle }) => celle.tekst),
  )

test('en celle kan begynne litt til venstre for overskriften sin', () => {
  expect(
    tabellrader(
      rad(10, ['Tittel', 10], ['Funksjon', 40], ['Episoder', 60]),
      rad(12, ['Tåkeheimen', 10], ['Klipper', 39], ['3 stk. (4, 5, 6)', 58.8]),
    ),
  ).toEqual([['Tåkeheimen', 'Klipper', '3 stk. (4, 5, 6)']])
})

test('det som strekene i en tabell er lest som, er ingen celle', () => {
  expect(
    tabellrader(
      rad(10, ['Tittel', 10], ['Funksjon', 45], ['Episoder', 65]),
      rad(11.4, ['Tåkeheimen (dokumentarserie,', 10], ['Klipper', 45], ['1-4', 65]),
      rad(12.8, ['4 deler)', 10], ['|', 45], ['|', 65]),
    ),
  ).toEqual([['Tåkeheimen (dokumentarserie, 4 deler)', 'Klipper', '1-4']])
})

test('den undertegnede er ikke en del av navnet på selskapet', async () => {
  const { selskap } = await finn(
    'Undertegnede Låvefjell Film AS, Storgata 12, 2670 Otta, nedenfor kalt Produsenten, og Solfrid Aaland, Bergevegen 3, 2684 Vågå, nedenfor kalt Regissøren, har i dag sluttet følgende overenskomst.',
  )
  expect(selskap).toBe('Låvefjell Film AS')
})
