import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Brekkmyra (sesong 1)', 'Torvald Film AS', 1, 2019, 'TV-drama', 8],
  ['Brekkmyra (sesong 2)', 'Torvald Film AS', 2, 2021, 'TV-drama', 8],
  ['Brekkmyra (sesong 3)', 'Torvald Film AS', 3, 2023, 'TV-drama', 6],
  ['Isbjørnens siste sommer', 'Torvald Film AS', null, 2022, 'Spillefilm', null],
  ['Hjemover', 'Torvald Film AS', null, 2020, 'Spillefilm', null],
  ['Latterlig godt (sesong 1)', 'Kveik Produksjon AS', 1, 2020, 'TV-underholdning', 10],
  ['Latterlig godt (sesong 2)', 'Kveik Produksjon AS', 2, 2021, 'TV-underholdning', 10],
  ['Latterlig godt (sesong 3)', 'Kveik Produksjon AS', 3, 2022, 'TV-underholdning', 12],
  ['Nabokrigen (sesong 1)', 'Kveik Produksjon AS', 1, 2022, 'TV-underholdning', 8],
  ['Råtass', 'Lyngheim Film AS', null, 2020, 'Kortfilm/novellefilm', null],
])

test('avrop i setninger har hver sin funksjon', async () => {
  expect(
    await finn(`
Rammeavtale mellom Kveik Produksjon AS («Selskapet») og Hilde Ramberg («Frilanseren»).
Avrop 1: Frilanseren engasjeres som redaktør på «Latterlig godt», sesong 3, 12 episoder.
Avrop 2: Frilanseren engasjeres som klipper på «Nabokrigen», sesong 1, episode 1–4.`),
  ).toMatchObject({
    hvem: 'Hilde Ramberg',
    selskap: 'Kveik Produksjon AS',
    registreringer: ['Latterlig godt (sesong 3) / Redaktør / 12', 'Nabokrigen (sesong 1) / Klipper / 4'],
  })
})

test('en tabell kan gå over to sider', async () => {
  expect(
    await finn([
      `
RAMMEAVTALE
mellom Kveik Produksjon AS (Selskapet) og Hilde Ramberg (Frilanseren)
Produksjon|Sesong|Funksjon|Episoder
Latterlig godt|1|Redaktør|10
Latterlig godt|2|Redaktør|10`,
      `
Latterlig godt|3|Redaktør|12
Nabokrigen|1|Klipper|4
For Selskapet||Frilanseren`,
    ]),
  ).toMatchObject({
    hvem: 'Hilde Ramberg',
    selskap: 'Kveik Produksjon AS',
    registreringer: [
      'Latterlig godt (sesong 1) / Redaktør / 10',
      'Latterlig godt (sesong 2) / Redaktør / 10',
      'Latterlig godt (sesong 3) / Redaktør / 12',
      'Nabokrigen (sesong 1) / Klipper / 4',
    ],
  })
})

test('to funksjoner i en setning har hver sine episoder', async () => {
  expect(
    await finn(`
Mellom Torvald Film AS (Produsenten) og Erlend Sæterbakk (Filmarbeideren).
Filmarbeideren engasjeres som regissør på episode 1–4 og som manusforfatter på episode 1 og 2 av
dramaserien «Brekkmyra», sesong 3.`),
  ).toMatchObject({
    hvem: 'Erlend Sæterbakk',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 3) / Regi / 4', 'Brekkmyra (sesong 3) / Manus / 2'],
  })
})

test('en tabell kan ha en rad for hver sesong', async () => {
  expect(
    await finn(`
Arbeidsgiver: Torvald Film AS
Arbeidstaker: Hilde Ramberg
Serie: Brekkmyra
Sesong|Funksjon|Episoder|Periode
1|Klipper|1–8|vår 2018
2|Hovedklipper|1–4|vår 2020`),
  ).toMatchObject({
    hvem: 'Hilde Ramberg',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 1) / Klipper / 8', 'Brekkmyra (sesong 2) / Hovedklipper / 4'],
  })
})
