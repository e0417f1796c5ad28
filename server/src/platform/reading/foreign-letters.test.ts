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

it('gives up «å» for «ä» only where the other is as sure as can be', () => {
  expect(reread('Steinsvåghei', 0.92, 'Steinsväghei', 0.81)).toMatchObject({ text: 'Steinsvåghei' })
  expect(reread('Hågglund', 0.92, 'Hägglund', 0.9)).toMatchObject({ text: 'Hägglund' })
})

it('takes a «g» for «ç» only where the other is sure that it sees a «c»', () => {
  expect(reread('Bergen', 0.85, 'Bercen', 0.5)).toMatchObject({ text: 'Bergen', confidence: 0.8 })
  expect(reread('Frangois', 0.85, 'Francois', 0.85)).toMatchObject({ text: 'François' })
})

it('does not ask of what is surely read, nor of what is no name', () => {
  expect(reread('Solberg', 0.95, 'Sólberg', 0.95)).toEqual({ text: 'Solberg', confidence: 0.95, asked: 0 })
  expect(reread('måned', 0.6, 'máned', 0.95)).toEqual({ text: 'måned', confidence: 0.6, asked: 0 })
})

/** What becomes of the words of a name, each read so by the model of all marks, in the order it is asked. */
function rereadRow(
  row: readonly (readonly [text: string, confidence: number])[],
  answers: (readonly [string, number])[],
) {
  const words = row.map(([text, confidence], at) => wordAt(text, 100 + 100 * at, 100, confidence))
  const page = emptyPage()
  for (const word of words) drawWord(page, word)
  const engine: OcrEngine = {
    recognise: () => [],
    recogniseLine: () => {
      const [text = '', confidence] = answers.shift() ?? []
      return [[wordAt(text, 10, 10, confidence)]]
    },
  }
  return rereadForeign(engine, page, [words])
    .flat()
    .map(({ text }) => text)
}

it('gives up «å» more readily beside a name that has marks as well', () => {
  const answers = [
    ['Máret', 0.55],
    ['Ánne', 0.9],
    ['Sara', 0.9],
  ] as const
  expect(
    rereadRow(
      [
        ['Måret', 0.92],
        ['Ånne', 0.92],
        ['Sara', 0.96],
      ],
      [...answers],
    ),
  ).toEqual(['Máret', 'Ánne', 'Sara'])
})

it('asks of a name that was surely read where it stands beside another one', () => {
  const answers = [['Lucía', 0.8]] as const
  const words = [
    ['Lucia', 0.96],
    ['Solberg', 0.95],
    ['skal', 0.96],
  ] as const
  const asked = [...answers]
  expect(rereadRow(words, asked)).toEqual(['Lucía', 'Solberg', 'skal'])
  expect(asked).toEqual([])
})

it('asks of the same name twice and no more', () => {
  const row = Array.from(
    { length: 3 },
    () =>
      [
        ['Lucia', 0.96],
        ['Solberg', 0.95],
      ] as const,
  ).flat()
  const asked = Array.from({ length: 3 }, () => ['Lucía', 0.8] as const)
  expect(rereadRow(row, asked)).toEqual(['Lucía', 'Solberg', 'Lucía', 'Solberg', 'Lucia', 'Solberg'])
  expect(asked).toHaveLength(1)
})

it('takes «i» for «ü» where the other model sees «u»: the two dots are read by one, the bow by the other', () => {
  expect(reread('Jirgen', 0.85, 'Jurgen', 0.82)).toMatchObject({ text: 'Jürgen' })
  expect(reread('Jirgen', 0.85, 'Jurgen', 0.2)).toMatchObject({ text: 'Jirgen', confidence: 0.8 })
})
