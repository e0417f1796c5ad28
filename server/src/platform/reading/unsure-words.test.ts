import { expect, it } from 'vitest'
import { drawBlock, drawWord, emptyPage, wordAt } from '../../../test/drawn-page.ts'
import type { GrayImage } from './gray-image.ts'
import { blobsOf, inkOf } from './ink-bitmap.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { FoundWord } from './text-lines.ts'
import { rereadUnsure } from './unsure-words.ts'

/** A page with the ink of each word, and what else is drawn on it: left, top, width, height. */
function pageOf(
  words: readonly FoundWord[],
  ...other: (readonly [number, number, number, number])[]
): GrayImage {
  const page = emptyPage()
  for (const one of words) drawWord(page, one)
  for (const area of other) drawBlock(page, ...area)
  return page
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
const label = wordAt('Funksjon', 100, 100, 0.95)
const misread = wordAt('Belisg', 300, 100, 0.2)

it('takes what is read surely when it stands alone, and puts it where it stands on the page', () => {
  const { texts, first } = reread([label, misread], [wordAt('Maskør', 10, 10, 0.96)])
  expect(texts).toEqual(['Funksjon', 'Maskør'])
  expect(first).toMatchObject({ left: 300, top: 100, confidence: 0.96 })
})

it('cuts out the letters alone, without a speck or a rule over them', () => {
  const { sizes } = reread([label, misread], [], [310, 82, 2, 2], [290, 88, 100, 2])
  // Six letters with 11 pixels of paper around them.
  expect(sizes).toEqual([[69 + 22, 20 + 22]])
})

it.each([
  ['is as unsure', [wordAt('Maskør', 10, 10, 0.7)]],
  ['is a lone figure', [wordAt('32', 10, 10, 0.95)]],
  ['has lost letters', [wordAt('Bel', 10, 10, 0.95)]],
  ['is nothing', []],
])('keeps what was read first where the second reading %s', (_, again) => {
  expect(reread([label, misread], again).texts).toEqual(['Funksjon', 'Belisg'])
})

it('keeps two words that the second reading only runs together', () => {
  const row = [label, wordAt('KALD', 300, 100, 0.2), wordAt('SONE', 380, 100, 0.2)]
  expect(reread(row, [wordAt('KALDSONE', 10, 10, 0.95)]).texts).toEqual(['Funksjon', 'KALD', 'SONE'])
  expect(reread(row, [wordAt('KALD', 10, 10, 0.95), wordAt('SONE', 90, 10, 0.95)]).first?.confidence).toBe(
    0.95,
  )
})

it('reads no page again on which much is unsure, nor what is sure', () => {
  const many = Array.from({ length: 13 }, (_, at) => [
    wordAt('Nei', 20 + 70 * at, 100, 0.2),
    wordAt('x', 62 + 70 * at, 100, 0.9),
  ]).flat()
  expect(reread(many, [wordAt('Maskør', 10, 10, 0.96)]).sizes).toEqual([])
  expect(reread([label], [wordAt('Maskør', 10, 10, 0.96)]).sizes).toEqual([])
})
