// The least a server can do with a list: node:http alone, one indexed query whose JSON PostgreSQL builds, answer. Started by registreringer.ts.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'

const [dataDir = '.', query = '', values = '[]'] = process.argv.slice(2)
const log = { info: () => {}, warn: () => {} }
const embedded = await startEmbeddedPostgres({ dataDir, log })
// As many connections as the portal has.
const { pool } = createDatabase({ connection: embedded.connection, max: 10, log })

const server = http.createServer(async (_, response) => {
  const { rows } = await pool.query<{ rader: string }>({
    name: 'liste',
    text: query,
    values: JSON.parse(values),
  })
  response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.rader)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
