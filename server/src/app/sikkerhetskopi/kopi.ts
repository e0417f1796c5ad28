import path from 'node:path'
import type pg from 'pg'
import { listAllFiler } from '../../features/dokument/filsjekk/filsjekk.service.ts'
import { mergeSlettede } from '../../features/personvern/sletting/slettede.ts'
import { explainTarget } from '../../platform/backup/explain.ts'
import { type Copy, type Moment, takeCopy } from '../../platform/backup/take-copy.ts'
import type { Config } from '../../platform/config/config.ts'
import { type KeyProof, listProofs } from '../../platform/crypto/key-check.ts'
import { readLanded } from '../../platform/db/migrate.ts'
import { StartError } from '../../platform/start-error.ts'
import { readStore } from '../../platform/storage/claim-store.ts'
import { openDiskStorage, unfinished } from '../../platform/storage/disk-storage.ts'
import { createFilkryptering } from '../keys.ts'

/** What a copy of this portal says beside the tables: enough to refuse the wrong keys before anything is put back. */
export type Tillegg = { noekkelproever: KeyProof[] }

const readMoment = async (client: pg.ClientBase): Promise<Moment> => ({
  named: await listAllFiler(client),
  migreringer: await readLanded(client),
  tillegg: { noekkelproever: await listProofs(client) } satisfies Tillegg,
})

const isInside = (folder: string, parent: string): boolean => {
  const way = path.relative(path.resolve(parent), path.resolve(folder))
  return !way.startsWith('..') && !path.isAbsolute(way)
}

type Question = {
  config: Config
  pool: pg.Pool
  target: string
  now: () => Date
  say: (line: string) => void
}

/**
 * Copies the portal's database and files to a new folder under `target`, beside a portal that may be running.
 * @throws StartError with what stands in the way; then no copy has been made
 */
export async function takeKopi({ config, pool, target, now, say }: Question): Promise<Copy> {
  if (isInside(target, config.DATA_DIR))
    throw new StartError(
      `Sikkerhetskopien kan ikke ligge i datamappen (${config.DATA_DIR}). Velg en mappe på en annen disk.`,
    )
  const store = path.resolve(config.DATA_DIR, 'filer')
  try {
    const id = (await readStore(pool))?.id
    await openDiskStorage(store, { cipher: createFilkryptering(config), ...(id && { id }) }).check()
  } catch (error) {
    throw new StartError(
      `Fillageret i ${store} er ikke der, eller det er et annet enn portalens. Kontroller at disken er montert. Ingen sikkerhetskopi er tatt.`,
      { cause: error },
    )
  }
  try {
    const copy = await takeCopy({ pool, store, unfinished: [unfinished], target, readMoment, now, say })
    // Beside the copies, not in one: an older copy that is put back does not know who was erased since.
    await mergeSlettede(config.DATA_DIR, target, now())
    return copy
  } catch (error) {
    throw explainTarget(error, target)
  }
}
