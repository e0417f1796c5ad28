import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { bearer, startTestPortal, type TestPortal } from '../../../test/portal.ts'

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

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

it('dates a change by when its turn came, not by when it began to wait for another one', async () => {
  const stab = await portal.createPerson('administrator')
  const id = await storeTestDokument(portal, await portal.createPerson())
  const begun = Date.now()
  const later = new Date(begun + 60_000)
  portal.clock.now = () => new Date(begun)
  const waiting = `select 1 from pg_locks join pg_stat_activity a using (pid)
    where not granted and a.datname = current_database()`
  let saved: ReturnType<typeof save> | undefined
  const save = async () => {
    const payload = { status: 'UNDER BEHANDLING' }
    return portal.app.inject({ method: 'PUT', url: `/api/document/${id}`, payload, headers: bearer(stab) })
  }
  await portal.services.db.transaction().execute(async tx => {
    await sql`select id from dokument where id = ${id} for update`.execute(tx)
    saved = save()
    await expect
      .poll(async () => (await portal.asOwner(waiting)).rowCount, { timeout: 30_000 })
      .toBeGreaterThan(0)
    portal.clock.now = () => later
  })
  expect((await saved)?.statusCode).toBe(200)
  const { rows } = await portal.asOwner('select endret from dokument where id = $1', [id])
  expect(rows[0].endret).toEqual(later)
})
