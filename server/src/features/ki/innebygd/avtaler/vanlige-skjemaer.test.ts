import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Tiriltunge', 'Steinrøys Film AS', null, 2022, 'Kortfilm/novellefilm', null],
  ['Sesongslutt (sesong 2)', 'Steinrøys Film AS', 2, 2022, 'TV-underholdning', 10],
])
const partene = 'Arbeidsgiver: Steinrøys Film AS\nArbeidstaker: Kari Nesland'

test.each([
  ['Part B regisserer programmene 2, 5, 6 og 9 i andre sesong av «Sesongslutt».', 'Regi', 4],
  [
    'Kari Nesland regisserer sendingene 1–5 av «Sesongslutt», sesong 2, mens Hege Vaage regisserer 6–10.',
    'Regi',
    5,
  ],
  [
    'Klippere: Per Ås Lie og Kari Nesland\nSerien «Sesongslutt» har ti episoder i sesong 2.\nPer Ås Lie tar episode 1, 2, 5 og 6.\nKari Nesland tar episode 3, 4 og 7.',
    'Klipper',
    3,
  ],
  [
    'Programmet\nSesongslutt, sesong 2. Ti programmer à 29 minutter. Sendes på TV 2.\nOppgaven\nDu er VJ i programmene 3, 4, 5, 7, 9 og 10.',
    'VJ',
    6,
  ],
])('en setning sier hva som gjøres og i hvilke episoder: %s', async (setning, ord, antall) => {
  const { registreringer } = await finn(`${partene}\n${setning}`)
  expect(registreringer).toEqual([
    expect.stringMatching(`^Sesongslutt \\(sesong 2\\) / ${ord}.* / ${antall}$`),
  ])
})

test.each([
  ['Gjelder: Letregi, episode 1, 2, 4, 8', 'Letregi', 4],
  ['Stilling: Klipper\nBlock|Block 1 and 2 (episodes 1-5)', 'Klipper', 5],
  ['Stilling: Klipper\nAntall ep.: 4/10', 'Klipper', 4],
  ['Stilling: Klipper\nEpisoder: Tidligere avtalt: 1–6. Ny avtale: 1–10', 'Klipper', 10],
  ['Omfang: Alle deler (dokumentarserie, 10 deler)\nStilling: Klipper', 'Klipper', 10],
  ['Crew Member’s job: Sound Recordist\nEpisodes engaged for: 4 out of 6 (episodes 1, 2, 5, 6)', 'Lyd', 4],
  [
    'Produksjon: Sesongslutt (sesong 2, 10 programmer)\nStilling: Klipper\n4 Oppdraget omfatter: Sju programmer',
    'Klipper',
    7,
  ],
  ['Stilling: Klipper\nEpisodenummer: 1-2-3-4-5', 'Klipper', 5],
  ['Stilling: Klipper\nAvdeling/ep.: Etterarbeid / 1-6', 'Klipper', 6],
  ['Hva gjør du? Du er scenograf\nPå hvilke episoder? Alle', 'Scenograf', 10],
  ['Ditt oppdrag: klipp på alle ti episoder', 'Klipp', 10],
  [
    'Navn på klipper: Kari Nesland\nAnsvarlig redaktør: Bjarte Myhre\nDu klipper program 1, 2 og 5.',
    'Klipp',
    3,
  ],
])('et felt sier både funksjon og episoder: %s', async (felt, ord, antall) => {
  const { registreringer } = await finn(`${partene}\nProsjekt: Sesongslutt (sesong 2)\n${felt}
Attestert: Stine Gran, produksjonsleder
Mottaker: Kari Nesland`)
  expect(registreringer).toEqual([
    expect.stringMatching(`^Sesongslutt \\(sesong 2\\) / ${ord}.* / ${antall}$`),
  ])
})

