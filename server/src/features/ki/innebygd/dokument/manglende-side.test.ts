import { expect, test } from 'vitest'
import { type Proevelinje, proevelesing } from '../../../../../test/lesing.ts'
import { finnManglendeSide } from './manglende-side.ts'

/** Points with two lines each, from one number to another, set from `x`. */
const punkter = (fra: number, til: number, x = 10): Proevelinje[] =>
  Array.from({ length: til - fra + 1 }, (_, at) => [
    { tekst: `${fra + at}. Punktet heter noe`, x, y: 10 + at * 6 },
    { tekst: 'og sier noe om arbeidet.', x, y: 12 + at * 6 },
  ]).flat()

test('punktene i annen spalte er også med', () => {
  const side = { linjer: [...punkter(1, 10), ...punkter(11, 21, 52)] }
  expect(finnManglendeSide(proevelesing(side, { linjer: punkter(22, 25) })).verdi).toBe(false)
})

test('et sprang i punktene over et sideskifte er en side som mangler', () => {
  const svar = finnManglendeSide(proevelesing({ linjer: punkter(1, 10) }, { linjer: punkter(22, 25) }))
  expect(svar).toMatchObject({ verdi: true, forklaring: 'Punkt 11 til 21 er ikke med.' })
})

test('et tall i en rute til høyre er intet punkt', () => {
  const rute = { tekst: '21 dager', x: 52, y: 20 }
  const svar = finnManglendeSide(
    proevelesing({ linjer: [...punkter(1, 10), rute] }, { linjer: punkter(22, 25) }),
  )
  expect(svar.verdi).toBe(true)
})
