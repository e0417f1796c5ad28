import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { probes } from './probes.ts'
import { proofs } from './proofs.ts'
import { rows } from './rows.ts'
import { unproven } from './unproven.ts'

const root = path.resolve(import.meta.dirname, '..')
const named = Object.values(proofs).flat()

/** The beginning of a title is not enough: by it no outcome of a run is found. */
test.each(named)('%s has the test «%s»', (file, title) => {
  const code = readFileSync(path.join(root, file), 'utf8')
  const written = [`'${title}'`, `"${title}"`, `\`${title}\``]
  expect(written.some(whole => code.includes(whole))).toBe(true)
})

test('every row of the goal has a test or a probe, or stands among those that have none', () => {
  const tried = new Set([...Object.keys(proofs), ...probes.map(({ id }) => id)])
  expect([...tried, ...Object.keys(unproven)].filter(id => !(id in rows))).toEqual([])
  expect(Object.keys(rows).filter(id => !tried.has(id))).toEqual(
    Object.keys(rows).filter(id => id in unproven),
  )
})

test('the goal has 88 rows of what is tried against us and 34 faults', () => {
  const ids = Object.keys(rows)
  expect(ids.filter(id => /^[A-G]\d/.test(id))).toHaveLength(88)
  expect(ids.filter(id => /^\d/.test(id))).toHaveLength(34)
})
