import fs from 'node:fs/promises'
import path from 'node:path'
import { endAllSesjoner } from '../../features/auth/auth.service.ts'
import { inFolder, mergeSlettede } from '../../features/personvern/sletting/slettede.ts'
import { explainTarget } from '../../platform/backup/explain.ts'
import { restoreFiles } from '../../platform/backup/restore-files.ts'
import { type OpenedCopy, openCopy } from '../../platform/backup/verify-copy.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { settings } from '../../platform/config/settings.ts'
import { requireKnown } from '../../platform/db/migrate.ts'
import type { Log } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import type { StorePlace } from '../../platform/storage/storage.ts'
import { type Closers, createClosers } from '../closers.ts'
import { fillagerOf, slettedeOf } from '../fillager.ts'
import { openCipher, requireKeysOf } from '../keys.ts'
import { findConnections, migrations, openDatabase } from '../open-database.ts'
import type { Tillegg } from './kopi.ts'
import { openOwner, readIn, requireEmptyDatabase } from './les-inn.ts'
import { hemmeligheter, keepNoekler } from './noekler.ts'

/** A new disk has this before anybody has written to it. */
const nothing = ['lost+found']

/** @throws StartError when there is something in the data folder */
export async function requireEmptyFolder(dataDir: string): Promise<void> {
  const names = await fs.readdir(dataDir).catch(() => [])
  if (names.some(name => !nothing.includes(name)))
    throw new StartError(
      `Datamappen ${dataDir} er ikke tom. Velg en ny, tom mappe med DATA_DIR, eller flytt det som ligger der, et annet sted. Er det en tilbakelegging som ble avbrutt, kan du slette mappen.`,
    )
}

async function requireEmptyStore({ raw, name }: StorePlace): Promise<void> {
  for await (const { sti } of raw.list())
    throw new StartError(
      `Fillageret i ${name} er ikke tomt (der ligger ${sti}). Velg et nytt, tomt et, og prøv igjen. Ingenting er endret.`,
    )
}

const mostShown = 20
function refuseDamaged(copy: OpenedCopy, damaged: readonly string[]): never {
  throw new StartError(
    `${damaged.length} av filene i sikkerhetskopien ${copy.folder} er skadet eller borte:\n${damaged
      .slice(0, mostShown)
      .map(sti => `  ${sti}`)
      .join(
        '\n',
      )}\nIngenting er lagt tilbake. Bruk en annen kopi, eller legg tilbake resten med --tross-skader.`,
  )
}

export type Gjenoppretting = {
  fra: string
  /** Secrets that are not in the environment. */
  noekler: Record<string, string>
  trossSkader: boolean
  env: NodeJS.ProcessEnv
  log: Log
  say: (line: string) => void
}
export type Gjenopprettet = { dataDir: string; copy: OpenedCopy; skadet: string[] }

type Work = Gjenoppretting & { config: Config; copy: OpenedCopy; place: StorePlace; closers: Closers }

async function restoreTo({ config, copy, place, closers, log, say, trossSkader }: Work): Promise<string[]> {
  const connections = await findConnections(config, log, closers)
  const owner = openOwner(connections)
  closers.add(() => owner.end())
  await requireEmptyDatabase(owner, 'DATABASE_URL')
  say('Legger tilbake filene.')
  const skadet = await restoreFiles(copy, place.raw, say)
  if (skadet.length > 0 && !trossSkader) refuseDamaged(copy, skadet)
  say('Legger tilbake databasen.')
  await readIn({
    pool: owner,
    folder: copy.folder,
    manifest: copy.manifest,
    // Before the commit: killed in between it leaves files that belong to no database, and no start takes them for its own.
    beforeCommit: async id => (id ? place.writeMarker(id) : undefined),
  })
  const database = await openDatabase(config, log, closers, connections)
  await endAllSesjoner(database.kysely, new Date())
  await openCipher(config, database)
  return skadet
}

/** Outside production the portal makes secrets it lacks, and new ones open nothing. */
function requireNoekler(env: NodeJS.ProcessEnv): void {
  const missing = hemmeligheter.filter(name => !env[name])
  if (missing.length > 0)
    throw new StartError(
      `Kopien kan ikke leses uten nøklene. Oppgi filen med --noekler FIL, eller sett ${missing.join(', ')} i miljøet.`,
    )
}

async function empty(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir).catch(() => []))
    if (!nothing.includes(name)) await fs.rm(path.join(dataDir, name), { recursive: true, force: true })
}

/**
 * Puts a copy back into an empty data folder, and an empty database where DATABASE_URL names one. A copy of an older version is
 * brought up to this one.
 * @throws StartError with what stands in the way; then the data folder is as empty as before
 */
export async function restoreKopi(question: Gjenoppretting): Promise<Gjenopprettet> {
  const { fra, noekler, log, say } = question
  const env = { ...question.env, ...noekler }
  const dataDir = settings.DATA_DIR.schema.parse(env.DATA_DIR || undefined)
  await requireEmptyFolder(dataDir)
  requireNoekler(env)
  say('Leser sikkerhetskopien.')
  const copy = await openCopy(path.resolve(fra))
  requireKnown(migrations, copy.manifest.migreringer)
  const config = readConfig(env)
  requireKeysOf(config, (copy.manifest.tillegg as Tillegg).noekkelproever)
  const place = await fillagerOf(config)
  await requireEmptyStore(place)
  const closers = createClosers(log)
  try {
    if (!config.production && Object.keys(noekler).length > 0) await keepNoekler(dataDir, noekler)
    const skadet = await restoreTo({ ...question, config, copy, place, closers })
    await mergeSlettede(inFolder(path.dirname(copy.folder)), slettedeOf(config, place), new Date())
    await closers.closeAll()
    return { dataDir, copy, skadet }
  } catch (error) {
    await closers.closeAll()
    await place.raw.clear()
    await empty(dataDir)
    throw explainTarget(error, dataDir)
  }
}
