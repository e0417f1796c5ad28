import type pg from 'pg'
import { listAllFiler } from '../../features/dokument/filsjekk/filsjekk.service.ts'
import { inFolder, mergeSlettede } from '../../features/personvern/sletting/slettede.ts'
import { explainTarget } from '../../platform/backup/explain.ts'
import { type Copy, type Moment, takeCopy } from '../../platform/backup/take-copy.ts'
import type { Config } from '../../platform/config/config.ts'
import { type KeyProof, listProofs } from '../../platform/crypto/key-check.ts'
import { readLanded } from '../../platform/db/migrate.ts'
import { StartError } from '../../platform/start-error.ts'
import { readStore } from '../../platform/storage/claim-store.ts'
import { fillagerOf, slettedeOf } from '../fillager.ts'
import { createFilkryptering } from '../keys.ts'
import { isInside } from './noekler.ts'

/** What a copy of this portal says beside the tables: enough to refuse the wrong keys before anything is put back. */
export type Tillegg = { noekkelproever: KeyProof[] }

const readMoment = async (client: pg.ClientBase): Promise<Moment> => ({
  named: await listAllFiler(client),
  migreringer: await readLanded(client),
  tillegg: { noekkelproever: await listProofs(client) } satisfies Tillegg,
})

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
  const place = await fillagerOf(config)
  try {
    const id = (await readStore(pool))?.id
    await place.open({ cipher: createFilkryptering(config), ...(id && { id }) }).check()
  } catch (error) {
    throw new StartError(
      `Fillageret i ${place.name} er ikke der, eller det er et annet enn portalens. ${place.hint} Ingen sikkerhetskopi er tatt.`,
      { cause: error },
    )
  }
  try {
    const copy = await takeCopy({ pool, store: place.raw, target, readMoment, now, say })
    // Beside the copies, not in one: an older copy that is put back does not know who was erased since.
    await mergeSlettede(slettedeOf(config, place), inFolder(target), now())
    return copy
  } catch (error) {
    throw explainTarget(error, target)
  }
}
