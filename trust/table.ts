import type { Seen } from './probe.ts'
import { rows } from './rows.ts'
import type { Outcome } from './run-tests.ts'
import { idsIn, nameOf, type Titled } from './titles.ts'

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

/** The faults last: an object gives its whole numbers first. */
const isFault = (id: string): boolean => /^\d/.test(id)
const order = [
  ...Object.keys(rows).filter(id => !isFault(id)),
  ...Object.keys(rows).filter(id => isFault(id)),
]
const fileName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)
const named = ({ file, title }: Titled): string => `${fileName(file)} «${title}»`

const filesOf = (tests: readonly Titled[]): string =>
  [...new Set(tests.map(({ file }) => fileName(file)))].join(', ')

/**
 * One line for a row from all tests that carry it.
 *
 * @param listed the tests of `npm test` with the row in their title
 * @param outcomes what the run reported of every test in the files that ran
 */
export function lineOfTests(id: string, listed: readonly Titled[], outcomes: readonly Outcome[]): Line {
  const expected = rows[id] ?? ''
  const own = outcomes.filter(({ title }) => idsIn(title).includes(id))
  const failed = own.filter(({ end }) => end === 'failed')
  const passed = own.filter(({ end }) => end === 'passed')
  const missing = [
    ...own.filter(({ end }) => end === 'not run').map(named),
    ...listed.filter(test => !own.some(({ file }) => file === test.file)).map(named),
  ].join('; ')
  if (failed.length > 0)
    return { mark: '✗', id, expected, seen: `failed in npm test: ${failed.map(named).join('; ')}` }
  if (passed.length === 0) return notRun(id, expected, missing)
  const rest = missing ? `; not run: ${missing}` : ''
  return { mark: '✓', id, expected, seen: `${passed.length} passed in npm test: ${filesOf(passed)}${rest}` }
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
      line => `| ${line.mark} | ${nameOf(line.id)} | ${cell(line.expected)} | ${cell(line.seen)} |`,
    ),
    '',
    `${ids} rows: ${count('✓')} green, ${count('✗')} red, ${count('–')} not run`,
  ].join('\n')
}
