import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Tiriltunge', 'Steinrøys Film AS', null, 2022, 'Spillefilm', null],
  ['Sesongslutt (sesong 2)', 'Steinrøys Film AS', 2, 2022, 'TV-drama', 10],
])

test('en nøkkelmedarbeider er den som engasjeres', async () => {
  expect(
    await finn(`
Engasjementsavtale
Produsent: Steinrøys Film AS, Strandgata 27, 9600 Hammerfest
Nøkkelmedarbeider: Kari Nesland, Lia 2, 9008 Tromsø
Film: «Tiriltunge», spillefilm for kino
Funksjon: produksjonsdesigner
Ansettelse
Ansettelsen er midlertidig og gjelder denne filmen.`),
  ).toMatchObject({ hvem: 'Kari Nesland', selskap: 'Steinrøys Film AS' })
})

test('den som eier firmaet, er fotografen', async () => {
  expect(
    await finn(`
Avtale om levering av fototjenester
Avtalen er inngått mellom
Steinrøys Film AS, organisasjonsnummer 911 222 333, Sandvikstorget 2, 5035 Bergen («Kunden»), og
Nesland Bilde AS, organisasjonsnummer 922 333 444, Øvre Blekevei 12, 5012 Bergen
(«Leverandøren»), som eies av fotograf Kari Nesland («Fotografen»).
1 Leveransen
Leverandøren stiller Fotografen til rådighet som fotograf på «Tiriltunge».
2 Kunstnerisk samarbeid
Fotografen utvikler uttrykket sammen med regissør Per Skogen.
3 Lagring
Minnekort sikkerhetskopieres hver kveld til to disker som Kunden har kjøpt inn.
Bergen, 27. april 2021`),
  ).toMatchObject({ hvem: 'Kari Nesland', selskap: 'Steinrøys Film AS' })
})

test.each(['booket', 'satt opp', 'hyret inn'])('du er %s som noe', async ord => {
  const { registreringer } = await finn(`
Hei Kari!
Da bekrefter jeg at du er ${ord} som A-foto på Sesongslutt sesong 2. Det er 10 episoder.
Hilsen
Eva Vik
Steinrøys Film AS`)
  expect(registreringer).toEqual([expect.stringMatching(/^Sesongslutt \(sesong 2\) \/ A-foto/u)])
})

test('en celle går videre på linjer som begynner med liten bokstav', async () => {
  const { registreringer } = await finn(`
Medarbeider: Kari Nesland|Steinrøys Film AS
Oppdrag|Produksjon|Funksjon|Episoder|Dagsats
1|Sesongslutt, sesong 2|Klipper|nr. 1, 2, 3 og 4|kr 4 250
|Drama, 10
|ep.
2|Tiriltunge|Hovedklipper||kr 4 800
|Spillefilm
Endringer skal skje skriftlig.`)
  expect(registreringer).toEqual(['Sesongslutt (sesong 2) / Klipper / 4', 'Tiriltunge / Hovedklipper / –'])
})

test('«Regi» i navnet på et foretak, og «for at», sier ikke at personen er en annens', async () => {
  expect(
    await finn(`
Denne avtalen er inngått mellom Steinrøys Film AS og Nesland Regi AS. Sistnevnte eies og drives av regissør Kari
Nesland.
Steinrøys Film AS lager spillefilmen «Tiriltunge» og engasjerer Nesland Regi AS for at Kari Nesland
personlig skal regissere filmen.
Steinrøys Film AS|Nesland Regi AS
Marius Lund|Kari Nesland`),
  ).toMatchObject({ hvem: 'Kari Nesland', selskap: 'Steinrøys Film AS' })
})
