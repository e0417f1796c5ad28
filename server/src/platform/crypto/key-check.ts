import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { createFieldCipher, type FieldCipher, type Keyring } from './field-cipher.ts'

/** A column of encrypted fields in a table with a uuid `id`. Names from our own code, never from a request. */
export type EncryptedColumn = {
  table: string
  column: string
  boundTo: (id: string) => string
  /** The look-up value beside it: what it may be for a row that holds `plain`. Null in the database: not made yet. */
  index?: { column: string; of: (cipher: FieldCipher, plain: string, id: string) => readonly string[] }
}

/** How many values and stored files each key of the ring has sealed; `iBruk` is the one that seals new ones. */
export type KeyUse = { noekkel: string; verdier: number; filer: number; iRingen: boolean; iBruk: boolean }

const plain = 'Rettighetsportalen'
const proofOf = (id: string) => `noekkelproeve:${id}`

/** How many values of the columns each key id has sealed. */
export async function countByKey(
  pool: pg.Pool,
  columns: readonly EncryptedColumn[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ noekkel: string; antall: number }>(
      `select split_part(${column}, '.', 2) as noekkel, count(*) as antall from ${table} where ${column} like 'v1.%' group by 1`,
    )
    for (const { noekkel, antall } of rows) counts.set(noekkel, (counts.get(noekkel) ?? 0) + Number(antall))
  }
  return counts
}

/** Every key that the ring has, or the columns or the files use. */
export async function listKeyUse(
  pool: pg.Pool,
  ring: Keyring,
  columns: readonly EncryptedColumn[],
  filesByKey: ReadonlyMap<string, number>,
): Promise<KeyUse[]> {
  const counts = await countByKey(pool, columns)
  const ids = new Set([...Object.keys(ring.keys), ...counts.keys(), ...filesByKey.keys()])
  return [...ids].toSorted().map(noekkel => ({
    noekkel,
    verdier: counts.get(noekkel) ?? 0,
    filer: filesByKey.get(noekkel) ?? 0,
    iRingen: noekkel in ring.keys,
    iBruk: noekkel === ring.current,
  }))
}

const opens = (cipher: FieldCipher, sealed: string, boundTo: string): boolean => {
  try {
    cipher.decrypt(sealed, boundTo)
    return true
  } catch {
    return false
  }
}

const wrongKey = (id: string): StartError =>
  new StartError(
    `Nøkkelen «${id}» i FIELD_KEYS er en annen enn den databasen er skrevet med. Hent den riktige fra der du oppbevarer hemmelighetene (utenfor produksjon: hemmeligheter.json i sikkerhetskopien av datamappen). Portalen starter ikke, for da ville det som er lagret, ikke kunne åpnes.`,
  )
