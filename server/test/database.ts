import { randomBytes } from 'node:crypto'
import { connectionUrl, type DatabaseConnection } from '../src/platform/db/connection.ts'
import { ensureTemplate, joinTestServer, runName, TEST_PREFIX, type TestServer } from './database-server.ts'

/** A database of one test file's own. */
export interface TestDatabase {
  /** For `createDatabase({ connection })`, as the owner of the tables. */
  connection: DatabaseConnection
  /** As the running portal connects: a role that owns nothing. */
  appConnection: DatabaseConnection
  /** As the operator of the server. */
  superuser: DatabaseConnection
  /** The first as a `DATABASE_URL`, for a portal in a process of its own. */
  connectionString: string
  /** Ends whatever sessions are left on it and removes it. */
  drop(): Promise<void>
}

let joined: Promise<{ server: TestServer; template: string }> | undefined

async function join(): Promise<{ server: TestServer; template: string }> {
  const server = await joinTestServer()
  return { server, template: await ensureTemplate(server) }
}

/**
 * A fresh PostgreSQL database with every migration run, cloned in some 50 ms.
 *
 * @param options.migrated false gives an empty one
 */
export async function createTestDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  joined ??= join()
  const { server, template } = await joined
  const name = `${TEST_PREFIX}${runName()}_${randomBytes(6).toString('hex')}`
  const source = options.migrated === false ? 'template0' : template
  await server.session.query(`create database ${name} template ${source} owner "${server.portal.user}"`)
  const connection = { ...server.portal, database: name }
  return {
    connection,
    appConnection: { ...server.app, database: name },
    superuser: { ...server.admin, database: name },
    connectionString: connectionUrl(connection),
    async drop() {
      await server.session.query(`drop database if exists ${name} with (force)`)
    },
  }
}
