import { AppError } from '../../../platform/http/app-error.ts'
import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { ScannerUnavailable, type VirusScanner } from '../../../platform/virus/clamd.ts'
import type { Base } from '../../base.ts'
import type { BrukerService } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import type { Brev } from '../../innstilling/brev.service.ts'
import { isLaast } from '../dokument.policy.ts'
import type { Lesebestilling } from '../lesing.ts'
import type { Kontrollbestilling } from './bestilling.service.ts'
import { virusBrev } from './viruskontroll.mail.ts'
import * as repository from './viruskontroll.repository.ts'

export type ViruskontrollDependencies = Pick<
  Base,
  'db' | 'inTransaction' | 'storage' | 'historikk' | 'outbox' | 'readBrev' | 'now'
> & {
  /** Null where none is configured. */
  scanner: VirusScanner | null
  kontrollbestilling: Kontrollbestilling
  bestilling: Lesebestilling
  bruker: BrukerService
}
type D = ViruskontrollDependencies & { stopping: AbortSignal }

const ventendeAtOnce = 200
const mostShown = 200

type Funn = { fil: string; funn: string; brev: Brev }

const namesOf = (filer: readonly repository.Original[]): string => filer.map(({ noekkel }) => noekkel).join()

/** Holds documents back until their files are known to be clean. */
export function createViruskontrollService(dependencies: ViruskontrollDependencies) {
  const stopping = new AbortController()
  const d: D = { ...dependencies, stopping: stopping.signal }
  const note = createNote(d, 'dokument')

  /** What the scanner finds first, or null. */
  async function scanAll(scanner: VirusScanner, filer: readonly repository.Original[]): Promise<Funn | null> {
    for (const { noekkel, navn } of filer) {
      const content = d.storage.read(noekkel)
      const { found } = await scanner.scan(content, d.stopping).finally(() => content.destroy())
      if (found !== null) return { fil: navn, funn: found, brev: await d.readBrev() }
    }
    return null
  }

  /** Shut for good, unless staff has it looked at again. The owner is told what to do. */
  async function shut(tx: Database, row: repository.Kontrollert, { fil, funn, brev }: Funn): Promise<void> {
    await repository.setTilstand(tx, row.id, { viruskontroll: 'smittet', virusfunn: `${fil}: ${funn}` })
    await note(tx, null, row.id, 'virus_funnet', listEndringer({}, { filer: fil }))
    const eier = await d.bruker.find(tx, row.eier_id)
    if (!eier?.aktiv) return
    await d.outbox.queue(tx, eier.epost, 'virus_funnet', virusBrev(brev, eier.fornavn, row, fil))
  }

  /** Shown from now on, and read by KI if the owner wanted that. */
  async function release(tx: Database, row: repository.Kontrollert): Promise<void> {
    await repository.setTilstand(tx, row.id, { viruskontroll: null, virusfunn: '' })
    if (row.virusfunn) await note(tx, null, row.id, 'virus_avkreftet')
    if (row.autoextract && !isLaast(row.status)) await d.bestilling.order(tx, row.id)
  }

  /** False when pages were added while the scanner looked: then it has not seen everything. */
  const settle = (id: string, seen: readonly repository.Original[], funn: Funn | null): Promise<boolean> =>
    d.inTransaction(async tx => {
      await repository.lockDokument(tx, id)
      const row = await repository.findDokument(tx, id)
      if (row?.viruskontroll !== 'venter') return true
      if (funn) await shut(tx, row, funn)
      else if (namesOf(await repository.listOriginaler(tx, id)) !== namesOf(seen)) return false
      else await release(tx, row)
      return true
    })

  async function kontroller(id: string, log: Log): Promise<void> {
    for (let done = false; !done; ) {
      const row = await repository.findDokument(d.db, id)
      if (row?.viruskontroll !== 'venter') return
      const filer = await repository.listOriginaler(d.db, id)
      try {
        const funn = d.scanner ? await scanAll(d.scanner, filer) : null
        if (funn) log.warn({ dokument: id, funn: funn.funn }, 'the virus scanner found something')
        done = await settle(id, filer, funn)
      } catch (error) {
        if (!(error instanceof ScannerUnavailable)) throw error
        log.warn({ err: error, dokument: id }, 'a document waits for the virus scanner')
        return
      }
    }
  }

  /** Another look at what waits: the scanner may be back, or switched off, and then nothing waits for it any more. */
  async function checkVentende(log: Log): Promise<void> {
    const ventende = await repository.listVentende(d.db, ventendeAtOnce)
    if (ventende.length === 0) return
    try {
      await d.scanner?.ping()
    } catch (error) {
      log.warn({ err: error, ventende: ventende.length }, 'documents wait for the virus scanner')
      return
    }
    for (const dokumentId of ventende)
      await addJob(d.db, 'kontroller_virus', { dokumentId }, { jobKey: `virus:${dokumentId}` })
  }

  return {
    /** What waits or is shut, for staff. */
    async listHoldt() {
      const rows = await repository.listHoldt(d.db, mostShown)
      return rows.map(row => ({ ...row, opprettet: row.opprettet.toISOString() }))
    },
    /** Has the files looked at once more. @throws AppError `ikke_funnet`, `viruskontroll_av` */
    retry: (id: string): Promise<void> =>
      d.inTransaction(async tx => {
        const row = await repository.findDokument(tx, id)
        if (!row?.viruskontroll)
          throw new AppError('ikke_funnet', 'no document waits or is shut under this id')
        if (!d.scanner) throw new AppError('viruskontroll_av', 'no virus scanner is configured')
        await d.kontrollbestilling.hold(tx, id)
      }),
    /** Ends what is being looked at; it is begun again after the next start. */
    stop: () => stopping.abort(new Error('the portal is stopping')),
    jobs: {
      kontroller_virus: ({ dokumentId }: { dokumentId: string }, { log }) => kontroller(dokumentId, log),
      kontroller_ventende: (_payload: never, { log }) => checkVentende(log),
    } satisfies JobHandlers as JobHandlers,
  }
}
