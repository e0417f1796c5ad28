import path from 'node:path'
import type { Tables } from '../../features/database.ts'
import { sjekkFiler } from '../../features/dokument/filsjekk/filsjekk.service.ts'
import { createKjedeService } from '../../features/historikk/kjede/kjede.service.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { findDangling } from '../../platform/db/dangling.ts'
import type { Database } from '../../platform/db/pool.ts'
import { createLog } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import { readStore } from '../../platform/storage/claim-store.ts'
import { openDiskStorage } from '../../platform/storage/disk-storage.ts'
import { createClosers } from '../closers.ts'
import { createCipher, createFilkryptering, listFieldKeyUse } from '../keys.ts'
import { joinDatabase } from '../open-database.ts'
import { countFeil, type Rapport, toText } from './rapport.ts'

async function sjekk(config: Config, database: Database<Tables>): Promise<Rapport> {
  const now = () => new Date()
  const { kysely: db, pool } = database
  const storage = openDiskStorage(path.resolve(config.DATA_DIR, 'filer'), {
    ...(await readStore(pool)),
    cipher: createFilkryptering(config),
  })
  const there = await storage.check().then(
    () => true,
    () => false,
  )
  const filer = there ? await sjekkFiler({ db, storage, now, orphanMinutes: config.ORPHAN_MINUTES }) : null
  const kjede = createKjedeService({
    db,
    inTransaction: work => database.transaction(work),
    cipher: createCipher(config),
  })
  return {
    filer,
    historikk: await kjede.verify(),
    pekere: await findDangling(pool),
    noekler: await listFieldKeyUse(
      config,
      database,
      filer ? new Map(Object.entries(filer.noekler)) : undefined,
    ),
  }
}

/** Holds files, history and rows against each other, beside a portal that may be running, and changes nothing. */
async function run(): Promise<Rapport> {
  const config = readConfig(process.env)
  const log = createLog('warn')
  const closers = createClosers(log)
  try {
    return await sjekk(config, await joinDatabase(config, log, closers))
  } finally {
    await closers.closeAll()
  }
}

try {
  const rapport = await run()
  const feil = countFeil(rapport)
  const json = `${JSON.stringify({ feil, ...rapport }, null, 2)}\n`
  process.stdout.write(process.argv.includes('--json') ? json : toText(rapport))
  process.exitCode = feil === 0 ? 0 : 1
} catch (error) {
  const text = error instanceof StartError ? error.message : (error as Error).stack
  process.stderr.write(`${text}\n`)
  process.exitCode = 2
}
