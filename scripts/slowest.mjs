// Names the files that a run spent most time on, from the reports of the two runners.
import path from 'node:path'

/** How many are worth a look. */
const SHOWN = 10

/** @typedef {{ file: string, ms: number, count: number }} Timed A file, what its tests took together, and how many they are. */

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number, assertionResults: unknown[] }[] }} report vitest's JSON
 * @returns {Timed[]}
 */
export const testFiles = report =>
  report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative(process.cwd(), name),
    ms: endTime - startTime,
    count: assertionResults.length,
  }))

/**
 * @typedef {{ specs?: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @typedef {{ file: string } & Suite} StoryFile
 * @param {Suite} suite
 * @returns {number[]} what each try of each story took, in milliseconds
 */
const tries = suite => [
  ...(suite.specs ?? []).flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(result => result.duration)),
  ),
  ...(suite.suites ?? []).flatMap(tries),
]

/**
 * @param {{ suites?: StoryFile[] }} report Playwright's JSON
 * @returns {Timed[]}
 */
export const storyFiles = report =>
  (report.suites ?? []).map(suite => {
    const durations = tries(suite)
    return {
      file: `e2e/${suite.file}`,
      ms: durations.reduce((sum, ms) => sum + ms, 0),
      count: durations.length,
    }
  })

/**
 * @param {readonly Timed[]} files
 * @returns {string[]} a line for each of the slowest, the slowest first
 */
export const slowest = files =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ file, ms, count }) => `${String(Math.round(ms / 1000)).padStart(6)} s  ${file} (${count})`)
