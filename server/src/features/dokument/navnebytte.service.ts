import { laastStatus } from '@rp/contract/status'
import type { Database } from '../database.ts'
import type { Endring } from '../historikk/historikk.service.ts'
import * as repository from './navnebytte.repository.ts'

type Hvem = { tid: Date; aktoerId: string }
const told = (felt: string, fra: string, til: string): Endring[] => [{ felt, fra, til }]

/**
 * What documents say when staff put a register right: also locked ones follow, since what they name has not changed, only how it is
 * written. The owner is not mailed; the history tells it.
 */
export const createNavnebytteService = () => ({
  /** To be called before the productions are held. */
  lock: (tx: Database, produksjonIds: readonly string[]) => repository.lockDokumenterMed(tx, produksjonIds),
  /** The production has got another title. */
  renameProduksjon: (tx: Database, id: string, fra: string, til: string, hvem: Hvem) =>
    repository.moveRegistreringer(tx, {
      fraId: id,
      tilId: id,
      tittel: til,
      ...hvem,
      endringer: told('produksjon', fra, til),
    }),
  /** The production gives way to another one; `fra` and `til` name them in the history. `bare`: only those of an earlier move. */
  moveProduksjon: (
    tx: Database,
    fra: { id: string; navn: string },
    til: { id: string; tittel: string; navn: string },
    hvem: Hvem,
    bare?: repository.Flyttet,
  ) =>
    repository.moveRegistreringer(tx, {
      ...(bare && { bare }),
      fraId: fra.id,
      tilId: til.id,
      tittel: til.tittel,
      ...hvem,
      endringer: told('produksjon', fra.navn, til.navn),
    }),
  renameSelskap: repository.renameSelskap,
  returnSelskap: repository.returnSelskap,
  listFlyttede: (db: Database, produksjonId: string, registreringer: repository.Flyttet['registreringer']) =>
    repository.listFlyttedeDokumenter(db, produksjonId, registreringer),
  countDokumenter: (db: Database, produksjonId: string) =>
    repository.countDokumenterMed(db, produksjonId, laastStatus),
})
