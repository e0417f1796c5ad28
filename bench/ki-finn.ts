import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tables } from '../server/src/features/database.ts'
import { createForslag, createMerknader } from '../server/src/features/ki/forslag.ts'
import { forventetStatus } from '../server/src/features/ki/forventet-status.ts'
import { createInnebygdMotor } from '../server/src/features/ki/innebygd/motor.ts'
import type { KiMotor } from '../server/src/features/ki/motor.ts'
import { createOppslag } from '../server/src/features/ki/oppslag.ts'
import { createKoblingService } from '../server/src/features/sendeliste/kobling/kobling.service.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import type { Reading } from '../server/src/platform/reading/page-text.ts'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import type { Kisvar, Titler } from './ki-dom.ts'
import type { Fasitpost, Sett } from './ki-fasit.ts'
import { insertRegister } from './ki-register.ts'

const log = { info: () => {}, warn: () => {} }

export type Funnet = { svar: Kisvar; sider: number; sekunder: number; feil: string | null }

async function findOne(motor: KiMotor, post: Fasitpost, file: string, konto: boolean): Promise<Funnet> {
  const lest = JSON.parse(await readFile(file, 'utf8')) as Reading
  const start = performance.now()
  const funn = await motor.finn(lest, {
    kontonavn: konto ? post.arbeidstaker : '',
    // Somebody else's, so that every number in a contract is another person's.
    personnummer: syntheticPersonnummer(),
    faglistevalg: 'spesifikasjon',
    signal: AbortSignal.timeout(60_000),
  })
  return {
    svar: {
      forslag: createForslag(funn, forventetStatus(funn)),
      merknader: createMerknader(funn, lest),
      spraak: funn.spraak,
    },
    sider: lest.pages.length,
    sekunder: (performance.now() - start) / 1000,
    feil: null,
  }
}

/**
 * Only the finding, on readings that were kept earlier as `<id>.json`. Takes seconds.
 * @param lesinger folder of the readings; a document without one is left out
 */
export async function runFinn(folder: string, sett: Sett, lesinger: string, konto: boolean) {
  const embedded = await startEmbeddedPostgres({ dataDir: folder, log })
  const database = createDatabase<Tables>({ connection: embedded.connection, max: 4, log })
  try {
    await migrate(database.pool, new URL('../server/migrations/', import.meta.url), log)
    const titler: Titler = await insertRegister(database.pool, sett)
    const db = database.kysely
    const kobling = createKoblingService({ db, inTransaction: work => database.transaction(work) })
    await kobling.refresh()
    const motor = createInnebygdMotor({ oppslag: createOppslag({ db, verksoek: kobling }) })
    const lest = new Map<string, Funnet>()
    for (const post of sett.poster) {
      const file = path.join(lesinger, `${post.id}.json`)
      try {
        lest.set(post.id, await findOne(motor, post, file, konto))
      } catch (error) {
        const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
        console.log(`  ${post.id}: ${missing ? 'ingen lesing' : `FEILET: ${(error as Error).stack}`}`)
        if (!missing)
          lest.set(post.id, {
            svar: { forslag: [], merknader: [] },
            sider: 0,
            sekunder: 0,
            feil: String(error),
          })
      }
    }
    return { titler, lest }
  } finally {
    await database.close()
    await embedded.stop()
  }
}
