import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { slowest, storyFiles, testFiles } from './slowest.mjs'
import { failedStories, failedTests } from './what-failed.mjs'

const root = path.resolve(import.meta.dirname, '..')
let folder: string

beforeEach(() => {
  // Within the project, so that the runners find their own packages.
  const parent = path.join(root, 'node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(path.join(parent, 'what-failed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs one of the project's runners in the folder, on files that fail, and reads the report it leaves. */
function reportOf(module: string, args: string[]) {
  const report = path.join(folder, 'report.json')
  const env = { PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const command = [path.join(root, 'node_modules', module), ...args]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' })
  expect(status, stderr).toBe(1)
  return JSON.parse(readFileSync(report, 'utf8'))
}

it('names each failed test with what it expected each time, and a file that could not be loaded', () => {
  const test = `import { expect, it } from 'vitest'
it('holds', () => {})
let attempt = 0
it('does not hold', { retry: 1 }, () => expect(++attempt).toBe(3))`
  writeFileSync(path.join(folder, 'a.test.js'), test)
  writeFileSync(path.join(folder, 'b.test.js'), "import './not-there.js'")
  writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default {}')
  const report = reportOf('vitest/vitest.mjs', ['run', '--reporter=json', '--outputFile.json=report.json'])
  const failed = failedTests(report).toSorted()
  expect(failed).toHaveLength(2)
  expect(failed[0]).toMatch(
    /a\.test\.js › does not hold\n.*expected 1 to be 3[\s\S]*and then:\n.*expected 2 to be 3/,
  )
  expect(failed[1]).toMatch(/b\.test\.js\n.*not-there/)
  expect(slowest(testFiles(report))).toHaveLength(2)
  expect(slowest(testFiles(report)).join('\n')).toMatch(/ \d+ s {2}\S+a\.test\.js \(2\)$/m)
})

it('names each failed story, and one that succeeded only when tried again', () => {
  const story = `const { test } = require('@playwright/test')
test('ends well', () => {})
test.describe('within', () => {
  test('ends badly', () => { throw new Error('no such button') })
  test('ends well the second time', ({}, info) => { if (info.retry === 0) throw new Error('starved') })
})`
  writeFileSync(path.join(folder, 'a.spec.cjs'), story)
  writeFileSync(path.join(folder, 'playwright.config.cjs'), 'module.exports = { retries: 1 }')
  const report = reportOf('@playwright/test/cli.js', ['test', '--reporter=json'])
  const [bad, again, ...none] = failedStories(report)
  expect(bad).toMatch(/a\.spec\.cjs:4 › ends badly\n.*no such button/)
  expect(again).toMatch(
    /a\.spec\.cjs:5 › ends well the second time \(succeeded when tried again\)\n.*starved/,
  )
  expect(none).toEqual([])
  expect(slowest(storyFiles(report))).toEqual([expect.stringMatching(/^ +\d+ s {2}e2e\/a\.spec\.cjs \(5\)$/)])
})

it('lists the slowest ten, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, ms: n * 1000, count: 1 }))
  expect(slowest(files)).toHaveLength(10)
  expect(slowest(files)[0]).toBe('    11 s  11.test.ts (1)')
})
