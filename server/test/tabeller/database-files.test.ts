import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listDatabaseFiles } from './database-files.ts'

it('types of the tables and docs/data.md are what the migrations make; `npm run docs` writes them anew', async () => {
  for (const { file, text } of await listDatabaseFiles())
    expect(readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8'), file).toBe(text)
})
