import { expect, it } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { paperIn } from './paper.ts'
import type { Point } from './perspective.ts'

const [width, height] = [600, 800]

/** A sheet with these corners on a table. `light` says how light it is at a place, 0–1. */
function photo(corners: readonly Point[], light: (x: number) => number = () => 1, table = 70): GrayImage {
  const data = new Uint8Array(width * height)
  const isInside = (x: number, y: number) =>
    corners.every((corner, at) => {
      const next = corners[(at + 1) % corners.length] ?? corner
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0
    })
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = (isInside(x / width, y / height) ? 225 : table) * light(x / width)
  return { width, height, data }
}
const sheet = [
  { x: 0.12, y: 0.1 },
  { x: 0.86, y: 0.07 },
  { x: 0.9, y: 0.93 },
  { x: 0.09, y: 0.9 },
]

it.each([
  ['in even light', undefined],
  ['half in a shadow', (x: number) => (x < 0.5 ? 0.6 : 1)],
])('finds the corners of a sheet that lies askew on a table, %s', async (_, light) => {
  const found = await paperIn(photo(sheet, light))
  for (const [at, corner] of sheet.entries()) {
    expect(found?.[at]?.x).toBeCloseTo(corner.x, 1)
    expect(found?.[at]?.y).toBeCloseTo(corner.y, 1)
  }
})

it('finds none where the page fills the picture, where there is no contrast, or where the sheet is too small', async () => {
  expect(await paperIn(photo([]))).toBeUndefined()
  expect(await paperIn(photo(sheet, undefined, 222))).toBeUndefined()
  const small = sheet.map(({ x, y }) => ({ x: 0.5 + (x - 0.5) / 3, y: 0.5 + (y - 0.5) / 3 }))
  expect(await paperIn(photo(small))).toBeUndefined()
})
