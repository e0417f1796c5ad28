import { expect, test } from 'vitest'
import { proevelesing } from '../../../../../test/lesing.ts'
import { createFlate } from './flate.ts'

const celler = (sikkerhet: number) =>
  createFlate(
    proevelesing({
      linjer: [{ tekst: 'E | ARBEIDET GJELDER EPISODE | SATS', y: 20, sikkerhet }],
      kilde: sikkerhet < 1 ? 'ocr' : 'text',
    }),
  ).celler.map(({ tekst }) => tekst)

test('streken mellom to ruter leses som et tegn og skiller dem; i et tekstlag er tegnet skrevet', () => {
  expect(celler(0.9)).toEqual(['E', 'ARBEIDET GJELDER EPISODE', 'SATS'])
  expect(celler(1)).toEqual(['E | ARBEIDET GJELDER EPISODE | SATS'])
})
