import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'
import { proevelesing } from '../../../../../test/lesing.ts'
import { createFlate } from '../side/flate.ts'

const finn = createProevefinner([
  ['Gråfjell (sesong 1)', 'Havbris Drama AS', 1, 2020, 'TV-drama', 10],
  ['Gråfjell (sesong 2)', 'Havbris Drama AS', 2, 2022, 'TV-drama', 10],
  ['Salt i såret', 'Havbris Drama AS', null, 2022, 'Dokumentar', 4],
  ['Morgenlyset', 'Havbris Drama AS', null, 2021, 'Spillefilm', null],
])

const skjema = (...linjer: string[]) =>
  finn(['Arbeidsgiver:|Havbris Drama AS', 'Arbeidstaker:|Signe Aasbø', ...linjer].join('\n'))

test('tabellen slutter der paragrafene begynner', async () => {
  const { registreringer } = await skjema(
    'Funksjon:|Lyddesigner',
    'Produksjon|Sesong|Episoder',
    'Gråfjell|2|1–6',
    'Salt i såret|–|1–4',
    '1. Bakgrunn',
    'Ansettelsen gjelder bare verkene som står i',
    'tabellen og varer til siste episode er levert',
  )
  expect(registreringer).toEqual([
    expect.stringMatching(/^Gråfjell \(sesong 2\) \/ Ly\S+ \/ 6$/u),
    expect.stringMatching(/^Salt i såret \/ Ly\S+ \/ 4$/u),
  ])
})

test('arbeidet i en tabell er funksjonen, selv om kolonnen ikke heter det', async () => {
  const { registreringer } = await skjema(
    'Linje|Program|Arbeid|Når|Antall episoder|Pris per',
    '|||||dag',
    'a|Gråfjell, sesong 1|Klipper|uke 4–14|6|kr 4 300',
    'b|Salt i såret|Fotograf|uke 36–40|ep. 2 og 4|kr 4 400',
  )
  expect(registreringer).toEqual([
    expect.stringMatching(/^Gråfjell \(sesong 1\) \/ Klipper \/ 6$/u),
    expect.stringMatching(/^Salt i såret \/ Foto.* \/ 2$/u),
  ])
})

test('«Frå – til» er eit spørsmål, og raden med det er inga rad i tabellen over', async () => {
  for (const periode of ['Frå – til', 'Fra — til', 'Start – slutt']) {
    const linjer = [
      'Program|Kanal|Episoder',
      'Salt i såret||alle 4',
      `Stilling|${periode}`,
      'rekvisitør|16.01.–31.03.',
    ]
    expect((await skjema(...linjer)).registreringer, periode).toEqual(['Salt i såret / (rekvisitør) / 4'])
  }
})

test('det som er uendret i en tabell over endringer, er det som sto der', async () => {
  expect(
    await finn(`
ENDRING AV AVTALE MED SIGNE AASBØ
Havbris Drama AS og Signe Aasbø endrer avtalen av 3. mars 2021 slik:
Felt|Før|Nå
A Produksjon|Gråfjell, sesong 2|Uendret
B Funksjon|Maskør|Som før
C Episoder|1–4|1–7`),
  ).toMatchObject({ registreringer: ['Gråfjell (sesong 2) / Maskør / 7'] })
})

test('det som leveres i to omganger, er til sammen det som er bestilt', async () => {
  const levert = ['Funksjon:|Manusforfatter', 'Produksjon:|Gråfjell, sesong 1', 'Antall episoder|10']
  const { funn } = await skjema(
    ...levert,
    'Levering|Når|Beløp',
    'Episode 1-4|1. mai 2019|kr 90 000',
    'Episode 5-10|1. juli 2019|kr 99 000',
  )
  expect(funn.registreringer[0]?.episoder).toMatchObject({ verdi: 10 })
})

test('programmene det er krysset av for, og de som en engasjeres for', async () => {
  expect(
    await skjema(
      'Funksjon:|Klipper',
      'Produksjon:|Gråfjell, sesong 2',
      '☐ alle programmer',
      '☒ disse programmene: nr. 3–8',
      '☐ tid på produksjonen',
    ),
  ).toMatchObject({ registreringer: ['Gråfjell (sesong 2) / Klipper / 6'] })
  expect(
    await skjema(
      'Function:|Director of Photography',
      'Series:|Gråfjell, season 2',
      'Format:|Ten episodes of 50 minutes',
      'Engaged for:|Block 3, comprising episodes 7, 8 and 9',
    ),
  ).toMatchObject({ registreringer: [expect.stringMatching(/^Gråfjell \(sesong 2\) \/ .* \/ 3$/u)] })
})

test('et spørsmål bak noe annet på linjen', async () => {
  expect(
    await finn(`
Arbeidsgiver:|Havbris Drama AS
Viaplay · Serie: Vinterleir, sesong 2 · Uke 14
Navn: Signe Aasbø
Funksjon: Klipper`),
  ).toMatchObject({ registreringer: ['Vinterleir (sesong 2) / Klipper / –'] })
})

test('en rett linje med like brede mellomrom er én setning', () => {
  const ord = 'alle rettigheter til programmene mellom selskapet og kanalen'.split(' ')
  const linjer = ord.map((tekst, at) => ({
    tekst,
    x: 10 + ord.slice(0, at).reduce((sum, one) => sum + 0.85 * one.length + 1.8, 0),
    y: 20,
  }))
  expect(createFlate(proevelesing({ linjer })).celler).toHaveLength(1)
})
