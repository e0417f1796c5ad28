import crypto from 'node:crypto'
import { Readable } from 'node:stream'
import { antallSider, createPapir } from '../demo/kontrakt.ts'
import { createNavn } from '../demo/names.ts'
import { createPersonnummer } from '../demo/numre.ts'
import { produksjoner } from '../demo/produksjoner.ts'
import { createRng } from '../demo/rng.ts'
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

/** Stores twenty contracts as those of the demo. */
export async function storePdfer(storage: FileStorage, seed: number, naa: Date): Promise<LagretPdf[]> {
  const rng = createRng(seed)
  const kontrakter = produksjoner.slice(0, antall).map(({ tittel, selskap, episoder }) => {
    const { fornavn, etternavn } = createNavn(rng)
    const hvem = { arbeidstaker: `${fornavn} ${etternavn}`, personnummer: createPersonnummer(rng) }
    const hva = { titler: [tittel], selskap, fagfunksjon: 'Klipper', episoder }
    return { ...hvem, ...hva, klausul: 'behold' as const, dato: naa, signert: true }
  })
  return Promise.all(
    kontrakter.map(async kontrakt => {
      const { pdf } = await createPapir(kontrakt)
      const [original, samlet] = await Promise.all([
        storage.write(Readable.from([pdf])),
        storage.write(Readable.from([pdf])),
      ])
      const sha256 = crypto.createHash('sha256').update(pdf).digest('hex')
      return { original, samlet, bytes: pdf.length, sha256, sider: antallSider }
    }),
  )
}
