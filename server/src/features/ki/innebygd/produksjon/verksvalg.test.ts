import { expect, test } from 'vitest'
import { type Proevelinje, proevelesing } from '../../../../../test/lesing.ts'
import type { Registerverk } from '../../oppslag.ts'
import { findFelter } from '../felt/felt.ts'
import { createFlate } from '../side/flate.ts'
import { findKjennetegn } from './kjennetegn.ts'
import { findTittelspor } from './produksjon.ts'
import { chooseVerk, findVerksvalg } from './verksvalg.ts'

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

async function finn(linjer: Proevelinje[], verk: readonly Registerverk[] = register) {
  const flate = createFlate(proevelesing({ linjer, kilde: 'ocr' }))
  const felter = findFelter(flate)
  const oppslag = { verk: async (titler: readonly string[]) => titler.map(() => [...verk]) }
  const g = { flate, felter, facts: findKjennetegn(flate, felter, ''), egne: [], oppslag }
  return chooseVerk(await findVerksvalg(g, findTittelspor(flate, felter, []), 1), false)
}
const skjema = (tittel: string, ...flere: string[]): Proevelinje[] => [
  { tekst: 'Tittel:', x: 10, y: 20 },
  { tekst: tittel, x: 30, y: 20 },
  ...flere.map((tekst, at) => ({ tekst, x: 10, y: 26 + at * 4 })),
]

test('året i rulleteksten forteller hvilken sesong det er', async () => {
  const funn = await finn(skjema('Myrsnipa', 'Regi Torunn Eikjevik', '© 2021'))
  expect(funn?.verk?.id).toBe('s2')
})

test('året for skjemaet sier ikke noe om verket: da er sesongen ukjent', async () => {
  const funn = await finn(skjema('Myrsnipa', '© Norsk Filmforbund 2021', 'Regi Torunn Eikjevik'))
  expect(funn?.verk).toBeNull()
  expect(funn?.likest?.tittel).toMatch(/^Myrsnipa/u)
})

test('et år i tittelen er navnet på sesongen', async () => {
  const aarene = [2021, 2022].map((aar, at) => ({ ...sesong(at + 1, aar), tittel: `Myrsnipa ${aar}` }))
  const funn = await finn(skjema('Myrsnipa 2022'), aarene)
  expect(funn?.verk?.id).toBe('s2')
})

test('en tittel i håndskrift som knapt er lest, foreslås ikke når registeret ikke har den', async () => {
  const titler = async (sikkerhet: number) => {
    const [etikett, verdi] = skjema('Ampin onaln') as [Proevelinje, Proevelinje]
    return (await finn([etikett, { ...verdi, sikkerhet }], []))?.lesing.navn
  }
  expect(await titler(0.9)).toBe('Ampin onaln')
  expect(await titler(0.1)).toBeUndefined()
})
