import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Taubanen (sesong 1)', 'Rognebær Film AS', 1, 2022, 'TV-drama', 8],
  ['Taubanen (sesong 2)', 'Rognebær Film AS', 2, 2023, 'TV-drama', 10],
  ['Vinterhi', 'Rognebær Film AS', null, 2021, 'Spillefilm', null],
])
const rader = async (tekst: string) => (await finn(tekst)).registreringer

test('nummererte punkter er hver sin setning også der de står på rad', async () => {
  const lang = 'Produsenten dekker reiser etter regning når de er avtalt på forhånd. '.repeat(5)
  expect(
    await rader(`
1.1 Rognebær Film AS utvikler første sesong av serien «Taubanen», åtte episoder. 1.2 Forfatteren Siv Haugland skal skrive
manus til episode 103 og 104. 2.1 ${lang} 2.2 ${lang}`),
  ).toEqual(['Taubanen (sesong 1) / Manus / 2'])
})

test('noen av dem, alle sammen og det de blir til sammen', async () => {
  for (const [setning, antall] of [
    ['Sesongen har åtte episoder à 20 minutter; du klipper fem av dem.', 5],
    ['Av de åtte episodene tar du de fire første.', 4],
    ['Sesongen består av åtte episoder, og du klipper dem alle.', 8],
    ['Hvor mange episoder det blir, vet vi ikke før de to første er sendt.', '–'],
  ] as const)
    expect(
      await rader(
        `Hei Siv! Rognebær Film AS vil gjerne ha deg som klipper på «Taubanen», sesong 1. ${setning}`,
      ),
    ).toEqual([`Taubanen (sesong 1) / Klipper / ${antall}`])
  expect(
    await rader(`
SIDE LETTER to the contract between Rognebær Film AS and Siv Haugland, Editor on episodes 1 and 2 of "Taubanen", season 1.
Siv Haugland shall also be Editor on episodes 7 and 8, making four episodes altogether.`),
  ).toEqual(['Taubanen (sesong 1) / Klipper / 4'])
})

test('tittelen står etter det som lages til den, i store bokstaver, eller sitert på en linje', async () => {
  for (const tekst of [
    'Siv Haugland leverer kostymedesign til Vinterhi, en krimfilm for Viaplay (sesong 1).',
    'Rognebær Film AS produserer VINTERHI for NRK. Siv Haugland er engasjert som kostymedesigner.',
    'Kostymedesigner Siv Haugland|«Vinterhi»|12 dager',
  ])
    expect((await rader(`Rognebær Film AS\n${tekst}`)).join()).toMatch(/^Vinterhi \//u)
})
