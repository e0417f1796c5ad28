import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import type { Skjerm } from '../server/src/app/screens.ts'
import { buildWeb } from './build-web.mjs'

const root = path.dirname(import.meta.dirname)
const dist = path.join(root, 'web/dist')
const kB = 1000

/** Of this build alone: the folder keeps the parts of the one before. */
let files: string[]
let page: string
beforeAll(async () => {
  await buildWeb(root, () => {})
  files = JSON.parse(readFileSync(path.join(dist, '.stamp'), 'utf8')).files
  page = readFileSync(path.join(dist, 'index.html'), 'utf8')
})

const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8')
const gzipped = (file: string): number => gzipSync(read(file)).length
const sum = (some: Iterable<string>): number => [...some].reduce((bytes, file) => bytes + gzipped(file), 0)

/** A script and all that it cannot begin without. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(`assets/${name}`, found)
  return found
}
/** What the page of each screen has more than the others. */
const screens = (): Skjerm[] => JSON.parse(read('.skjermer.json'))
const named = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, file = '']) => file)
const scripts = (): Set<string> => {
  const [entry = ''] = named(/<script type="module"[^>]* src="\/([^"]+)"/g)
  return withImports(entry)
}

it('keeps what comes before any screen within 120 kB of script and 24.5 kB of style', () => {
  expect(sum(scripts())).toBeGreaterThan(50 * kB)
  expect(sum(scripts())).toBeLessThan(120 * kB)
  const styles = named(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)
  expect(styles).toHaveLength(1)
  expect(sum(styles)).toBeLessThan(24.5 * kB)
})

it('lets no screen bring a part of more than 40 kB, nor the viewer, which comes when a document is opened', () => {
  const asked = /^assets\/pdf-engine-/
  const parts = files.filter(file => file.endsWith('.js') && !scripts().has(file))
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter(file => !asked.test(file) && gzipped(file) > 40 * kB)).toEqual([])
  const pages = parts.filter(file => /-page-[^/]+\.js$/.test(file))
  expect(pages.length).toBeGreaterThan(30)
  for (const file of pages) expect([...withImports(file)].filter(part => asked.test(part))).toEqual([])
})

it('brings what the way in needs within 60 kB more', () => {
  const login = files.find(file => /login-page-[^/]+\.js$/.test(file)) ?? ''
  const more = withImports(login).difference(scripts())
  expect(more.size).toBeGreaterThan(1)
  expect(sum(more)).toBeLessThan(60 * kB)
})

it('names for each screen the files that its page asks for at once, all of this build and none of them twice', () => {
  expect(screens().map(({ path }) => path)).toContain('/login')
  for (const { path: screen, deler } of screens()) {
    const asked = [...deler.matchAll(/href="\/([^"]+)"/g)].map(([, file = '']) => file)
    expect([screen, asked.filter(file => !files.includes(file))]).toEqual([screen, []])
    expect([screen, asked.filter(file => page.includes(file))]).toEqual([screen, []])
  }
})

it('makes a screen of few files, for on a slow line each waits its turn', () => {
  const filesOf = (screen: string) =>
    screens()
      .find(({ path }) => path === screen)
      ?.deler.match(/\.js"/g)?.length
  // The screen, its frame, and what it shares: with all, with most, and with the other screens of members.
  for (const screen of ['/', '/dineproduksjoner', '/fordelingv23'])
    expect([screen, filesOf(screen)]).toEqual([screen, expect.toSatisfy(count => count <= 7)])
})
