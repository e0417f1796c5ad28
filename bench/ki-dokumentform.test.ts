import path from 'node:path'
import { expect, it } from 'vitest'
import { formOfPages } from '../server/src/features/ki/dokumentform.ts'
import { readKorpus } from './ki-les.ts'

it.each(['w2', 'w8', 'w10'])('tells by its pages how a contract of %s came', async name => {
  const sett = await readKorpus(path.resolve(import.meta.dirname, `../korpus/${name}.jsonl.gz`))
  const told = sett.poster.map(({ id, form, files }) => {
    const seen = formOfPages(sett.lesinger.get(id)?.pages ?? [])
    return { id, form, seen, files: files.map(file => path.extname(file)).join() }
  })
  expect(new Set(told.map(one => one.form))).toEqual(new Set(['digital', 'skann', 'foto', 'blandet']))
  expect(
    told.filter(
      ({ form, seen, files }) =>
        form !== seen &&
        // A picture of the screen has no table around it, and a scanned page beside a photographed one makes it no less a photo.
        files !== '.png' &&
        !(form === 'blandet' && seen === 'foto'),
    ),
  ).toEqual([])
})

it('tells nothing of a document in which nothing could be read', () => {
  const side = { number: 1, width: 595, height: 842, confidence: 0, lines: [], ink: [] }
  expect(formOfPages([{ ...side, source: 'empty' }])).toBeNull()
  expect(formOfPages([])).toBeNull()
})
