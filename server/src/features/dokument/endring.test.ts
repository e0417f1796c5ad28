import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../..')

it('is the only road to a document: what else writes its row is named here, with why', () => {
  const writes = /updateTable\('dokument'\)|\bupdate dokument\b/
  const found = globSync('{app,features,platform}/**/*.ts', { cwd: source })
    .filter(file => !file.endsWith('.test.ts') && writes.test(readFileSync(path.join(source, file), 'utf8')))
    .sort()
  expect(found).toEqual([
    // Called by `endring.ts`, and the mark of what the owner has been mailed.
    'features/dokument/dokument.repository.ts',
    // Thousands at once, when a register calls its entries something else.
    'features/dokument/navnebytte.repository.ts',
    // What the virus scanner says of the files.
    'features/dokument/viruskontroll/viruskontroll.repository.ts',
  ])
})

it('is walked by whoever changes a row', () => {
  const callers = globSync('{app,features}/**/*.ts', { cwd: source }).filter(file =>
    /\bupdateDokumenter\(/.test(readFileSync(path.join(source, file), 'utf8')),
  )
  expect(callers).toEqual(['features/dokument/endring.ts'])
})
