import { sentence } from '@rp/contract/errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

/** What PostgreSQL says when it gets no more of the disk, said by the tables that are written. `npm run trust` fills a real one. */
async function fill(tables: readonly string[]): Promise<void> {
  await portal.asOwner(
    `create function fullt() returns trigger language plpgsql as
     $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`,
  )
  for (const table of tables)
    await portal.asOwner(
      `create trigger fullt before insert or update on ${table} for each row execute function fullt()`,
    )
}

it('lets people read while the database has no room, tells who saves that nothing is kept, and goes on with room [fault 6]', async () => {
  const upload = async () => portal.upload(person, [{ navn: 'a.pdf', innhold: await textPdf(['avtale']) }])
  const list = () => portal.app.inject({ url: `/api/document/mine/${person.id}`, headers: bearer(person) })
  expect((await upload()).statusCode).toBe(201)
  await fill(['sesjon', 'dokument'])
  // Long enough since the session was last used that a call would note it.
  const start = Date.now()
  portal.clock.now = () => new Date(start + 5 * 60_000)

  const refused = await upload()
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toEqual({ code: 'database_full', message: sentence('database_full') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  const read = await list()
  expect(read.statusCode).toBe(200)
  expect(read.json()).toHaveLength(1)

  await portal.asOwner('drop function fullt() cascade')
  expect((await upload()).statusCode).toBe(201)
  expect((await list()).json()).toHaveLength(2)
})
