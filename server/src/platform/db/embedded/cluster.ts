import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'
import { explainOutput, otherVersion } from './failure.ts'
import type { Home } from './home.ts'
import type { Account } from './run.ts'
import { run } from './run.ts'

/** A cluster on disk: `data` belongs to the database's user, all beside it to us. */
export interface Cluster {
  folder: string
  data: string
  password: string
  logFile: string
}

/** The cluster's own superuser; the portal itself connects as an ordinary owner of its database. */
export const SUPERUSER = 'postgres'
const SCRATCH = /^init-/
const SCRATCH_LIFE_MS = 10 * 60_000

/**
 * Opens the cluster of this home, and makes it the first time. It is made in a scratch folder together with its
 * password and renamed into place, so a first start that is killed leaves nothing half made.
 *
 * @param log told once, before the second or so that making it takes
 * @throws StartError when the data was made by another version, belongs to another user or cannot be written
 */
export async function openCluster(
  home: Home,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<Cluster> {
  const folder = path.join(home.folder, `pg${binaries.major}`)
  const other = readdirSync(home.folder).find(name => /^pg\d+$/.test(name))
  if (!existsSync(folder)) {
    if (other) throw otherVersion(home.folder, other.slice(2), String(binaries.major))
    log('Lager en ny database.')
    await initialise(home, binaries, folder)
  }
  const data = path.join(folder, 'data')
  checkOwner(data)
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  if (found !== String(binaries.major)) throw otherVersion(home.folder, found, String(binaries.major))
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim()
  return { folder, data, password, logFile: path.join(folder, 'server.log') }
}

function checkOwner(data: string): void {
  const uid = process.getuid?.()
  const owner = statSync(data).uid
  if (uid === undefined || uid === 0 || uid === owner) return
  throw new StartError(
    `Databasen i ${data} tilhører en annen bruker (uid ${owner}). Start portalen som den brukeren eller som root, eller velg en annen mappe med DATA_DIR.`,
  )
}

async function initialise(home: Home, binaries: Binaries, folder: string): Promise<void> {
  removeOldScratch(home.folder)
  const scratch = mkdtempSync(path.join(home.folder, 'init-'))
  try {
    if (home.account) chmodSync(scratch, 0o711)
    const data = path.join(scratch, 'data')
    const password = path.join(scratch, 'password')
    mkdirSync(data, { mode: 0o700 })
    writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    giveTo(home.account, data, password)
    const result = await run(binaries.initdb, initdbArguments(data, password), home.account)
    if (result.status !== 0) throw explainOutput(result.output, home.folder)
    if (home.account) chownSync(password, 0, 0)
    syncFile(password)
    syncFile(scratch)
    moveIntoPlace(scratch, folder)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function initdbArguments(data: string, password: string): string[] {
  return [
    ...['-D', data, '-U', SUPERUSER, '--pwfile', password, '-A', 'scram-sha-256', '--data-checksums'],
    // Sorted by code point, as a server in "C" would, yet lower('ÆØÅ') works.
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    '--no-instructions',
  ]
}

function moveIntoPlace(scratch: string, folder: string): void {
  try {
    renameSync(scratch, folder)
    syncFile(path.dirname(folder))
  } catch (error) {
    // Another process of ours was first: its cluster is as good.
    if (!existsSync(path.join(folder, 'data'))) throw error
  }
}

function giveTo(account: Account | undefined, ...files: string[]): void {
  if (account) for (const file of files) chownSync(file, account.uid, account.gid)
}

function syncFile(file: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(file, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** What a killed first start left. A young one may belong to a process that is at work. */
function removeOldScratch(home: string): void {
  for (const name of readdirSync(home).filter(entry => SCRATCH.test(entry))) {
    const folder = path.join(home, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > SCRATCH_LIFE_MS) rmSync(folder, { recursive: true, force: true })
  }
}
