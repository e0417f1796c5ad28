import { expect, test } from 'vitest'
import { proevelesing } from '../../../../../test/lesing.ts'
import { createFlate } from './flate.ts'

const rader = (...rader: (readonly [tekst: string, x: number])[][]) =>
  createFlate(
    proevelesing({
      linjer: rader.flatMap((rad, at) => rad.map(([tekst, x]) => ({ tekst, x, y: 20 + 1.8 * at }))),
    }),
  ).rader.map(rad => rad.map(({ tekst }) => tekst))

const hode: (readonly [string, number])[] = [
  ['Program', 10],
  ['Tjeneste', 30],
  ['Omfang', 46],
  ['Periode', 70],
]

test('det som fyller kolonnen sin, er delt der neste overskrift begynner', () => {
  expect(
    rader(
      hode,
      [
        ['Lykta, sesong 2', 10],
        ['produksjonssekretær', 29.7],
        ['8 av 8', 46],
        ['april', 70],
      ],
      [
        ['for TV 2', 10],
        ['episoder', 46],
      ],
    ).slice(1),
  ).toEqual([
    ['Lykta, sesong 2', 'produksjonssekretær', '8 av 8', 'april'],
    ['for TV 2', 'episoder'],
  ])
})

test('en setning under en tabell blir ikke delt, selv om et ord begynner der en overskrift gjør', () => {
  expect(rader(hode, [['Arbeidet varer til alle episodene er klare nå og vist', 10]]).at(-1)).toHaveLength(1)
})
