import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Taubanen (sesong 1)', 'Rognebær Film AS', 1, 2022, 'TV-drama', 8],
  ['Vinterhi', 'Rognebær Film AS', null, 2021, 'Spillefilm', null],
])
const rader = async (tekst: string) => (await finn(tekst)).registreringer

test('en setning gir personen flere verb, og hvert av dem har sine episoder', async () => {
  expect(
    await rader(`
Avtale om serien «Taubanen», sesong 1
Det er enighet mellom Rognebær Film AS og Siv Haugland om at Haugland
– regisserer episode 3, 4 og 5, og
– skriver manus til episode 5.`),
  ).toEqual(['Taubanen (sesong 1) / Regi / 3', 'Taubanen (sesong 1) / Manus / 1'])
  expect(
    await rader(`
Rognebær Film AS (the "Company") and Siv Haugland (the "Supplier")
The Company produces the series "Taubanen", season 1. The Supplier will personally direct all eight parts and will
edit parts one to three.`),
  ).toEqual(['Taubanen (sesong 1) / Regi / 8', 'Taubanen (sesong 1) / Klipper / 3'])
})

test('et annet navn etter «og klipper» er en annen enn den avtalen gjelder', async () => {
  expect(
    await rader(`
Rognebær Film AS og Siv Haugland har avtalt at Haugland skal regissere filmen «Vinterhi». Fotograf er Ask Moe og
klipper Jon Lid.`),
  ).toEqual(['Vinterhi / Regi / –'])
})

test('en funksjon kan stå etter «å være», «var» og en overskrift i store bokstaver', async () => {
  for (const setning of [
    'Siv Haugland har sagt ja til å være lyddesigner på «Vinterhi».',
    'Siv Haugland arbeidet hos oss i 2021. Hun var lyddesigner på filmen «Vinterhi».',
    'VERK. Spillefilmen «Vinterhi». STILLING. Lyddesigner. LØNN. 15 000 kroner i uken.',
  ])
    expect(await rader(`Rognebær Film AS\n${setning}`)).toEqual(['Vinterhi / Lyd / –'])
})

test('det som sies om «han» i et brev til deg, er om en annen', async () => {
  expect(
    await rader(`
Kjære Siv! Du skal være scenograf på filmen «Vinterhi». Programleder er Kjell Moe, og han er også klipper.
Hilsen Rognebær Film AS`),
  ).toEqual(['Vinterhi / Scenograf / –'])
})

test('den som gjør en roman om til manus, adapterer, og den som skal ta foto og lyd, gjør begge deler', async () => {
  expect(
    await rader(`
Siv Haugland skal for Rognebær Film AS omarbeide Ask Moes roman «Hiet» til manuskript for filmen «Vinterhi».`),
  ).toEqual(['Vinterhi / Manus / –'])
  expect(
    await rader('Rognebær Film AS og Siv Haugland er enige om at Siv skal ta foto og lyd på «Vinterhi».'),
  ).toEqual([expect.stringContaining('Foto'), expect.stringContaining('Lyd')])
})
