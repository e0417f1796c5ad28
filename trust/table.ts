import type { Seen } from './probe.ts'
import type { Proof } from './proofs.ts'
import { rows } from './rows.ts'
import { outcomesFor } from './run-tests.ts'

type Mark = '✓' | '✗' | '–'
export type Line = { mark: Mark; id: string; expected: string; seen: string }

export const lineOf = (id: string, expected: string, { fine, seen }: Seen): Line => ({
  mark: fine ? '✓' : '✗',
  id,
  expected,
  seen,
})
export const notRun = (id: string, expected: string, reason: string): Line => ({
  mark: '–',
  id,
  expected,
  seen: `not run: ${reason}`,
})

const order = Object.keys(rows)
  .filter(id => !/^\d/.test(id))
  .concat(Array.from({ length: 34 }, (_, i) => `${i + 1}`))
const name = (id: string): string => (/^\d/.test(id) ? `fault ${id}` : id)
const fileName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/** One line for a row from all tests that prove it. */
export function lineOfTests(
  id: string,
  proofs: readonly Proof[],
  outcomes: Parameters<typeof outcomesFor>[1],
): Line {
  const expected = rows[id] ?? ''
  const found = proofs.map(proof => ({ proof, outcomes: outcomesFor(proof, outcomes) }))
  const failed = found.flatMap(one => one.outcomes).filter(({ passed }) => !passed)
  const missing = found
    .filter(one => one.outcomes.length === 0)
    .map(({ proof: [file, title] }) => `${fileName(file)} «${title}»`)
  const count = found.reduce((sum, one) => sum + one.outcomes.length, 0)
  const files = [...new Set(proofs.map(([file]) => fileName(file)))].join(', ')
  if (failed.length > 0)
    return {
      mark: '✗',
      id,
      expected,
      seen: `failed in npm test: ${failed.map(({ file, title }) => `${fileName(file)} «${title}»`).join('; ')}`,
    }
  if (missing.length === found.length) return notRun(id, expected, missing.join('; '))
  const rest = missing.length > 0 ? `; not run: ${missing.join('; ')}` : ''
  return { mark: '✓', id, expected, seen: `${count} passed in npm test: ${files}${rest}` }
}

const cell = (text: string): string => text.replaceAll('|', '/').replace(/\s+/g, ' ')

/** The table as Markdown, in the order of the rows, with a count at its end. */
export function toTable(lines: readonly Line[]): string {
  const inOrder = lines.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const count = (mark: Mark) => lines.filter(line => line.mark === mark).length
  const ids = new Set(lines.map(({ id }) => id)).size
  return [
    '| | probe | expected | seen |',
    '| --- | --- | --- | --- |',
    ...inOrder.map(
      line => `| ${line.mark} | ${name(line.id)} | ${cell(line.expected)} | ${cell(line.seen)} |`,
    ),
    '',
    `${ids} rows: ${count('✓')} green, ${count('✗')} red, ${count('–')} not run`,
  ].join('\n')
}
