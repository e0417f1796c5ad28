import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnSpraak } from '../ord/spraak.ts'
import { rettOpp } from '../side/retning.ts'
import { finnDokumenttype } from './dokumenttype.ts'
import { finnManglendeSide } from './manglende-side.ts'

const av = (...avsnitt: string[]) => proevelesing({ linjer: proeveavsnitt(avsnitt) })
const type = (...avsnitt: string[]) => finnDokumenttype(av(...avsnitt)).verdi

test('kontrakt, tillegg og andre papirer skilles fra hverandre', () => {
  expect(
    type(
      'OPPDRAGSAVTALE',
      'Mellom Fjordlys Film AS og Jo Li.',
      'Oppdragstaker får et honorar. Partene har taushetsplikt.',
      'For oppdragsgiver',
    ),
  ).toBe('kontrakt')
  expect(
    type(
      'Tilleggsavtale nr. 2',
      'Tillegg til arbeidsavtale av 3. mai 2021.',
      'For øvrig gjelder avtalen uendret.',
    ),
  ).toBe('tillegg')
  expect(
    type(
      'LØNNSSLIPP',
      'Arbeidsgiver: Fjordlys Film AS',
      'Lønnsart Timelønn',
      'Forskuddstrekk',
      'Netto utbetalt',
    ),
  ).toBe('ikke_kontrakt')
  expect(
    type(
      'Fra: Jo Li',
      'Til: Kari Moe',
      'Emne: Kontrakten',
      'Hei! Kontrakten kommer i neste uke.',
      'Hilsen Jo',
    ),
  ).toBe('ikke_kontrakt')
})

test('språket ses av de vanlige ordene', () => {
  expect(finnSpraak(av('Arbeidstakeren ansettes ikke fra en annen dag enn den som er oppgitt.'))).toBe('nb')
  expect(
    finnSpraak(
      av('Arbeidstakaren blir ikkje tilsett frå ein annan dag enn den som er oppgjeven, og løna gjeld.'),
    ),
  ).toBe('nn')
  expect(finnSpraak(av('The Crew Member shall not be engaged for any period of the production.'))).toBe('en')
})

test('en side mangler når sidetallene eller paragrafene hopper', () => {
  const side = (tall: string, ...avsnitt: string[]) => ({
    linjer: [...proeveavsnitt(avsnitt), { tekst: tall, x: 45, y: 96 }],
  })
  expect(finnManglendeSide(proevelesing(side('Side 1 av 3'), side('Side 3 av 3'))).verdi).toBe(true)
  expect(finnManglendeSide(proevelesing(side('Avtale 1(3)'), side('Avtale 3(3)'))).verdi).toBe(true)
  expect(finnManglendeSide(proevelesing(side('Avtale 1(2)'), side('Avtale 2(2)'))).verdi).toBe(false)
  expect(finnManglendeSide(proevelesing(side('Side 1 av 2'), side('Side 2 av 2'))).verdi).toBe(false)
  expect(finnManglendeSide(proevelesing(side('1'), side('2'), side('4'))).verdi).toBe(true)
  expect(finnManglendeSide(proevelesing(side('Opptaksdag 17 av 48'))).verdi).toBe(false)
  const foerste = side('', '§ 1 Arbeid', '§ 2 Varighet', '§ 3 Lønn')
  expect(finnManglendeSide(proevelesing(foerste, side('', '§ 8 Reise', '§ 9 Tvister'))).verdi).toBe(true)
  expect(finnManglendeSide(proevelesing(foerste, side('', '§ 4 Reise', '§ 5 Tvister'))).verdi).toBe(false)
  const daarligLest = side('', '§ 1 Arbeid', '§2Varighet', '§ 3 Lønn')
  expect(finnManglendeSide(proevelesing(daarligLest, side('', '§ 4 Reise', '§ 5 Tvister'))).verdi).toBe(false)
})

