import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isScreen } from './screens.ts'

it('knows every screen of the router', async () => {
  const router = await readFile(path.join(import.meta.dirname, '../../../web/src/app/router.tsx'), 'utf8')
  const paths = [...router.matchAll(/(?:screen\(|way\(|path:)\s*'(\/[^']*)'/g)].map(
    ([, found]) => found ?? '',
  )
  expect(paths.length).toBeGreaterThan(12)
  for (const found of paths) expect(isScreen(found.replace(/:\w+/, 'abc')), found).toBe(true)
})

it.each([
  '/',
  '/persondata',
  '/persondata/',
  '/Persondata',
  '/reset-password/abc',
  '/admin',
  '/admin/hva/som/helst',
])('knows %s', address => expect(isScreen(address)).toBe(true))

it.each([
  '/metrics',
  '/persondata/mer',
  '/reset-password',
  '/administrator',
  '/finnes-ikke',
])('does not know %s', address => expect(isScreen(address)).toBe(false))
