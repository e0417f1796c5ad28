import type { Tables } from '../server/src/features/database.ts'
import { createForslag, createMerknader } from '../server/src/features/ki/forslag.ts'
import { forventetStatus } from '../server/src/features/ki/forventet-status.ts'
import { createInnebygdMotor } from '../server/src/features/ki/innebygd/motor.ts'
import type { KiMotor, Sammenheng } from '../server/src/features/ki/motor.ts'
import { createOppslag } from '../server/src/features/ki/oppslag.ts'
import { createMotorer } from '../server/src/features/ki/valg-av-motor.ts'
import { createKoblingService } from '../server/src/features/sendeliste/kobling/kobling.service.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import type { Reading } from '../server/src/platform/reading/page-text.ts'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import type { Kisvar, Titler } from './ki-dom.ts'
import type { Fasitpost } from './ki-fasit.ts'
import type { LestSett } from './ki-les.ts'
import { insertRegister } from './ki-register.ts'

const log = { info: () => {}, warn: () => {} }

export type Funnet = {
  svar: Kisvar
  sider: number
  sekunder: number
  feil: string | null
  /** Why the built-in engine had to answer for the other one. */
  reserve?: string
}

/** The settings of an engine elsewhere; with none, the built-in one finds. */
export type Ekstern = Omit<Parameters<typeof createMotorer>[0], 'KI'>

/** As the portal does: the next engine answers where the first one cannot. */
async function ask([first, reserve]: readonly [KiMotor, ...KiMotor[]], lest: Reading, s: Sammenheng) {
  try {
    return { funn: await first.finn(lest, s) }
  } catch (error) {
    if (!reserve) throw error
    return { funn: await reserve.finn(lest, s), reserve: String(error) }
  }
}

async function findOne(
  motorer: readonly [KiMotor, ...KiMotor[]],
  post: Fasitpost,
  lest: Reading,
  konto: boolean,
  ekstern: Ekstern | null,
): Promise<Funnet> {
  const start = performance.now()
  const { funn, ...mer } = await ask(motorer, lest, {
    kontonavn: konto ? post.arbeidstaker : '',
    // Somebody else's, so that every number in a contract is another person's.
    personnummer: syntheticPersonnummer(),
    faglistevalg: 'spesifikasjon',
    signal: AbortSignal.timeout(60_000 + (ekstern?.KI_SVARSEKUNDER ?? 0) * 1000),
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
    ...mer,
  }
}

/** The answer of a document that could not be sent or read: everything that was to be found in it is missing. */
export const ingenSvar = (error: unknown): Funnet => ({
  svar: { forslag: [], merknader: [] },
  sider: 0,
  sekunder: 0,
  feil: String(error),
})

type InnebygdValg = Parameters<typeof createInnebygdMotor>[0]
/** Who wants to say how sure the values are, or to ask the engine themselves. */
type Lytter = {
  ekstern?: Ekstern | null
  sikkerhet?: InnebygdValg['sikkerhet']
  personvekter?: InnebygdValg['personvekter']
  velgVerk?: InnebygdValg['velgVerk']
  /** Gets the engine instead of being told what it found. */
  instead?: (finn: (post: Fasitpost) => Promise<Funnet>) => Promise<void>
}

/** Only the finding, on the readings of a corpus. Takes seconds. */
export async function runFinn(
  folder: string,
  sett: LestSett,
  konto: boolean,
  signal: AbortSignal,
  { sikkerhet, personvekter, velgVerk, instead, ekstern = null }: Lytter = {},
) {
  const embedded = await startEmbeddedPostgres({ dataDir: folder, log })
  const database = createDatabase<Tables>({ connection: embedded.connection, max: 4, log })
  try {
    await migrate(database.pool, new URL('../server/migrations/', import.meta.url), log)
    const titler: Titler = await insertRegister(database.pool, sett)
    const db = database.kysely
    const kobling = createKoblingService({ db, inTransaction: work => database.transaction(work) })
    await kobling.refresh()
    const oppslag = createOppslag({ db, verksoek: kobling })
    const innebygd = createInnebygdMotor({
      oppslag,
      personvekter,
      ...(velgVerk && { velgVerk }),
      ...(sikkerhet && { sikkerhet }),
    })
    const motorer = ekstern
      ? createMotorer({ ...ekstern, KI: 'ekstern' }, { innebygd, oppslag, log })
      : ([innebygd] as const)
    const find = (post: Fasitpost, lesing: Reading) =>
      findOne(motorer, post, lesing, konto, ekstern).catch(ingenSvar)
    const lest = new Map<string, Funnet>()
    if (instead) {
      // A copy, as what the engine knows of a page is remembered with it.
      await instead(async post => {
        const lesing = structuredClone(sett.lesinger.get(post.id))
        return lesing ? find(post, lesing) : ingenSvar('ikke lest')
      })
      return { titler, lest }
    }
    for (const post of sett.poster) {
      signal.throwIfAborted()
      const lesing = sett.lesinger.get(post.id)
      if (lesing) lest.set(post.id, await find(post, lesing))
    }
    return { titler, lest }
  } finally {
    await database.close()
    await embedded.stop()
  }
}
