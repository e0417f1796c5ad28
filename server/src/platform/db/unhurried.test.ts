import { type Generated, sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { createDatabase } from './pool.ts'
import { unhurried } from './unhurried.ts'

it('lets the one statement not wait for the disk, and the next again', async () => {
  const { connection, drop } = await createTestDatabase({ migrated: false })
  const { kysely, close } = createDatabase<{ antall: { n: Generated<number> } }>({
    connection,
    max: 1,
    log: { warn: () => {} },
  })
  const waits = async (db = kysely) =>
    (await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db)).rows[0]
      ?.synchronous_commit
  try {
    await sql`create table antall (n int not null)`.execute(kysely)
    // The server of the tests waits for nothing.
    await sql`set synchronous_commit = on`.execute(kysely)
    expect(await waits()).toBe('on')
    const inside = await kysely.transaction().execute(async tx => {
      await tx.insertInto('antall').values({ n: 1 }).returning(unhurried).execute()
      return waits(tx)
    })
    expect(inside).toBe('off')
    await kysely.insertInto('antall').values({ n: 2 }).returning(unhurried).execute()
    expect(await waits()).toBe('on')
    expect(await kysely.selectFrom('antall').select('n').execute()).toEqual([{ n: 1 }, { n: 2 }])
  } finally {
    await close()
    await drop()
  }
})
