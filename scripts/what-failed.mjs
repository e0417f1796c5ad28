// Names what failed, from the reports of the two runners, so that the end of a long run says it without its beginning.

/** The lines of an error that say what was expected; the rest is in the run's own output. */
const MESSAGE_LINES = 12

/** @param {string | undefined} message */
const shortened = message =>
  (message ?? '')
    .trim()
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map(line => `    ${line}`)
    .join('\n')

/**
 * A test that failed twice may have failed for two reasons, of which the first is the cause.
 * @param {string[]} messages
 */
const eachAttempt = messages => [...new Set(messages.map(shortened))].join('\n    and then:\n')

/**
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }[] }} report vitest's JSON
 * @returns {string[]} one text for each failed test, and for each file that could not be loaded
 */
export function failedTests(report) {
  return report.testResults.flatMap(file => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${file.name}\n${shortened(file.message)}`]
    return failed.map(test => `${file.name} › ${test.fullName}\n${eachAttempt(test.failureMessages ?? [])}`)
  })
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status: string,
 *   results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite Playwright's JSON, or a part of it
 * @returns {string[]} one text for each story that failed, also for one that succeeded when tried again
 */
export function failedStories(suite) {
  const inner = (suite.suites ?? []).flatMap(failedStories)
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const again = status === 'flaky' ? ' (succeeded when tried again)' : ''
        const error = results.find(result => result.error)?.error?.message
        return `[${projectName}] ${file}:${line} › ${title}${again}\n${shortened(error)}`
      }),
  )
  return [...inner, ...own]
}
