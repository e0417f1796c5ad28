import type { Pool } from 'pg'
import { type AdresserensDependencies, cleanAdresser } from '../features/bruker/bruker.service.ts'
import type { SakService } from '../features/sak/sak.service.ts'
import { composeTexts } from '../platform/db/compose-texts.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'

/**
 * History is not written anew, a file has the name that its sender gave it, and a distribution plan that a run has used refuses
 * any change. The others are no texts of people.
 */
const stay = [
  ...['historikk', 'historikk_segl', 'historikk_anker', 'fil', 'fillager', 'fordelingsplan'],
  ...['schema_migrering', 'noekkelproeve', 'registerversjon', 'engangsarbeid'],
]

type D = Omit<AdresserensDependencies, 'openSak'> & {
  pool: Pool
  readSvarfrist: () => Promise<number>
  sak: Pick<SakService, 'openFraPortalen'>
}
type Refused = Parameters<typeof composeTexts>[2]

/** Every text that comes in now is composed: once nothing else is left, the tables are not read again. */
async function composeOnce({ db, pool, now }: D, onRefused: Refused): Promise<void> {
  const navn = 'tekst_i_nfc'
  if (await db.selectFrom('engangsarbeid').select('navn').where('navn', '=', navn).executeTakeFirst()) return
  if ((await composeTexts(pool, stay, onRefused)) > 0) return
  await db
    .insertInto('engangsarbeid')
    .values({ navn, ferdig: now() })
    .onConflict(on => on.doNothing())
    .execute()
}

/** Brings what was stored before to the form in which texts and addresses come in now. */
export const createRensJobs = (d: D): JobHandlers => ({
  async rens_tekst(_payload: never, { log }) {
    await composeOnce(d, (tabell, error) =>
      log.warn({ tabell, grunn: (error as { code?: string }).code }, 'row not composed'),
    )
    const svarfrist = await d.readSvarfrist()
    await cleanAdresser({ ...d, openSak: (tx, sak) => d.sak.openFraPortalen(tx, { ...sak, svarfrist }) })
  },
})
