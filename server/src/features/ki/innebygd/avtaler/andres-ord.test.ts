import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Taubanen (sesong 2)', 'Rognebær Film AS', 2, 2023, 'TV-drama', 10],
  ['Vinterhi', 'Rognebær Film AS', null, 2021, 'Spillefilm', null],
  ['Fjellsang', 'Rognebær Film AS', null, 2021, 'Dokumentar', null],
])
const mellom = 'Mellom Rognebær Film AS (Produsenten) og Siv Haugland (Filmskaperen) er det inngått avtale.'
const rader = async (tekst: string) => (await finn(`${mellom}\n${tekst}`)).registreringer

test.each([
  'Hun er klipper på filmen, men hun er ikke fotograf.',
  'Hun er klipper på filmen, og dersom hun er regissør på en annen film, skal det avklares.',
  'Hun er klipper på filmen, og han er fotograf.',
  'Filmskaperen klipper filmen og er ansatt hos Produsenten.',
  'Filmskaperen er klipper. Nora Holt har regien og er også fotograf på filmen.',
  'Filmskaperen er klipper. Følgende funksjoner får parkeringskort: a) regissør, b) fotograf, c) produsent.',
  'Filmskaperen er klipper og rapporterer til disse rollene: a) regissør, b) produsent.',
  'Filmskaperen er klipper. Programleder er Kjell Moe, og han er også fotograf.',
  'Filmskaperen er klipper. Produsenten har ansvaret for lyddesignet.',
  'Filmskaperen er klipper. Fotograf er Ask Moe og lyddesigner Jon Lid.',
])('det andre gjør, er ikke medlemmets: %s', async tekst => {
  expect(await rader(`Spillefilmen «Vinterhi». ${tekst}`)).toEqual(['Vinterhi / Klipper / –'])
})

test.each([
  ['Lengden på episodene endres fra 45 til 50 minutter.', 10],
  ['Frist for episodene endres fra 2 til 4 uker.', 10],
  ['Opplæring i tre redigeringsprogram er holdt.', 10],
])('det som ikke er et antall episoder, er det ikke: %s', async (tekst, antall) => {
  const [rad] = await rader(
    `Produksjon: Taubanen, sesong 2\nFunksjon: Klipper\nHun klipper alle ti episodene.\n${tekst}`,
  )
  expect(rad).toBe(`Taubanen (sesong 2) / Klipper / ${antall}`)
})

test.each([
  '«Fjellsang» er en TV-serie basert på romanen til Ola Nes.',
  '“Fjellsang” is a drama series based on the novel by Ola Nes.',
])('en serie er en serie også når den er basert på noe: %s', async tekst => {
  const { funn } = await finn(`${mellom}\n${tekst}\nFilmskaperen er klipper.`)
  expect(funn.registreringer.map(({ erSerie }) => erSerie)).toEqual([true])
})

test.each(['Avtaleskjema 1/3', 'Kontraktsmal 1/2', 'Kontrakt 01/03'])('«%s» er et sidetall', async topp => {
  const { funn } = await finn(`${topp}\n${mellom}`)
  expect(funn.manglerSide.verdi).toBe(true)
})

test.each(['I. Holter', 'V. Moen', 'Ole Klippen'])('%s er et navn', async navn => {
  expect((await finn(`Arbeidsgiver: Rognebær Film AS\nArbeidstaker: ${navn}\nFunksjon: Fotograf`)).hvem).toBe(
    navn,
  )
})
