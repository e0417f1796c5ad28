import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Hjemover (sesong 1)', 'Torvald Film AS', 1, 2021, 'TV-drama', 6]])
const hvem = async (tekst: string) => (await finn(tekst)).hvem

test.each([
  [
    'fornavn og etternavn i hver sin rute, hvor korte de enn er',
    'Bo Ek',
    'Etternavn|Fornavn\nEk|Bo\nBosted|Lia 1',
  ],
  [
    'en lydsjef er den som engasjeres',
    'Torunn Chr. Eikjevik',
    'Torvald Film AS engasjerer lydsjef Torunn Chr. Eikjevik til serien.\nDen andre halvdelen har Eldbjørg Naustvik.',
  ],
  [
    'avtalen sier hva klipperen skal gjøre',
    'Torunn Eikjevik-Ås',
    'Company|Torvald Film AS\nEditor|Torunn Eikjevik-Ås, Göteborg\nProducer / director|Eldbjørg Naustvik / Ola Lien\nThe editor cuts two episodes.',
  ],
  [
    'agenten er ikke regissøren',
    'Torunn Eikjevik',
    'Selskapet|Torvald Film AS\nRegissøren|Torunn Eikjevik, f.nr. 018990 12345. Agent: Brekke Talent v/ Eldbjørg Naustvik',
  ],
  [
    'et sted etter navnet er ingen fornavn',
    'Torunn Eikjevik',
    'Torvald Film AS\nArbeidstakar: Torunn Eikjevik, Volda.\nHo er tilsett som maskør.',
  ],
  [
    'oppdraget gis til personen',
    'Torunn Eikjevik',
    'Serien bygger på dagbøkene til Eldbjørg Naustvik.\nTorvald Film AS gir Torunn Eikjevik i oppdrag å skrive manus.',
  ],
  [
    'den som får ansvaret, er personen',
    'Torunn Eikjevik',
    'Torvald Film AS lager «Hjemover».\nTorunn Eikjevik får derfor ansvar som scenograf.\nTvist går til Søre Bakkebygda tingrett.',
  ],
  [
    'svaret på brevet har hele navnet',
    'Torunn-Lia Eikjevik',
    'Hei Torunn-Lia!\nDu blir regissør på «Hjemover». Resten tar Eldbjørg Naustvik.\n> OK! Mvh Torunn-Lia Eikjevik, 11.04.2022',
  ],
  [
    'brevet hilser med det siste navnet',
    'Tran Thi Ngoc',
    'Torvald Film AS\n\nTran Thi Ngoc\nLia 2\n0567 Oslo\n\nHei Ngoc!\nOla Lien klipper de to første, og du er klipper på resten.',
  ],
  [
    'en forbokstav i midten hører med',
    'Torunn J. Eikjevik',
    'inngått mellom Torvald Film AS og Torunn J. Eikjevik (f.nr. 018990 12345)\nTorunn skal være regissør.\nTorunn Eikjevik|Ola Lien',
  ],
  [
    'navnet står i overskriften',
    'Torunn-Lia Eikjevik',
    'ENGASJEMENT - TORUNN-LIA EIKJEVIK\nSelskap: Torvald Film AS\nDu har A-foto og leder et team på to, Ola Lien og Eldbjørg Naustvik.',
  ],
  [
    'etter partene i parentes',
    'Torunn André Eikjevik',
    '(utgjør arbeidsavtale mellom Torvald Film AS og Torunn André Eikjevik)\nOslo\nT. A. Eikjevik|Torvald Film AS: Ola Lien',
  ],
])('%s', async (_, navn, tekst) => {
  expect(await hvem(tekst)).toBe(navn)
})

test.each([
  ['Torvald Film AS («Produsenten») har inngått avtale med TV 2.\nProdusenten engasjerer Torunn Eikjevik.'],
  ['Du lønnes gjennom oss i Torvald Film AS.\nHilsen Ola Lien'],
  [
    'Torvald Film AS / versjon 2\nFunksjon: Lyddesigner\nNavn: Torunn Eikjevik\nFirma: Eikjevik Lyd AS (fakturering)',
  ],
])('selskapet er den som engasjerer: %s', async tekst => {
  expect((await finn(tekst)).selskap).toBe('Torvald Film AS')
})
test('et selskap som heter noe med «og», er ett', async () => {
  const annet = createProevefinner([['Hjemover', 'Torvald Film og TV AS', null, 2021, 'Spillefilm', null]])
  const { selskap } = await annet(
    'REGIAVTALE\nTorvald Film og TV AS («Produsenten») har avtale med TV 2.\nProdusenten engasjerer Torunn Eikjevik («Regissøren»).',
  )
  expect(selskap).toBe('Torvald Film og TV AS')
})
