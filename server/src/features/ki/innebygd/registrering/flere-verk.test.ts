import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Torghandel (sesong 1)', 'Bergtun Film AS', 1, 2023, 'Dokumentarserie', 5],
  ['Kaldkjelleren (sesong 1)', 'Bergtun Film AS', 1, 2022, 'TV-drama', 8],
  ['Kaldkjelleren (sesong 2)', 'Bergtun Film AS', 2, 2024, 'TV-drama', 8],
  ['Vinterleikar (sesong 1)', 'Bergtun Film AS', 1, 2023, 'TV-underholdning', 6],
  ['Nattferje', 'Bergtun Film AS', null, 2023, 'Spillefilm', null],
  ['Tåkehorn', 'Bergtun Film AS', null, 2023, 'Kortfilm/novellefilm', null],
])
const registrert = async (oppdrag: string) =>
  (
    await finn(`
AVTALE
mellom Bergtun Film AS og Silje Moen Dahl

${oppdrag}

Lønnen er 15 000 kroner per uke.
Lars Lie | Silje Moen Dahl`)
  ).registreringer

test.each([
  'Silje er klipper på Kaldkjelleren, sesong 2, alle åtte episoder. Hun var klipper på Torghandel.',
  'Silje er klipper på Kaldkjelleren, sesong 2, alle åtte episoder. Torghandel klippes av Per Hauge.',
  'Silje er klipper på Kaldkjelleren, sesong 2, alle åtte episoder. Vinterleikar er ikke med i avtalen.',
  'Silje er klipper på Kaldkjelleren, sesong 2, alle åtte episoder. På Nattferje er hun klipper etter egen avtale.',
  'Silje er klipper på Kaldkjelleren, sesong 2, alle åtte episoder. På Nattferje, vår spillefilm, gjør et annet selskap klippen.',
  'Silje er klipper på Kaldkjelleren, sesong 2, alle åtte episoder. Mens Nattferje tas opp, har hun fri.',
])('det andre verket er ikke personens i denne avtalen: %s', async oppdrag => {
  expect(await registrert(oppdrag)).toEqual(['Kaldkjelleren (sesong 2) / Klipper / 8'])
})

test('den som har regien på hvert verk i en opplisting, er en annen', async () => {
  expect(
    await registrert(`a) Spillefilmen «Nattferje», ca. 90 minutter, regi Eva Lunde.
b) Kortfilmen «Tåkehorn», ca. 20 minutter, regi Per Hauge.

Silje er lyddesigner på begge filmene.`),
  ).toEqual(['Nattferje / Lyd / –', 'Tåkehorn / Lyd / –'])
})
