import { expect, it } from 'vitest'
import { type GrayImage, straightened, turned } from './gray-image.ts'
import { layOf } from './skew.ts'

/** Forty lines of short words, black on white. */
function text(): GrayImage {
  const [width, height] = [900, 1200]
  const data = new Uint8Array(width * height).fill(255)
  for (let line = 0; line < 40; line++)
    for (let word = 0; word < 12; word++) {
      const [left, top] = [90 + word * 60 + ((line * 7) % 13), 100 + line * 25]
      for (let y = 0; y < 9; y++)
        for (let x = 0; x < 44; x++) if (x % 11 < 6) data[(top + y) * width + left + x] = 20
    }
  return { width, height, data }
}

it.each([0, 1.5, -3, 7])('measures how far lines of text are turned: %s degrees', async degrees => {
  const { sideways, slope } = await layOf(await straightened(text(), degrees))
  expect(sideways).toBe(false)
  expect(Math.abs(slope - degrees)).toBeLessThan(0.35)
})

it.each([1, 3] as const)('sees that a page lies on its side, turned by %s quarters', async quarter => {
  const { sideways, slope } = await layOf(await turned(text(), quarter))
  expect(sideways).toBe(true)
  expect(Math.abs(slope)).toBeLessThan(0.35)
})

it('turns nothing where there is nothing to tell it by', async () => {
  const blank = { width: 900, height: 1200, data: new Uint8Array(900 * 1200).fill(250) }
  expect(await layOf(blank)).toEqual({ sideways: false, slope: 0 })
})
