import type { Dokument, Person } from '@rp/contract/dokument'
import type { Kontroll } from '@rp/contract/vurdering'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, Database, InTransaction } from '../../database.ts'
import type { HistorikkService } from '../../historikk/historikk.service.ts'
import { nameOf, toDokumentForStab } from '../dokument.mapping.ts'
import { requireReadable } from '../dokument.policy.ts'
import { findDokument, lockDokument } from '../dokument.repository.ts'
import type { DokumentService } from '../dokument.service.ts'
import * as repository from './vurdering.repository.ts'

type Dependencies = {
  db: Database
  inTransaction: InTransaction
  dokument: DokumentService
  historikk: HistorikkService
  now: Clock
}

/** A browser tells every twenty seconds that a document is open; one that has been silent for so long has gone. */
const goneAfterSeconds = 60

async function getKontroll(d: Dependencies, caller: Caller, id: string): Promise<Kontroll> {
  const { userId } = await d.dokument.get(caller, id)
  const [eier, nyeProduksjoner, duplikater] = await Promise.all([
    repository.findEier(d.db, userId),
    repository.listNyeProduksjoner(d.db, id),
    repository.listDuplikater(d.db, id),
  ])
  return {
    eier: {
      id: eier.id,
      navn: nameOf(eier),
      email: eier.epost,
      kontrollsifferStemmer: eier.personnummer_kontrollert,
    },
    nyeProduksjoner,
    duplikater: duplikater.map(row => ({
      _id: row.id,
      filnavn: row.filnavn,
      eier: nameOf(row),
      createdAt: row.opprettet.toISOString(),
    })),
  }
}

/** Who has the document is no change of it: nobody's save is stopped by it, and its owner is not told. */
async function assign(
  d: Dependencies,
  tx: Database,
  caller: Caller,
  id: string,
  til: string | null,
): Promise<Dokument> {
  await lockDokument(tx, id)
  const row = await findDokument(tx, id)
  requireReadable(caller, row)
  if (row.tildelt_id !== til) {
    await repository.setTildelt(tx, id, til)
    const fra = row.tildelt && nameOf(row.tildelt)
    const navn = til === null ? null : nameOf(await repository.findNavn(tx, til))
    await d.historikk.append(tx, {
      tid: d.now(),
      aktoerId: caller.id,
      entitet: 'dokument',
      entitetId: id,
      hendelse: til === null ? 'gitt_fra_seg' : 'tatt',
      endringer: [{ felt: 'tildelt', fra, til: navn }],
    })
  }
  const saved = await findDokument(tx, id)
  requireReadable(caller, saved)
  return toDokumentForStab(saved)
}

/** What staff do around a review: who has the document, who has it open, what to look out for. */
export const createVurderingService = (d: Dependencies) => ({
  getKontroll: (caller: Caller, id: string) => getKontroll(d, caller, id),
  /** @param til who has the document from now on; null for nobody */
  assign: (caller: Caller, id: string, til: string | null) =>
    d.inTransaction(tx => assign(d, tx, caller, id, til)),
  /** @returns the colleagues who have the document open too */
  async enter(caller: Caller, id: string): Promise<Person[]> {
    await d.dokument.get(caller, id)
    const naa = d.now()
    await repository.markAapent(d.db, id, caller.id, naa)
    const siden = new Date(naa.getTime() - goneAfterSeconds * 1000)
    const andre = await repository.listAapentAv(d.db, id, caller.id, siden)
    return andre.map(row => ({ id: row.id, navn: nameOf(row) }))
  },
  async leave(caller: Caller, id: string): Promise<void> {
    await repository.unmarkAapent(d.db, id, caller.id)
  },
})
export type VurderingService = ReturnType<typeof createVurderingService>
