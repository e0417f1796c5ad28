import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { sealNummer } from '../bruker.mapping.ts'
import * as repository from './forsegling.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'cipher' | 'now'> & {
  /** Empties lines of history, as an erasure does. @returns how many */
  kjede: {
    removeInnhold(
      tx: Database,
      sekvenser: readonly number[],
      by: { aktoerId: string | null; tid: Date },
    ): Promise<number>
  }
}

const atOnce = 500

async function sealRows({ db, cipher }: D): Promise<void> {
  for (;;) {
    const rows = await repository.listUforseglede(db, atOnce)
    if (rows.length === 0) return
    for (const row of rows) {
      const sealed = sealNummer(cipher, row.id, 'internasjonal_id', row.internasjonal_id)
      await repository.setForseglet(db, row, row.internasjonal_id_kryptert || sealed)
    }
  }
}

/** The lines keep their places in the chain, and one more says that they were emptied. */
async function emptyLines({ db, inTransaction, kjede, now }: D): Promise<void> {
  for (;;) {
    const linjer = await repository.listLinjer(db, atOnce)
    const by = { aktoerId: null, tid: now() }
    if (linjer.length === 0) return
    const emptied = await inTransaction(tx => kjede.removeInnhold(tx, linjer, by))
    // A line outside the chain cannot be emptied: sjekk tells of it.
    if (emptied === 0) return
  }
}

/** How much of it older versions left readable. The job takes it at a start; what remains is a fault that `sjekk` tells. */
export const countKlartekst = repository.countKlartekst

/** Seals what was stored readable before the international ID number was protected. Cut off, it goes on where it was. */
export const createForseglingJobs = (d: D): JobHandlers => ({
  async forsegl_internasjonal_id() {
    await sealRows(d)
    await emptyLines(d)
  },
})