test('en side som ligger på tvers, rettes opp, og stedene gis slik siden vises', () => {
  const upright = proevelesing({ linjer: proeveavsnitt(['Dette er en linje med flere ord.', 'Enda en.']) })
  const turn = ({
    left,
    top,
    right,
    bottom,
  }: {
    left: number
    top: number
    right: number
    bottom: number
  }) => ({
    left: 1 - bottom,
    right: 1 - top,
    top: left,
    bottom: right,
  })
  const [page] = upright.pages
  if (!page) throw new Error('no page')
  const lines = page.lines.map(line => ({
    ...line,
    box: turn(line.box),
    words: line.words.map(word => ({ ...word, box: turn(word.box) })),
  }))
  const shown = { ...upright, pages: [{ ...page, width: 842, height: 595, lines }] }
  const { lest } = rettOpp(shown)
  expect(lest.pages[0]?.lines[0]?.box.top).toBeCloseTo(page.lines[0]?.box.top ?? 0)
  expect(lest.pages[0]?.width).toBe(595)
})

test('en oppstilling av det som er utbetalt, er ingen kontrakt selv om den nevner partene', () => {
  const oppgjoer = finnDokumenttype(
    av(
      'Oppstilling 2021',
      'Arbeidsgiver: Fjordlys Film AS, org.nr. 912 345 678',
      'Navn: Kari Moe, fødselsnummer oppgitt',
      'Honorar, lyd 41 000,00',
      'Skattetrekk 14 000,00',
      'Opptjente feriepenger 4 182,00',
      'Netto utbetalt 27 000,00',
      'Spørsmål rettes til regnskap. Arket er ikke underskrevet.',
    ),
  )
  expect(oppgjoer.verdi).toBe('ikke_kontrakt')
})

test('«Bilag» som kolonne under tittelen på et annet papir gjør det ikke til et tillegg', () => {
  const linjer = [
    { tekst: 'Reiseregning', y: 6 },
    { tekst: 'Dato', x: 10, y: 20 },
    { tekst: 'Bilag', x: 60, y: 20 },
    { tekst: 'Fjordlys Film AS', y: 22 },
    { tekst: '03.05.2021 Buss til Voss', y: 24 },
    { tekst: 'Til utbetaling 312,00', y: 28 },
  ]
  expect(finnDokumenttype(proevelesing({ linjer })).verdi).toBe('ikke_kontrakt')
})

test('et tillegg på lønnsoppgaven er lønn', () => {
  expect(
    type(
      'LØNNSOPPGAVE',
      'Ansattnr. 118',
      '110 Helgetillegg',
      'Lønnsart',
      'Forskuddstrekk',
      'Netto til konto',
    ),
  ).toBe('ikke_kontrakt')
})

test('et brev som lover arbeid og betaling og blir svart ja på, er en kontrakt', () => {
  expect(
    type(
      'Kjære Jo!',
      'Vi ønsker deg velkommen. Du skal klippe alle programmene, og du får 30 000 kroner for hvert.',
      'Hilsen Kari Moe',
      'Akseptert: Jo Li, 3. mars 2021',
    ),
  ).toBe('kontrakt')
  expect(
    type(
      'Dear Jo,',
      'We would like to have you back as writer. Your salary will be NOK 40 000 per month. You will write all shows.',
      'Kind regards, Kari Moe',
      'Signed for acceptance: Jo Li',
    ),
  ).toBe('kontrakt')
  expect(
    type(
      'Vi to er blitt enige om',
      'at Jo skal ta lyden. Hun skal være med hele veien, og Moe Film betaler 5 000 kroner dagen.',
      'Vi undertegnede har hver vår kopi.',
    ),
  ).toBe('kontrakt')
})

test('det som sier hva det blir av rettighetene, er en kontrakt, og det er også en e-post som sier at den binder', () => {
  expect(
    type(
      'Skjema 12',
      'Kunde: Moe Film AS',
      'Utøver: Jo Li',
      'Alle rettigheter til arbeidet overdras kunden når prisen er betalt.',
    ),
  ).toBe('kontrakt')
  const brev = [
    'Fra: kari@moe.example',
    'Til: Jo Li',
    'Emne: SV: vilkår',
    'Hei Jo, du skal klippe episode 3. Lønnen er 15 000 kroner i uken, og vi krediterer deg.',
    'Hilsen Kari',
  ]
  expect(type(...brev)).toBe('ikke_kontrakt')
  expect(type(...brev, 'Svarer du ja, er dette bindende for begge.')).toBe('kontrakt')
})

