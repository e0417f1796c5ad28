import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Hjemover (sesong 1)', 'Torvald Film AS', 1, 2021, 'TV-drama', 10],
  ['Hjemover (sesong 2)', 'Torvald Film AS', 2, 2022, 'TV-drama', 10],
])
const avtale =
  'Avtale mellom Torvald Film AS og Torunn Eikjevik om «Hjemover», sesong 2. Serien har ti episoder.'
const sure = 0.9

test('to etternavn foran fornavnet er ett navn', async () => {
  expect(
    await finn('Torvald Film AS\nArbeidstaker: Naust Eikjevik, Torunn\nFødselsnr.: 018990 12345'),
  ).toMatchObject({ hvem: 'Torunn Naust Eikjevik' })
})

test.each([
  'Komponist: Eldbjørg Naustvik, født 3. mai 1980',
  'Foresatt: Eldbjørg Naustvik, født 3. mai 1980',
  'Manus av Eldbjørg Naustvik, født 3. mai 1980',
  'Filmen handler om forfatteren Eldbjørg Naustvik, født 1876',
])('en annen med fødselsdato er aldri sikkert personen: %s', async linje => {
  const { funn } = await finn(`Torvald Film AS\nKlipper: Torunn Eikjevik\n${linje}\nTorunn Eikjevik`)
  const { verdi, sikkerhet = 0 } = funn.arbeidstaker ?? {}
  expect(verdi !== 'Eldbjørg Naustvik' || sikkerhet < sure).toBe(true)
})

test('den som er kalt noe langt bak et verb, er ingen part', async () => {
  const { funn } = await finn(
    'Torvald Film AS har engasjert Eldbjørg Naustvik, bosatt i Bergen, til å regissere «Hjemover» (Regissøren). Torunn Eikjevik engasjeres som klipper.',
  )
  expect(funn.arbeidstaker?.verdi === 'Eldbjørg Naustvik' && funn.arbeidstaker.sikkerhet >= sure).toBe(false)
})

test.each([
  'Selskap: Torvald Film AS (fakturaadresse under)',
  'Selskap: Torvald Film AS, fakturaer sendes på EHF',
])('et selskap med et ord om faktura er fremdeles selskapet: %s', async linje => {
  expect(await finn(`${linje}\nArbeidstaker: Torunn Eikjevik`)).toMatchObject({ selskap: 'Torvald Film AS' })
})

test.each([
  'Torunn klipper de tre første på Avid og resten på Premiere.',
  'Den tredje og fjerde episoden er samproduksjon med SVT. Torunn er klipper.',
])('et tall som ikke er personens andel, er aldri sikkert: %s', async linje => {
  const { funn } = await finn(`${avtale}\n${linje}`)
  const episoder = funn.registreringer[0]?.episoder
  expect(episoder == null || episoder.verdi === 10 || episoder.sikkerhet < sure).toBe(true)
})

test.each([
  'Torunn er klipper. Sesong 1: kr 2500 per episode (til sammenligning). Sesong 2: alle episoder.',
  'Torunn er klipper i sesong 2. Torunn har jobbet på sesong 1.',
])('en sesong som bare er nevnt, er aldri sikkert en registrering: %s', async linje => {
  const { funn } = await finn(`${avtale}\n${linje}`)
  const first = funn.registreringer.filter(
    one => one.produksjon?.verdi.produksjonsnavn === 'Hjemover (sesong 1)',
  )
  expect(first.every(({ produksjon }) => (produksjon?.sikkerhet ?? 1) < sure)).toBe(true)
})

test.each([
  'Jeg er produksjonsleder på serien, og du er hyret inn på klipp.',
  'NRK bestiller lyddesign av Torvald Film AS. Torunn klipper serien.',
  'På den neste filmen er Torunn regissør. Nå klipper Torunn serien.',
  'Produsenten skal skaffe til veie: a) fotograf, b) lyddesigner. Torunn klipper serien.',
])('det en annen er, gjør eller skaffer, er ikke personens: %s', async linje => {
  const { registreringer } = await finn(`${avtale}\n${linje}`)
  expect(registreringer).toHaveLength(1)
  expect(registreringer[0]).not.toMatch(/produksjonsleder|Regi|Lyd|Foto/)
})
