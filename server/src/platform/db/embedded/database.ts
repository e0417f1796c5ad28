import pg from 'pg'
import { StartError } from '../../start-error.ts'
import type { DatabaseConnection } from '../connection.ts'
import { SUPERUSER } from './cluster.ts'
import type { Address } from './settings.ts'

const DATABASE = 'rettighetsportalen'
const OWNER = 'portal'
const APP = 'portal_app'
const KNOCK_LIMIT_MS = 5000

/** SQLSTATE of a server that is starting or stopping, or has no room for one more just now. */
const NOT_YET = new Set(['57P01', '57P03', '53300'])

/** How migrations connect: as owner of the portal's database and nothing more. */
export function ownerConnection(address: Address, password: string): DatabaseConnection {
  return { host: address.host, port: address.port, user: OWNER, password, database: DATABASE }
}

/** How the running portal connects: as a role that owns nothing. */
export function appConnection(address: Address, password: string): DatabaseConnection {
  return { ...ownerConnection(address, password), user: APP }
}

/** How backup connects: as the superuser of the cluster, to the database every cluster has. */
export function superuserConnection(address: Address, password: string): DatabaseConnection {
  return { host: address.host, port: address.port, user: SUPERUSER, password, database: 'postgres' }
}

/**
 * Whether the server takes connections.
 *
 * @throws StartError when it does, but does not know our password
 */
export async function knock(address: Address, password: string): Promise<boolean> {
  try {
    await asSuperuser(address, password, async () => {})
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '28P01' || code === '28000') {
      throw new StartError(
        'Databasen godtar ikke passordet som ligger i datamappen. Legg tilbake filen «password» fra en sikkerhetskopi av mappen.',
      )
    }
    // A socket nobody listens on has a code of the system (ECONNREFUSED), a time-out none at all.
    if (code === undefined || NOT_YET.has(code) || /^E[A-Z]+$/.test(code)) return false
    throw error
  }
}

/** Makes the portal's users and database where they are missing. Two processes may do so at once. */
export async function ensureDatabase(address: Address, password: string): Promise<void> {
  await asSuperuser(address, password, async client => {
    const { rows } = await client.query<{ rolname: string }>(
      'select rolname from pg_roles where rolname = any ($1)',
      [[OWNER, APP]],
    )
    const secret = pg.escapeLiteral(password)
    for (const role of [OWNER, APP])
      if (!rows.some(({ rolname }) => rolname === role))
        await unlessThere(client.query(`create role ${role} login password ${secret}`))
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await unlessThere(client.query(`create database ${DATABASE} owner ${OWNER}`))
  })
}

async function unlessThere(statement: Promise<unknown>): Promise<void> {
  try {
    await statement
  } catch (error) {
    const duplicate = ['42710', '42P04', '23505']
    if (!duplicate.includes((error as { code?: string }).code ?? '')) throw error
  }
}

async function asSuperuser(
  address: Address,
  password: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    ...superuserConnection(address, password),
    connectionTimeoutMillis: KNOCK_LIMIT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
