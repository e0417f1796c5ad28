import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Hjemover', 'Torvald Film AS', null, 2021, 'Spillefilm', null]])

test.each([
  'inngått 12. april 2022 med Torunn Eikjevik, Lia 15, 6884 Bakkebygda,\nfødselsnummer 018990 12345.',
  'Denne avtalen gjeld for Torunn Eikjevik, Øvre Lia 15, 6884 Bakkebygda (fødselsnummer 01899012345),',
  '1. Torvald Film AS, org.nr. 923 456 789, ved daglig leder Eldbjørg Naustvik.\n2. Torunn Eikjevik, personnr. 01899012345, Lias gate 6, 6884 Bakkebygda.',
  'Undertegnede, Torunn Eikjevik, f.nr. 018990 12345, tar arbeid hos Torvald Film AS.',
  'Eikjevik Lyd ENK v/ Torunn Eikjevik, org.nr. 987 654 321, født 1. mai 1990.',
])('den som nevnes med fødselsnummer, er personen: %s', async tekst => {
  const { hvem, funn } = await finn(
    `Avtale\nTorvald Film AS\n${tekst}\nRegissør er Eldbjørg Naustvik. Arbeidet gjelder «Hjemover».\nEldbjørg Naustvik`,
  )
  expect(hvem).toBe('Torunn Eikjevik')
  expect(funn.arbeidstaker?.sikkerhet).toBeGreaterThanOrEqual(0.6)
})

test.each([
  ['et sted er ingen person', 'Torunn Eikjevik, Gamle Lia 15, 6884 Nordre Bakke, født 1. mai 1990'],
  ['et selskap er ingen person', 'Torunn Eikjevik og Naustvik Film AS, født 1. mai 1990'],
])('nummeret gjelder den nærmeste personen foran det: %s', async (_, tekst) => {
  expect((await finn(`Avtale mellom Torvald Film AS og\n${tekst}`)).hvem).toBe('Torunn Eikjevik')
})
