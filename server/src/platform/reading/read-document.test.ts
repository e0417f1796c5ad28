import { expect, it } from 'vitest'
import { readingOrder } from './read-document.ts'
import { defaultReadingLimits } from './reading-job.ts'

const pages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at - 1)

it('reads a document from the first page to the last where all of it may be recognised', () => {
  expect(readingOrder(30, defaultReadingLimits)).toEqual(pages(1, 30))
  expect(readingOrder(0, defaultReadingLimits)).toEqual([])
})

it('comes to the last pages, which are signed, before those in the middle of a long document', () => {
  expect(readingOrder(40, defaultReadingLimits)).toEqual([
    ...pages(1, 26),
    ...pages(37, 40),
    ...pages(27, 36),
  ])
})

it('leaves pages in the middle out where there are more than it looks at', () => {
  const order = readingOrder(250, defaultReadingLimits)
  expect(order).toHaveLength(100)
  expect(order.slice(0, 32)).toEqual([...pages(1, 26), ...pages(247, 250), ...pages(27, 28)])
  expect(readingOrder(3, { ...defaultReadingLimits, maxOcrPages: 2 })).toEqual([0, 2, 1])
})
