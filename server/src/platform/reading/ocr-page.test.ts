import { expect, it } from 'vitest'
import { emptyPage, wordAt } from '../../../test/drawn-page.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { recognisePage } from './ocr-page.ts'
import type { FoundWord } from './text-lines.ts'

const onEnd = (word: FoundWord): FoundWord => ({ ...word, right: word.left + 22, bottom: word.top + 90 })

/** The lines of a page of which recognition makes so much each time it is asked, and how often it was. */
async function readOf(...answers: FoundWord[][]) {
  let asked = 0
  const engine: OcrEngine = { recognise: () => [answers[asked++] ?? []], recogniseLine: () => [] }
  const { lines, width, height } = await recognisePage(engine, emptyPage())
  return { lines: lines.map(({ text }) => text), asked, isTurned: height > width }
}
const words = [wordAt('Kjersti', 100, 100), wordAt('Myrvang', 200, 100)]

it('takes what is surely read level', async () => {
  expect(await readOf(words)).toEqual({ lines: ['Kjersti Myrvang'], asked: 1, isTurned: false })
})

it('turns a page whose words stand on end, however surely they were read', async () => {
  expect(await readOf(words.map(onEnd), words)).toEqual({
    lines: ['Kjersti Myrvang'],
    asked: 2,
    isTurned: true,
  })
})
