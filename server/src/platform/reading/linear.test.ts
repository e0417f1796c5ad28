import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../test/linear.ts'
import { groupLines } from './columns.ts'
import type { GrayImage } from './gray-image.ts'
import { findInk } from './ink.ts'
import type { FoundWord } from './text-lines.ts'
import { withTickBoxes } from './tick-boxes.ts'
import { withTrace } from './trace.ts'

function picture(width: number, height: number, isInk: (x: number, y: number) => boolean): GrayImage {
  const data = new Uint8Array(width * height).fill(255)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) if (isInk(x, y)) data[at] = 0
  return { width, height, data }
}
const words = (count: number, place: (at: number) => Partial<FoundWord>): FoundWord[] =>
  Array.from({ length: count }, (_, at) => ({
    text: 'a',
    left: 10,
    right: 15,
    top: 10,
    bottom: 20,
    size: 10,
    baseline: 20,
    confidence: 1,
    ...place(at),
  }))

describe('a page that is made to be slow costs in proportion to what stands on it [L11]', () => {
  test('words that each stand on a line of their own [L11]', () => {
    const looks = (count: number) => {
      let read = 0
      const counted = words(count, at => ({ top: 12 * at, bottom: 12 * at + 10 })).map((word, at) =>
        Object.defineProperty(word, 'baseline', {
          get() {
            read++
            return 12 * at + 10
          },
        }),
      )
      expect(groupLines(counted)).toHaveLength(count)
      return read
    }
    expect(looks(2000) / looks(200)).toBeLessThan(20)
  })

  test('strokes that all stand close to each other [L11]', () => {
    // The picture grows, not what is close by.
    expectLinear(
      height => {
        const image = picture(200, height, (x, y) => x % 8 < 5 && y % 12 < 8 && (x + y) % 3 !== 0)
        return () => findInk(image, [])
      },
      { small: 400, times: 1 },
    )
  })

  test('words as large as the page that nobody can see [L11]', () => {
    const looks = (count: number, width: number) => {
      const white = picture(width, width, () => false)
      let read = 0
      const data = new Proxy(white.data, {
        get(target, key) {
          if (typeof key === 'string' && /^\d/.test(key)) read++
          return Reflect.get(target, key, target)
        },
      })
      const all = words(count, () => ({ left: 0, right: width, top: 0, bottom: width }))
      expect(withTrace(all, { ...white, data }, width)).toEqual([])
      return read
    }
    // The picture is gone through once, however many words there are.
    expect(looks(100, 64)).toBe(looks(1, 64))
  })

  test('boxes to tick among many words [L11]', () => {
    expectLinear(
      count => {
        const place = (at: number) => ({
          top: Math.floor(at / 40) * 12,
          bottom: Math.floor(at / 40) * 12 + 8,
        })
        const all = words(count, at => ({ ...place(at), left: (at % 40) * 15, right: (at % 40) * 15 + 5 }))
        const boxes = words(count / 10, () => ({})).map((_, at) => ({
          ...place(10 * at),
          left: ((10 * at) % 40) * 15 + 6,
          right: ((10 * at) % 40) * 15 + 14,
          ticked: false,
        }))
        return () => withTickBoxes([all], boxes)
      },
      { small: 1000, times: 1 },
    )
  })
})

test('a word is seen where anything in its box differs from the paper, and not for what stands beside it', () => {
  const image = picture(300, 200, (x, y) => x === 151 && y === 97)
  const seen = (left: number, top: number, right: number, bottom: number) =>
    withTrace([...words(1, () => ({ left, top, right, bottom }))], image, 300).length === 1
  for (const [left, top] of [
    [0, 0],
    [100, 90],
    [149, 95],
    [140, 30],
  ] as const)
    expect(seen(left, top, 200, 120)).toBe(true)
  expect(seen(0, 0, 300, 200)).toBe(true)
  // A pixel around a word belongs to it.
  expect([seen(100, 90, 151, 99), seen(100, 90, 150, 99)]).toEqual([true, false])
  expect([seen(100, 98, 200, 120), seen(100, 99, 200, 120)]).toEqual([true, false])
  expect(seen(-400, -400, -10, -10)).toBe(false)
})
