import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Kaldfyr (sesong 1)', 'Tiurleik TV AS', 1, 2021, 'TV-drama', 8],
  ['Kaldfyr (sesong 2)', 'Tiurleik TV AS', 2, 2023, 'TV-drama', 8],
  ['Sju søndager', 'Tiurleik TV AS', null, 2022, 'Spillefilm', null],
])
const skjema = (...linjer: string[]) =>
  finn(['Selskap|Tiurleik TV AS', 'Medarbeider|Kari Nesland', ...linjer].join('\n'))

test('en rubrikk kan ha en bokstav og en prikk foran seg, og en setning etter svaret', async () => {
  expect(
    await skjema(
      'B · Programmet|Kaldfyr, sesong 2',
      'C · Funksjon|A-foto. Medarbeideren fører kamera på det røde laget, og har ansvar for objektiver og bildestil.',
      'D - Antall episoder|6',
    ),
  ).toMatchObject({ registreringer: [expect.stringMatching(/^Kaldfyr \(sesong 2\) \/ A-foto \/ 6$/)] })
})

test('et spørsmål som nevner episoder, spør om dem, enten de heter det eller program nr.', async () => {
  for (const [rubrikk, svar] of [
    ['Jobber på episode', '1, 3, 5 og 6'],
    ['Gjelder program nr.', '2–5 (av i alt 8)'],
    ['Episodes you work on', '2 to 5'],
  ])
    expect(
      await skjema(
        'Produksjon|Kaldfyr, sesong 2',
        'Sesongens lengde|8 episoder',
        'Funksjon|klipper',
        `${rubrikk}|${svar}`,
      ),
    ).toMatchObject({ registreringer: ['Kaldfyr (sesong 2) / Klipper / 4'] })
})

test('«fra og med 2 til og med 8» kan gå over to linjer', async () => {
  expect(
    await finn(`
Selskap|Medarbeider|Episoder
Tiurleik TV AS|Kari Nesland|Fra og med 2 til og
||med 8
Produksjon|Kaldfyr, sesong 1
Stilling|lyddesigner`),
  ).toMatchObject({ registreringer: [expect.stringMatching(/^Kaldfyr \(sesong 1\) \/ Lyd.* \/ 7$/)] })
})

test('en endring fra gjeldende til ny ordlyd er et tillegg, og det nye gjelder', async () => {
  const { funn, registreringer } = await finn(`
Endringsavtale
Tiurleik TV AS og Kari Nesland
har inngått arbeidskontrakt for stillingen
som klipper på dramaserien «Kaldfyr», sesong 2. Kontrakten endres slik:
Punkt|Gjeldende ordlyd|Ny ordlyd
Omfang|Tre episoder (2, 5 og 6)|Fem episoder (2, 4, 5, 6 og 8)
Til og med|28. mai 2021|9. juli 2021
Kontrakten gjelder ellers som før.`)
  expect(funn.dokumenttype.verdi).toBe('tillegg')
  expect(registreringer).toEqual(['Kaldfyr (sesong 2) / Klipper / 5'])
})

test('et ukjent ord for en part er en part når avtalen fortsetter å bruke det', async () => {
  expect(
    await finn(`
Producer|Tiurleik TV AS
Craftsperson|Milada Benesova
Production|Sju søndager, feature film
Capacity|VFX Supervisor
The Craftsperson assigns all rights to the Producer. The Craftsperson keeps the story confidential.
The Producer credits the Craftsperson on screen.`),
  ).toMatchObject({ hvem: 'Milada Benesova' })
})

test('en regning er fra personen til selskapet', async () => {
  expect(
    await finn(`
HONORARNOTA 05-2021
Fra: Line Marie Nesland
Nygårdsgata 14, 4632 Kristiansand
Til: Tiurleik TV AS
Gjelder: arbeid som maskør på dramaserien «Kaldfyr», sesong 1
Sum honorar før skatt|44 800`),
  ).toMatchObject({ hvem: 'Line Marie Nesland' })
})

test('overskriftene i en tabell er ikke svar på hverandre', async () => {
  expect(
    await skjema(
      'Produksjon|Kaldfyr, sesong 1',
      'Tid|Hva|Deltakere',
      '08.30|Åpning av garasjen|Familien',
      '10.15|Takst av funnene|Takstmann',
    ),
  ).toMatchObject({ registreringer: ['Kaldfyr (sesong 1) / – / –'] })
})

test('«Hele sesongen, 10» over «episoder» er ett svar, en dato er ikke noe svar, og lengden av en episode er ikke personens', async () => {
  expect(
    await finn(`
Selskap|Medarbeider|Omfang|Sluttdato
Tiurleik TV AS|Kari Nesland|Hele sesongen, 10|16.06.2023
||episoder|
Produksjon|Kaldfyr, sesong 1
Funksjon|klipper`),
  ).toMatchObject({ registreringer: ['Kaldfyr (sesong 1) / Klipper / 10'] })
  expect(
    await finn(`
Tiurleik TV AS ansetter Kari Nesland som klipper på serien «Kaldfyr», sesong 1.
Dette er det som lages: 8 episoder, ca. 26 min`),
  ).toMatchObject({ registreringer: ['Kaldfyr (sesong 1) / Klipper / –'] })
  expect(
    await finn(`
Tiurleik TV AS leier inn Kari Nesland som lyddesigner på serien «Kaldfyr», sesong 1.

Hele sesongen, 8 episoder, skal gjøres ferdig.

Lyddesign ep. 1–4
Lyddesign ep. 5–8`),
  ).toMatchObject({ registreringer: [expect.stringMatching(/ \/ 8$/)] })
})

test('på en lønnsslipp kan poststedet stå på linja under nummeret', async () => {
  expect(
    await finn(`
Lønnsspesifikasjon – juni 2022
Tiurleik TV AS|Are Nesland
Brugata 3, 2615|Bakkegata 2, 4012
Lillehammer|Stavanger
Art|Beskrivelse|Beløp
1010|Ukelønn klipper, Kaldfyr sesong 1|65 600,00`),
  ).toMatchObject({ hvem: 'Are Nesland' })
})

test('emnet i et brev kan være langt', async () => {
  const { funn } = await finn(`
Tiurleik TV AS
Verftsgata 9, 0150 Oslo

Kari Nesland
Gamleveien 233


Tillegg nr. 2 til ansettelseskontrakten din av 6. januar 2020


Vi viser til ansettelseskontrakten av 6. januar 2020 mellom Tiurleik TV AS og deg. Kontrakten forlenges.
For øvrig gjelder kontrakten av 6. januar 2020 i sin helhet.`)
  expect(funn.dokumenttype.verdi).toBe('tillegg')
})

test('en beskrivelse har tittelen, arbeidet og episodene sammen', async () => {
  expect(await skjema('Beskrivelse|Kaldfyr, sesong 2: klipp, 3 episoder')).toMatchObject({
    registreringer: ['Kaldfyr (sesong 2) / Klipp / 3'],
  })
})
