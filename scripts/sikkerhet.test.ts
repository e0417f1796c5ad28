import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(path.join(root, 'docs/sikkerhet.md'), 'utf8')

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has, from V1 to V17. */
const perKapittel = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

it('has every requirement of ASVS 5.0 levels 1 and 2, once', () => {
  const ids = [...page.matchAll(/^\| (\d+)\.\d+\.\d+ \|/gm)]
  expect(new Set(ids.map(([row]) => row)).size).toBe(ids.length)
  expect(perKapittel.map((_, i) => ids.filter(([, chapter]) => chapter === String(i + 1)).length)).toEqual(
    perKapittel,
  )
})

it('names no file and no folder that is not there', () => {
  const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, name = '']) => name)
  const paths = named.filter(name => !name.startsWith('/') && !name.startsWith('@'))
  const missing = paths.filter(
    name => !existsSync(path.join(root, name)) && !existsSync(path.join(root, 'server/src', name)),
  )
  expect(paths.length).toBeGreaterThan(60)
  expect(missing).toEqual([])
})

it('explains each deviation that a requirement points to', () => {
  const pointed = [...page.matchAll(/avvik (\d)/g)].map(([, number]) => number)
  expect(pointed).not.toHaveLength(0)
  for (const number of pointed) expect(page).toMatch(new RegExp(`^${number}\\. \\*\\*`, 'm'))
})
