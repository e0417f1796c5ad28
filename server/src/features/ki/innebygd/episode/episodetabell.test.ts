import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Brenningen (sesong 2)', 'Skumsprøyt Film AS', 2, 2023, 'TV-drama', 6]])
const les = async (...tabell: string[]) =>
  (
    await finn(`
AVTALE
mellom Skumsprøyt Film AS og Tuva Lien Ask
Tuva Lien Ask er klipper på dramaserien «Brenningen», sesong 2.

${tabell.join('\n')}

Lønnen er 17 000 kroner per uke.`)
  ).registreringer

test.each([
  [
    'alle radene, der ingen er nevnt',
    3,
    ['Ep.|Tittel|Scener|Uker', '2|Sumpen|12–31|5', '4|Ebbe|1–18|4', '5|Storm|5–40|7'],
  ],
  [
    'radene med navnet',
    2,
    ['Ep.|Tittel|Klipp|Regi', '1|Flo|Tuva|Kim Ek', '2|Ebbe|Liv Moen|Kim Ek', '3|Storm|T. L. Ask|Siv Lie'],
  ],
  ['radene med kryss under navnet', 2, ['Ep|Tittel|T.A.|L.M.', '1|Flo|x', '2|Ebbe||x', '3|Storm|x']],
  [
    'radene med navnet, der hver rad er en bolk',
    4,
    ['Bolk|Episoder|Klipp|Dager', 'A|1 og 2|Ask|20', 'B|3–4|Moen|20', 'C|5 og 6|Ask|18'],
  ],
])('en tabell med en rad for hver episode er én registrering: %s', async (_, antall, tabell) => {
  expect(await les(...tabell)).toEqual([`Brenningen (sesong 2) / Klipper / ${antall}`])
})

test('rader om andre alene sier ingenting om personen', async () => {
  const tabell = ['Ep.|Tittel|Regi', '1|Flo|Kim Ek', '2|Ebbe|Siv Lie', '3|Storm|Kim Ek']
  expect(await les(...tabell)).not.toEqual(['Brenningen (sesong 2) / Klipper / 3'])
})

test.each([
  [['Regi|Kim Ek, ep 1–3', 'Foto|Liv Moen, ep 1–6']],
  [['Leveringsplan', 'Regi|ep 1–3 innen mai', 'Foto|ep 1–6 innen juni']],
])('en liste over andre, eller frister, tar ikke funksjonen fra personen: %j', async tabell => {
  const funnet = await les(...tabell)
  expect(funnet.map(one => one.split(' / ')[1])).toEqual(['Klipper'])
})
