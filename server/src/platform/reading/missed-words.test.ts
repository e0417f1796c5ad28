import { expect, it } from 'vitest'
import { drawBlock, emptyPage, wordAt, wordHeight } from '../../../test/drawn-page.ts'
import type { GrayImage } from './gray-image.ts'
import { blobsOf, inkOf } from './ink-bitmap.ts'
import { readMissed } from './missed-words.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { FoundWord } from './text-lines.ts'

/** Three rows of a table, of which each first cell was read. */
const words = [wordAt('Fjellvakta', 100, 100), wordAt('Sommersnø', 100, 160), wordAt('Havgløtt', 100, 220)]

/** Answers what it is given, and notes how large it was and how light its edge is. */
function engineThatReads(text: string, confidence = 0.9) {
  const given: { size: [number, number]; edge: number }[] = []
  const engine: OcrEngine = {
    recognise: () => [],
    recogniseLine: image => {
      given.push({
        size: [image.width, image.height],
        edge: Math.min(...image.data.subarray(0, image.width)),
      })
      return [[wordAt(text, 11, 11, confidence)]]
    },
  }
  return { engine, given }
}
function read(image: GrayImage, { engine }: { engine: OcrEngine }, more: FoundWord[] = []): FoundWord[] {
  return readMissed(engine, image, blobsOf(inkOf(image)), [...words, ...more]).flat()
}
function withWords(image: GrayImage): GrayImage {
  for (const { left, top, right } of words) drawBlock(image, left, top, right - left, wordHeight)
  return image
}

it('reads a short entry beside the words of a row that recognition passed over, and nothing but it', () => {
  const image = withWords(emptyPage())
  drawBlock(image, 500, 162, 8, 20)
  drawBlock(image, 512, 162, 12, 20)
  // Of the row above, so near that it would be seen as well.
  drawBlock(image, 505, 130, 60, 26)
  const fake = engineThatReads('10')
  const found = read(image, fake).map(({ text, left, top, baseline }) => ({ text, left, top, baseline }))
  expect(found).toEqual([{ text: '10', left: 500, top: 162, baseline: 184 }])
  expect(fake.given).toEqual([{ size: [46, 42], edge: 230 }])
})

it('keeps none that is uncertain, and asks for none where no words stand beside it, or what is larger, or was read', () => {
  const entry = withWords(emptyPage())
  drawBlock(entry, 500, 162, 30, 20)
  expect(read(entry, engineThatReads('10', 0.6))).toEqual([])
  expect(read(entry, engineThatReads('«', 0.9))).toEqual([])
  const other = withWords(emptyPage())
  drawBlock(other, 500, 320, 30, 20)
  drawBlock(other, 600, 140, 80, 60)
  drawBlock(other, 800, 155, 4, 34)
  const fake = engineThatReads('10')
  expect(read(other, fake)).toEqual([])
  expect(fake.given).toEqual([])
})

it('reads the small print under a signature that was taken for one word with it', () => {
  const image = withWords(emptyPage())
  drawBlock(image, 500, 290, 110, 60)
  drawBlock(image, 500, 362, 12, 20)
  drawBlock(image, 516, 362, 12, 20)
  const scrawl = (confidence: number) => ({
    ...wordAt('Mamanne', 500, 290, confidence),
    right: 610,
    bottom: 384,
  })
  expect(read(image, engineThatReads('Du'), [scrawl(0.1)]).map(({ text }) => text)).toEqual(['Du'])
  expect(read(image, engineThatReads('Du'), [scrawl(0.8)])).toEqual([])
  // What stands in the height of the strokes is a part of them.
  drawBlock(image, 580, 300, 20, 70)
  expect(read(image, engineThatReads('Du'), [scrawl(0.1)])).toEqual([])
})
