import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Dokument } from '@rp/contract/dokument'
import type { Faglistevalg } from '@rp/contract/fagfunksjon'
import { failpoint } from '../../platform/failpoint.ts'
import type { Log } from '../../platform/log.ts'
import type { Reading } from '../../platform/reading/page-text.ts'
import type { Reader } from '../../platform/reading/reader.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { WorkFolder } from '../../platform/work-folder.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { Clock, Database, InTransaction, NewId } from '../database.ts'
import type { UtfyllingService } from '../dokument/utfylling.service.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import { medDigitale } from './digital-signatur.ts'
import { storeFunn } from './funnlagring.ts'
import * as repository from './ki.repository.ts'
import type { KiMotor, Sammenheng } from './motor.ts'
import { findSamtykke } from './samtykke/samtykke.repository.ts'

export type LesingDependencies = {
  db: Database
  inTransaction: InTransaction
  storage: FileStorage
  utfylling: UtfyllingService
  produksjon: ProduksjonService
  bruker: BrukerService
  reader: Pick<Reader, 'read'> & Partial<Pick<Reader, 'draw'>>
  /** The first is asked; the next one answers where it cannot. */
  motorer: readonly [KiMotor, ...KiMotor[]]
  readFagliste: () => Promise<Faglistevalg>
  workFolder: WorkFolder
  /** For one document, from the first page to the last proposal. */
  timeoutMs: number
  now: Clock
  newId: NewId
}
type D = LesingDependencies
export type Dokumentlesing = { lesing: repository.LesingRow; dokument: Dokument; noekkel: string }

/** A copy of the merged file, which is gone afterwards. */
const withFil = <T>(d: D, noekkel: string, signal: AbortSignal, work: (sti: string) => Promise<T>) =>
  d.workFolder.use('ki', async mappe => {
    const sti = path.join(mappe, 'samlet.pdf')
    await pipeline(d.storage.read(noekkel), fs.createWriteStream(sti, { mode: 0o600 }), { signal })
    return await work(sti)
  })

/** The merged file as it is now, read page by page. */
async function read(d: D, { lesing, noekkel }: Dokumentlesing, signal: AbortSignal): Promise<Reading> {
  let writing: Promise<unknown> | null = null
  const onPage = (lest: number, sider: number) => {
    // One write at a time: pages with a text layer are read faster than the database takes notes.
    writing ??= repository
      .updateLesing(d.db, lesing.id, { lest, sider })
      .catch(() => {})
      .finally(() => {
        writing = null
      })
  }
  return withFil(d, noekkel, signal, sti => d.reader.read(sti, { signal, onPage }).finally(() => writing))
}

/** Asks the first engine, and the next one where it gives no answer. */
async function find(d: D, lest: Reading, det: Dokumentlesing, signal: AbortSignal, log: Log) {
  const eierId = det.dokument.userId
  const { draw } = d.reader
  const sammenheng: Sammenheng = {
    ...(await d.bruker.findIdentitet(d.db, eierId)),
    faglistevalg: await d.readFagliste(),
    medTrekk: (await findSamtykke(d.db, eierId)) !== undefined,
    ...(draw && {
      tegnSider: sider => withFil(d, det.noekkel, signal, sti => draw(sti, sider, signal)),
    }),
    signal,
  }
  const [first, reserve] = d.motorer
  try {
    return { funn: await first.finn(lest, sammenheng), motor: first.navn, reserve: false }
  } catch (error) {
    if (!reserve || signal.aborted) throw error
    log.warn({ err: error }, `the KI engine ${first.navn} gave no answer`)
    return { funn: await reserve.finn(lest, sammenheng), motor: reserve.navn, reserve: true }
  }
}

/**
 * From the stored file to proposals.
 * @returns false when pages were added meanwhile: then it must be read anew
 */
export async function readAndStore(
  d: D,
  det: Dokumentlesing,
  signal: AbortSignal,
  log: Log,
): Promise<boolean> {
  const { lesing, dokument } = det
  await repository.updateLesing(d.db, lesing.id, { tilstand: 'leser', lest: 0, sider: dokument.sider })
  const lest = await read(d, det, signal)
  failpoint('ki_lest')
  if (lest.unread) log.warn({ sider: lest.unread }, 'KI left out pages that it could not get through')
  const sider = lest.pages.length
  await repository.updateLesing(d.db, lesing.id, {
    tilstand: 'finner',
    lest: sider,
    sider,
    utelatt: lest.skipped,
  })
  const funnet = await find(d, lest, det, signal, log)
  signal.throwIfAborted()
  const funn = medDigitale(funnet.funn, await d.utfylling.listSignaturer(d.db, dokument._id))
  return d.inTransaction(tx => storeFunn(d, tx, { ...det, ...funnet, funn, lest }))
}
