import type { BrukerListeRad, BrukerRad } from '@rp/contract/bruker'
import { pageOf } from '../../../platform/db/list-page.ts'
import type { Database } from '../../database.ts'
import { toBrukerListeRad, toBrukerRad } from '../bruker.mapping.ts'
import { type BrukerFilter, type BrukerOrden, countBrukere, listBrukere } from './liste.repository.ts'

export type BrukerStabDependencies = { db: Database }
type D = BrukerStabDependencies

export type BrukerSok = BrukerFilter & { [Key in keyof BrukerOrden]?: BrukerOrden[Key] | undefined }

const ordenOf = ({ sorter = 'etternavn', retning = 'stigende' }: BrukerSok): BrukerOrden => ({
  sorter,
  retning,
})

/** What staff do with other people's accounts. */
export const createBrukerStabService = (d: D) => ({
  /** All that the filter leaves; the bare call of the specification leaves everybody. */
  async list(sok: BrukerSok): Promise<BrukerRad[]> {
    return (await listBrukere(d.db, sok, ordenOf(sok))).map(toBrukerRad)
  },
  async listPage(
    sok: BrukerSok,
    page: { side: number; antall: number },
  ): Promise<{ rader: BrukerListeRad[]; antall: number }> {
    const [rows, antall] = await Promise.all([
      listBrukere(d.db, sok, ordenOf(sok), pageOf(page)),
      countBrukere(d.db, sok),
    ])
    return { rader: rows.map(toBrukerListeRad), antall }
  },
})
export type BrukerStabService = ReturnType<typeof createBrukerStabService>
