import type pg from 'pg'

/** Where a PostgreSQL database answers, and as whom to ask. `host` may be the folder of a unix socket. */
export interface DatabaseConnection {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** The same as one URL, for programs that take `DATABASE_URL`. */
export function connectionUrl(connection: DatabaseConnection): string {
  const { host, port, user, password, database } = connection
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  const address = host.startsWith('/') ? 'localhost' : host
  const url = `postgres://${account}@${address}:${port}/${encodeURIComponent(database)}`
  return host.startsWith('/') ? `${url}?host=${encodeURIComponent(host)}` : url
}

/** The same for the driver. */
export function toPgConfig(connection: string | DatabaseConnection): pg.ClientConfig {
  return typeof connection === 'string' ? { connectionString: connection } : connection
}
