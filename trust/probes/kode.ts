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

async function browserSinks() {
  const pattern =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/g
  const hits = find(/^(web|contract|server)\/src\/.*(?<!\.test)\.tsx?$/, pattern)
  return seen(
    hits.length === 0,
    `${hits.length} places in the code${shown(hits)}; the linter refuses them too`,
  )
}

/** Values travel beside the query: a query text that is put together may only have names in it that the code lists. */
async function queries() {
  const raw = find(/^server\/src\/.*(?<!\.test)\.ts$/, /sql\.raw\([^)]*\)|sql\.lit\([^)]*\)/g)
  const joined = find(/^server\/src\/features\/.*(?<!\.test)\.ts$/, /\.query\(\s*`[^`]*\$\{[^`]*`/g)
  return seen(
    raw.length === 0 && joined.length === 0,
    `sql.raw or sql.lit: ${raw.length}${shown(raw)}; texts put together in features: ${joined.length}${shown(joined)}`,
  )
}

const first = [3, 7, 6, 1, 8, 9, 4, 5, 2]
const second = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
const check = (digits: readonly number[], weights: readonly number[]): number =>
  (11 - (weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0) % 11)) % 11

/** A number that the state could have given: a day, a month from 01 to 12, right check digits. Synthetic ones have 40, 65 or 80 more. */
function isReal(number: string): boolean {
  const digits = [...number].map(Number)
  const [day, month] = [Number(number.slice(0, 2)), Number(number.slice(2, 4))]
  const isDay = (day >= 1 && day <= 31) || (day >= 41 && day <= 71)
  return (
    isDay &&
    month >= 1 &&
    month <= 12 &&
    check(digits, first) === digits[9] &&
    check(digits, second) === digits[10]
  )
}

async function realNumbers() {
  const fits = /\.(ts|tsx|mjs|json|md|sql|csv|txt|yml)$/
  const hits = filesLike(fits)
    .filter(({ file }) => !/package-lock\.json$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\d.])\d{6}[ ]?\d{5}(?![\d])/g)].map(([hit]) => ({
        file,
        hit: hit.replace(' ', ''),
      })),
    )
  const real = hits.filter(({ hit }) => isReal(hit)).map(({ file, hit }) => `${file}: ${hit.slice(0, 6)}…`)
  return seen(
    real.length === 0,
    `${hits.length} numbers of eleven digits in the repository, ${real.length} of them real${shown(real)}`,
  )
}

export const kodeProbes: readonly Probe[] = [
  {
    id: 'E11',
    expected: 'No innerHTML, eval, document.write or dangerouslySetInnerHTML in the code',
    run: browserSinks,
  },
  { id: 'F2', expected: 'No raw SQL, and no query text put together from values', run: queries },
  { id: 'G12', expected: 'No number in the repository that a person could have', run: realNumbers },
]
