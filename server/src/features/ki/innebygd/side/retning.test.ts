import { expect, test } from 'vitest'
import { proevelesing } from '../../../../../test/lesing.ts'
import { rettOpp } from './retning.ts'

test('stedet for et funn på et fotografert ark er der arket ligger på bildet', () => {
  const [side] = proevelesing({ linjer: [{ tekst: 'Navn: Kari Nes', y: 40 }], kilde: 'ocr' }).pages
  if (!side) throw new Error('ingen side')
  // The sheet lies on its side in the middle of the picture, its head to the right.
  const corners = [
    { x: 0.75, y: 0.25 },
    { x: 0.75, y: 0.75 },
    { x: 0.25, y: 0.75 },
    { x: 0.25, y: 0.25 },
  ] as const
  const { lest, tilbake } = rettOpp({ pages: [{ ...side, shownAt: { corners, bend: [] } }], skipped: 0 })
  expect(lest.pages[0]?.lines[0]?.box.top).toBe(0.4)
  const boks = { left: 0.1, right: 0.3, top: 0.4, bottom: 0.42 }
  const funn = tilbake({ verdi: 'Kari Nes', sted: { side: 1, sitat: 'Kari Nes', boks } })
  expect(funn.sted.boks.left).toBeCloseTo(0.54)
  expect(funn.sted.boks.right).toBeCloseTo(0.55)
  expect(funn.sted.boks.top).toBeCloseTo(0.3)
  expect(funn.sted.boks.bottom).toBeCloseTo(0.4)
})
