import path from 'node:path'
import type pg from 'pg'
import { listAllFiler } from '../../features/dokument/filsjekk/filsjekk.service.ts'
import { type Holdt, readMerke, readMerketekst } from '../../features/historikk/kjede/kjede.service.ts'
import { inFolder, mergeSlettede } from '../../features/personvern/sletting/slettede.ts'
import { listCopies, readManifest } from '../../platform/backup/copy-folder.ts'
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
export type Tillegg = {
  noekkelproever: KeyProof[]
  /** The mark of history at that moment (npm run sjekk holds the chain against it); older copies have none. */
  historikk?: string | null
}

const readMoment = async (client: pg.ClientBase): Promise<Moment> => ({
  named: await listAllFiler(client),
  migreringer: await readLanded(client),
  tillegg: {
    noekkelproever: await listProofs(client),
    historikk: await readMerke(client),
  } satisfies Tillegg,
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

/** The marks of history that the copies in a folder keep, oldest first. */
export async function listHoldte(target: string): Promise<Holdt[]> {
  const holdte: Holdt[] = []
  for (const folder of await listCopies(target)) {
    const tillegg = (await readManifest(folder))?.tillegg as Tillegg | undefined
    const merke = readMerketekst(tillegg?.historikk ?? '')
    if (merke) holdte.push({ ...merke, hos: `sikkerhetskopien ${path.basename(folder)}` })
  }
  return holdte
}
