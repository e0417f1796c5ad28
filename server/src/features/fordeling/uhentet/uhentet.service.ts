import { ikkeHentetPerSide } from '@rp/contract/ikke-hentet'
import type { Grense } from '../../../platform/forsoek.ts'
import type { Database } from '../../database.ts'
import { type Filter, listAar, listFunksjoner, listUhentet } from './uhentet.repository.ts'

export type UhentetDependencies = {
  db: Database
  forsoek: { require: (grenser: readonly Grense[]) => Promise<void> }
}

/** Enough for somebody who searches and turns pages for an hour, too little to fetch it all again and again. */
const perHour = 600

/** What nobody has claimed, for anyone to see. */
export const createUhentetService = ({ db, forsoek }: UhentetDependencies) => ({
  /** @throws AppError `for_mange_forsoek` */
  async list(filter: Filter, nett: string) {
    await forsoek.require([{ navn: 'ikke-hentet', hvem: nett, hoeyst: perHour, sekunder: 3600 }])
    const [rows, aar, funksjoner] = await Promise.all([
      listUhentet(db, filter, ikkeHentetPerSide + 1),
      listAar(db),
      listFunksjoner(db),
    ])
    const rader = rows.slice(0, ikkeHentetPerSide)
    return { rader, flere: rows.length > rader.length, aar, funksjoner }
  },
})
