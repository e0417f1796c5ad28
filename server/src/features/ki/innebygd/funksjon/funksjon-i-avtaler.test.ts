import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Hjemover', 'Torvald Film AS', null, 2021, 'Spillefilm', null]])
const funksjoner = async (tekst: string) => {
  const { funn } = await finn(
    `Avtale mellom Torvald Film AS og Torunn Eikjevik om filmen «Hjemover»\n${tekst}`,
  )
  return funn.registreringer.map(one => one.fagfunksjon?.verdi ?? null)
}

test.each([
  ['Torunn skal vera både fotograf og klippar på filmen.', ['Foto', 'Klipper']],
  ['Du har sagt ja til å vera A-lyd hos oss.', ['A-lyd']],
])('%s', async (tekst, ventet) => {
  expect(await funksjoner(tekst)).toEqual(ventet)
})

test.each([
  'Stoffet eies av selskapet, som kan bruke, klippe om og selge det.',
  'Produsenten engasjerer Torunn Eikjevik på vilkårene under.',
  'Kva oppdraget er\nProdusenten lagar filmen med fire kamera.',
])('det selskapet gjør, er ingen funksjon: %s', async tekst => {
  expect(await funksjoner(`${tekst}\nTorunn klipper «Hjemover».`)).toEqual(['Klipper'])
})

test('det noen andre spørres om ved siden av, er ingen funksjon', async () => {
  const { funn } = await finn(
    'Torvald Film AS\nAnsattes navn|D-nummer\nTorunn Eikjevik|018990 12345\nFilm|Sted\nHjemover|Voss\nFunksjon|Regi / foto på filmen\nScenograf|Ola Lien / Eldbjørg Naustvik',
  )
  expect(funn.registreringer.map(one => one.fagfunksjon?.verdi)).not.toContain('Regi')
})

test('en linje under med en annens navn er en linje for seg', async () => {
  const { funn } = await finn(
    'DEAL MEMO\nProducer:|Torvald Film AS\nProduction:|Hjemover\nCrew member:|Torunn Eikjevik\nPosition:|Director of Photography\nBlock A DoP:|Eldbjørg Naustvik',
  )
  expect(funn.registreringer.map(one => one.fagfunksjon?.sted?.sitat)).toEqual(['Director of Photography'])
})
