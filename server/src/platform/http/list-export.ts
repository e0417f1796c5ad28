import { AsyncResource } from 'node:async_hooks'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { InSnapshot } from '../db/snapshot.ts'
import { createTurnstile } from '../turnstile.ts'
import type { WorkFolder } from '../work-folder.ts'

/** Each holds a connection to the database while it is written: few, so that other calls always find one. */
const writtenAtOnce = 2

/** Writes a file whole and hands it over, open and without a name. */
export type ListExport = <Page>(
  ask: (side: number) => Promise<Page>,
  write: (ask: (side: number) => Promise<Page>) => Readable,
) => Promise<{ bytes: number; content: Readable }>

/**
 * Writes lists to the disk, out of one state of the database each, before any of it is sent: whoever fetches slowly holds no connection, rows
 * that come and go meanwhile are neither lost nor doubled, and what fails is answered as an error.
 */
export function createListExport(inSnapshot: InSnapshot, workFolder: WorkFolder): ListExport {
  const inTurn = createTurnstile(writtenAtOnce)
  return (ask, write) =>
    inTurn(() =>
      workFolder.use('liste', async folder => {
        const file = path.join(folder, 'liste')
        // Streams ask on their own time: each question is bound to the snapshot.
        await inSnapshot(() =>
          pipeline(write(AsyncResource.bind(ask)), createWriteStream(file, { mode: 0o600 })),
        )
        const written = await open(file)
        return { bytes: (await written.stat()).size, content: written.createReadStream() }
      }),
    )
}
