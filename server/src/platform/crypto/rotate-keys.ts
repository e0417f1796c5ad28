import type pg from 'pg'
import type { FieldCipher } from './field-cipher.ts'
import type { EncryptedColumn } from './key-check.ts'

type Row = { id: string; sealed: string }
type Sealed = { id: string; before: string; after: string }
type Damage = (table: string, id: string) => void

const rowsAtOnce = 200

const listOld = async (pool: pg.Pool, { table, column }: EncryptedColumn, current: string, after: string) => {
  const { rows } = await pool.query<Row>(
    `select id, ${column} as sealed from ${table}
     where id > $1::uuid and ${column} like 'v1.%' and not starts_with(${column}, $2) order by id limit ${rowsAtOnce}`,
    [after, `v1.${current}.`],
  )
  return rows
}

/** A value that somebody has changed meanwhile is left: it is sealed with the new key already. */
const replace = async (pool: pg.Pool, { table, column }: EncryptedColumn, values: readonly Sealed[]) => {
  const { rowCount } = await pool.query(
    `update ${table} set ${column} = given.after
     from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, before, after)
     where ${table}.id = given.id and ${table}.${column} = given.before`,
    [values.map(value => value.id), values.map(value => value.before), values.map(value => value.after)],
  )
  return rowCount ?? 0
}

async function rotateColumn(pool: pg.Pool, cipher: FieldCipher, column: EncryptedColumn, damaged: Damage) {
  let done = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await listOld(pool, column, cipher.currentKey, after)
    const values: Sealed[] = []
    for (const { id, sealed } of rows) {
      const boundTo = column.boundTo(id)
      try {
        values.push({ id, before: sealed, after: cipher.encrypt(cipher.decrypt(sealed, boundTo), boundTo) })
      } catch {
        damaged(column.table, id)
      }
    }
    if (values.length > 0) done += await replace(pool, column, values)
    const last = rows.at(-1)
    if (!last) return done
    after = last.id
  }
}

/**
 * Seals with the newest key what an older one has sealed, some rows at a time beside a running portal. Cut off or run by two at once
 * it loses nothing and does nothing twice that matters.
 * @param damaged told of each value that does not open; it is left as it is
 * @returns how many values were sealed anew
 */
export async function rotateKeys(
  pool: pg.Pool,
  cipher: FieldCipher,
  columns: readonly EncryptedColumn[],
  damaged: Damage,
): Promise<number> {
  let done = 0
  for (const column of columns) done += await rotateColumn(pool, cipher, column, damaged)
  return done
}
