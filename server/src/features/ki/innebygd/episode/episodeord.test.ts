import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Brekkmyra (sesong 1)', 'Torvald Film AS', 1, 2019, 'TV-drama', 8],
  ['Brekkmyra (sesong 2)', 'Torvald Film AS', 2, 2021, 'TV-drama', 8],
  ['Brekkmyra (sesong 3)', 'Torvald Film AS', 3, 2023, 'TV-drama', 6],
  ['Kjøkkenskriveren', 'Kveik Produksjon AS', null, 2021, 'TV-underholdning', 20],
  ['Det stille huset', 'Lyngheim Film AS', null, 2021, 'Dokumentar', 3],
])

test('delene av en dokumentarserie er episoder', async () => {
  expect(
    await finn(`
ARBEIDSAVTALE
Mellom Lyngheim Film AS, heretter kalla produsenten, og Oddveig Kaldheim, heretter kalla
filmarbeidaren, er det i dag gjort slik avtale:
1. Filmarbeidaren vert tilsett som klippar på dokumentarserien «Det stille huset».
2. Tilsetjinga gjeld alle tre delane.`),
  ).toMatchObject({
    hvem: 'Oddveig Kaldheim',
    selskap: 'Lyngheim Film AS',
    registreringer: ['Det stille huset / Klipper / 3'],
  })
})

test('«del 1 og 2 av 3» er to episoder, og funksjonen står etter kolon', async () => {
  expect(
    await finn(`
AVTALE OM ENGASJEMENT
Mellom
Navn:|Gry Vassenden
Adr.:|Bakken 3, 7010 Trondheim
Personnr.:|
Skattekommune:|Trondheim
heretter kalt Medarbeideren
og
Navn/Selskap:|Lyngheim Film AS
Org.nr.:|923 456 789
Adr.:|Kaia 1, 7010 Trondheim
heretter kalt Produsenten
1. Medarbeideren engasjeres til å utføre følgende funksjon: Lydopptaker
2. Produksjonens tittel: Det stille huset
3. Engasjementet gjelder del 1 og 2 av 3.`),
  ).toMatchObject({
    hvem: 'Gry Vassenden',
    selskap: 'Lyngheim Film AS',
    registreringer: ['Det stille huset / Lyd / 2'],
  })
})

test('«Part 1» er en av partene der et navn står ved siden av, og en del av serien der det svarer på «Episodes»', async () => {
  expect(
    await finn(`
Part 1|Lyngheim Film AS
Part 2|Gry Vassenden
Production|Det stille huset
Function|Editor
Episodes|Part 1`),
  ).toMatchObject({
    hvem: 'Gry Vassenden',
    selskap: 'Lyngheim Film AS',
    registreringer: ['Det stille huset / Klipper / 1'],
  })
})

test('en rekke i ord', async () => {
  expect(
    await finn(`
Arbeidsgiver: Torvald Film AS
Arbeidstaker: Nils Ekornrud
Serie: Brekkmyra sesong 1
Stilling: Fotograf
Episoder: en til og med fire`),
  ).toMatchObject({ registreringer: ['Brekkmyra (sesong 1) / Foto / 4'] })
})

test('«S01E03» sier både sesong og episode', async () => {
  expect(
    await finn(`
Arbeidsgiver: Torvald Film AS
Arbeidstaker: Nils Ekornrud
Serie: Brekkmyra
Stilling: Fotograf
Episoder: S01E03, S01E04 og S01E05`),
  ).toMatchObject({ registreringer: ['Brekkmyra (sesong 1) / Foto / 3'] })
})

test('feltet under en tabell er ikke en rad i den', async () => {
  expect(
    await finn(`
Opplysninger om den ansatte
Etternavn|Fornavn|Fødselsdato
Strømsnes|Ingvild Marie|03.04.1985
Opplysninger om arbeidsgiver
Navn|Org.nr.|Kontaktperson
Torvald Film AS|912 345 678|Pål Henriksbø
Opplysninger om produksjonen
Tittel|Sesong|Funksjon
Brekkmyra|3|Scenograf
Antall episoder: 6 av 6`),
  ).toMatchObject({
    hvem: 'Ingvild Marie Strømsnes',
    selskap: 'Torvald Film AS',
    registreringer: ['Brekkmyra (sesong 3) / Scenograf / 6'],
  })
})

test('«alle unntatt episode 3 og 4» trekker fra', async () => {
  expect(
    await finn(`
Arbeidsgiver: Torvald Film AS
Arbeidstaker: Hilde Ramberg
Serie: Brekkmyra (1. sesong)
Stilling: Regissør
Episoder: alle unntatt episode 3 og 4`),
  ).toMatchObject({ hvem: 'Hilde Ramberg', registreringer: ['Brekkmyra (sesong 1) / Regi / 6'] })
})

test('halvparten av åtte er fire', async () => {
  expect(
    await finn(`
Mellom Torvald Film AS (Produsenten) og Hilde Ramberg (Arbeidstakeren).
Arbeidstakeren ansettes som fotograf på halvparten av de åtte episodene i Brekkmyra, sesong 2.`),
  ).toMatchObject({ hvem: 'Hilde Ramberg', registreringer: ['Brekkmyra (sesong 2) / Foto / 4'] })
})

test('sendinger er episoder', async () => {
  expect(
    await finn(`
Oppdragsgiver: Kveik Produksjon AS
Oppdragstaker: Hilde Ramberg
Program: Kjøkkenskriveren
Oppgave: Flerkameraregi
Antall sendinger: 9`),
  ).toMatchObject({
    hvem: 'Hilde Ramberg',
    registreringer: ['Kjøkkenskriveren / Regissør (og animatør som har regi) / 9'],
  })
})

test('«hyrer inn en VJ» sier funksjonen', async () => {
  expect(
    await finn(`
KONTRAKT
Selskapet Kveik Produksjon AS hyrer med dette inn en VJ til Kjøkkenskriveren, 8 program.
Oslo, 5. mai 2021

.......................||.......................
For Kveik Produksjon AS||Den engasjerte
Trine Lauvås||Markus Eidsheim`),
  ).toMatchObject({
    hvem: 'Markus Eidsheim',
    selskap: 'Kveik Produksjon AS',
    registreringer: ['Kjøkkenskriveren / VJ / 8'],
  })
})
