import type pg from 'pg'
import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Clock, Database } from '../../database.ts'
import { kontoFor } from '../utbetaling/betaling.ts'
import { kontoslagOf } from '../utbetaling/mottaker.ts'
import { deleteArbeid, saveArbeid } from './kjoering.repository.ts'
import { tabeller } from './meldinger.ts'
import * as repository from './simulering.repository.ts'
import { startRegning } from './traad.ts'

type D = { db: Database; pool: pg.Pool; cipher: FieldCipher; now: Clock }
type Oppdrag = { id: string; simulering: string }

const steps = 5

/** So many accounts are opened between two questions to the database. */
const atOnce = 500

/** Those of these people whose account is none, or cannot be opened. */
async function findUtenKonto(
  d: { cipher: FieldCipher; log: Log },
  client: pg.ClientBase,
  mottakere: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (let start = 0; start < mottakere.length; start += atOnce)
    for (const row of await repository.listKontoer(client, mottakere.slice(start, start + atOnce)))
      if (kontoslagOf(kontoFor(d, row)) === 'mangler') found.push(row.id)
  return found
}

async function simuler({ db, pool, cipher, now }: D, { id, simulering }: Oppdrag, log: Log): Promise<void> {
  const tell = (steg: string, ferdig: number) => saveArbeid(db, { kjoering_id: id, steg, ferdig, av: steps })
  const regning = startRegning()
  // Before anything is read: what changes while it is counted has changed since.
  const naa = now()
  try {
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
      const utenKonto = await findUtenKonto({ cipher, log }, client, utregning.mottakere)
      await repository.saveUtregning(client, id, { grunnlag, utregning, utenKonto, naa })
    })
    await deleteArbeid(db, id)
  } finally {
    await regning.stop()
  }
}

export const createKjoeringJobs = (d: D): JobHandlers => ({
  simuler_kjoering: (oppdrag: Oppdrag, { log }) => simuler(d, oppdrag, log),
})
