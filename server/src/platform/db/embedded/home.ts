import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '../../start-error.ts'
import { canEnter, chooseAccount } from './account.ts'
import type { Account } from './run.ts'

/** Where the cluster lies, and who runs it (undefined: ourselves). */
export interface Home {
  folder: string
  account: Account | undefined
}

const FAR = '/var/lib/rettighetsportalen'
const NOTE = 'HVOR-ER-DATABASEN.txt'
const BACK_REFERENCE = 'datamappe'

/**
 * Decides where the cluster of this data folder lies: inside it, or, where the database's user cannot enter the data
 * folder (root in its own 0700 home), under /var/lib with a note left in the data folder. Permissions of folders that
 * existed before are never changed.
 *
 * @throws StartError when a cluster that should be there is gone, or belongs to somebody else
 */
export async function locateHome(dataDir: string, osUser?: string): Promise<Home> {
  makeFolder(dataDir)
  const near = path.join(realpathSync(dataDir), 'database')
  const noted = readNote(near)
  if (noted) {
    checkNoted(noted, near)
    return { folder: noted, account: chooseAccount(clusterOwner(noted), osUser) }
  }
  const owner = clusterOwner(near)
  const account = chooseAccount(owner, osUser)
  if (!account || (await canEnter(account, path.dirname(near)))) {
    makeFolder(near)
    return { folder: near, account }
  }
  if (owner) {
    throw new StartError(
      `Databasebrukeren (uid ${owner.uid}) kommer ikke lenger inn i ${near}. Gi den adgang til mappene over igjen.`,
    )
  }
  return { folder: makeFar(near), account }
}

/** Owner-only, but as root with passage (not listing) for the database's user. An existing folder is left as it is. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
}

function clusterOwner(home: string): Account | undefined {
  if (!existsSync(home)) return undefined
  const cluster = readdirSync(home).find(name => /^pg\d+$/.test(name))
  const data = cluster && statSync(path.join(home, cluster, 'data'), { throwIfNoEntry: false })
  return data ? { uid: data.uid, gid: data.gid } : undefined
}

/**
 * The name is random and the note is written before the cluster is made: whoever deletes the data folder to begin anew
 * gets a new database too, and a folder that is missing although the note names it was lost, not never made.
 */
function makeFar(near: string): string {
  const far = path.join(FAR, randomBytes(8).toString('hex'))
  makeFolder(FAR)
  makeFolder(far)
  writeFileSync(path.join(far, BACK_REFERENCE), `${near}\n`, { mode: 0o600 })
  makeFolder(near)
  const note = [
    'Databasen til denne datamappen ligger i',
    far,
    'fordi brukeren som databasen kjører som, ikke kommer inn i denne mappen.',
    'Ta med begge mappene når du flytter portalen.',
    '',
  ].join('\n')
  const scratch = path.join(near, `${NOTE}.${process.pid}`)
  writeFileSync(scratch, note, { mode: 0o600 })
  renameSync(scratch, path.join(near, NOTE))
  return far
}

function readNote(near: string): string | undefined {
  const file = path.join(near, NOTE)
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8')
    .split('\n')
    .find(line => path.isAbsolute(line))
}

function checkNoted(far: string, near: string): void {
  if (!existsSync(far)) {
    throw new StartError(
      `Databasen som hører til ${near}, skulle ligget i ${far}, men mappen er borte. Legg den tilbake, eller slett datamappen for å begynne på nytt.`,
    )
  }
  const reference = path.join(far, BACK_REFERENCE)
  const other = readFileSync(reference, 'utf8').trim()
  if (other === near) return
  if (readNote(other) === far) {
    throw new StartError(
      `Datamappen ${near} er en kopi av ${other}, og begge peker på databasen i ${far}. Bruk bare én av dem.`,
    )
  }
  // The data folder was moved: its database follows it.
  writeFileSync(reference, `${near}\n`, { mode: 0o600 })
}
