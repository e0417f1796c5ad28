import { readFileSync } from 'node:fs'
import { StartError } from '../../start-error.ts'
import { type Account, run } from './run.ts'

const NOBODY: Account = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root, so as root we drop to another user for the server process only.
 *
 * @param clusterOwner owner of a cluster that exists already: it keeps its user even if another one would be chosen today
 * @param wanted name of the user to drop to; otherwise `postgres` where there is one, else `nobody`
 * @returns undefined when the portal runs as an ordinary user, which then runs the database itself
 */
export function chooseAccount(clusterOwner: Account | undefined, wanted?: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (clusterOwner && clusterOwner.uid !== 0) return clusterOwner
  if (wanted) {
    const named = findUser(wanted)
    if (!named || named.uid === 0) {
      throw new StartError(
        `Brukeren «${wanted}» kan ikke kjøre databasen. Velg en vanlig bruker som finnes på maskinen.`,
      )
    }
    return named
  }
  return findUser('postgres') ?? findUser('nobody') ?? NOBODY
}

/** Asks the system rather than reading mode bits: access lists and mounts count too. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const result = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)
  return result.status === 0
}

function findUser(name: string): Account | undefined {
  let passwd: string
  try {
    passwd = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return undefined
  }
  const fields = passwd
    .split('\n')
    .map(line => line.split(':'))
    .find(([user]) => user === name)
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined
}
