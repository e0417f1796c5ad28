// Runs the unit and API tests against a PostgreSQL server over TCP, with a role that owns the tables and one that only uses them: the
// one of TEST_DATABASE_URL (a superuser's), or one of its own, of the oldest supported version that this machine has. Further
// arguments are vitest's.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startTcpServer } from '../server/test/tcp-server.ts'

const root = path.resolve(import.meta.dirname, '..')
const given = process.env.TEST_DATABASE_URL
const server = given ? undefined : await startTcpServer()
if (server) console.log(`PostgreSQL ${server.major} over TCP`)
try {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: given ?? server?.url('postgres') },
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
} finally {
  await server?.stop()
}
