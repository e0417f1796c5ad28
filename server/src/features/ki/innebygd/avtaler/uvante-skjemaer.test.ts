import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Ytterste holme (sesong 2)', 'Tangloppe TV AS', 2, 2022, 'TV-underholdning', 10],
  ['Ytterste holme (sesong 3)', 'Tangloppe TV AS', 3, 2023, 'TV-underholdning', 10],
  ['Ferie på tomgang (sesong 2)', 'Tangloppe TV AS', 2, 2021, 'TV-underholdning', 8],
])

test('tallet sier det samme som listen bak', async () => {
  expect(
    await finn(`
Produsent:|Tangloppe TV AS
Frilanser:|Kari Nesland
Produksjon:|Ytterste holme
Sesong:|3 (TV 2, 10 programmer)
Funksjon:|Letregissør
Episoder:|fem: 2, 4, 6, 8 og 10`),
  ).toMatchObject({
    registreringer: ['Ytterste holme (sesong 3) / Letregi / 5'],
  })
})

test('en tilleggsfunksjon er en funksjon til', async () => {
  const { registreringer } = await finn(`
Firma|Tangloppe TV AS
Ansatt|Kari Nesland
Prosjektnavn|Ytterste holme, sesong 2
Funksjon|Scenograf
Tilleggsfunksjon|Rekvisitør
Antall episoder|10`)
  expect(registreringer).toHaveLength(2)
  expect(registreringer[0]).toContain('Scenograf')
})

test('et navn med Line eller Mai, og en etikett på samme linje', async () => {
  expect(
    await finn(`
Produksjonsselskap Tangloppe TV AS
Arbeidstaker Per Line Haugland
Produksjon Ytterste holme, sesong 2
Funksjon Redaktør
Episoder 1-10`),
  ).toMatchObject({
    hvem: 'Per Line Haugland',
    registreringer: ['Ytterste holme (sesong 2) / Redaktør / 10'],
  })
})

test('klausulen som er krysset av, gjelder, og den andre ikke', async () => {
  const med = (foerste: string, andre: string) =>
    finn(`
Firma:|Tangloppe TV AS
Arbeidstaker:|Kari Nesland
Produksjon:|Ytterste holme, sesong 2
Rettigheter – kryss av for det som gjelder:
${foerste} 1. For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i
«Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
${andre} 2. Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.`)
  expect((await med('☐', '☒')).funn.klausul?.verdi.variant).toBe('1b')
  expect((await med('☒', '☐')).funn.klausul?.verdi.variant).toBe('1a')
})
