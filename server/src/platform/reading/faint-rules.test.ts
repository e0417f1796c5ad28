import { expect, it } from 'vitest'
import { drawBlock, drawWord, emptyPage, wordAt } from '../../../test/drawn-page.ts'
import { paintFaintEnds } from './faint-rules.ts'
import type { GrayImage } from './gray-image.ts'

const paper = 230
function faintLine({ data, width }: GrayImage, left: number, right: number, y: number): void {
  for (let row = y; row < y + 2; row++) data.fill(205, row * width + left, row * width + right)
}
const lightestAndDarkest = ({ data, width }: GrayImage, left: number, right: number, y: number) => {
  const row = data.subarray(y * width + left, y * width + right)
  return [Math.min(...row), Math.max(...row)]
}

it('paints over the faint ends of a rule, at either side, and along a slope', () => {
  const image = emptyPage()
  faintLine(image, 100, 500, 200)
  faintLine(image, 700, 800, 201)
  faintLine(image, 800, 900, 202)
  paintFaintEnds(image, [{ left: 500, top: 200, right: 700, bottom: 202 }])
  expect(lightestAndDarkest(image, 104, 500, 200)).toEqual([paper, paper])
  expect(lightestAndDarkest(image, 700, 890, 202)).toEqual([paper, paper])
})

it('leaves the feet of letters that stand where a rule ends, and lines that are none of it', () => {
  const image = emptyPage()
  drawWord(image, wordAt('Medarbeider', 340, 180))
  faintLine(image, 100, 300, 240)
  drawBlock(image, 720, 200, 40, 3)
  const before = image.data.slice()
  paintFaintEnds(image, [{ left: 500, top: 200, right: 700, bottom: 202 }])
  expect(image.data).toEqual(before)
})
