import { expect, test } from 'vitest'
import { type Proevelinje, proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { createFlate } from './flate.ts'
import { deleOpp } from './spalter.ts'

const spalte = (tekst: string, x: number, fra: number): Proevelinje[] =>
  (tekst.match(/.{1,42}(?:\s|$)/g) ?? []).map((del, at) => ({ tekst: del.trim(), x, y: fra + at * 1.6 }))
const venstre =
  'Oppdraget. Oppdragstaker skal være fotograf for produksjonen og skal følge planen som er satt opp av innspillingsleder, og melde fra om fravær så tidlig som mulig. Arbeidet utføres der opptakene til enhver tid skjer, og reisetid regnes som arbeidstid når den er pålagt av produksjonen.'
const hoeyre =
  'Honorar. Honoraret betales etterskuddsvis mot godkjent timeliste, og feriepenger kommer i tillegg med tolv prosent. Overtid skal være avtalt på forhånd med produksjonsleder, og betales med de tilleggene som følger av overenskomsten som gjelder for produksjonen.'

test('to spalter leses hver for seg, og det som står over og under, i sin orden', () => {
  const lest = proevelesing({
    linjer: [
      { tekst: 'OPPDRAGSAVTALE', y: 6 },
      ...spalte(venstre, 8, 12),
      ...spalte(hoeyre, 55, 12),
      { tekst: 'Oslo, den tredje mars', y: 60 },
    ],
  })
  const { tekst } = createFlate(deleOpp(lest)).flyt
  const plain = tekst.replace(/\s+/gu, ' ')
  expect(plain).toContain(venstre)
  expect(plain).toContain(hoeyre)
  expect(plain.indexOf('OPPDRAGSAVTALE')).toBeLessThan(plain.indexOf('Oppdraget.'))
  expect(plain.indexOf('Honorar.')).toBeLessThan(plain.indexOf('Oslo, den'))
})

test('et skjema med etiketter til venstre og vanlig løpende tekst er ikke spalter', () => {
  const skjema = ['Navn', 'Produksjon', 'Funksjon', 'Episoder', 'Periode', 'Lønn', 'Sted'].flatMap(
    (etikett, at) => [
      { tekst: etikett, x: 8, y: 10 + at * 2 },
      { tekst: 'Noe som er skrevet inn her', x: 50, y: 10 + at * 2 },
    ],
  )
  expect(deleOpp(proevelesing({ linjer: skjema })).pages).toHaveLength(1)
  expect(deleOpp(proevelesing({ linjer: proeveavsnitt([venstre, hoeyre]) })).pages).toHaveLength(1)
})

test('en linje med få lange ord, strukket over hele spalten, hører til avsnittet under', () => {
  const strukket: Proevelinje[] = [
    { tekst: 'Underholdningsserien', x: 8, y: 10.4 },
    { tekst: '«Loddetida»,', x: 28, y: 10.4 },
    { tekst: 'andre', x: 41, y: 10.4 },
  ]
  const lest = proevelesing({
    linjer: [
      ...strukket,
      ...spalte(`sesong er det som skal lages denne gangen. ${venstre}`, 8, 12),
      { tekst: 'KREDITT', x: 55, y: 10.4 },
      ...spalte(hoeyre, 55, 12),
    ],
  })
  const plain = createFlate(deleOpp(lest)).flyt.tekst.replace(/\s+/gu, ' ')
  expect(plain).toContain('Underholdningsserien «Loddetida», andre sesong')
})

test('det som en tykk strek er lest som, er ingen linje i en spalte', () => {
  const overskrifter = Array.from({ length: 12 }, (_, at): Proevelinje[] => [
    { tekst: 'PROGRAM', x: 8, y: 6 + at * 1.6 },
    { tekst: 'KREDITT', x: 55, y: 6 + at * 1.6 },
  ]).flat()
  const stoey: Proevelinje = {
    tekst: 'STAN! SEES EEE ERT AES ANGRE VEDL OGSA',
    x: 55,
    y: 3,
    sikkerhet: 0.2,
  }
  const lest = proevelesing({
    linjer: [stoey, ...overskrifter, ...spalte(venstre, 8, 26), ...spalte(hoeyre, 55, 26)],
  })
  expect(deleOpp(lest).pages.filter(one => one.spalte)).toHaveLength(2)
})
