import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import * as repository from './ki.repository.ts'
import { findVenterTil, type Kigrenser, listKoe } from './koe.repository.ts'
import { listForlatte, withLesingLock } from './lesing.repository.ts'
import { type Dokumentlesing, type LesingDependencies, readAndStore } from './lesing.ts'
import { kiFeilOf } from './lesingsfeil.ts'

type Dependencies = LesingDependencies & { grenser: Kigrenser }
type D = Dependencies & { stopping: AbortSignal }

/** A reading that ended its process so often will do it again. */
const forsoekHoeyst = 3
const laterMs = 10_000

/** The job that reads documents. */
export function createLesingService(dependencies: Dependencies) {
  const stopping = new AbortController()
  const d: D = { ...dependencies, stopping: stopping.signal }

  const giveUp = (lesing: repository.LesingRow, feil: repository.LesingRow['feil']) =>
    repository.updateLesing(d.db, lesing.id, { tilstand: 'feilet', feil, ferdig: d.now() })

  /** Null where it has been deleted or finished meanwhile, or the virus scanner holds it: nobody waits for the reading any more. */
  async function findReadable(lesing: repository.LesingRow): Promise<Dokumentlesing | null> {
    const funnet = await d.utfylling.find(d.db, lesing.dokument_id)
    if (funnet?.noekkel && !funnet.dokument.laast && !funnet.dokument.viruskontroll)
      return { lesing, dokument: funnet.dokument, noekkel: funnet.noekkel }
    await repository.deleteLesing(d.db, lesing.id)
    return null
  }

  /** Gives the reading up, or throws so that the queue tries again. */
  async function fail(lesing: repository.LesingRow, error: unknown, outOfTime: boolean, log: Log) {
    if (d.stopping.aborted) {
      // Being stopped is no fault of the document.
      const { forsoek } = lesing
      await repository.updateLesing(d.db, lesing.id, { tilstand: 'venter', lest: 0, forsoek })
      throw error
    }
    const { feil, igjen } = kiFeilOf(error, outOfTime)
    if (igjen && lesing.forsoek + 1 < forsoekHoeyst) throw error
    log.error({ err: error }, `KI gives up a document: ${feil}`)
    await giveUp(lesing, feil)
  }

  async function work(lesing: repository.LesingRow, log: Log): Promise<void> {
    if (lesing.forsoek >= forsoekHoeyst) {
      await giveUp(lesing, 'avbrutt')
      return
    }
    const begynt = lesing.begynt ?? d.now()
    await repository.updateLesing(d.db, lesing.id, { forsoek: lesing.forsoek + 1, begynt })
    const time = AbortSignal.timeout(d.timeoutMs)
    const signal = AbortSignal.any([d.stopping, time])
    try {
      for (let done = false; !done; ) {
        const det = await findReadable(lesing)
        done = det === null || (await readAndStore(d, det, signal, log))
      }
    } catch (error) {
      await fail(lesing, error, time.aborted, log)
    }
  }

  const order = (dokumentId: string, runAt?: Date) =>
    addJob(d.db, 'ki_les', { dokumentId }, { jobKey: `ki:${dokumentId}`, ...(runAt && { runAt }) })

  /**
   * Reads the document if a reading waits, one at a time; cut off, it is begun again.
   * @returns false when another process is at it
   */
  const readDokument = (dokumentId: string, log: Log): Promise<boolean> =>
    withLesingLock(d.db, dokumentId, async () => {
      const lesing = await repository.findLesingIGang(d.db, dokumentId)
      const funnet = lesing && (await d.utfylling.find(d.db, dokumentId))
      // Ordered again when the virus scanner has cleared it.
      if (lesing && funnet?.dokument.viruskontroll !== 'venter') await work(lesing, log)
    })

  /** Puts the document back in the queue if it still waits, or for when its owner is within the limit again. */
  async function orderAgain(dokumentId: string): Promise<void> {
    const lesing = await repository.findLesingIGang(d.db, dokumentId)
    if (lesing?.tilstand !== 'venter') return
    const venterTil = await findVenterTil(d.db, dokumentId, d.grenser, d.now())
    await order(dokumentId, venterTil ?? undefined)
  }

  /**
   * Each document has a job, and each job reads the document whose turn it is, so that nobody waits for all that another has ordered
   * (round robin by pages). One that was begun and cut off is read by its own job.
   */
  async function les(dokumentId: string, log: Log): Promise<void> {
    const own = await repository.findLesingIGang(d.db, dokumentId)
    if (own && (own.tilstand !== 'venter' || own.forsoek > 0)) {
      const alone = await readDokument(dokumentId, log)
      if (!alone) await order(dokumentId, new Date(d.now().getTime() + laterMs))
      return
    }
    const koe = await listKoe(d.db, d.grenser, d.now())
    for (const next of koe)
      if (await readDokument(next, log)) {
        if (next !== dokumentId) await orderAgain(dokumentId)
        return
      }
    // Others are at those whose turn it is, or nobody's turn has come.
    if (koe.length > 0) await order(dokumentId, new Date(d.now().getTime() + laterMs))
    else if (own && (await findVenterTil(d.db, dokumentId, d.grenser, d.now()))) await orderAgain(dokumentId)
  }

  async function resume(): Promise<void> {
    for (const dokumentId of await listForlatte(d.db)) await order(dokumentId)
  }

  return {
    /** Takes up readings that a killed process left. */
    resume: () => resume(),
    /** Ends what is being read; it goes on at the next start. */
    stop: () => stopping.abort(new Error('the portal is stopping')),
    jobs: {
      ki_les: ({ dokumentId }: { dokumentId: string }, { log }) => les(dokumentId, log),
      ki_gjenoppta: () => resume(),
    } satisfies JobHandlers as JobHandlers,
  }
}