test('en bekreftelse på at noen har arbeidet et sted, er ingen kontrakt', () => {
  expect(
    type('BEKREFTELSE PÅ ARBEIDSFORHOLD', 'Jo Li har arbeidet for Moe Film AS som klipper i to år.'),
  ).toBe('ikke_kontrakt')
})

test('en bestilling eller et avrop er en kontrakt, en faktura med bestillingsnummer er det ikke', () => {
  for (const tittel of ['BESTILLING', 'PURCHASE ORDER', 'Ordrebekreftelse', 'INNKJØPSORDRE', 'AVROP KLIPP'])
    expect(type(tittel, 'Kunde: Fjordlys Film AS', 'Utføres av: Jo Li', 'Pris: kr 3000 per episode')).toBe(
      'kontrakt',
    )
  expect(
    type(
      'FAKTURA',
      'Bestilling nr. 12',
      'Fakturadato 01.02.2022',
      'Forfallsdato 15.02.2022',
      'Å betale 5000',
    ),
  ).toBe('ikke_kontrakt')
})

test.each([
  ['TAUSHETSERKLÆRING', 'Jeg plikter å tie om prosjektet, også om avtalen ikke blir inngått.'],
  ['NON-DISCLOSURE AGREEMENT', 'The Recipient shall keep the script confidential. Governing law: Norway.'],
  [
    'OPPSEIING AV ENGASJEMENT',
    'Du vert sagt opp frå stillinga som klippar. Siste arbeidsdag er 1. juni 2022.',
  ],
])('%s er ingen avtale om arbeid', (tittel, tekst) => {
  expect(
    type(
      tittel,
      'Fjordlys Film AS og Jo Li. Partene har taushetsplikt. Avtalen er undertegnet i to eksemplarer.',
      tekst,
      'Lønn og feriepenger: ingen. Tvister: verneting er Oslo. Underskrift: ______',
    ),
  ).toBe('ikke_kontrakt')
})

test.each([
  [
    'Til: Jo Li',
    'Frå: Fjordlys Film AS',
    'Emne: Avtale',
    'Denne e-posten er avtalen. Svar «godteke».',
    'Jobb: fotograf. Betaling: 19 000 kroner i veka.',
    'Helsing Kine',
  ],
  [
    'Hei Jo Li',
    'Denne lille avtalen viser det vi har blitt enige om:',
    'Du er B-foto. Du får 4 100 kroner per dag.',
    'Enig: Jo Li',
  ],
  [
    'MANUSOPPDRAG',
    'Vi, Fjordlys Film AS, gir herved Jo Li i oppdrag å være manusforfatter.',
    'Førsteutkast: kr 60 000 per episode.',
  ],
  [
    'KLIPP OG FARGE',
    'mellom Fjordlys Film AS, Grimstad',
    'og Li Post ENK, innehaver Jo Li',
    'For medlemmer av Norsk filmforbund klareres opphavsrettigheter etter avtalen.',
    'Klipp: 16 uker à kr 21 000',
  ],
])('%s … er en kontrakt', (...avsnitt) => {
  expect(type(...avsnitt)).toBe('kontrakt')
})

test('et tilbud med forbehold om kontrakt er ingen kontrakt, en kort avtale med sine rubrikker er det', () => {
  expect(
    type(
      'Dear Jo,',
      'We are happy to offer you the following job, subject to contract:',
      'Role: colourist. Price: NOK 21 000 per episode. You will begin in week 15.',
      'Our legal department will issue the contract for signature. Nothing is binding before then.',
    ),
  ).toBe('ikke_kontrakt')
  expect(
    type(
      'idsgiver: Sjøsprøyt TV AS, org.nr. 310 797 103',
      'att: Jo Li, Lia 3, 2407 Elverum',
      'Produksjon: «Sjøbua», sesong 1',
      'Stilling: Opptaksleder, alle seks episodene',
      'Lønn: kr 4 300 per dag',
      'Avtalen er midlertidig. Alle på settet følger sikkerhetsplanen.',
    ),
  ).toBe('kontrakt')
})
