import { spawn } from 'node:child_process'
import { StartError } from '../../start-error.ts'

/** The unprivileged user the database server runs as when the portal itself runs as root. */
export interface Account {
  uid: number
  gid: number
}

/** What a finished program left: its exit status and everything it wrote. */
export interface RunResult {
  status: number
  output: string
}

/** Only what the database's programs need: our secrets are in the environment and are none of their business. */
export function bareEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'COMSPEC', 'LD_LIBRARY_PATH']
  return Object.fromEntries(kept.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/**
 * Runs a program to its end, as `account` if given.
 * The working folder is the root, because our own may be one the account cannot enter.
 *
 * @throws StartError when we may not become that user; a program that is missing or cannot be run gives status 127
 */
export function run(command: string, args: readonly string[], account?: Account): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const options = { ...account, cwd: '/', env: bareEnvironment(), windowsHide: true }
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (account && (error.code === 'EPERM' || error.code === 'EINVAL')) reject(cannotSwitch(account))
      else resolve({ status: 127, output: error.message })
    })
    child.once('close', status => resolve({ status: status ?? 1, output }))
  })
}

function cannotSwitch(account: Account): StartError {
  return new StartError(
    `Databasen kan ikke kjøre som root, og root får ikke bytte til bruker ${account.uid} her. Start portalen som en vanlig bruker, eller sett DATABASE_URL til en PostgreSQL-server.`,
  )
}
