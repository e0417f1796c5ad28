import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Tiriltunge', 'Steinrøys Film SA', null, 2022, 'Kortfilm/novellefilm', null],
  ['Sesongslutt (sesong 1)', 'Steinrøys Film SA', 1, 2022, 'TV-drama', 8],
])

test.each([
  'Steinrøys Film SA og Kari Nesland, Lia 2, 0567 Oslo.',
  'Steinrøys Film SA, Havnegata 4, 7010 Trondheim og Kari Nesland, Lia 2, 0567 Oslo, fødselsnummer oppgis senere.',
  'Steinrøys Film SA («vi») og Kari Nesland («du»).',
  'Steinrøys Film SA (“we”) and Kari Nesland, Lia 2, 0567 Oslo (“you”).',
  'Kari Nesland, Lia 2, 0567 Oslo, og Steinrøys Film SA.',
])('to parter som bare er nevnt: %s', async parter => {
  expect(
    await finn(`
Liten avtale
Kven gjeld det?
${parter}
Hva skal lages?
Kortfilmen «Tiriltunge».`),
  ).toMatchObject({ hvem: 'Kari Nesland', selskap: 'Steinrøys Film SA' })
})

test.each([
  'Steinrøys Film SA og Kari Nesland (f.nr. oppgis: 7 siffer) har 1. september inngått avtale om kortfilmen «Tiriltunge».',
  'Steinrøys Film SA (org.nr. 911 222 333) og Kari Nesland har inngått avtale om kortfilmen «Tiriltunge».',
  'Steinrøys Film SA og Kari Nesland, født 1. mai 1990, er blitt enige om kortfilmen «Tiriltunge».',
  'Kari Nesland og Steinrøys Film SA har inngått avtale om kortfilmen «Tiriltunge».',
])('to parter med tall bak navnet, eller med personen først: %s', async parter => {
  expect(await finn(`Endring av avtale\n${parter}`)).toMatchObject({
    hvem: 'Kari Nesland',
    selskap: 'Steinrøys Film SA',
  })
})

test('to selskaper, eller et selskap og et sted, er ikke selskapet og personen', async () => {
  expect(
    await finn(`
Notat
Steinrøys Film SA og Store Skogvei, 0567 Oslo.
Steinrøys Film SA og Nesland Lyd AS, Lia 2, 0567 Oslo.`),
  ).toMatchObject({ hvem: null })
})

test.each(['Bidragsyter', 'Bidragsytaren', 'Contributor'])('%s er personen', async etikett => {
  expect(
    await finn(`
Produsent:|Steinrøys Film SA
${etikett}:|Kari Nesland
Produksjon:|Tiriltunge`),
  ).toMatchObject({ hvem: 'Kari Nesland' })
})

test('partene på hver sin linje, med det de er, i parentes', async () => {
  expect(
    await finn(`
Avtalens parter er
Steinrøys Film SA (produsent Sturla Lien)
Kari Nesland (manusforfatter)

Manus til kortfilmen «Tiriltunge». Dramaturg er Kim Rosten.
Kari N. Nesland|Sturla Lien`),
  ).toMatchObject({ hvem: 'Kari Nesland', selskap: 'Steinrøys Film SA' })
})

test('en stab på hver sin linje er ingen parter', async () => {
  expect(
    await finn(`
Steinrøys Film SA (produksjon)
Kari Nesland (foto)
Ola Lien (lyd)`),
  ).toMatchObject({ hvem: null })
})

test.each([
  [
    'Torvald Film AS (org.nr. 923 456 789, Lia 3, 6884 Bakkebygda), ved Eldbjørg Naustvik, og Torunn Eikjevik (Sundgata 5, 5525 Haugesund), er enige om dette:',
  ],
  ['Torvald Film AS, ved daglig leder Eldbjørg Naustvik, og Torunn Eikjevik er enige om dette:'],
  ['Torvald Film AS v/ Eldbjørg Naustvik og Torunn Eikjevik har avtalt dette:'],
])('den som står for selskapet, er nevnt mellom partene: %s', async innledning => {
  expect(
    await finn(`
AVTALE
${innledning}
Filmen heter «Hjemover», og Torunn har regien. Båten leies av Naustvika Roklubb.`),
  ).toMatchObject({ hvem: 'Torunn Eikjevik', selskap: 'Torvald Film AS' })
})
