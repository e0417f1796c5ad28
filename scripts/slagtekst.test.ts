import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { slagText } from '../web/src/features/oversikt/oversikt.text.ts'

const server = path.resolve(import.meta.dirname, '../server/src')
const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter(name => /(?<!\.test)\.ts$/.test(name))
  .map(name => readFileSync(path.join(server, name), 'utf8'))
  .join('\n')
const named = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))]

/** The third argument of the outbox names the mail; a job is named where it is queued and where it recurs. */
test.each([
  ['mail', /outbox\.queue\(\s*tx,\s*[^,]+,\s*'(\w+)'/g, 25],
  ['job', /(?:addJob\(\s*[\w.]+,\s*|\{ name: )'(\w+)'/g, 15],
] as const)('every %s that can fail has a name that staff understand', (_kind, pattern, atLeast) => {
  const names = named(pattern)
  expect(names.length).toBeGreaterThan(atLeast)
  expect(names.filter(name => !(name in slagText))).toEqual([])
})
