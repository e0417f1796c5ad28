import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const contract = join(import.meta.dirname, '../contract/src')

/** What an endpoint may begin with: what it does, in English (rule 4 of CONTRIBUTING.md). */
const verbs = new Set(
  `accept add answer apply approve change check close complete confirm correct create decide delete disable discard end find forget freeze get import
  link list log mark merge order postpone preview read recall register release rename renew reopen report request reset restore
  retry send set simulate start take try undo update upload`
    .split(/\s+/)
    .filter(Boolean),
)

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

test('each endpoint begins with an English verb', async () => {
  const files = readdirSync(contract).filter(file => /^[a-z-]+\.ts$/.test(file))
  const names: string[] = []
  for (const file of files) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(contract, file))
    names.push(...Object.keys(exported).filter(name => isEndpoint(exported[name])))
  }
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(name => !verbs.has(name.split(/[A-Z]/)[0] ?? ''))).toEqual([])
})
