import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../start-error.ts'

/** One `NNNN-name.sql`. */
export interface Migration {
  fil: string
  nummer: number
  navn: string
  sql: string
  /** SHA-256 of the text in hex; line endings do not count, since Git may change them on Windows. */
  sjekksum: string
}

/**
 * Reads a folder's migrations in the order of their numbers; files that are not `.sql` are passed over.
 *
 * @throws StartError when a name does not fit or a number is used twice
 */
export function readMigrations(folder: string | URL): Migration[] {
  const directory = typeof folder === 'string' ? folder : fileURLToPath(folder)
  const files = readdirSync(directory).filter(name => name.endsWith('.sql'))
  const migrations = files.map(fil => readMigration(directory, fil)).sort((a, b) => a.nummer - b.nummer)
  for (const [index, { fil, nummer }] of migrations.entries()) {
    if (migrations[index + 1]?.nummer === nummer) {
      throw new StartError(`To migreringer har nummeret til ${fil}. Gi den nyeste et nytt nummer.`)
    }
  }
  return migrations
}

function readMigration(directory: string, fil: string): Migration {
  const [, nummer, navn] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(fil) ?? []
  if (!nummer || !navn) {
    throw new StartError(`Migreringen ${fil} må hete «0001-navn.sql», med små bokstaver a–z og bindestrek.`)
  }
  const sql = readFileSync(path.join(directory, fil), 'utf8').replaceAll('\r\n', '\n')
  return { fil, nummer: Number(nummer), navn, sql, sjekksum: createHash('sha256').update(sql).digest('hex') }
}
