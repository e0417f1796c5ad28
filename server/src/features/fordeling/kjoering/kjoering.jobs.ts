import type pg from 'pg'
import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { listMangler } from '../../bruker/bruker.service.ts'
import type { Clock, Database } from '../../database.ts'
import { kontoFor } from '../utbetaling/kontostand.ts'
import { type Om, utenslag } from './funn.ts'
import { deleteArbeid, saveArbeid } from './kjoering.repository.ts'
import { tabeller } from './meldinger.ts'
import * as repository from './simulering.repository.ts'
import { startRegning } from './traad.ts'

type D = { db: Database; pool: pg.Pool; cipher: FieldCipher; now: Clock }
type Oppdrag = { id: string; simulering: string }

const steps = 5

/** So many accounts are opened between two questions to the database. */
const atOnce = 500

/** What is known of these people. An account that cannot be opened is none. */
async function findOm(
  d: { cipher: FieldCipher; log: Log },
  client: pg.ClientBase,
  mottakere: readonly string[],
): Promise<Omit<Om, 'ifjor' | 'hittil'>> {
  const uten = { mangler_konto: [] as string[], avvist_konto: [] as string[], mangler_nummer: [] as string[] }
  const om = { uten, eoes: new Map<string, number>() }
  for (let start = 0; start < mottakere.length; start += atOnce)
    for (const row of await repository.listMottakere(client, mottakere.slice(start, start + atOnce))) {
      const mangler = listMangler({ ...kontoFor(d, row), harNummer: !row.uten_nummer, eoes: row.eoes })
      for (const slag of utenslag) if (mangler.includes(slag)) uten[slag].push(row.id)
      if (mangler.includes('mangler_eoes')) om.eoes.set(row.id, 0)
      // Who has said no is not asked again, and the money is held back all the same.
      if (row.eoes === 'nei') om.eoes.set(row.id, 1)
    }
  return om
}

async function simuler({ db, pool, cipher, now }: D, { id, simulering }: Oppdrag, log: Log): Promise<void> {
  const tell = (steg: string, ferdig: number) => saveArbeid(db, { kjoering_id: id, steg, ferdig, av: steps })
  const regning = startRegning()
  // Before anything is read: what changes while it is counted has changed since.
  const naa = now()
  try {
    await repository.waitForSendeliste(pool, id)
    await repository.inOneMoment(pool, async client => {
      const kjoering = await repository.findOppsett(client, id, simulering)
      if (!kjoering) return
      const { visningsaar, oppsett } = kjoering
      await tell('Leser', 0)
      for (const tabell of tabeller)
        await repository.readRader(client, tabell, { visningsaar, id }, regning.read(tabell))
      await tell('Regner', 1)
      regning.calculate(oppsett, id)
      await repository.replaceRader(client, id, 'verk', regning.rader('verk'))
      await repository.replaceRader(client, id, 'linje', regning.rader('linje'))
      failpoint('simulering-skrevet')
      const { utregning, grunnlag } = await regning.ferdig()
      await tell('Kontrollerer', 3)
      // One that was stopped keeps what was said of its findings until it is whole again.
      if (utregning.mangler.length === 0) {
        const om = await findOm({ cipher, log }, client, utregning.mottakere)
        const ifjor = await repository.listGitt(client, visningsaar - 1)
        const hittil = await repository.listGitt(client, visningsaar)
        regning.findFunn({ ...om, ifjor, hittil }, await repository.listGamleFunn(client, id))
        await repository.replaceRader(client, id, 'funn', regning.rader('funn'))
      }
      await repository.saveUtregning(client, id, { grunnlag, utregning, naa })
    })
    await deleteArbeid(db, id)
  } finally {
    await regning.stop()
  }
}

export const createKjoeringJobs = (d: D): JobHandlers => ({
  simuler_kjoering: (oppdrag: Oppdrag, { log }) => simuler(d, oppdrag, log),
})
