// Which rows a test proves stands in its title, in brackets: `[A5]`, `[fault 14]`. The runners say which titles there are.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { createVitest } from 'vitest/node'

const root = path.resolve(import.meta.dirname, '..')

/** A test: its file from the root of the repository, and its title with those of what it lies in. */
export type Titled = { file: string; title: string }

/** The part of Playwright's JSON, of a list and of a run, that titles and outcomes stand in. */
export type Suite = {
  title: string
  file: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
}

/** `A5`, `fault 14`: how a row is called in titles and in the table. */
export const nameOf = (id: string): string => (/^\d/.test(id) ? `fault ${id}` : id)

/** The ids of rows that a title carries; also of rows that there are not. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[(?:fault (\d+)|(CI|[A-Z]\d+))\]/g)].map(([, fault, row]) => fault ?? row ?? '')

export const isStory = (file: string): boolean => file.endsWith('.story.ts')

/** Every test of `npm test` but the stories, its title as it stands in the code: placeholders are not filled in. */
async function listTests(): Promise<Titled[]> {
  const vitest = await createVitest('test', { root, watch: false })
  try {
    const modules = await vitest.parseSpecifications(await vitest.globTestSpecifications())
    return modules.flatMap(module =>
      [...module.children.allTests()].map(test => ({ file: module.relativeModuleId, title: test.fullName })),
    )
  } finally {
    await vitest.close()
  }
}

/** What Playwright's JSON says of each test in it, in files that are named from the root of the repository. */
export function specsOf<T>(
  suites: readonly Suite[],
  toEach: (test: Titled, spec: NonNullable<Suite['specs']>[number]) => T,
): T[] {
  const walk = (suite: Suite, above: string): T[] => [
    ...(suite.specs ?? []).map(spec =>
      toEach({ file: path.posix.join('e2e', suite.file), title: `${above}${spec.title}` }, spec),
    ),
    ...(suite.suites ?? []).flatMap(inner => walk(inner, `${above}${inner.title} `)),
  ]
  return suites.flatMap(suite => walk(suite, ''))
}

function listStories(): Titled[] {
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', '--list', '--reporter=json', '--config', 'e2e/playwright.config.ts']
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { suites } = JSON.parse(stdout) as { suites: Suite[] }
  return specsOf(suites, test => test)
}

/** Every test and every story of `npm test`, without running any. */
export const listTitles = async (): Promise<Titled[]> => [...(await listTests()), ...listStories()]
