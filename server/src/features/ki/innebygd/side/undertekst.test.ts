import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Nattevakt i Nesna (sesong 3)', 'Lyngfjell TV AS', 3, 2022, 'TV-underholdning', 14],
  ['Sjarken', 'Lyngfjell TV AS', null, 2021, 'Spillefilm', null],
])

test('etiketter med små bokstaver under linjene spør om det som står over dem', async () => {
  const { hvem, selskap, registreringer, funn } = await finn(`
ANSETTELSESBEVIS
Torbjørg Eikemo||Lyngfjell TV AS
~Ansatt||Arbeidsgiver
Nattevakt i Nesna|3|14
~Program|Sesong|Antall programmer
Innslagsredaktør|Fast|Produsent
~Funksjon|Stilling|Rapporterer til
01.02.2022|30.06.2022
~Tiltredelse|Fratredelse`)
  expect({ hvem, selskap, registreringer }).toEqual({
    hvem: 'Torbjørg Eikemo',
    selskap: 'Lyngfjell TV AS',
    registreringer: ['Nattevakt i Nesna (sesong 3) / Redaktør / 14'],
  })
  // What is shown is where it stands.
  expect(funn.registreringer[0]?.fagfunksjon?.sted?.boks.top).toBeCloseTo(0.129, 3)
})

test('en linje uten noe over etiketten er ikke fylt ut', async () => {
  expect(
    await finn(`
Torbjørg Eikemo||Lyngfjell TV AS
~Arbeidstakar||Arbeidsgivar
Sjarken||Maskør
~Film|Sesong|Funksjon
Nordlandsgata 8||Tromsø
~Adresse||Stad`),
  ).toMatchObject({ hvem: 'Torbjørg Eikemo', registreringer: ['Sjarken / Maskør / –'] })
})

test('små etiketter over det de spør om, står der de står', async () => {
  expect(
    await finn(`
~Ansatt||Arbeidsgiver
Torbjørg Eikemo||Lyngfjell TV AS

~Program|Sesong|Antall programmer
Nattevakt i Nesna|3|14

~Funksjon||Arbeidssted
Innslagsredaktør||Bodø`),
  ).toMatchObject({
    hvem: 'Torbjørg Eikemo',
    registreringer: ['Nattevakt i Nesna (sesong 3) / Redaktør / 14'],
  })
})