test.each([
  '1. Parties. Steinrøys Film AS of Tromsø (the "Company") and Ms. Kari Nesland (the "Freelancer").',
  'BETWEEN|Steinrøys Film AS\nAND|Kari Nesland',
  'Eva Vik i Steinrøys Film AS leier inn Kari Nesland til å klippe.',
  'Steinrøys Film AS leier inn Nesland Klipp AS v/Kari Nesland til følgende oppdrag:\nKlipp av filmen.',
  'Avtale mellom Steinrøys Film AS og Kari Nesland\nNesland ansettes som klipper.',
  'Produsent: Steinrøys Film AS\nAnimatør: Kari Nesland\nAnimatøren animerer hele filmen.',
  '1. Kunde: Steinrøys Film AS (Kunden)\n2. Leverandør: Sving Klipp AS (Leverandøren), ved klipper Kari Nesland',
  'Oppdragsgiver: Steinrøys Film AS\nOppdragstaker: Kari Nesland Foto v/ Kari Nesland',
  'Partene:|Steinrøys Film AS|Kari Nesland\nRolle:|Produsent|Manusforfatter',
  'Produksjonsforetaket Steinrøys Film AS (heretter «Steinrøys»)\nhar i dag ansatt\nKari Nesland (heretter «medarbeideren»)\ni stillingen: VFX Supervisor',
  'Innleier: Steinrøys Film AS\nUtleier: Brus & Støy AS\nNavngitt person: Kari Nesland',
  'Hvem er du? Kari Nesland\nHvem er vi? Steinrøys Film AS',
])('partene er kalt det de er: %s', async parter => {
  expect(await finn(`Avtale\n${parter}\nKortfilmen «Tiriltunge».`)).toMatchObject({
    hvem: 'Kari Nesland',
    selskap: 'Steinrøys Film AS',
  })
})

test('avtalen mellom kringkasteren som ansetter, og forbundet, er kringkasterens egen', async () => {
  const { funn } = await finn(`
NRK
Tilbud om midlertidig ansettelse
Navn: Kari Nesland
Stilling: Scenograf
For rettigheter gjelder rettighetsavtalen mellom NRK og Norsk filmforbund.
For NRK Terje Kaasa|Kari Nesland`)
  expect(funn.klausul?.verdi.variant).toBe('NRK')
})

test('«3 programmer» under «Antall» er episodene i hver rad', async () => {
  const { registreringer } = await finn(`${partene}
Program|Funksjon|Antall|Datoer
Sesongslutt (sesong 2)|Klipper|3 programmer|6.–30. juni 2023
Sesongslutt (sesong 2)|Onliner|6 programmer|1.–31. juli 2023`)
  expect(registreringer.map(one => one.split(' / ').at(-1))).toEqual(['3', '6'])
})

test('produsenten ved siden av er selskapet, ikke hva personen gjør', async () => {
  const { registreringer } = await finn(`
Avtale mellom
Steinrøys Film AS (produsent)|og|Kari Nesland (regissør)
Tittel: Tiriltunge
Eva Vik, produsent|Kari Nesland`)
  expect(registreringer).toEqual([expect.stringMatching(/^Tiriltunge \/ Regi/u)])
})

test('den som signerer for selskapet ved siden av, gjør ingen liste over flere', async () => {
  const { registreringer } = await finn(`
Kontrakt for tv-produksjonen SESONGSLUTT, sesong 2
Produksjonsselskap: Steinrøys Film AS
Fotograf: Kari Nesland
Fotografen leverer opptak til episode 3 og 5.
Steinrøys Film AS: Eva Moen|Fotograf: Kari Nesland`)
  expect(registreringer).toEqual([expect.stringMatching(/^Sesongslutt \(sesong 2\) \/ .* \/ 2$/u)])
})

test('setningen som sier episodene til hver funksjon, går foran den som bare nevner dem', async () => {
  const { registreringer } = await finn(`${partene}
Kari Nesland blir tilsett som regiassistent og etter kvart regissør på serien «Sesongslutt» (2. sesong, 10 episodar). Ho er regiassistent på episode 1–6 og regissør på episode 7 og 8.`)
  expect(registreringer.map(one => one.split(' / ').at(-1))).toEqual(['6', '2'])
})
