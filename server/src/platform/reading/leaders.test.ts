import { expect, it } from 'vitest'
import { type Bitmap, blobsOf } from './ink-bitmap.ts'
import { withoutForm } from './ink-rules.ts'
import { leadersOf } from './leaders.ts'

const [width, height] = [2000, 300]
const page = (): Bitmap => ({ width, height, data: new Uint8Array(width * height) })
function block(ink: Bitmap, left: number, top: number, wide: number, high: number): void {
  for (let y = top; y < top + high; y++) ink.data.fill(1, y * width + left, y * width + left + wide)
}
/** Each a pixel larger or smaller, higher or lower than the one before, as a photo shows them. */
function dots(ink: Bitmap, left: number, y: number, count: number, side = 6, step = 14): void {
  for (let at = 0; at < count; at++)
    block(
      ink,
      left + at * step + (at % 3 === 1 ? 1 : 0),
      y - (at % 2),
      side + (at % 2),
      side + (at % 4 === 3 ? 2 : 0),
    )
}
function letters(ink: Bitmap, left: number, y: number, count: number): void {
  for (let at = 0; at < count; at++) block(ink, left + at * 22, y - 24, 16, 30)
}

it('finds the dots that lead to what was filled in and on from it, few and many', () => {
  const ink = page()
  letters(ink, 200, 100, 8)
  dots(ink, 390, 100, 6)
  letters(ink, 480, 100, 10)
  dots(ink, 704, 100, 25)
  const found = leadersOf(blobsOf(ink), width)
  expect(found.map(({ left, right }) => [left, right])).toEqual([
    [390, 467],
    [704, 1046],
  ])
})

it('takes neither full stops, small letters, nor marks of a list for them', () => {
  const ink = page()
  // The stops of abbreviations and of a date.
  for (const left of [300, 360, 440, 470, 560, 600]) block(ink, left, 100, 6, 6)
  // Small letters with holes in them.
  for (let at = 0; at < 12; at++) {
    block(ink, 900 + at * 11, 96, 8, 9)
    for (let y = 98; y < 103; y++) ink.data.fill(0, y * width + 902 + at * 11, y * width + 906 + at * 11)
  }
  for (const top of [20, 60, 100, 140, 180, 220]) block(ink, 1500, top, 8, 8)
  expect(leadersOf(blobsOf(ink), width)).toEqual([])
})

it('takes them out of a form, and leaves the words', () => {
  const ink = page()
  letters(ink, 200, 100, 8)
  dots(ink, 390, 100, 6, 7)
  letters(ink, 480, 100, 10)
  const image = { width, height, data: ink.data.map(value => (value === 1 ? 40 : 230)) }
  const { data } = withoutForm(image).image
  const row = [...data.subarray(103 * width, 104 * width)]
  expect(row.slice(386, 478).every(value => value > 200)).toBe(true)
  expect(row.slice(200, 376).filter(value => value === 40)).toHaveLength(8 * 16)
})
