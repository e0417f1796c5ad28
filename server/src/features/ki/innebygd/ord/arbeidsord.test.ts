import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'
import { isEtikett, rollerAv } from './etiketter.ts'
import type { Rolle } from './etikettord.ts'

const finn = createProevefinner([
  ['Nattvakten (sesong 2)', 'Tigerfilm AS', 2, 2023, 'TV-drama', 8],
  ['Havørnens sønn', 'Tigerfilm AS', null, 2023, 'Spillefilm', null],
])
const avtale = (setning: string) => `
AVTALE
Tigerfilm AS, org.nr. 918 444 555, og Kari Holt Vangen, Storgata 4, 0184 Oslo, har inngått følgende avtale.
1. ${setning}
2. Lønnen er 21 500 kroner per uke.`

test.each([
  ['Oppdraget går ut på å regissere episode 3 og 4 i andre sesong av «Nattvakten».', 'Regi / 2'],
  [
    'Selskapet engasjerer Kari til å lage kostymene til «Nattvakten», sesong 2, seks episoder.',
    'Kostymedesigner / 6',
  ],
  ['Arbeidet består i klipp av to episoder (ep. 3 og 4) av «Nattvakten», sesong 2.', 'Klipp / 2'],
  ['Arbeidstakers oppgave er å klippe episodene 5 og 6 i «Nattvakten», sesong 2.', 'Klipper / 2'],
  ['Kari Holt Vangen står for fotograferingen av episode 1–3 av «Nattvakten», sesong 2.', 'Foto / 3'],
  [
    'Kari har ansvaret for kostymearbeidet på «Nattvakten», sesong 2, alle åtte episodene.',
    'Kostymedesigner / 8',
  ],
])('arbeidet er sagt i stedet for hvem som gjør det: %s', async (setning, ventet) => {
  const { registreringer } = await finn(avtale(setning))
  expect(registreringer).toEqual([`Nattvakten (sesong 2) / ${ventet}`])
})

test.each([
  ['Engasjementet omfatter lyddesign til spillefilmen «Havørnens sønn».', 'Lyd'],
  ['Kari er ansvarlig for scenografien i spillefilmen «Havørnens sønn».', 'Scenograf'],
])('arbeidet på en film er sagt i stedet for hvem som gjør det: %s', async (setning, ventet) => {
  const { registreringer } = await finn(avtale(setning))
  expect(registreringer).toEqual([`Havørnens sønn / ${ventet} / –`])
})

test('det selskapet har ansvaret for, er ingen funksjon for arbeidstakeren', async () => {
  const { registreringer } = await finn(
    avtale('Kari engasjeres til spillefilmen «Havørnens sønn». Produsenten har ansvaret for klippen.'),
  )
  expect(registreringer).toEqual(['Havørnens sønn / – / –'])
})

test('«Du lager 4 av de 8 episodene» er fire', async () => {
  const { registreringer } = await finn(
    avtale('Kari blir VJ på «Nattvakten», sesong 2. Du lager 4 av de 8 episodene (nr. 2, 3, 6 og 7).'),
  )
  expect(registreringer).toEqual(['Nattvakten (sesong 2) / VJ / 4'])
})

test('«alle unntatt de to siste» av det setningen teller', async () => {
  const { registreringer } = await createProevefinner([
    ['Ukeslutt', 'Tigerfilm AS', 4, 2023, 'TV-drama', null],
  ])(
    avtale(
      'Kari skal være reporter i Ukeslutt. Sesongen har 15 sendinger, og hun er med i alle unntatt de to siste.',
    ),
  )
  expect(registreringer).toEqual(['Ukeslutt / Reporter / 13'])
})

test('partene i en liste, med det avtalen seinere kaller dem', async () => {
  const { hvem, selskap } = await finn(`
SAMARBEIDSAVTALE OM «HAVØRNENS SØNN»
1. Partar
a) Tigerfilm AS, org.nr. 955 212 334 (seinare kalla selskapet)
b) Arnstein Hjørungdal, org.nr. 977 331 442 (seinare kalla oppdragstakaren)
2. Kva avtalen gjeld
Oppdragstakaren skal vere fotograf.`)
  expect({ hvem, selskap }).toEqual({ hvem: 'Arnstein Hjørungdal', selskap: 'Tigerfilm AS' })
})

test('et skjema som er skrevet som setninger', async () => {
  expect(
    await finn(`
STANDARDKONTRAKT
Undertegnede produsent: Tigerfilm AS
engasjerer herved: Borghild Mykland
i stilling som: maskør
i filmen: Havørnens sønn`),
  ).toMatchObject({
    hvem: 'Borghild Mykland',
    selskap: 'Tigerfilm AS',
    registreringer: ['Havørnens sønn / Maskør / –'],
  })
})

test('«Navn/Selskap: Tigerfilm AS» er et felt, ikke et navn', async () => {
  const { selskap, registreringer } = await finn(`
Mellom
Navn: Hallvard Grøtte
heretter kalt Medarbeideren
og
Navn/Selskap: Tigerfilm AS
Org.nr.: 917 333 212
heretter kalt Produsenten
er det inngått følgende avtale om engasjement i filmen: Havørnens sønn
1. Stilling: Fotograf`)
  expect({ selskap, registreringer }).toEqual({
    selskap: 'Tigerfilm AS',
    registreringer: ['Havørnens sønn / Foto / –'],
  })
})

test.each<[Rolle, string]>([
  [
    'person',
    'Kontraktspart B|Contractor name|Innleid fagperson|Opplysninger om arbeidstakeren|Skal utføres av',
  ],
  ['selskap', 'Firmanavn|Produksjonshus|Engaging entity|Avsender|Opplysninger om arbeidsgiver'],
  ['tittel', 'Dokumentarserie|Feature film|Vedrørende|Originaltittel'],
  ['episoder', 'Program nr.|Programnummer|Sending nr.|Antall deler|Antall (episoder)'],
  ['funksjon', 'Tittel (stilling)|Stillingsnavn|Services as'],
  ['funksjonNoe', 'Oppdragsbeskrivelse|Hovedoppgave|Type arbeid|Job description'],
])('etiketter som spør etter %s', (rolle, etiketter) => {
  for (const etikett of etiketter.split('|')) {
    expect(isEtikett(etikett), etikett).toBe(true)
    expect([...rollerAv(etikett)], etikett).toContain(rolle)
  }
})
