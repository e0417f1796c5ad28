import { failpoint } from '../../../platform/failpoint.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Base } from '../../base.ts'
import { type Mottaker, openMottaker } from './mottaker.ts'
import { type Betaler, type Overfoering, writePain001 } from './pain001.ts'
import * as repository from './utbetaling.repository.ts'

type D = Pick<Base, 'db' | 'cipher' | 'storage' | 'now' | 'newId'> & {
  /** Null where the portal does not know which account it pays from. */
  betaler: Betaler | null
}

const atOnce = 500
const uten: Mottaker = { navn: '', adresse: '', postnummer: '', by: '', konto: '', iban: '', bic: '' }

async function* overfoeringer(
  { db, cipher }: D,
  id: string,
  slag: 'norsk' | 'utland',
): AsyncGenerator<Overfoering[]> {
  for (let after = repository.foersteId; ; ) {
    const rows = await repository.listOverfoeringer(db, id, slag, after, atOnce)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ id, beloep, navn, mottaker_kryptert }) => ({
      id,
      beloep,
      tekst: navn,
      mottaker: mottaker_kryptert === null ? uten : openMottaker(cipher, id, mottaker_kryptert),
    }))
    after = last.id
  }
}

/** Writes the file, and then the row that says so. Cut off before that, what was written is swept, and the job is run again. */
export async function writeFil(d: D, id: string): Promise<void> {
  const utbetaling = await repository.findUtbetaling(d.db, id)
  if (!utbetaling || utbetaling.noekkel !== null || utbetaling.forkastet || !d.betaler) return
  const [norsk, utland] = await Promise.all([
    repository.sumFil(d.db, id, 'norsk'),
    repository.sumFil(d.db, id, 'utland'),
  ])
  const { dato, bestilt: laget } = utbetaling
  const fil = { id, laget, dato, betaler: d.betaler, norsk, utland }
  const stored = await d.storage.write(writePain001(fil, slag => overfoeringer(d, id, slag)))
  failpoint('utbetalingsfil-skrevet')
  const navn = `utbetaling-${utbetaling.nummer}.xml`
  if (!(await repository.insertFil(d.db, d.newId(), { id, navn }, stored, d.now())))
    await d.storage.remove(stored.key)
}

export const createUtbetalingJobs = (d: D): JobHandlers => ({
  lag_utbetalingsfil: ({ id }: { id: string }) => writeFil(d, id),
})
