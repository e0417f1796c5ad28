import type { Sendelisteimport } from '@rp/contract/sendeliste'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database, Tx } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import type { KoblingService } from '../kobling/kobling.service.ts'
import {
  countOnly,
  deleteArbeid,
  deleteOnly,
  deleteRader,
  findArbeid,
  findImport,
  listImporter,
  listRemaining,
  lockVisningsaar,
  markAngret,
  updateSendeliste,
} from './importer.repository.ts'
import { readValg, remembered, toSendelinje } from './importlinjer.ts'
import { readFordelt } from './plan.ts'
import { noekkelOf } from './samsvar.ts'

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now'> & {
  kobling: KoblingService
}

const arbeidDays = 1

type Row = Awaited<ReturnType<typeof listImporter>>[number]
const toImport = (row: Row): Sendelisteimport => ({
  _id: row.id,
  visningsaar: row.visningsaar,
  filnavn: row.filnavn,
  importert: row.importert.toISOString(),
  hvem: row.hvem,
  nye: row.nye,
  endrede: row.endrede,
  kjente: row.kjente,
  rader: row.rader,
  tvil: row.tvil,
  merknader: row.merknader as Sendelisteimport['merknader'],
  angret: row.angret?.toISOString() ?? null,
  angretAv: row.angret_hvem,
})

export async function getImport(db: Database, id: string): Promise<Sendelisteimport> {
  const [row] = await listImporter(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such import')
  return toImport(row)
}

async function requireStanding(db: Database, id: string) {
  const row = await findImport(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such import')
  if (row.angret) throw new AppError('import_angret', 'import is undone already')
  return row
}

/**
 * Gives lines that others hold what the latest of those says of them. A person's decision stays, or counts again where the import
 * had made another line of it.
 */
async function restore(tx: Tx, importId: string, visningsaar: number): Promise<number> {
  const changed = (await listRemaining(tx, importId)).filter(row => row.har_endring)
  const valg = await readValg(tx, visningsaar)
  for (const row of changed) {
    const { tittel, alternativ_tittel, sesong, mediehus, episoder, premiere, selskap } = row
    const { produksjon_id, sikkerhet, metode, tvil } = row
    const noekkel = noekkelOf(toSendelinje(row))
    const decided = valg.get(noekkel)
    const before = decided === undefined ? { produksjon_id, sikkerhet, metode, tvil } : remembered(decided)
    await updateSendeliste(tx, {
      id: row.sendeliste_id,
      tittel,
      tittel_sort: sortKey(tittel),
      alternativ_tittel,
      sesong,
      mediehus,
      episoder,
      premiere,
      selskap,
      noekkel,
      ...(row.avgjort ? {} : before),
    })
  }
  return changed.length
}

/** Broadcast lists that were imported, and how they are undone. */
export function createImporterService(d: Dependencies) {
  const note = createNote(d, 'sendeliste')

  async function undo(caller: Caller, id: string): Promise<void> {
    const { visningsaar } = await requireStanding(d.db, id)
    await d.inTransaction(async tx => {
      await lockVisningsaar(tx, visningsaar)
      const { filnavn } = await requireStanding(tx, id)
      const { antall } = await countOnly(tx, id)
      const tilbakestilt = await restore(tx, id, visningsaar)
      await deleteOnly(tx, id)
      await deleteRader(tx, id)
      await markAngret(tx, id, d.now(), caller.id)
      await note(tx, caller, id, 'angret', listEndringer({}, { filnavn, fjernet: antall, tilbakestilt }))
    })
  }

  return {
    list: async (): Promise<Sendelisteimport[]> => (await listImporter(d.db)).map(toImport),
    /** @throws AppError `import_angret` when it is undone already */
    async previewUndo(id: string) {
      const { visningsaar } = await requireStanding(d.db, id)
      const [only, remaining, fordelt] = await Promise.all([
        countOnly(d.db, id),
        listRemaining(d.db, id),
        readFordelt(d.db, visningsaar),
      ])
      const tilbakestilles = remaining.filter(row => row.har_endring).length
      return {
        fjernes: only.antall,
        tilbakestilles,
        beholdes: remaining.length - tilbakestilles,
        avgjorte: only.avgjorte,
        fordelt,
      }
    },
    /** @throws AppError `import_angret` when it is undone already */
    undo,
    async getArbeid(caller: Caller, noekkel: string) {
      return (await findArbeid(d.db, caller.id, noekkel)) ?? { ferdig: 0, av: 0 }
    },
    jobs: {
      /** Reads titles that are new in the register ahead of the import that needs them, and forgets old progress. */
      les_titler: async () => {
        await d.kobling.refresh()
        await deleteArbeid(d.db, new Date(d.now().getTime() - arbeidDays * 86_400_000))
      },
    },
  }
}
