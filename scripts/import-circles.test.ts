import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { circlesIn, firstFolder } from './import-circles.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rp-circles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, source: string): void {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, source)
}

it('finds two features that need a type of each other, however deep it lies', () => {
  write(
    'sak/sak.service.ts',
    "import type { Bruker } from '../bruker/bruker.service.ts'\nexport type Sak = Bruker",
  )
  write('bruker/bruker.service.ts', 'export type Bruker = { id: string }')
  write(
    'bruker/stab/tilgang.ts',
    "import {\n  type Sak,\n} from '../../sak/sak.service.ts'\nexport type Egen = Sak",
  )
  expect(circlesIn(folder, firstFolder)).toEqual([['bruker', 'sak']])
})

it('finds a circle of three, also through what is passed on or loaded when it is needed', () => {
  write('a/a.service.ts', "export { b } from '../b/b.service.ts'")
  write('b/b.service.ts', "export const b = () => import('../c/c.service.ts')")
  write('c/c.service.ts', "import { a } from '../a/a.service.ts'\nexport const c = a")
  write('d/d.service.ts', "import { a } from '../a/a.service.ts'\nexport const d = a")
  expect(circlesIn(folder, firstFolder)).toEqual([['a', 'b', 'c']])
})

it('has nothing against one direction, nor against what tests import', () => {
  write(
    'sak/sak.service.ts',
    "import type { Bruker } from '../bruker/bruker.service.ts'\nexport type Sak = Bruker",
  )
  write(
    'bruker/bruker.service.ts',
    "import type { Database } from '../database.ts'\nexport type Bruker = Database",
  )
  write('bruker/bruker.test.ts', "import type { Sak } from '../sak/sak.service.ts'\nexport type T = Sak")
  write('database.ts', "import type { Sak } from './sak/sak.service.ts'\nexport type Database = Sak")
  expect(circlesIn(folder, firstFolder)).toEqual([])
})
