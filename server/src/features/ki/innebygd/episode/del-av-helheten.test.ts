import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'
import { proevelesing } from '../../../../../test/lesing.ts'
import { createFlate } from '../side/flate.ts'

const finn = createProevefinner([
  ['Kråkeslottet (sesong 1)', 'Torvald Film AS', 1, 2020, 'TV-drama', 10],
  ['Kråkeslottet (sesong 2)', 'Torvald Film AS', 2, 2022, 'TV-drama', 20],
  ['Kråkeslottet (sesong 3)', 'Torvald Film AS', 3, 2024, 'TV-drama', 6],
  ['Steinhoggarane', 'Lyngheim Film AS', null, 2022, 'Dokumentar', 5],
  ['Nordvestpassasjen', 'Lyngheim Film AS', null, 2022, 'Spillefilm', null],
])

test('hva serien er på, er ikke personens antall når neste setning nevner numrene', async () => {
  const { funn, registreringer } = await finn(`
AVTALE
Mellom Torvald Film AS (produsenten) og Synnøve Aklestad (arbeidstakeren).
Synnøve Aklestad er tilsatt som klipper på sesong 2 av «Kråkeslottet», som er på 20 halvtimes episoder.
Hun klipper den siste delen, episode 13 til og med 20. Resten klippes av en annen.`)
  expect(registreringer).toEqual(['Kråkeslottet (sesong 2) / Klipper / 8'])
  expect(funn.registreringer[0]?.episoder?.sikkerhet).toBeLessThan(0.9)
})

test('«hennes episoder er nummer …» er personens', async () => {
  expect(
    await finn(`
Arbeidsgiver: Torvald Film AS
Arbeidstaker: Synnøve Aklestad
Synnøve Aklestad skal være klipper på dramaserien «Kråkeslottet», sesong 2.
Sesongen har 20 episoder. Fem klippere deler på dem, og hennes episoder er nummer 2, 9 og 14.`),
  ).toMatchObject({ registreringer: ['Kråkeslottet (sesong 2) / Klipper / 3'] })
})

test('«to av delane» er to episoder', async () => {
  expect(
    await finn(`
AVTALE
mellom Lyngheim Film AS (org.nr. 923 456 789)
og Gry Vassenden (fødselsnr. 41818012345)
1 Gry Vassenden er fotograf på dokumentarserien «Steinhoggarane».
2 Serien er i fem delar. Vassenden filmar to av delane, dei frå vinteren.`),
  ).toMatchObject({ registreringer: ['Steinhoggarane / Foto / 2'] })
})

const main = `
Employment Agreement
Parties: Torvald Film AS, "the Producer", and Synnøve Aklestad, "the Employee".
The Employee is engaged as Costume Designer on season one of the drama series "Kråkeslottet", for episodes 1, 2 and 3.`

test('et tillegg med flere episoder legges til dem som var avtalt', async () => {
  expect(
    await finn([
      main,
      `
Addendum
to the Employment Agreement between Torvald Film AS and Synnøve Aklestad
The engagement is extended to include episodes 7 and 8.`,
    ]),
  ).toMatchObject({ registreringer: [expect.stringMatching(/ \/ 5$/u)] })
})

test('et tillegg som endrer episodene, står i stedet for dem som var avtalt', async () => {
  expect(
    await finn([
      main,
      `
Addendum
to the Employment Agreement between Torvald Film AS and Synnøve Aklestad
The engagement is amended to cover episodes 7 and 8.`,
    ]),
  ).toMatchObject({ registreringer: [expect.stringMatching(/ \/ 2$/u)] })
})

test('et tillegg uten tall å legge til er ikke sikkert', async () => {
  const { funn } = await finn([
    main.replace('for episodes 1, 2 and 3', 'for three episodes'),
    `
Addendum
to the Employment Agreement between Torvald Film AS and Synnøve Aklestad
The engagement is extended to cover episodes 7 and 8 as well.`,
  ])
  expect(funn.registreringer[0]?.episoder?.sikkerhet).toBeLessThan(0.9)
})

test('«Block and episodes» spør om episoder', async () => {
  expect(
    await finn(`
CREW DEAL MEMO
Company|Torvald Film AS
Name|Synnøve Aklestad
Title|“Kråkeslottet” (working title in English: The Keep)
Season / format|Season Two, 20 x 25 minutes
Position|Editor
Block and episodes|Block 4 – Episodes 11, 12 and 13
Rate|NOK 42 000 per week`),
  ).toMatchObject({ registreringer: ['Kråkeslottet (sesong 2) / Klipper / 3'] })
})

test('«den tredje runden av» og «the third series of» sier sesongen', async () => {
  expect(
    await finn(`
Tilbud om engasjement
Mellom Torvald Film AS og Synnøve Aklestad.
Du engasjeres som klipper på den tredje runden av «Kråkeslottet».`),
  ).toMatchObject({ registreringer: [expect.stringContaining('Kråkeslottet (sesong 3) / Klipper')] })
  expect(
    await finn(`
Agreement between (1) Torvald Film AS (“the Company”) and (2) Synnøve Aklestad (“the Designer”).
The Company produces the third series of “Kråkeslottet” (six episodes of 50 minutes).
The Company employs the Designer as Production Designer for the whole of the third series.
Any absence shall be reported to the production office.`),
  ).toMatchObject({ registreringer: ['Kråkeslottet (sesong 3) / Produksjonsdesigner / 6'] })
})

test('luftige rader i en tabell er rader', async () => {
  expect(
    await finn(`
Avrop mellom Torvald Film AS og Synnøve Aklestad
Produksjon|Funksjon|Episoder|Periode
Kråkeslottet, 1. sesong|Klipper|Alle 10|mai 2020


Kråkeslottet (andre sesong)|Regissør|Episode 4, 5 og|juni 2022
||6|`),
  ).toMatchObject({
    registreringer: [
      'Kråkeslottet (sesong 1) / Klipper / 10',
      expect.stringMatching(/^Kråkeslottet \(sesong 2\) \/ Reg.* \/ 3$/u),
    ],
  })
})

test('en setning går videre der linjene står langt fra hverandre', () => {
  const { flyt } = createFlate(
    proevelesing({
      linjer: [
        { tekst: 'Fem klippere deler på dem, og hennes episoder er', y: 10 },
        { tekst: 'nummer 2, 9 og 14.', y: 12.5 },
        { tekst: 'Varighet', y: 15 },
      ],
    }),
  )
  expect(flyt.tekst.split('\n')).toHaveLength(2)
})

test('de første eller siste av alle er personens, også uten ordet «episoder»', async () => {
  for (const [setning, antall] of [
    ['Vi er 20 episoder, og du tar de fire første.', 4],
    ['Av de 20 episodene klipper du de to siste.', 2],
  ] as const)
    expect(
      (
        await finn(`
Torvald Film AS
Kjære Synnøve Aklestad! Du skal være klipper på dramaserien «Kråkeslottet», sesong 2. ${setning}`)
      ).registreringer,
    ).toEqual([`Kråkeslottet (sesong 2) / Klipper / ${antall}`])
})
