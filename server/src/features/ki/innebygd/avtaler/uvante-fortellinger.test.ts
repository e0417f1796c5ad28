import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Havnekontoret (sesong 2)', 'Brislingen Film AS', 2, 2022, 'Dokumentar', 6],
  ['Skurtreskerne', 'Brislingen Film AS', null, 2022, 'Dokumentar', 4],
  ['Skurtreskerne (kinoversjon)', 'Brislingen Film AS', null, 2022, 'Dokumentar', 1],
  ['Mellom to fjorder', 'Brislingen Film AS', null, 2021, 'Spillefilm', null],
  ['Ringeren', 'Brislingen Film AS', null, 2020, 'Kortfilm', null],
])

test('prikkene mellom et spørsmål og et svar er verken det ene eller det andre', async () => {
  expect(
    await finn(`
Arbeidsgiver .......Brislingen Film AS............................
Arbeidstaker .......Kari Nesland..................................
Produksjon .........Havnekontoret, sesong 2.......................
Funksjon ...........klipper.......................................
Episoder ...........2, 3 og 5.....................................`),
  ).toMatchObject({
    hvem: 'Kari Nesland',
    selskap: 'Brislingen Film AS',
    registreringer: ['Havnekontoret (sesong 2) / Klipper / 3'],
  })
})

test('personens navn er en setnings subjekt, og setningen kan si to ting om den', async () => {
  const { registreringer } = await finn(`
Brislingen Film AS og Kari Nesland er enige om å lage kortfilmen «Ringeren». Kari Nesland skriver
manuset etter en idé hun har hatt lenge, og er dessuten kjent i bygda, og er også filmens regissør.`)
  expect(registreringer).toEqual([
    expect.stringContaining('Ringeren / '),
    expect.stringContaining('Ringeren / '),
  ])
  expect(registreringer.join()).toMatch(/Manus/)
  expect(registreringer.join()).toMatch(/Reg/)
})

test('leverandøren kan være en person', async () => {
  expect(
    await finn(`
Bestiller|Produksjon
Brislingen Film AS|Mellom to fjorder (spillefilm)
Leverandør|Arbeid
Kari Nesland|Maskør`),
  ).toMatchObject({ hvem: 'Kari Nesland' })
})

test('i en e-post er mottakeren den som hilses på, også der navnet bare står i det den svarer på', async () => {
  const { funn, hvem, registreringer } = await finn(`
Re: Mellom to fjorder – sound design
Ragnhild Bakkerud <ragnhild@brislingen.example>
to luc.ferrand@post.example
Dear Luc,
Great news! As we said you are our sound designer on the feature film Mellom to fjorder. You start on 4 April.
The contract comes next week.
All the best,
Ragnhild Bakkerud
Producer, Brislingen Film AS
On Mon, 7 Feb 2022, Luc Ferrand wrote:
Hi Ragnhild, any news?`)
  expect(hvem).toBe('Luc Ferrand')
  expect(registreringer).toEqual([expect.stringMatching(/^Mellom to fjorder \/ Lyd/)])
  expect(funn.dokumenttype.verdi).toBe('ikke_kontrakt')
})

test('emnet i et brev sier at det er et tillegg', async () => {
  const { funn } = await finn(`
Brislingen Film AS
Kaibakken 31, 4015 Stavanger

Kari Nesland
Lia 2
0567 Oslo


Tillegg til arbeidsavtale av 15. august 2021


Hei Kari
Vi viser til arbeidsavtalen vi skrev under 15. august 2021, der du ble ansatt som klipper på serien.
Ansettelsen forlenges til 18. mars 2022. Alt annet i avtalen står ved lag.`)
  expect(funn.dokumenttype.verdi).toBe('tillegg')
})

test('et svar som står litt lavere enn spørsmålet, er svaret', async () => {
  expect(
    await finn(`
Selskap|Brislingen Film AS
Medarbeider|Kari Nesland
Film
|Sølvtråd og tjære
Oppgave|Regissør`),
  ).toMatchObject({ registreringer: [expect.stringContaining('Sølvtråd og tjære / ')] })
})

test('der ingenting sier hva personen er, er det den ene funksjonen som er nevnt', async () => {
  expect(
    await finn(`
Selskap|Brislingen Film AS
Medarbeider|Kari Nesland
Produksjon|Mellom to fjorder
Betegnelse på setet|scenograf`),
  ).toMatchObject({ registreringer: [expect.stringMatching(/^Mellom to fjorder \/ Scenograf/)] })
})

test('den som er fotograf på filmen, er den avtalen er med', async () => {
  expect(
    await finn(`
Brislingen Film AS, Kai 1, Bodø, og Olav Neslandsvåg har gjort denne kontrakten.
Olav Neslandsvåg er fotograf på hele filmen «Mellom to fjorder» og har ansvaret for lyset.`),
  ).toMatchObject({ hvem: 'Olav Neslandsvåg' })
})

test('den regissøren velger som klipper, er en annen', async () => {
  const { registreringer } = await finn(`
Kontrakt mellom Brislingen Film AS (produsenten) og Kari Nesland (regissøren) om spillefilmen «Mellom to fjorder».
Oppgaven
Regissøren leder det kunstneriske arbeidet helt fra rollebesetning til ferdig miks, og velger fotograf, klipper og
komponist sammen med produsenten.`)
  expect(registreringer.join()).not.toContain('Klipp')
})
