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
const screen = (path: string): Skjerm =>
  screens().find(one => one.path === path) ?? { path, start: '', deler: '', skall: '' }
/** The scripts that the page of a screen begins with, in the order in which they are read. */
const begunBy = ({ start }: Skjerm): string[] =>
  /data-deler="([^"]*)"/
    .exec(start)?.[1]
    ?.split(' ')
    .map(file => file.slice(1)) ?? []
/** What comes before any screen. */
const scripts = (): Set<string> => withImports(/data-inngang="\/([^"]+)"/.exec(page)?.[1] ?? '')

it('keeps what comes before any screen within 120 kB of script and 24.5 kB of style', () => {
  expect(sum(scripts())).toBeGreaterThan(50 * kB)
  expect(sum(scripts())).toBeLessThan(120 * kB)
  const styles = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
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

it('names for each screen the files that its page asks for at once, all of this build, each after what it needs', () => {
  expect(screens().map(({ path }) => path)).toContain('/login')
  for (const one of screens()) {
    const styles = [...one.deler.matchAll(/href="\/([^"]+)"/g)].map(([, file = '']) => file)
    const begun = begunBy(one)
    expect([one.path, [...styles, ...begun].filter(file => !files.includes(file))]).toEqual([one.path, []])
    expect([one.path, styles.filter(file => page.includes(file))]).toEqual([one.path, []])
    begun.forEach((file, at) => {
      expect([file, withImports(file).difference(new Set(begun.slice(0, at + 1)))]).toEqual([file, new Set()])
    })
  }
})

it('makes a screen of few files, for on a slow line each waits its turn', () => {
  // The screen, its frame, and what it shares: with all, with most, and with the other screens of members.
  for (const path of ['/', '/dineproduksjoner', '/fordelingv23']) {
    const own = new Set(begunBy(screen(path))).difference(scripts())
    expect([path, own.size]).toEqual([path, expect.toSatisfy(count => count >= 3 && count <= 8)])
  }
})
