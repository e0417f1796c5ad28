import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Havsula (sesong 1)', 'Kveik Produksjon AS', 1, 2021, 'TV-drama', 8],
  ['Vårsild', 'Kveik Produksjon AS', null, 2021, 'Kortfilm/novellefilm', null],
])
const tabell = async (serie: string, ...rader: string[]) =>
  (
    await finn(`
AVTALE
mellom Kveik Produksjon AS og Siri Moland
Serie: ${serie}

${rader.join('\n')}

Honoraret er samlet.`)
  ).registreringer

test.each([
  [['Ytelse|Episoder|Vederlag', 'Regi|2 og 3|kr 5 000', 'Klipp|3–5|kr 4 000', 'Reklame|–|inkludert']],
])('hver funksjon har sine episoder, og det ingen episoder står ved, er ikke personens', async rader => {
  expect(await tabell('Havsula, sesong 1', ...rader)).toEqual([
    expect.stringMatching(/ \/ Regi.* \/ 2$/u),
    expect.stringMatching(/ \/ Klipp.* \/ 3$/u),
  ])
})

test('rader med samme funksjon er én registrering', async () => {
  const rader = ['Uker|Funksjon|Episode', '1–2|klippeassistent|1', '3–6|klipper|3 og 4', '9|klipper|7']
  expect(await tabell('Havsula, sesong 1', ...rader)).toEqual([
    'Havsula (sesong 1) / (klippeassistent) / 1',
    'Havsula (sesong 1) / Klipper / 3',
  ])
})

test('det andre utfører på filmen, er ikke personens', async () => {
  const rader = ['Arbeid|Beløp|Betales', 'Manus|9 000|nå', 'Regi|7 000|siden', 'Klipp|0|utføres av Per Ås']
  expect(await tabell('Vårsild', ...rader)).toEqual([
    expect.stringMatching(/^Vårsild \/ Manus/u),
    expect.stringMatching(/^Vårsild \/ Regi/u),
  ])
})
