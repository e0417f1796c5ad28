import { expect, it } from 'vitest'
import type { Bitmap } from './ink-bitmap.ts'
import { takeRings } from './rings.ts'

const [width, height] = [1000, 300]
const page = (): Bitmap => ({ width, height, data: new Uint8Array(width * height) })

function block(ink: Bitmap, left: number, top: number, wide: number, high: number): void {
  for (let y = top; y < top + high; y++) ink.data.fill(1, y * width + left, y * width + left + wide)
}

/** Drawn by hand: not quite round, and its ends do not quite meet. */
function ring(ink: Bitmap, x: number, y: number, wide: number, high: number, open = 0): void {
  for (let step = open; step < 2000; step++) {
    const angle = (step / 2000) * 2 * Math.PI
    const reach = 1 + 0.06 * Math.sin(3 * angle)
    const left = Math.round(x + (wide / 2) * reach * Math.cos(angle))
    block(ink, left, Math.round(y + (high / 2) * reach * Math.sin(angle)), 3, 3)
  }
}

it('finds what a ring was drawn around, also where letters beside it touch the ring', () => {
  const ink = page()
  ring(ink, 500, 150, 200, 44, 6)
  for (const left of [420, 440, 470, 500, 530, 560]) block(ink, left, 142, 12, 16)
  for (const left of [440, 500, 560]) block(ink, left, 170, 12, 18)
  const [found, ...more] = takeRings(ink)
  expect(more).toEqual([])
  expect(found?.left).toBeLessThan(412)
  expect(found?.right).toBeGreaterThan(588)
  expect(found?.bottom).toBeLessThan(180)
  // The letters stay, those that touched the ring as well, and it is gone.
  expect([...ink.data.subarray(150 * width, 151 * width)].filter(Boolean)).toHaveLength(6 * 12)
  expect([...ink.data.subarray(184 * width, 185 * width)].filter(Boolean)).toHaveLength(3 * 12)
})

it('takes no frame, no letter and no line that does not close for a ring', () => {
  const ink = page()
  for (const [left, top, wide, high] of [
    [100, 40, 200, 2],
    [100, 80, 200, 2],
    [100, 40, 2, 42],
    [298, 40, 2, 42],
  ] as const)
    block(ink, left, top, wide, high)
  ring(ink, 500, 100, 20, 26)
  ring(ink, 700, 150, 200, 44, 400)
  expect(takeRings(ink)).toEqual([])
})

it('finds it in a picture so fine that it is looked for in a smaller one first, and takes no letters for it', () => {
  const twice = (ink: Bitmap): Bitmap => ({
    width: 2 * width,
    height: 2 * height,
    data: Uint8Array.from(
      { length: 4 * width * height },
      (_, at) => ink.data[((at >> 1) % width) + Math.floor(at / (4 * width)) * width] ?? 0,
    ),
  })
  const ink = page()
  for (const left of [420, 440, 470, 500, 530, 560]) block(ink, left, 142, 12, 16)
  expect(takeRings(twice(ink))).toEqual([])
  ring(ink, 500, 150, 200, 44)
  const [found, ...more] = takeRings(twice(ink))
  expect(more).toEqual([])
  expect(found?.left).toBeLessThan(824)
  expect(found?.right).toBeGreaterThan(1176)
})
