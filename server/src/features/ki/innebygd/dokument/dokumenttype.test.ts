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

test('en bekreftelse på at noen har arbeidet et sted, er ingen kontrakt', () => {
  expect(
    type('BEKREFTELSE PÅ ARBEIDSFORHOLD', 'Jo Li har arbeidet for Moe Film AS som klipper i to år.'),
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
