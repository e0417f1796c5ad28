import { expect, it } from 'vitest'
import { bendOf, hangsAt, unbent } from './bend.ts'
import type { GrayImage } from './gray-image.ts'

const [width, height] = [900, 1200]

/** Forty lines of short words, black on white, each place of them hanging down by so many pixels. */
function text(hang: (u: number, v: number) => number): GrayImage {
  const data = new Uint8Array(width * height).fill(255)
  for (let line = 0; line < 40; line++)
    for (let word = 0; word < 12; word++)
      for (let x = 0; x < 44; x++) {
        const left = 90 + word * 60 + ((line * 7) % 13) + x
        const top = 100 + line * 25
        const down = Math.round(hang((2 * left) / width - 1, (2 * top) / height - 1))
        if (x % 11 < 6) for (let y = 0; y < 9; y++) data[(top + down + y) * width + left] = 20
      }
  return { width, height, data }
}

/** The rows of a picture where there is no ink at all. */
const emptyRows = ({ data }: GrayImage) =>
  Array.from({ length: height }, (_, y) => data.subarray(y * width, (y + 1) * width)).filter(row =>
    row.every(value => value > 200),
  ).length

it.each([
  ['a sheet that curls', (u: number) => 14 * u * u],
  ['lines that fan out', (u: number, v: number) => 12 * u * v],
  ['both', (u: number, v: number) => 10 * u * u - 8 * u * v],
])('levels the lines of %s', async (_, hang) => {
  const image = text(hang)
  const bend = await bendOf(image)
  expect(emptyRows(image)).toBeLessThan(emptyRows(text(() => 0)) * 0.65)
  expect(emptyRows(unbent(image, bend))).toBeGreaterThan(emptyRows(text(() => 0)) * 0.8)
  const [u, v] = [0.8, 0.6]
  const own = hangsAt(bend, 0.5 + u / 2, 0.5 + v / 2) - hangsAt(bend, 0.5, 0.5 + v / 2)
  expect(own * height).toBeCloseTo(hang(u, v), -1)
})

it('leaves level lines, and a page without any, as they are', async () => {
  const straight = text(() => 0)
  expect(unbent(straight, await bendOf(straight)) === straight).toBe(true)
  const blank = { width, height, data: new Uint8Array(width * height).fill(250) }
  expect(unbent(blank, await bendOf(blank)) === blank).toBe(true)
})
