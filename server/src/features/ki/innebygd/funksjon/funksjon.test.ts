import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { findFelter } from '../felt/felt.ts'
import { createFlate } from '../side/flate.ts'
import { chooseFunksjoner, findFunksjonsspor } from './funksjon.ts'

function velg(linjer: Parameters<typeof proevelesing>[0]['linjer']) {
  const flate = createFlate(proevelesing({ linjer }))
  return chooseFunksjoner(findFunksjonsspor(flate, findFelter(flate), null))
}
const fag = (...avsnitt: string[]) =>
  velg(proeveavsnitt(avsnitt))
    .map(({ tolket }) => tolket?.fag)
    .toSorted()

test.each([
  ['Den tilsette er fotograf på begge delane.', ['foto']],
  ['Filmskaparen er filmens regissør og manusforfattar.', ['manus', 'regi']],
  ['Medarbeidaren er både klippar og lyddesignar på serien.', ['klipp', 'lyd']],
  ['Den tilsette er vekselvis fotograf og klippar gjennom heile innspelinga.', ['foto', 'klipp']],
  ['Stilling. Scenograf i Nattbussen, sesong 3. Avtalen gjelder alle program.', ['scenograf']],
  ['Funksjon. Reporter. Vaktene står i turnusen.', ['reporter']],
])('«%s» sier hva personen gjør', (setning, ventet) => {
  expect(fag('Avtale', setning, 'Dagsløna er 4 100 kroner.')).toEqual(ventet)
})

test('en overskrift kan navngi to funksjoner', () => {
  expect(fag('KONTRAKT OM REGI OG MANUS', 'Partene har avtalt dette.')).toEqual(['manus', 'regi'])
})

test.each([
  'av 29.10.2016',
  'av 9. mai 2017',
  'den 3.4.2021',
  'of 29 October 2016',
])('en dato («%s») i feltet er ingen funksjon', dato => {
  const ord = velg([
    { tekst: 'Funksjon', x: 8, y: 20 },
    { tekst: dato, x: 40, y: 20 },
  ]).map(one => one.ord)
  expect(ord).toEqual([])
})

test('en etikett kan være sagt til personen: «Du er engasjert som: …»', () => {
  const fagene = velg([
    { tekst: 'Bekreftelse på engasjement', x: 8, y: 10 },
    { tekst: 'Du er engasjert som: VJ', x: 8, y: 20 },
  ]).map(({ tolket }) => tolket?.fag)
  expect(fagene).toEqual(['vj'])
})

test('«VJ» for hånd gjenkjennes som «VI», som på trykk er noe annet', () => {
  const fagFor = (sikkerhet: number) =>
    velg([
      { tekst: 'Funksjon', x: 10, y: 10 },
      { tekst: 'VI', x: 40, y: 10, sikkerhet },
    ]).map(({ tolket }) => tolket?.fag)
  expect(fagFor(0.8)).toEqual(['vj'])
  expect(fagFor(1)).not.toContain('vj')
})
