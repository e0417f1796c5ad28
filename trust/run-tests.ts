import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Proof } from './proofs.ts'

const root = path.resolve(import.meta.dirname, '..')

/** One test as its runner reports it: its file, its title with the values filled in, and whether it passed. */
type Outcome = { file: string; title: string; passed: boolean }

type VitestReport = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}
type Suite = {
  file: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
}

/** What was skipped has proven nothing; Playwright calls it `ok`. */
const hasRun = (status: string): boolean => !['skipped', 'pending', 'todo'].includes(status)

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

function runVitest(files: readonly string[], report: string): Outcome[] {
  const args = ['run', '--reporter=json', `--outputFile=${report}`, ...files]
  spawnSync(bin('vitest'), args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  return (readReport<VitestReport>(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => hasRun(status))
      .map(({ title, status }) => ({
        file: path.relative(root, name),
        title,
        passed: status === 'passed',
      })),
  )
}

const outcomesOf = (suite: Suite, file: string): Outcome[] => [
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => hasRun(status)))
    .map(({ title, ok }) => ({ file, title, passed: ok })),
  ...(suite.suites ?? []).flatMap(inner => outcomesOf(inner, file)),
]

function findBrowser(): string | undefined {
  const args = ['scripts/find-browser.mjs', '--install']
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return stdout.trim().split('\n').at(-1) || undefined
}

function runStories(files: readonly string[], report: string): Outcome[] {
  const browser = findBrowser()
  if (!browser) return []
  spawnSync(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const suites = readReport<{ suites: Suite[] }>(report)?.suites ?? []
  return suites.flatMap(suite => outcomesOf(suite, path.posix.join('e2e', path.basename(suite.file))))
}

/** Runs the files that the proofs are in, and tells how each of their tests ended. */
export function runProofs(proofs: readonly Proof[], withStories: boolean): Outcome[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'rp-trust-'))
  const files = [...new Set(proofs.map(([file]) => file))].toSorted()
  const [stories, tests] = [files.filter(isStory), files.filter(file => !isStory(file))]
  try {
    const outcomes = tests.length ? runVitest(tests, path.join(folder, 'vitest.json')) : []
    if (withStories && stories.length)
      outcomes.push(...runStories(stories, path.join(folder, 'stories.json')))
    return outcomes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const isStory = (file: string): boolean => file.endsWith('.story.ts')

/** The title as it stands in the code, with whatever its placeholders were filled with. */
const pattern = (title: string): RegExp =>
  new RegExp(
    `^${title.replace(/\$\{[^}]*\}|%[sdijoO]|\$[\w.]+|[\\^$.*+?()[\]{}|]/g, part => (/^(\$\{|%|\$\w)/.test(part) ? '.*' : `\\${part}`))}$`,
    's',
  )

/** The outcomes of one proof: several where its test runs over a table or in several browsers. */
export const outcomesFor = ([file, title]: Proof, outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(outcome => outcome.file === file && pattern(title).test(outcome.title))