const counted = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`
const missingKey = ({ noekkel, verdier, filer }: KeyUse): StartError =>
  new StartError(
    `FIELD_KEYS mangler nøkkelen «${noekkel}», som ${counted(verdier, 'verdi', 'verdier')} i databasen og ${counted(filer, 'lagret fil', 'lagrede filer')} er kryptert med. Legg den tilbake foran den nye, og fjern den først når npm run sjekk viser at den kan fjernes.`,
  )
const wrongIndex = (): StartError =>
  new StartError(
    'INDEX_KEY er en annen enn den databasen er skrevet med. Hent den riktige fra der du oppbevarer hemmelighetene. Portalen starter ikke, for da ville den ikke kjent igjen personnumre som finnes fra før.',
  )

/** A value that a key has sealed in a database from before there were proofs. */
async function findSample(
  pool: pg.Pool,
  columns: readonly EncryptedColumn[],
  key: string,
): Promise<{ sealed: string; boundTo: string } | null> {
  for (const { table, column, boundTo } of columns) {
    const { rows } = await pool.query<{ id: string; sealed: string }>(
      `select id, ${column} as sealed from ${table} where starts_with(${column}, $1) limit 1`,
      [`v1.${key}.`],
    )
    if (rows[0]) return { sealed: rows[0].sealed, boundTo: boundTo(rows[0].id) }
  }
  return null
}

type Keys = {
  pool: pg.Pool
  ring: Keyring
  indexKey: Buffer
  columns: readonly EncryptedColumn[]
  /** Of keys that the ring has it may be left out. */
  filesByKey: ReadonlyMap<string, number>
  /** Whether some look-up value of the database is what this cipher makes of the same plain text; true when there is none. */
  indexHolds: (cipher: FieldCipher) => Promise<boolean>
}

/** Writes what is missing. Of two starts at once with different keys the first has written, and the second is refused. */
async function writeProofs({ pool, ring, indexKey, columns, indexHolds }: Keys): Promise<void> {
  const rows = await listProofs(pool)
  const write = (name: string, id: string, proof: string) =>
    pool.query(
      'insert into noekkelproeve (ring, noekkel_id, proeve) values ($1, $2, $3) on conflict do nothing',
      [name, id, proof],
    )
  for (const id of Object.keys(ring.keys)) {
    if (rows.some(row => row.ring === 'FIELD_KEYS' && row.id === id)) continue
    const cipher = createFieldCipher({ ...ring, current: id }, indexKey)
    const sample = await findSample(pool, columns, id)
    if (sample && !opens(cipher, sample.sealed, sample.boundTo)) throw wrongKey(id)
    await write('FIELD_KEYS', id, cipher.encrypt(plain, proofOf(id)))
  }
  if (rows.some(row => row.ring === 'INDEX_KEY')) return
  const cipher = createFieldCipher(ring, indexKey)
  if (!(await indexHolds(cipher))) throw wrongIndex()
  await write('INDEX_KEY', '1', cipher.blindIndex(plain, 'noekkelproeve'))
}

/**
 * Holds the keys of the configuration against those that this database was written with, before anything is read or written with
 * them. A key that is new in the ring is written down; one that is gone from it is forgotten when nothing is sealed with it.
 * @throws StartError when a key is another, or one that is still in use is missing
 */
export async function requireKeys(keys: Keys): Promise<void> {
  const { pool, ring, indexKey, columns } = keys
  const use = await listKeyUse(pool, ring, columns, keys.filesByKey)
  const missing = use.find(({ iRingen, verdier, filer }) => !iRingen && verdier + filer > 0)
  if (missing) throw missingKey(missing)
  await writeProofs(keys)
  const proofs = await listProofs(pool)
  requireProofs(proofs, ring, indexKey)
  const gone = proofs.filter(proof => proof.ring === 'FIELD_KEYS' && !(proof.id in ring.keys))
  for (const { id } of gone)
    await pool.query("delete from noekkelproeve where ring = 'FIELD_KEYS' and noekkel_id = $1", [id])
}

/** A known text that a key has sealed. */
export type KeyProof = { ring: string; id: string; proeve: string }

export async function listProofs(pool: Pick<pg.Pool, 'query'> | pg.ClientBase): Promise<KeyProof[]> {
  const { rows } = await (pool as pg.Pool).query<KeyProof>(
    'select ring, noekkel_id as id, proeve from noekkelproeve',
  )
  return rows
}

/** @throws StartError when a key is another than the one that sealed the proof; keys that are missing are passed over */
export function requireProofs(proofs: readonly KeyProof[], ring: Keyring, indexKey: Buffer): void {
  const cipher = createFieldCipher(ring, indexKey)
  for (const { ring: name, id, proeve } of proofs) {
    if (name === 'INDEX_KEY' && proeve !== cipher.blindIndex(plain, 'noekkelproeve')) throw wrongIndex()
    if (name === 'FIELD_KEYS' && id in ring.keys && !opens(cipher, proeve, proofOf(id))) throw wrongKey(id)
  }
}
