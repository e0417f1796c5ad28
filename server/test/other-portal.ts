import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { DatabaseConnection } from '../src/platform/db/connection.ts'

export interface OtherPortal {
  process: ChildProcess
  told: Promise<{ owner: boolean; connection: DatabaseConnection }>
}

/** A portal in a process of its own, which can be killed. It says on standard output when the database is up. */
export function otherPortal(dataDir: string): OtherPortal {
  const supervisor = new URL('../src/platform/db/embedded/supervisor.ts', import.meta.url).href
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(supervisor)}
    const log = { info() {}, warn() {} }
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    console.log(JSON.stringify({ owner: database.owner, connection: database.connection }))
    process.stdin.once('data', async () => { await database.stop(); process.exit() })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const told = once(child.stdout, 'data').then(([line]) => JSON.parse(String(line)))
  return { process: child, told }
}

export async function kill(portal: OtherPortal): Promise<void> {
  const gone = once(portal.process, 'exit')
  portal.process.kill('SIGKILL')
  await gone
}

export const clusterOf = (dataDir: string): string => path.join(dataDir, 'database/pg18')
