import crypto from 'node:crypto'
import { mayReceive } from '../features/bruker/postmottak.ts'
import type { Clock, InTransaction, Tables } from '../features/database.ts'
import { listNewestFiler } from '../features/dokument/filsjekk/filsjekk.service.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/pool.ts'
import { createSmtpMailer } from '../platform/email/mailer.ts'
import { createOutbox } from '../platform/email/outbox.ts'
import { createForsoek } from '../platform/forsoek.ts'
import { createPdfPool } from '../platform/pdf/pdf-pool.ts'
import { claimStore } from '../platform/storage/claim-store.ts'
import { fillagerOf, openArbeid, openSlettede } from './fillager.ts'
import { createFilkryptering, openCipher } from './keys.ts'

type Options = { config: Config; publicUrl: string; database: Database<Tables>; now: Clock }

/** The technology that the features stand on, opened with the settings of the configuration. */
export async function openPlatform({ config, publicUrl, database, now }: Options) {
  const newId = () => crypto.randomUUID()
  const { pool, kysely: db } = database
  const cipher = await openCipher(config, database)
  const mailer = config.SMTP_URL
    ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM, new URL(publicUrl).hostname)
    : null
  const inTransaction: InTransaction = work => database.transaction(work)
  const workFolder = openArbeid(config)
  const place = await fillagerOf(config, () => workFolder)
  // Before anything is written there: it may be another's.
  const storage = await claimStore({
    pool,
    place,
    cipher: createFilkryptering(config),
    sampleKeys: () => listNewestFiler(db),
  })
  return {
    now,
    newId,
    db,
    pool,
    inTransaction,
    inSnapshot: database.inSnapshot,
    cipher,
    mailer,
    workFolder,
    slettede: await openSlettede(config, place),
    storage,
    outbox: createOutbox({ db, cipher, mailer, now, newId, mayReceive }),
    forsoek: createForsoek(db, text => cipher.blindIndex(text, 'forsoek'), now),
    pdf: createPdfPool({
      workers: config.PDF_WORKERS,
      timeoutMs: config.PDF_SECONDS * 1000,
      maxMemoryMb: config.PDF_MEMORY_MB,
      behind: config.NODE_ENV !== 'test',
      limits: { maxPages: config.UPLOAD_MAX_PAGES },
    }),
  }
}
