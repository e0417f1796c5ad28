import { expect, it } from 'vitest'
import { withoutDarkBands } from './dark-bands.ts'
import type { GrayImage } from './gray-image.ts'

const [width, height] = [1000, 1200]
const page = (): GrayImage => ({ width, height, data: new Uint8Array(width * height).fill(240) })

function block(
  { data }: GrayImage,
  left: number,
  top: number,
  wide: number,
  high: number,
  value: number,
): void {
  for (let y = top; y < top + high; y++) data.fill(value, y * width + left, y * width + left + wide)
}
/** A row of letters of two stems and a bar, each with a closed counter. */
function letters(
  image: GrayImage,
  left: number,
  top: number,
  count: number,
  ink: number,
  ground: number,
): void {
  for (let at = 0; at < count; at++) {
    block(image, left + at * 16, top, 11, 15, ink)
    block(image, left + at * 16 + 3, top + 3, 5, 9, ground)
  }
}
/** The sheet lies in a light that comes from its upper left. */
function lit(image: GrayImage): GrayImage {
  const data = image.data.map(
    (value, at) => value * (1 - 0.35 * ((at % width) / width) - 0.2 * (at / width / height)),
  )
  return { ...image, data }
}
const at = ({ data }: GrayImage, x: number, y: number): number => data[y * width + x] ?? 0
const letterTops = [100, 300, 500, 700].map(left => [left, 315] as const)

/** A table with a heading in light letters, whose lines hang together with it. */
function table(ground: number): GrayImage {
  const image = page()
  for (const y of [350, 400, 450]) block(image, 80, y, 840, 3, 60)
  for (const x of [80, 270, 470, 670, 917]) block(image, x, 300, 3, 150, 60)
  for (const [left] of letterTops) letters(image, left, 370, 5, 30, 240)
  block(image, 80, 300, 840, 48, ground)
  for (const [left, top] of letterTops) letters(image, left, top, 6, 240, ground)
  return image
}

it.each([
  ['black', 20],
  ['of a colour that is neither dark nor light', 140],
])('turns the light letters of a heading that is %s into dark ones on paper', (_, ground) => {
  const image = lit(table(ground))
  const clean = withoutDarkBands(image)
  for (const [left, top] of letterTops) {
    const paper = at(image, left, 380 + 75)
    const [stem, counter] = [at(clean, left + 1, top + 7), at(clean, left + 5, top + 7)]
    expect(counter).toBeGreaterThan(paper * 0.85)
    expect(at(clean, left - 8, top + 7)).toBeGreaterThan(paper * 0.85)
    expect(counter - stem).toBeGreaterThan(
      Math.abs(at(image, left + 1, top + 7) - at(image, left + 5, top + 7)) * 0.9,
    )
  }
  // No edge is left of it, and what stands under it is as it was.
  expect(Math.min(...clean.data.subarray(299 * width + 120, 299 * width + 900))).toBeGreaterThan(100)
  expect(clean.data.subarray(360 * width)).toEqual(image.data.subarray(360 * width))
})

it('turns a panel along the edge, and leaves the fields in it that are white themselves', () => {
  const image = page()
  block(image, 0, 0, 320, height, 70)
  for (const top of [200, 300, 400]) letters(image, 60, top, 10, 235, 70)
  block(image, 40, 600, 240, 50, 240)
  letters(image, 60, 618, 8, 30, 240)
  const clean = withoutDarkBands(image)
  expect([at(clean, 61, 207), at(clean, 65, 207), at(clean, 30, 500)]).toEqual([69, 234, 234])
  expect([at(clean, 61, 625), at(clean, 65, 625), at(clean, 200, 640)]).toEqual([30, 240, 240])
})

it('leaves large letters, filled blocks, a gray heading with dark letters and text in a shadow as they are', () => {
  const image = page()
  letters(image, 100, 60, 8, 30, 240)
  // Letters as large as a title's, with counters.
  for (const left of [100, 260, 420]) {
    block(image, left, 200, 130, 160, 30)
    block(image, left + 35, 235, 60, 35, 240)
    block(image, left + 35, 295, 60, 35, 240)
  }
  block(image, 100, 500, 400, 80, 20)
  block(image, 100, 700, 800, 60, 140)
  letters(image, 120, 720, 20, 20, 140)
  for (let y = 900; y < height; y++)
    for (let x = 0; x < width; x++) image.data[y * width + x] = at(image, x, y) * 0.55
  letters(image, 120, 1000, 20, 20, 132)
  expect(withoutDarkBands(image) === image).toBe(true)
})

it('turns thick letters with eyes as well', () => {
  const image = page()
  block(image, 80, 300, 840, 60, 70)
  for (let at = 0; at < 8; at++) {
    block(image, 100 + at * 24, 320, 18, 18, 240)
    block(image, 104 + at * 24, 324, 10, 10, 70)
  }
  const clean = withoutDarkBands(image)
  expect([at(clean, 101, 321), at(clean, 108, 328), at(clean, 98, 328)]).toEqual([72, 242, 242])
})

it('leaves a corner that lies in the dark as it is, with what shows through it', () => {
  const image = page()
  letters(image, 500, 700, 8, 30, 240)
  for (let y = 0; y < 500; y++)
    for (let x = 0; x < 500; x++) {
      const light = Math.min(1, 0.15 + (0.85 * Math.hypot(x, y)) / 480)
      image.data[y * width + x] = at(image, x, y) * light
    }
  for (let place = 0; place < 6; place++) block(image, 40 + place * 16, 60, 6, 9, 240)
  expect(withoutDarkBands(image) === image).toBe(true)
})

it('turns a heading that reaches into a shadow, and leaves the text that lies in the shadow as it is', () => {
  const image = page()
  block(image, 60, 100, 860, 50, 70)
  for (const left of [80, 300, 600]) letters(image, left, 117, 8, 240, 70)
  for (let top = 180; top < 1100; top += 30)
    for (const left of [60, 200, 400, 600, 800]) letters(image, left, top, 8, 30, 240)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < 300; x++)
      image.data[y * width + x] = at(image, x, y) * Math.min(1, 0.2 + (0.8 * x) / 300)
  const clean = withoutDarkBands(image)
  expect(at(clean, 605, 124)).toBeGreaterThan(at(clean, 601, 124) + 100)
  expect(clean.data.subarray(170 * width)).toEqual(image.data.subarray(170 * width))
})
