import { expect, test } from 'vitest'
import { proevelesing } from '../../../../../test/lesing.ts'
import { findFelter } from '../felt/felt.ts'
import { createFlate } from '../side/flate.ts'
import { findTittelspor, rankProduksjoner } from './produksjon.ts'

const tomtRegister = {
  selskaper: async () => [],
  selskaperMedOrgnr: async () => [],
  verk: async (titler: readonly string[]) => titler.map(() => []),
  selskapetsVerk: async () => [],
}
const facts = { sesong: null, selskap: '', aar: null, verkstype: null, episoder: null }

test('en tittel i håndskrift som knapt er lest, foreslås ikke når registeret ikke har den', async () => {
  const titler = async (sikkerhet: number) => {
    const linjer = [
      { tekst: 'Tittel:', x: 10, y: 20 },
      { tekst: 'Ampin onaln', x: 30, y: 20, sikkerhet },
    ]
    const flate = createFlate(proevelesing({ linjer, kilde: 'ocr' }))
    const funn = await rankProduksjoner(findTittelspor(flate, findFelter(flate), []), facts, tomtRegister, [])
    return funn.map(({ lesing }) => lesing.navn)
  }
  expect(await titler(0.9)).toEqual(['Ampin onaln'])
  expect(await titler(0.1)).toEqual([])
})
