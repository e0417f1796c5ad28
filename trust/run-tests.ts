import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isStory, type Suite, specsOf, type Titled } from './titles.ts'

const root = path.resolve(import.meta.dirname, '..')

/** One test as its runner reports it, the values in its title filled in. What was skipped has proven nothing. */
export type Outcome = Titled & { end: 'passed' | 'failed' | 'not run' }

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

const endOf = (status: string, fine: boolean): Outcome['end'] =>
  ['skipped', 'pending', 'todo'].includes(status) ? 'not run' : fine ? 'passed' : 'failed'

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
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(root, name),
      title: fullName,
      end: endOf(status, status === 'passed'),
    })),
  )
}

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
  return specsOf(suites, (test, { ok, tests }) => ({
    ...test,
    end: endOf(tests.every(({ status }) => status === 'skipped') ? 'skipped' : '', ok),
  }))
}

/** Runs these files of tests and stories, and tells how each of their tests ended. */
export function runFiles(files: readonly string[]): Outcome[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'rp-trust-'))
  const [stories, tests] = [files.filter(isStory), files.filter(file => !isStory(file))]
  try {
    return [
      ...(tests.length ? runVitest(tests, path.join(folder, 'vitest.json')) : []),
      ...(stories.length ? runStories(stories, path.join(folder, 'stories.json')) : []),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
