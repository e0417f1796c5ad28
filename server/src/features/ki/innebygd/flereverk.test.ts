import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../test/lesing.ts'
import type { Registerverk } from '../oppslag.ts'
import { createInnebygdMotor } from './motor.ts'

const verk = (id: string, tittel: string, verkstype: string, episoder: number | null): Registerverk => ({
  id,
  tittel,
  selskap: 'Nattlys Film AS',
  sesong: null,
  premiere: 2022,
  verkstype,
  episoder,
})
const register = [verk('v1', 'Myrsnipa', 'TV-drama', 8), verk('v2', 'Kaldfjorden', 'Spillefilm', null)]
const motor = createInnebygdMotor({
  oppslag: {
    selskaper: async navn => navn.map(() => []),
    selskaperMedOrgnr: async () => [],
    verk: async titler =>
      titler.map(tittel => register.filter(one => tittel.toLowerCase().includes(one.tittel.toLowerCase()))),
    selskapetsVerk: async () => register,
  },
})

async function registrert(linjer: Parameters<typeof proevelesing>[0]['linjer']) {
  const { registreringer } = await motor.finn(proevelesing({ linjer }), {
    kontonavn: '',
    personnummer: '',
    faglistevalg: 'spesifikasjon',
    signal: new AbortController().signal,
  })
  return registreringer.map(({ produksjon, fagfunksjon, episoder }) => [
    produksjon?.verdi.produksjonsID,
    fagfunksjon?.godkjent ?? null,
    episoder?.verdi ?? null,
  ])
}

const innledning = 'Avtale mellom Nattlys Film AS (produsenten) og Torunn Eikjevik (oppdragstaker).'

test('to verk i hver sin setning er to registreringer, hver med sin funksjon', async () => {
  const setninger = [
    'Oppdragstaker engasjeres som klipper på dramaserien «Myrsnipa», og klipper fire episoder.',
    'Oppdragstaker engasjeres som regissør på spillefilmen «Kaldfjorden».',
  ]
  expect(await registrert(proeveavsnitt(['OPPDRAGSAVTALE', innledning, ...setninger]))).toEqual([
    ['v1', true, 4],
    ['v2', true, null],
  ])
})

test('samme verk nevnt to ganger er ett', async () => {
  const setninger = [
    'Oppdragstaker engasjeres som regissør på spillefilmen «Kaldfjorden».',
    'Opptakene til «Kaldfjorden» begynner i mars.',
  ]
  expect(await registrert(proeveavsnitt(['OPPDRAGSAVTALE', innledning, ...setninger]))).toEqual([
    ['v2', true, null],
  ])
})

test('et skjema med feltene gjentatt for hvert verk gir en registrering for hvert', async () => {
  const blokk = (y: number, [tittel, funksjon, episoder]: string[]) =>
    [
      ['Produksjon:', tittel],
      ['Funksjon:', funksjon],
      ['Episoder:', episoder],
    ].flatMap(([etikett = '', verdi = ''], at) => [
      { tekst: etikett, x: 8, y: y + at * 3 },
      { tekst: verdi, x: 40, y: y + at * 3 },
    ])
  const linjer = [
    { tekst: 'OPPDRAGSAVTALE', y: 6 },
    ...blokk(20, ['Myrsnipa', 'Klipper', '3']),
    ...blokk(40, ['Kaldfjorden', 'Regissør', '–']),
  ]
  expect(await registrert(linjer)).toEqual([
    ['v1', true, 3],
    ['v2', true, null],
  ])
})
