import type pg from 'pg'
import type { FieldCipher } from './field-cipher.ts'
import type { EncryptedColumn } from './key-check.ts'

/** A column with values that do not open where they stand: damaged, moved to another row, or with another's look-up value. */
export type SealFault = {
  tabell: string
  kolonne: string
  antall: number
  /** Ids of the first rows, never what they hold. */
  rader: string[]
}
export type SealReport = { verdier: number; feil: SealFault[] }

const rowsAtOnce = 1000
const mostShown = 20

type Row = { id: string; sealed: string; indeks: string | null }

const listRows = async (pool: pg.Pool, { table, column, index }: EncryptedColumn, after: string) => {
  const { rows } = await pool.query<Row>(
    `select id, ${column} as sealed, ${index ? index.column : 'null'} as indeks from ${table}
     where id > $1::uuid and ${column} <> '' order by id limit ${rowsAtOnce}`,
    [after],
  )
  return rows
}

/** Whether the value is the row's own, and its look-up value is that of what it holds. */
function holds(cipher: FieldCipher, { boundTo, index }: EncryptedColumn, { id, sealed, indeks }: Row) {
  try {
    const plain = cipher.decrypt(sealed, boundTo(id))
    return !index || indeks === null || index.of(cipher, plain, id).includes(indeks)
  } catch {
    return false
  }
}

/**
 * Opens every sealed value beside a running portal, some rows at a time, and changes nothing. Each is bound to its row, so that two
 * people's numbers that have changed places are found.
 * @param hasKey whether the ring has the key; a value of one that is missing is no fault of the value
 */
export async function checkSealed(
  pool: pg.Pool,
  cipher: FieldCipher,
  columns: readonly EncryptedColumn[],
  hasKey: (id: string) => boolean,
): Promise<SealReport> {
  const report: SealReport = { verdier: 0, feil: [] }
  for (const column of columns) {
    const bad: string[] = []
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = await listRows(pool, column, after)
      for (const row of rows) {
        const [format, keyId = ''] = row.sealed.split('.')
        if (format === 'v1' && !hasKey(keyId)) continue
        report.verdier++
        if (!holds(cipher, column, row)) bad.push(row.id)
      }
      const last = rows.at(-1)
      if (!last) break
      after = last.id
    }
    const { table: tabell, column: kolonne } = column
    if (bad.length > 0)
      report.feil.push({ tabell, kolonne, antall: bad.length, rader: bad.slice(0, mostShown) })
  }
  return report
}
