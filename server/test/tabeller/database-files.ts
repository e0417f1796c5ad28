// The files that are made from the migrated database, and what each should hold.

import { createDatabase } from '../../src/platform/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { dataTextOf } from './data-text.ts'
import { tableTypesOf } from './table-types.ts'

/** Path from the root of the repository, and text. Makes a database with every migration, and removes it. */
export async function listDatabaseFiles(): Promise<{ file: string; text: string }[]> {
  const database = await createTestDatabase()
  const { kysely, close } = createDatabase<never>({ connection: database.superuser, log: { warn: () => {} } })
  try {
    return [
      { file: 'server/src/features/tabeller.ts', text: await tableTypesOf(kysely) },
      { file: 'docs/data.md', text: await dataTextOf(kysely) },
    ]
  } finally {
    await close()
    await database.drop()
  }
}
