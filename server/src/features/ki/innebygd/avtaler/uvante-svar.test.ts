import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Kvitsymre (sesong 1)', 'Breheim Film AS', 1, 2022, 'TV-drama', 8],
  ['Kvitsymre (sesong 2)', 'Breheim Film AS', 2, 2023, 'TV-drama', 6],
  ['Skarverenna', 'Breheim Film AS', null, 2022, 'Spillefilm', null],
])

test('halen av en setning er ingen rubrikk', async () => {
  expect(
    await finn(`
DEAL|MEMO|Breheim Film AS · Reg. no. 312 000 000
CREW MEMBER|ROLE
Solfrid Aaland|Editor
PRODUCTION|FEE
Skarverenna|NOK 300 000
confidential. No posting from set without the consent of the
producer.
9. Insurance
The Company maintains statutory occupational injury insurance.`),
  ).toMatchObject({ selskap: 'Breheim Film AS' })
})

test('en setning om episoder er ingen rubrikk', async () => {
  const { registreringer } = await finn(`
Oppdragsgiver|Breheim Film AS
Medarbeider|Solfrid Aaland
Produksjon|Kvitsymre, sesong 2
Oppdrag|Solfrid Aaland er lyddesigner, og gjør lyden på samtlige seks episoder.
Taushet|Manus og uferdige episoder er fortrolige.
Avbestilling|Ved avbestilling senere enn tre uker før start betales en tredel.`)
  expect(registreringer).toEqual(['Kvitsymre (sesong 2) / Lyd / 6'])
})

test('den som underskriver ved siden av medarbeideren, er ikke medarbeideren', async () => {
  expect(
    await finn(`
DEAL|MEMO|Breheim Film AS
CREW MEMBER|TAX ID
Solfrid Aaland, ul. Polna 14, 81-577|Norwegian number applied for
Gdynia, Poland
PRODUCTION|ROLE
Skarverenna|Editor

Crew Member|For the Company

Solfrid Aaland|Jostein Hovdeveit`),
  ).toMatchObject({ hvem: 'Solfrid Aaland' })
})

test('to overskrifter ved siden av hverandre, og under dem hver sin part', async () => {
  expect(
    await finn(`
AVTALE OM REGI
Produsenten|Filmskaperen
Breheim Film AS|Solfrid Aaland
Org.nr. 312 000 000|Havnegata 3, 4306 Sandnes
Filmskaperen er regissør for filmen «Skarverenna».`),
  ).toMatchObject({
    hvem: 'Solfrid Aaland',
    selskap: 'Breheim Film AS',
    registreringer: ['Skarverenna / Regi / –'],
  })
})

test('tittelen filmen lanseres under, går foran den den er finansiert under', async () => {
  const { registreringer } = await finn(`
Avtalen gjelder en spillefilm som er finansiert under arbeidstittelen «Vinteren kom sent».
Filmen lanseres som «Skarverenna».
Solfrid Aaland engasjeres av Skarv Studio AS som klipper.`)
  expect(registreringer).toEqual(['Skarverenna / Klipper / –'])
})

test('koden et lønnssystem har for produksjonen, er ingen annen produksjon', async () => {
  const { registreringer } = await finn(`
LØNNSSLIPP
Solfrid Aaland|Breheim Film AS
Ansattnr. 17|Prosjekt KVS2 = Kvitsymre, sesong 2
Art|Tekst|Prosjekt|Beløp
1000|Ukelønn maskør|KVS2|61 600
1150|Overtid 50 %|KVS2|4 042
3200|Utstyrsleie|KVS2|3 600`)
  expect(registreringer).toEqual(['Kvitsymre (sesong 2) / Maskør / –'])
})

test('en avdeling som er krysset av, er ikke stillingen som står ved siden av', async () => {
  const { registreringer } = await finn(`
Selskap|Breheim Film AS
Medarbeider|Solfrid Aaland
Produksjon|Kvitsymre, sesong 1
Avdeling
☒ Regi ☐ Foto ☐ Lyd ☐ Klipp
Stillingsbetegnelse|regiassistent
Gjelder episoder|8 (alle)`)
  expect(registreringer).toEqual(['Kvitsymre (sesong 1) / (regiassistent) / 8'])
})

test.each([
  ['Omfang|Aaland har også regi på episode 5 og 6, altså i alt seks\n|episoder.', 6],
  ['Antall|6 sendinger', 6],
  ['Episoder|3–6 av i alt 6 episoder', 4],
  ['Omfang|De fire første programmene (1–4). Program 5 og 6 gjøres av en annen.', 4],
])('hvor mange episoder «%s» er', async (rad, antall) => {
  const { registreringer } = await finn(`
Selskap|Breheim Film AS
Medarbeider|Solfrid Aaland
Produksjon|Kvitsymre, sesong 2
Funksjon|regissør
${rad}`)
  expect(registreringer).toEqual([`Kvitsymre (sesong 2) / Regi / ${antall}`])
})

test('et svar som er en rubrikk i andre skjemaer, gjør ikke svaret under det til en overskrift', async () => {
  expect(
    await finn(`
Film|Skarverenna
Type|Spillefilm
Forfatter|Solfrid Aaland
Produsent|Breheim Film AS
Grunnlag|Original idé av forfatteren`),
  ).toMatchObject({ hvem: 'Solfrid Aaland', selskap: 'Breheim Film AS' })
})

test.each([
  'Kunde|Breheim Film AS\nLeverandør|Aaland Klipp AS',
  'Produksjonsselskapet Breheim Film AS og klipper Solfrid Aaland har avtalt dette.',
  '1. Solfrid Aaland («Forfatteren») skal skrive for Breheim Film AS («Produsenten»)',
])('hvilket selskap det er: %s', async tekst => {
  expect(await finn(tekst)).toMatchObject({ selskap: 'Breheim Film AS' })
})

test('kringkasteren som står alene øverst, er den som engasjerer', async () => {
  expect(await finn('NRK\nProgramengasjement\nMedarbeider|Solfrid Aaland\nFunksjon|Reporter')).toMatchObject({
    selskap: 'NRK',
  })
})

test('episoder som er en annens, er ikke personens heller når rubrikken ikke lot seg lese', async () => {
  const { registreringer } = await finn(`
Breheim Film AS engasjerer Solfrid Aaland som fotograf på «Kvitsymre», sesong 2.

Program 5 og 6 gjøres av en annen.

De fire første programmene (1–4)`)
  expect(registreringer).toEqual(['Kvitsymre (sesong 2) / Foto / 4'])
})

test('episodene noen skriver, er ikke alle serien har', async () => {
  const { registreringer } = await finn(`
Breheim Film AS ansetter Solfrid Aaland som manusforfatter på «Kvitsymre», sesong 2, en dramaserie på 6 episoder.
Hun leverer
a. synopsis før sommeren
b. originalmanus til episode 2 og episode 5
c. tre omskrivinger`)
  expect(registreringer).toEqual(['Kvitsymre (sesong 2) / Manus / 2'])
})
