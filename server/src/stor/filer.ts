import crypto from 'node:crypto'
import { Readable } from 'node:stream'
import { createDemoData } from '../demo/demo-data.ts'
import { antallSider } from '../demo/kontrakt.ts'
import type { FileStorage, StoredFile } from '../platform/storage/storage.ts'

/** One contract in the store, as an upload of a clean PDF leaves it: what was sent, and what is shown. */
export type LagretPdf = {
  original: StoredFile
  samlet: StoredFile
  bytes: number
  sha256: string
  sider: number
}

const antall = 20

/** Stores twenty contracts of the demo. */
export async function storePdfer(storage: FileStorage, seed: number, naa: Date): Promise<LagretPdf[]> {
  const pdfer = createDemoData({ seed, naa })
    .dokumenter.filter(({ filer }) => filer.length === 1 && /^(?!Scan_).*\.pdf$/.test(filer[0]?.navn ?? ''))
    .slice(0, antall)
  return Promise.all(
    pdfer.map(async ({ filer: [fil] }) => {
      const innhold = (await fil?.lag('')) ?? Buffer.alloc(0)
      const [original, samlet] = await Promise.all([
        storage.write(Readable.from([innhold])),
        storage.write(Readable.from([innhold])),
      ])
      const sha256 = crypto.createHash('sha256').update(innhold).digest('hex')
      return { original, samlet, bytes: innhold.length, sha256, sider: antallSider }
    }),
  )
}
