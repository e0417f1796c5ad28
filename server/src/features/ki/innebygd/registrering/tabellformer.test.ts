import { expect, test } from 'vitest'
import { createProevefinner, readTekst } from '../../../../../test/ki-innebygd.ts'
import { proevelesing } from '../../../../../test/lesing.ts'
import { createFlate } from '../side/flate.ts'
import { medHeleRader } from './hele-rader.ts'

const finn = createProevefinner([
  ['Tåkeloven (sesong 1)', 'Bergtun Film AS', 1, 2022, 'TV-drama', 8],
  ['Tåkeloven (sesong 2)', 'Bergtun Film AS', 2, 2023, 'TV-drama', 6],
  ['Sjakk i parken (sesong 1)', 'Bergtun Film AS', 1, 2022, 'TV-underholdning', 12],
  ['Siste båt hjem', 'Bergtun Film AS', null, 2023, 'Spillefilm', null],
])
const partene = 'Arbeidsgiver: Bergtun Film AS\nArbeidstaker: Silje Moen Dahl\n'
const registrert = async (tekst: string) => (await finn(`SAMLEAVTALE\n${partene}\n${tekst}`)).registreringer

test('underskriftene under en tabell er ingen rad i den', async () => {
  expect(
    await registrert(`Serie | Stilling | Omfang
Tåkeloven, sesong 1 | redaktør | alle åtte episoder
Sjakk i parken | redaktør | program 1, 3 og 5
Lars Lie | Silje Moen Dahl`),
  ).toEqual(['Tåkeloven (sesong 1) / Redaktør / 8', 'Sjakk i parken (sesong 1) / Redaktør / 3'])
})

test('en tabell går over to sider', async () => {
  const { registreringer } = await finn([
    `SAMLEAVTALE\n${partene}\nSerie|Sesong|Stilling|Episoder\nTåkeloven|1|Kostymedesigner|6`,
    'Sjakk i parken|1|Kostymedesigner|12\nFor produsenten||Arbeidstakeren',
  ])
  expect(registreringer).toEqual([
    'Tåkeloven (sesong 1) / Kostymedesigner / 6',
    'Sjakk i parken (sesong 1) / Kostymedesigner/maskør/VFX / 12',
  ])
})

test('cellene kan stå midt i raden: én linje over de andre, og én under', () => {
  const linjer = [
    { tekst: 'Tåkeloven,', x: 15, y: 20 },
    { tekst: 'inntil fire', x: 60, y: 20 },
    { tekst: '1', x: 10, y: 20.8 },
    { tekst: 'klipper', x: 40, y: 20.8 },
    { tekst: 'sesong 1', x: 15, y: 21.6 },
    { tekst: 'episoder', x: 60, y: 21.6 },
    { tekst: 'En setning under tabellen.', x: 10, y: 24 },
  ]
  const { rader } = medHeleRader(createFlate(proevelesing({ linjer })))
  expect(rader.map(row => row.map(({ tekst }) => tekst))).toEqual([
    ['1', 'Tåkeloven, sesong 1', 'klipper', 'inntil fire episoder'],
    ['En setning under tabellen.'],
  ])
})

test('linjer som står for seg, er hver sin rad', () => {
  const flate = createFlate(readTekst('Tåkeloven | klipper\nSiste båt hjem | regissør\nSjakk i parken | lyd'))
  expect(medHeleRader(flate)).toBe(flate)
})

test('en oversikt over hvem som har signert, er ingen liste over stab', async () => {
  expect(
    await registrert(`Serie | Tåkeloven, sesong 2. Seks episoder
Arbeid | Episoderegissør, episode 4 og 5

Regissøren følger planen. Konseptuerende regissør Eldbjørg Naustvik har ansvaret og regisserer selv episode 1-3.

Navn | Rolle | Metode | Tidspunkt
Silje Moen Dahl | Regissøren | BankID | 05.01.2023
Ola Lien | Produsenten | BankID | 06.01.2023`),
  ).toEqual(['Tåkeloven (sesong 2) / Regi / 2'])
})
