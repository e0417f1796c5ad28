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
  [
    `Torghandel er en dokumentarserie i fem deler. Silje klipper del I, II og IV. De andre klippes av
Per Hauge.

Kaldkjelleren er en dramaserie, sesong 2. Her klipper hun de fire siste av de åtte episodene.`,
    ['Torghandel (sesong 1) / Klipper / 3', 'Kaldkjelleren (sesong 2) / Klipper / 4'],
  ],
  [
    `Oppdrag 1
Kaldkjelleren, andre runde. Silje filmar tre av dei åtte episodane. Regi: Per Hauge.

Oppdrag 2
Vinterleikar, ny serie i seks program. Ho filmar alle.`,
    [
      'Kaldkjelleren (sesong 2) / Foto / 3',
      'Vinterleikar (sesong 1) / Foto (og animatør på animasjonsfilm som ikke har regi) / 6',
    ],
  ],
  [
    `Du er reporter i Torghandel, alle fem programmer. Til vinteren lager vi Vinterleikar, seks programmer. Der er
du reporter i to av dem: det første og det siste.`,
    ['Torghandel (sesong 1) / Reporter / 5', 'Vinterleikar (sesong 1) / Reporter / 2'],
  ],
  [
    `Avrop 5: Regi av Tåkehorn, kortfilm.
Avrop 6: Regi av Torghandel, fem deler; Silje regisserer annethvert, til sammen tre.`,
    ['Tåkehorn / Regi / –', 'Torghandel (sesong 1) / Regi / 3'],
  ],
  [
    `Silje skal være fotograf i Torghandel (sesong 1) i to av programmene, og i Vinterleikar (sesong 1) i fire
av programmene.`,
    [
      'Torghandel (sesong 1) / Foto / 2',
      'Vinterleikar (sesong 1) / Foto (og animatør på animasjonsfilm som ikke har regi) / 4',
    ],
  ],
  [
    `Nattferje (spillefilm): Manus og regi ved Silje.
Tåkehorn (kortfilm): Silje klipper. Regi ved Eva Lunde.`,
    ['Nattferje / Manus / –', 'Nattferje / Regi / –', 'Tåkehorn / Klipper / –'],
  ],
])('hvert verk har sitt avsnitt: %s', async (oppdrag, ventet) => {
  expect((await registrert(oppdrag)).toSorted()).toEqual(ventet.toSorted())
})

test('det partene kalles, er personen', async () => {
  expect(
    await finn(`
AGREEMENT
Bergtun Film AS ("the Company") and Silje Moen Dahl ("the Editor")

Job 1: Kaldkjelleren, season 2. The Editor edits episodes 3 to 6.
Job 2: Nattferje, a feature film. The Editor edits the whole film.

Fee: NOK 16,000 per week.`),
  ).toMatchObject({ registreringer: ['Kaldkjelleren (sesong 2) / Klipper / 4', 'Nattferje / Klipper / –'] })
})

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
