import { expect, it } from 'vitest'
import type { ColourImage } from './gray-image.ts'
import type { Point } from './perspective.ts'
import { sheetIn } from './sheet.ts'

const [width, height] = [450, 640]
type Colour = readonly [blue: number, green: number, red: number]
const wood: Colour = [85, 106, 122]
const white: Colour = [255, 255, 255]
const pale: Colour = [125, 150, 165]

const corners = [
  { x: 0.12, y: 0.12 },
  { x: 0.88, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.88 },
]

/** A sheet on a table in a light that falls off, its own colour told by the place on it; on a page with a white margin. */
function photo(
  paper: (u: number, v: number) => Colour,
  table: (x: number, y: number) => Colour = () => wood,
): ColourImage {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 12; y < height - 12; y++)
    for (let x = 0; x < width; x++) {
      const place = { x: x / width, y: y / height }
      const colour = isInside(place)
        ? paper((place.x - 0.1) / 0.8, (place.y - 0.1) / 0.8)
        : table(place.x, place.y)
      const light = 1 - 0.3 * place.y
      data.set(
        colour.map(value => value * light),
        (y * width + x) * 4,
      )
    }
  return { width, height, data }
}
const isInside = ({ x, y }: Point) =>
  corners.every((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0
  })
const crimson: Colour = [70, 20, 140]
const teal: Colour = [66, 70, 16]

it.each([
  ['that is all white', () => white],
  ['with a title block as dark as the table', (_: number, v: number) => (v < 0.3 ? crimson : white)],
  ['with a narrow one', (_: number, v: number) => (v < 0.08 ? crimson : white)],
  ['with a panel at its side', (u: number) => (u < 0.3 ? teal : white)],
])('finds the whole of a sheet %s', async (_, paper) => {
  const found = await sheetIn(photo(paper))
  for (const [at, corner] of corners.entries()) {
    expect(Math.abs((found?.[at]?.x ?? 0) - corner.x)).toBeLessThan(0.02)
    expect(Math.abs((found?.[at]?.y ?? 0) - corner.y)).toBeLessThan(0.02)
  }
})

it('takes neither the grain of a table, a block that is printed on a page nor the folder that a sheet lies on for the sheet', async () => {
  const printed = photo(
    () => teal,
    () => white,
  )
  expect(await sheetIn(printed)).toBeUndefined()
  // Too square for a sheet, as one that is seen from its end; on a table with a paler rim.
  const grained = photo(
    (_, v) => (v < 0.15 ? wood : white),
    (x, y) => (x < 0.05 || x > 0.95 || y < 0.04 || y > 0.94 ? pale : wood),
  )
  expect((await sheetIn(grained))?.[0].y).toBeGreaterThan(0.2)
  const onFolder = photo((u, v) => (u > 0.06 && u < 0.94 && v > 0.06 && v < 0.94 ? white : teal))
  const found = await sheetIn(onFolder)
  expect(found?.[0].x).toBeGreaterThan(0.135)
  expect(found?.[2].y).toBeLessThan(0.88)
})
