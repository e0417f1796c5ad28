import { expect, test } from 'vitest'
import { proevelesing } from '../../../../../test/lesing.ts'
import type { Registerverk } from '../../oppslag.ts'
import { createFlate } from '../side/flate.ts'
import { findKjennetegn } from './kjennetegn.ts'
import { lesTittel } from './tittel.ts'
import { findVerk } from './verk.ts'

const sesong = (nummer: number, premiere: number): Registerverk => ({
  id: `s${nummer}`,
  tittel: `Myrsnipa (sesong ${nummer})`,
  selskap: 'Nattlys Film AS',
  sesong: nummer,
  premiere,
  verkstype: 'TV-drama',
  episoder: 8,
})
const register = [sesong(1, 2020), sesong(2, 2021), sesong(3, 2022)]
const oppslag = {
  selskaper: async () => [],
  selskaperMedOrgnr: async () => [],
  verk: async () => [register],
  selskapetsVerk: async () => register,
}

async function finn(...linjer: string[]) {
  const flate = createFlate(proevelesing({ linjer: linjer.map((tekst, at) => ({ tekst, y: 20 + at * 4 })) }))
  const lesing = lesTittel('Myrsnipa')
  return lesing && findVerk(lesing, findKjennetegn(flate, [], ''), oppslag, [])
}

test('året i rulleteksten forteller hvilken sesong det er', async () => {
  const treff = await finn('MYRSNIPA', 'Regi Torunn Eikjevik', '© 2021')
  expect(treff?.verk.id).toBe('s2')
  expect(treff?.forsprang).toBeGreaterThanOrEqual(1)
})

test('året for skjemaet sier ikke noe om verket', async () => {
  const treff = await finn('MYRSNIPA', '© Norsk Filmforbund 2021', 'Regi Torunn Eikjevik')
  expect(treff?.forsprang).toBeLessThan(0.8)
})

test('et år i tittelen er navnet på sesongen', async () => {
  const aarene = [2021, 2022].map((aar, at) => ({ ...sesong(at + 1, aar), tittel: `Myrsnipa ${aar}` }))
  const lesing = lesTittel('Myrsnipa 2022')
  const facts = findKjennetegn(createFlate(proevelesing({ linjer: [] })), [], '')
  const treff = lesing && (await findVerk(lesing, facts, { ...oppslag, verk: async () => [aarene] }, []))
  expect(treff?.verk.id).toBe('s2')
  expect(treff?.sesongUkjent).toBe(false)
})
