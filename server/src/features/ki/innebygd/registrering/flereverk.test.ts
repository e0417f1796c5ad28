import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import type { Registerverk } from '../../oppslag.ts'
import { createInnebygdMotor } from '../motor.ts'

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

test('en tabell over funksjonene har episodene til hver av dem', async () => {
  const tabell = [
    ['Funksjon', 'Episode', 'Periode', 'Lønn'],
    ['Regissør', '1–6', '16.08.2021 – 29.04.2022', 'kr 58 000'],
    ['Klipper', '5 og 6', '02.05.2022 – 24.06.2022', 'kr 14 800'],
  ].flatMap((rad, at) =>
    rad.map((tekst, kolonne) => ({ tekst, x: [10, 25, 40, 70][kolonne] ?? 0, y: 24 + at * 2.4 })),
  )
  const linjer = [
    ...proeveavsnitt(['KONTRAKT', innledning, 'Avtalen gjelder dramaserien «Myrsnipa».'], 4),
    ...tabell,
    { tekst: 'C. Rettigheter', x: 10, y: 32 },
  ]
  expect(await registrert(linjer)).toEqual([
    ['v1', true, 6],
    ['v1', true, 2],
  ])
})

test('det som personen er, står etter navnet', async () => {
  const setninger = ['1. Torunn Eikjevik er klipper på episode 3 og 4 av «Myrsnipa».']
  expect(await registrert(proeveavsnitt(['TILLEGG', innledning, ...setninger]))).toEqual([['v1', true, 2]])
})

test('navnet på en funksjon i overskriften er ikke et verk', async () => {
  const setninger = ['Oppdragstaker er lyddesigner på serien med arbeidstittel «Prosjekt Tyttebær».']
  const linjer = proeveavsnitt(['Oppdragsavtale — lyd', innledning, ...setninger])
  const { registreringer } = await motor.finn(proevelesing({ linjer }), {
    kontonavn: '',
    personnummer: '',
    faglistevalg: 'spesifikasjon',
    signal: new AbortController().signal,
  })
  expect(registreringer.map(one => one.produksjon?.verdi.produksjonsnavn)).toEqual(['Prosjekt Tyttebær'])
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
