// Runs the checks of the project and closes with its ten slowest files and one line that counts: `Total: N passed, N failed, N skipped`.
// --no-browser: all but the browser stories; --only-browser: the stories alone, with further arguments for Playwright;
// --static: formatting, import rules, dead code, types and generated docs alone; --feil: the faults of whole machines alone, which
// no other run has.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { slowest, storyFiles, testFiles } from './slowest.mjs'
import { failedStories, failedTests } from './what-failed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(path.join(tmpdir(), 'rp-check-'))
const onlyBrowser = process.argv.includes('--only-browser')
const onlyStatic = process.argv.includes('--static')
const onlyFaults = process.argv.includes('--feil')
const withBrowser = !process.argv.includes('--no-browser') && !onlyStatic && !onlyFaults
const further = process.argv.slice(2).filter(argument => argument !== '--only-browser')
/** @param {string} name */
const bin = name => path.join(root, 'node_modules/.bin', name)
const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc')

/** @param {string} project @returns {[string, string, string[]]} */
const types = project => [`types: ${project}`, process.execPath, [tsc, '-p', project]]
const layered = ['contract/src', 'server/src', 'web/src']

/**
 * Checks that pass or fail as a whole.
 *
 * @type {[name: string, command: string, args: string[]][]}
 */
const whole = [
  ['formatting and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['import rules', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...layered]],
  ['circles of features', process.execPath, ['scripts/import-circles.mjs']],
  ['dead code', bin('knip'), []],
  types('contract'),
  types('server'),
  types('web'),
  types('.'),
  ['generated docs are current', process.execPath, ['scripts/write-docs.ts', '--check']],
]

/**
 * What it printed is shown only when it did not end well.
 *
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<boolean>} whether it ended well
 */
function run(name, command, args, { quiet = true, env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? 'pipe' : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', data => {
      output += data
    })
    child.stderr?.on('data', data => {
      output += data
    })
    child.on('error', error => {
      output += error
    })
    child.on('close', code => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
      if (code !== 0 && quiet) console.log(output)
      resolve(code === 0)
    })
  })
}

/** @param {string} file */
const readReport = file => {
  try {
    return JSON.parse(readFileSync(path.join(reports, file), 'utf8'))
  } catch {
    return null
  }
}

const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name: said again at the end, since an hour of output may not be kept whole. @type {string[]} */
const failures = []
/** @type {import('./slowest.mjs').Timed[]} */
const timed = []
/** @param {number} passed @param {number} failed @param {number} skipped */
const count = (passed, failed, skipped) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** Two at a time, for the two cores that most machines have at least. */
async function runWhole() {
  const left = [...whole]
  const runNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, command, args] = next
      const ok = await run(name, command, args)
      count(ok ? 1 : 0, ok ? 0 : 1, 0)
      if (!ok) failures.push(name)
    }
  }
  await Promise.all([runNext(), runNext()])
}

/** @param {'alt' | 'feil'} project of vitest.config.ts */
async function runVitest(project) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`]
  const args = ['run', `--project=${project}`, ...reporters]
  const ok = await run('unit and API tests', bin('vitest'), args, { quiet: false })
  const report = readReport('vitest.json')
  if (!report) return count(0, 1, 0)
  failures.push(...failedTests(report))
  timed.push(...testFiles(report))
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  count(numPassedTests, numFailedTests, numPendingTests + numTodoTests)
  // A file that could not even be loaded has no failed test to count.
  if (ok || numFailedTests > 0) return
  count(0, 1, 0)
  failures.push('unit and API tests: an error outside of any test, or a file that could not be loaded')
}

/** Path of a Chromium, found or installed; undefined after saying loudly that there is none. */
function findBrowser() {
  const found = spawnSync(process.execPath, ['scripts/find-browser.mjs', '--install'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return found.stdout
    .trim()
    .split('\n')
    .findLast(line => line.includes('/') || line.includes('\\'))
}

async function runStories() {
  const browser = findBrowser()
  if (!browser) return count(0, process.env.CI ? 1 : 0, 1)
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json') }
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...(onlyBrowser ? further : [])]
  const ok = await run('browser stories', bin('playwright'), args, { quiet: false, env })
  const report = readReport('playwright.json')
  if (!report?.stats) return count(0, 1, 0)
  failures.push(...failedStories(report))
  timed.push(...storyFiles(report))
  const { stats } = report
  count(stats.expected + stats.flaky, stats.unexpected, stats.skipped)
  if (!ok && stats.unexpected === 0) count(0, 1, 0)
}

if (!onlyBrowser && !onlyFaults) await runWhole()
if (!onlyBrowser && !onlyStatic) await runVitest(onlyFaults ? 'feil' : 'alt')
if (withBrowser) await runStories()
rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\n✗ ${failure}`)
if (timed.length > 0) console.log(`\nThe slowest files:\n${slowest(timed).join('\n')}`)
console.log(`\nTotal: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
