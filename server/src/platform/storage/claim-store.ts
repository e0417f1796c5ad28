import crypto from 'node:crypto'
import type pg from 'pg'
import { AppError } from '../http/app-error.ts'
import { StartError } from '../start-error.ts'
import type { FileCipher } from './file-cipher.ts'
import type { FileStorage, StorePlace } from './storage.ts'

/** Any number all versions of the portal agree on: two first starts at once shall claim one store. */
const LOCK = 7_265_746_713

type Question = {
  pool: pg.Pool
  place: StorePlace
  cipher: FileCipher
  /** Some keys that the database names, to know the store by; none when it names no file yet. */
  sampleKeys: () => Promise<string[]>
}

const missing = ({ name, hint }: StorePlace): StartError =>
  new StartError(
    `Fillageret i ${name} er ikke der, eller det er tomt. ${hint} Portalen starter ikke, for da ville filer havnet et annet sted enn de gamle.`,
  )
const foreign = ({ name, hint }: StorePlace): StartError =>
  new StartError(
    `Fillageret i ${name} hører til en annen database enn den portalen bruker. Kontroller også DATABASE_URL. ${hint}`,
  )
const away = ({ name, hint }: StorePlace, error: AppError): StartError =>
  new StartError(`Portalen får ikke tak i fillageret i ${name} (${error.message}). ${hint}`, {
    cause: error,
  })

async function knowsOne(storage: FileStorage, keys: readonly string[]): Promise<boolean> {
  for await (const { key } of storage.list()) if (keys.length === 0 || keys.includes(key)) return true
  return false
}

/** The id of the store for a database that has none written down: that of the store in its place, or of a new one. */
async function adopt({ place, cipher, sampleKeys }: Question): Promise<string> {
  const keys = await sampleKeys()
  const marker = await place.readMarker()
  if (!marker) {
    if (keys.length > 0) throw missing(place)
    const id = crypto.randomUUID()
    await place.make(id)
    return id
  }
  // A store from before it had an id is this database's: there was no other.
  if (!marker.id) return crypto.randomUUID()
  const isOurs = keys.length > 0 ? await knowsOne(place.open({ cipher }), keys) : false
  const isEmpty = !(await knowsOne(place.open({ cipher }), []))
  if (!isOurs && !isEmpty) throw foreign(place)
  return marker.id
}

type KnownStore = { id: string; refusePlain: boolean }

/** What this database knows of its store; undefined when nothing is written down. */
export async function readStore(pool: pg.Pool | pg.PoolClient): Promise<KnownStore | undefined> {
  const { rows } = await pool.query<KnownStore>(
    'select id, kryptert is not null as "refusePlain" from fillager',
  )
  return rows[0]
}

/**
 * The file store that belongs to this database. The first start makes it, and each knows the other from then on.
 * @throws StartError when there is no store where there should be one, or that of another database
 */
export async function claimStore(question: Question): Promise<FileStorage> {
  const { pool, place, cipher } = question
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const known = await readStore(client)
    const id = known?.id ?? (await adopt(question))
    if (!known) await client.query('insert into fillager (id) values ($1)', [id])
    const marker = await place.readMarker()
    if (!marker) throw missing(place)
    if (marker.id && marker.id !== id) throw foreign(place)
    await client.query('commit')
    // After the commit: a start that is killed here finds a marker without an id, and writes it.
    if (!marker.id) await place.writeMarker(id)
    return place.open({ cipher, id, refusePlain: known?.refusePlain ?? false })
  } catch (error) {
    throw error instanceof AppError ? away(place, error) : error
  } finally {
    client.release(true)
  }
}

/**
 * Gives a copy of a database a store of its own to know, so that it is never taken for that of the database it was copied from.
 * @returns undefined when it names no store by an id
 */
export async function renewStoreId(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query("select to_regclass('fillager') is not null as finnes")
  if (!rows[0]?.finnes) return undefined
  const id = crypto.randomUUID()
  const { rowCount } = await client.query('update fillager set id = $1', [id])
  return rowCount ? id : undefined
}
