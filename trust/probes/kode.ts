import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Probe, seen } from '../probe.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Tracked text files whose path fits. */
const filesLike = (fits: RegExp): { file: string; text: string }[] =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(file => fits.test(file))
    .map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const find = (fits: RegExp, pattern: RegExp): string[] =>
  filesLike(fits).flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit.slice(0, 60)}`),
  )

const shown = (hits: readonly string[]): string => (hits.length ? `: ${hits.slice(0, 5).join('; ')}` : '')

/** Values travel beside the query: a query text that is put together may only have names in it that the code lists. */
async function queries() {
  const raw = find(/^server\/src\/.*(?<!\.test)\.ts$/, /sql\.raw\([^)]*\)|sql\.lit\([^)]*\)/g)
  const joined = find(/^server\/src\/features\/.*(?<!\.test)\.ts$/, /\.query\(\s*`[^`]*\$\{[^`]*`/g)
  return seen(
    raw.length === 0 && joined.length === 0,
    `sql.raw or sql.lit: ${raw.length}${shown(raw)}; texts put together in features: ${joined.length}${shown(joined)}`,
  )
}

export const kodeProbes: readonly Probe[] = [
  { id: 'F2', expected: 'No raw SQL, and no query text put together from values', run: queries },
]
