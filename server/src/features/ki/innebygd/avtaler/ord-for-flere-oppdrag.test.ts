import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Taubanen (sesong 1)', 'Rognebær Film AS', 1, 2022, 'TV-drama', 8],
  ['Taubanen (sesong 2)', 'Rognebær Film AS', 2, 2023, 'TV-drama', 10],
  ['Torgdagen (sesong 3)', 'Rognebær Film AS', 3, 2023, 'TV-underholdning', 12],
  ['Vinterhi', 'Rognebær Film AS', null, 2021, 'Spillefilm', null],
  ['Elvefar', 'Rognebær Film AS', null, 2021, 'Dokumentar', null],
])
const mellom = 'Mellom Rognebær Film AS (Produsenten) og Siv Haugland (Filmskaperen) er det inngått avtale.'
const rader = async (tekst: string) => (await finn(`${mellom}\n${tekst}`)).registreringer

test('den som er to ting i én setning, er begge, også når den ene ikke er godkjent', async () => {
  expect(
    await rader(
      '«Vinterhi» er en spillefilm. Hun er fotograf på alle opptak om dagen, og hun er droneoperatør på flyvningene.',
    ),
  ).toEqual(['Vinterhi / Foto / –', 'Vinterhi / (droneoperatør) / –'])
})

test('den som ikke krediteres som forfatter, er ingen forfatter', async () => {
  expect(
    await rader(
      '\nRegiavtale\n\nSpillefilmen «Vinterhi». Filmskaperen leser utkastene underveis, men det gir ikke kreditering som manusforfatter.',
    ),
  ).toEqual(['Vinterhi / Regi / –'])
})

test.each([
  ['Antall episoder i punkt 1 endres fra 8 til 10.', 10],
  ['Det er ti konsertprogram, og hun er med på alle ti.', 10],
])('episodene er de avtalen gjelder nå: %s', async (setning, antall) => {
  expect(await rader(`Produksjon: Taubanen, sesong 2\nFunksjon: Klipper\n${setning}`)).toEqual([
    `Taubanen (sesong 2) / Klipper / ${antall}`,
  ])
})

test('en tabell kan si hvordan det sto og hvordan det skal være', async () => {
  expect(
    await rader(`
Produksjon: Taubanen, sesong 2
Stilling: Klipper
Punkt|Slik det sto (nr. 1)|Slik det skal være
2 Periode|21.02.–13.05.2022|21.02.–03.06.2022
3 Omfang|Episode 1–6|Episode 1–8`),
  ).toEqual(['Taubanen (sesong 2) / Klipper / 8'])
})

test('et skjema fra april 2020 mangler ingen sider', async () => {
  const { funn } = await finn(`for frilansmedarbeidere i programproduksjon – skjema 04/20\n${mellom}`)
  expect(funn.manglerSide.verdi).toBe(false)
})

test('overskriften «I. Verket» er ikke noe navn, og «Haugland Grading» er et firma', async () => {
  const avtale = (...linjer: string[]) => finn(linjer.join('\n'))
  const { hvem } = await avtale(
    'Rognebær Film AS, Kirkegata 20, 4006 Stavanger, heretter Produsenten, og Siv Haugland, Pedersgata 8, 4014 Stavanger, heretter Regissøren,',
    'har sluttet denne avtale:',
    'I. Verket',
    'Regissøren skal ha regien til filmen «Vinterhi».',
  )
  expect(hvem).toBe('Siv Haugland')
  const firma = await avtale(
    'Oppdragsavtale',
    'OPPDRAGSGIVER|OPPDRAGSTAKER',
    'Rognebær Film AS|Haugland Grading (enkeltpersonforetak)',
    'Vulkanbakken 2, 0182 Oslo|v/ Siv Haugland',
    'Siv Haugland skal personlig være fargekorrigerer på «Vinterhi».',
  )
  expect(firma.hvem).toBe('Siv Haugland')
})

test('et null foran en apostrof er en O i et navn', async () => {
  const { hvem } = await finn(
    'Dear Siv,\nRognebær Film AS engages you, Siv 0’Farrell, as editor of “Vinterhi”.\nAccepted: Siv 0’Farrell',
  )
  expect(hvem).toBe('Siv O’Farrell')
})

test('en tabell rett under overskriften sin har ikke etikettene under feltene', async () => {
  expect(
    await rader(`
9. Avropsliste
~Program|Kanal|Funksjon|Episoder
Taubanen, sesong 1|NRK|Klipper|8 (alle)

Taubanen, sesong 2|NRK|Klipper|6`),
  ).toEqual(['Taubanen (sesong 1) / Klipper / 8', 'Taubanen (sesong 2) / Klipper / 6'])
})

test('krediteringen kan si to funksjoner', async () => {
  expect(
    await rader('Spillefilmen «Vinterhi». Rulletekst: «Regi og klipp: Siv Haugland» på egen plate.'),
  ).toEqual(['Vinterhi / Regi / –', 'Vinterhi / Klipp / –'])
})

test('overskriften kan si to funksjoner som avtalen kommer tilbake til', async () => {
  expect(
    await rader(`

Avtale om regi og foto

Filmen heter «Vinterhi» og er en spillefilm. Siv Haugland er filmens regissør.
Rulletekst: «Regi og foto: Siv Haugland».`),
  ).toEqual(['Vinterhi / Regi / –', 'Vinterhi / Foto / –'])
})

test('en utvidet bestilling sier hvor mange episoder det er nå', async () => {
  expect(
    await rader(
      'Produksjon: Taubanen, sesong 2\nFunksjon: Klipper\nKanalen har utvidet bestillingen fra åtte til ti episoder, og alt annet gjelder som før.',
    ),
  ).toEqual(['Taubanen (sesong 2) / Klipper / 10'])
})

test('overskriften over en tabell med endringer kan gå over to linjer', async () => {
  expect(
    await rader(`
Produksjon: Taubanen, sesong 2
Stilling: Klipper
Punkt i|Opprinnelig|Nytt
avtalen
2.1 Antall episoder|8|10
2.3 Sluttdato|18.08.2023|15.09.2023`),
  ).toEqual(['Taubanen (sesong 2) / Klipper / 10'])
})
