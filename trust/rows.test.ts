import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { probes } from './probes.ts'
import { rows } from './rows.ts'
import { idsIn, type Titled } from './titles.ts'

/** In a process of its own, without what the tests before it have left in the environment: the runner does not start within one of its tests. */
const titles = JSON.parse(
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'list.ts')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    maxBuffer: 2 ** 28,
  }),
) as Titled[]

test('every row has a test whose title carries it, or a probe', () => {
  const tried = new Set([...titles.flatMap(({ title }) => idsIn(title)), ...probes.map(({ id }) => id)])
  expect(Object.keys(rows).filter(id => !tried.has(id))).toEqual([])
})

test('no title and no probe names a row that there is not', () => {
  expect(titles.filter(({ title }) => idsIn(title).some(id => !(id in rows)))).toEqual([])
  expect(probes.filter(({ id }) => !(id in rows))).toEqual([])
})

test('a title carries rows in brackets, faults by their number', () => {
  expect(idsIn('stores the number encrypted [A4] [G1] [fault 14] [CI]')).toEqual(['A4', 'G1', '14', 'CI'])
  expect(idsIn('takes [1] of [a list] from A4')).toEqual([])
})
