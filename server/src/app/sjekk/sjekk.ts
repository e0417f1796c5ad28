import { listDobleAdresser } from '../../features/bruker/bruker.service.ts'
import { countKlartekst } from '../../features/bruker/personnummer/personnummer.jobs.ts'
import type { Tables } from '../../features/database.ts'
import { checkFiler } from '../../features/dokument/filsjekk/filsjekk.service.ts'
import { checkKjoeringer } from '../../features/fordeling/kontroll/sjekk.repository.ts'
import {
  createKjedeService,
  type Holdt,
  readMerketekst,
} from '../../features/historikk/kjede/kjede.service.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { findDangling } from '../../platform/db/dangling.ts'
import type { Database } from '../../platform/db/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { createLog } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import { readStore } from '../../platform/storage/claim-store.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { createClosers } from '../closers.ts'
import { fillagerOf } from '../fillager.ts'
import { createCipher, createFilkryptering, listFieldKeyUse, sjekkForseglet } from '../keys.ts'
import { readArguments, runCommand, say } from '../kommando.ts'
import { joinDatabase } from '../open-database.ts'
import { listHoldte } from '../sikkerhetskopi/kopi.ts'
import { countFeil, type Rapport, toText } from './rapport.ts'

async function readFiler(config: Config, db: Database<Tables>['kysely'], storage: FileStorage) {
  try {
    return await checkFiler({ db, storage, now: () => new Date(), orphanMinutes: config.ORPHAN_MINUTES })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new StartError('Fillageret sluttet å svare underveis. Prøv igjen når det svarer.', { cause: error })
  }
}

const usage =
  'Slik: npm run sjekk, eventuelt med -- --json eller -- --siden MERKE. MERKE er det som står i loggen, i e-posten til administratorene eller etter «Merke» i en tidligere sjekk.'

/** @throws StartError when a mark is given that is none */
function readSiden(given: readonly string[] = []): Holdt[] {
  return given.map(text => {
    const merke = readMerketekst(text)
    if (!merke) throw new StartError(usage)
    return { ...merke, hos: 'merket du oppga' }
  })
}

type Question = { config: Config; database: Database<Tables>; siden: readonly Holdt[] }

async function sjekk({ config, database, siden }: Question): Promise<Rapport> {
  const { kysely: db, pool } = database
  const storage = (await fillagerOf(config)).open({
    ...(await readStore(pool)),
    cipher: createFilkryptering(config),
  })
  const there = await storage.check().then(
    () => true,
    () => false,
  )
  const filer = there ? await readFiler(config, db, storage) : null
  const kjede = createKjedeService({
    db,
    inTransaction: work => database.transaction(work),
    cipher: createCipher(config),
  })
  return {
    filer,
    historikk: await kjede.verify([
      ...siden,
      ...(config.BACKUP_DIR ? await listHoldte(config.BACKUP_DIR) : []),
    ]),
    forseglet: await sjekkForseglet(config, database),
    kjoeringer: await checkKjoeringer(db),
    pekere: await findDangling(pool),
    klartekst: await countKlartekst(db),
    dobleAdresser: await listDobleAdresser(db),
    noekler: await listFieldKeyUse(
      config,
      database,
      filer ? new Map(Object.entries(filer.noekler)) : undefined,
    ),
  }
}

/** Holds files, history and rows against each other, beside a portal that may be running, and changes nothing. */
async function run(siden: readonly Holdt[]): Promise<Rapport> {
  const config = readConfig(process.env)
  const log = createLog('warn')
  const closers = createClosers(log)
  try {
    return await sjekk({ config, database: await joinDatabase(config, log, closers), siden })
  } finally {
    await closers.closeAll()
  }
}

await runCommand(async () => {
  const given = readArguments({ json: { type: 'boolean' }, siden: { type: 'string', multiple: true } }, usage)
  const rapport = await run(readSiden(given.siden))
  const feil = countFeil(rapport)
  const json = JSON.stringify({ feil, ...rapport }, null, 2)
  say(given.json ? json : toText(rapport))
  return feil === 0 ? 0 : 1
}, 2)
