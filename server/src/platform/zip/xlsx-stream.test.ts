import { buffer } from 'node:stream/consumers'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { type Cell, createXlsxStream } from './xlsx-stream.ts'

async function* batches(...all: Cell[][][]) {
  yield* all
}
const read = async (...all: Cell[][][]) => {
  const bytes = await buffer(createXlsxStream('Prøve', ['Tittel', 'Antall'], batches(...all)))
  const [sheet] = await readWorkbook(bytes)
  return sheet
}

it('is read back as it was written: texts, numbers and what is empty, over several batches', async () => {
  const rows: Cell[][] = [
    ['Ærøya & «Nattferja» <1>', 12],
    ['Uten antall', null],
    [null, 2.5],
  ]
  const many = Array.from({ length: 3000 }, (_, at): Cell[] => [`Rad ${at}`, at])
  const sheet = await read(rows, many)
  expect(sheet?.sheet).toBe('Prøve')
  expect(sheet?.data.slice(0, 4)).toEqual([['Tittel', 'Antall'], ...rows])
  expect(sheet?.data).toHaveLength(3004)
  expect(sheet?.data.at(-1)).toEqual(['Rad 2999', 2999])
})

it('takes no text for a formula, and leaves out what a file of XML cannot hold', async () => {
  const rows: Cell[][] = [
    ['=HYPERLINK("http://folk.example")', 1],
    [`a\u0000b\u000Bc\uFFFEd\uD800e`, 2],
  ]
  expect((await read(rows))?.data.slice(1)).toEqual([
    ['=HYPERLINK("http://folk.example")', 1],
    ['abcd\uFFFDe', 2],
  ])
})

it('fails when its rows do', async () => {
  async function* broken() {
    yield [['a', 1]] satisfies Cell[][]
    throw new Error('the database is away')
  }
  await expect(buffer(createXlsxStream('Prøve', ['Tittel'], broken()))).rejects.toThrow(
    'the database is away',
  )
})
