import { expect, it } from 'vitest'
import { drawWord, emptyPage, wordAt } from '../../../test/drawn-page.ts'
import { rereadForeign } from './foreign-letters.ts'
import type { OcrEngine } from './ocr-engine.ts'

/** What becomes of a word that the model of all marks reads so; how often it was asked. */
function reread(text: string, confidence: number, other: string, otherConfidence: number) {
  let asked = 0
  const engine: OcrEngine = {
    recognise: () => [],
    recogniseLine: (_image, _width, model) => {
      expect(model).toBe('accents')
      asked++
      return [[wordAt(other, 10, 10, otherConfidence)]]
    },
  }
  const first = wordAt(text, 100, 100, confidence)
  const page = emptyPage()
  drawWord(page, first)
  const [word] = rereadForeign(engine, page, [[first]]).flat()
  return { text: word?.text, confidence: word?.confidence, asked }
}

it('gives a name the marks that the other model is sure of', () => {
  expect(reread('Måret', 0.92, 'Máret', 0.9)).toEqual({ text: 'Máret', confidence: 0.9, asked: 1 })
  expect(reread('Muiioz', 0.5, 'Muñoz', 0.5)).toEqual({ text: 'Muñoz', confidence: 0.5, asked: 1 })
})

it('keeps «å» where the other is not sure, and is then not sure of it either', () => {
  expect(reread('Blåhaugen', 0.92, 'Bláhaugen', 0.6)).toEqual({
    text: 'Blåhaugen',
    confidence: 0.8,
    asked: 1,
  })
  expect(reread('Blåhaugen', 0.92, 'Blảhaugen', 0.6)).toMatchObject({ text: 'Blåhaugen', confidence: 0.92 })
})

it('does not ask of what is surely read, nor of what is no name', () => {
  expect(reread('Solberg', 0.95, 'Sólberg', 0.95)).toEqual({ text: 'Solberg', confidence: 0.95, asked: 0 })
  expect(reread('måned', 0.6, 'máned', 0.95)).toEqual({ text: 'måned', confidence: 0.6, asked: 0 })
})

it('gives up «å» more readily beside a name that has marks as well', () => {
  const page = emptyPage()
  const row = [
    wordAt('Måret', 100, 100, 0.92),
    wordAt('Ånne', 200, 100, 0.92),
    wordAt('Sara', 300, 100, 0.96),
  ]
  for (const word of row) drawWord(page, word)
  const answers = ['Máret', 'Ánne']
  const engine: OcrEngine = {
    recognise: () => [],
    recogniseLine: () => [[wordAt(answers.shift() ?? '', 10, 10, answers.length === 1 ? 0.55 : 0.9)]],
  }
  const read = rereadForeign(engine, page, [row]).flat()
  expect(read.map(({ text }) => text)).toEqual(['Máret', 'Ánne', 'Sara'])
})
