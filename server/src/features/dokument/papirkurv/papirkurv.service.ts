import type { SlettetDokument } from '@rp/contract/papirkurv'
import { pageOf } from '../../../platform/db/list-page.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Dokumentendring } from '../endring.ts'
import * as repository from './papirkurv.repository.ts'

export type PapirkurvDependencies = Pick<Base, 'db' | 'inTransaction' | 'now'> & {
  endring: Dokumentendring
  /** A deleted document can be brought back for so many days. */
  trashDays: number
}
const day = 24 * 60 * 60_000

/** Deleted documents, until the sweeper takes them for good. */
export function createPapirkurvService(d: PapirkurvDependencies) {
  const kept = () => new Date(d.now().getTime() - d.trashDays * day)
  return {
    async list(sok: string, side: { side: number; antall: number }) {
      const sporring = { sok: sok.trim(), siden: kept() }
      const [rows, antall] = await Promise.all([
        repository.listSlettede(d.db, sporring, pageOf(side)),
        repository.countSlettede(d.db, sporring),
      ])
      const rader = rows.map((row): SlettetDokument => {
        const slettet = row.slettet ?? d.now()
        return {
          id: row.id,
          arbeidstaker: row.arbeidstaker,
          filnavn: row.filnavn,
          status: row.status,
          slettet: slettet.toISOString(),
          slettetAv: [row.fornavn, row.etternavn].filter(Boolean).join(' ') || row.epost || 'Slettet bruker',
          frist: new Date(slettet.getTime() + d.trashDays * day).toISOString(),
        }
      })
      return { rader, antall }
    },
    restore: (caller: Caller, id: string) =>
      d.inTransaction(async tx => {
        const hvem = { caller, slettetSiden: kept() }
        const tilbake = { hendelse: 'gjenopprettet', stille: { slettet: null } } as const
        await d.endring.changeOne(tx, hvem, id, () => [tilbake])
      }),
  }
}
