import { expect, it } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { blobsOf, inkOf } from './ink-bitmap.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { FoundWord } from './text-lines.ts'
import { rereadUnsure } from './unsure-words.ts'

const [width, height] = [1000, 400]
const word = (text: string, left: number, top: number, confidence: number): FoundWord => ({
  text,
  left,
  top,
  right: left + 12 * text.length,
  bottom: top + 22,
  size: 30,
  baseline: top + 22,
  confidence,
})

/** A page with the ink of each word, and what else is drawn on it: left, top, width, height. */
function pageOf(
  words: readonly FoundWord[],
  ...other: (readonly [number, number, number, number])[]
): GrayImage {
  const data = new Uint8Array(width * height).fill(230)
  const draw = (left: number, top: number, wide: number, high: number) => {
    for (let y = top; y < top + high; y++) data.fill(20, y * width + left, y * width + left + wide)
  }
  for (const { left, top, text } of words)
    for (let at = 0; at < text.length; at++) draw(left + 12 * at + 1, top + 1, 9, 20)
  for (const area of other) draw(...area)
  return { width, height, data }
}

/** What is kept of a row when each of its unsure parts, alone, is read as these words. */
function reread(
  row: FoundWord[],
  again: readonly FoundWord[],
  ...other: (readonly [number, number, number, number])[]
) {
  const sizes: [number, number][] = []
  const engine: OcrEngine = {
    recognise: () => [],
    recogniseLine: image => {
      sizes.push([image.width, image.height])
      return [again.map(one => ({ ...one }))]
    },
  }
  const image = pageOf(row, ...other)
  const rows = rereadUnsure(engine, image, blobsOf(inkOf(image)), [row])
  return { texts: rows.flat().map(({ text }) => text), first: rows[0]?.[1], sizes }
}
const label = word('Funksjon', 100, 100, 0.95)
const misread = word('Belisg', 300, 100, 0.2)

it('takes what is read surely when it stands alone, and puts it where it stands on the page', () => {
  const { texts, first } = reread([label, misread], [word('Maskør', 10, 10, 0.96)])
  expect(texts).toEqual(['Funksjon', 'Maskør'])
  expect(first).toMatchObject({ left: 300, top: 100, confidence: 0.96 })
})

it('cuts out the letters alone, without a speck or a rule over them', () => {
  const { sizes } = reread([label, misread], [], [310, 82, 2, 2], [290, 88, 100, 2])
  // Six letters with 11 pixels of paper around them.
  expect(sizes).toEqual([[69 + 22, 20 + 22]])
})

it.each([
  ['is as unsure', [word('Maskør', 10, 10, 0.7)]],
  ['is a lone figure', [word('32', 10, 10, 0.95)]],
  ['has lost letters', [word('Bel', 10, 10, 0.95)]],
  ['is nothing', []],
])('keeps what was read first where the second reading %s', (_, again) => {
  expect(reread([label, misread], again).texts).toEqual(['Funksjon', 'Belisg'])
})

it('keeps two words that the second reading only runs together', () => {
  const row = [label, word('KALD', 300, 100, 0.2), word('SONE', 380, 100, 0.2)]
  expect(reread(row, [word('KALDSONE', 10, 10, 0.95)]).texts).toEqual(['Funksjon', 'KALD', 'SONE'])
  expect(reread(row, [word('KALD', 10, 10, 0.95), word('SONE', 90, 10, 0.95)]).first?.confidence).toBe(0.95)
})

it('reads no page again on which much is unsure, nor what is sure', () => {
  const many = Array.from({ length: 13 }, (_, at) => [
    word('Nei', 20 + 70 * at, 100, 0.2),
    word('x', 62 + 70 * at, 100, 0.9),
  ]).flat()
  expect(reread(many, [word('Maskør', 10, 10, 0.96)]).sizes).toEqual([])
  expect(reread([label], [word('Maskør', 10, 10, 0.96)]).sizes).toEqual([])
})
