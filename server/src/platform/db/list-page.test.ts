import { type Expression, sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { hasWords, likeness } from './list-page.ts'
import { createDatabase } from './pool.ts'

it('finds a name however its apostrophe and its dash are written, and no other name', async () => {
  const { connection, drop } = await createTestDatabase({ migrated: false })
  const { kysely, close } = createDatabase({ connection, max: 1, log: { warn: () => {} } })
  const ask = async (is: Expression<unknown>) =>
    (await sql<{ is: boolean }>`select ${is} as is`.execute(kysely)).rows[0]?.is
  const finds = async (name: string, typed: string) => [
    await ask(sql`${name}::text ilike ${likeness(typed)}`),
    await ask(hasWords(sql`${name}::text`, typed)),
  ]
  try {
    for (const apostrophe of ["'", '’', '‘', 'ʼ', '´'])
      for (const typed of ["O'Brien", 'o’brien', 'O´B'])
        expect([typed, await finds(`Sinéad O${apostrophe}Brien`, typed)]).toEqual([typed, [true, true]])
    for (const dash of ['-', '‐', '‑', '–', '—'])
      for (const typed of ['anne-marie', 'Anne–Marie', 'A-foto Anne‑M'])
        expect([typed, await finds(`A${dash}foto Anne${dash}Marie`, typed)]).toEqual([typed, [true, true]])
    expect(await finds('Obrien', "O'Brien")).toEqual([false, false])
    expect(await finds('Nordlys', '-')).toEqual([false, false])
    expect(await finds('50 % a_b', "a_b'")).toEqual([false, false])
  } finally {
    await close()
    await drop()
  }
})
