import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { putTable } from './skriv.ts'

it('puts the table into the README between its marks, in the place of the last one', async () => {
  const readme = await readFile(path.resolve(import.meta.dirname, '../README.md'), 'utf8')
  const once = putTable(readme, '| en |')
  expect(once).toContain('-->\n| en |\n<!--')
  const twice = putTable(once, '| to |')
  expect(twice).toContain('-->\n| to |\n<!--')
  expect(twice).not.toContain('| en |')
  expect(twice.split('\n').length).toBe(once.split('\n').length)
  expect(() => putTable('uten plass', '')).toThrow('no place')
})
