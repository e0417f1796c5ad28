import fs from 'node:fs'
import path from 'node:path'
import type { opplastingssteg } from '@rp/contract/opplasting'
import { failpoint } from '../../../platform/failpoint.ts'
import type { FileKind } from '../../../platform/pdf/detect.ts'
import { concerning, PdfError } from '../../../platform/pdf/pdf-error.ts'
import type { PdfPool } from '../../../platform/pdf/pdf-pool.ts'
import type { FileStorage, StoredFile } from '../../../platform/storage/storage.ts'
import type { MottattFil } from './mottak.ts'
import { toUploadError } from './opplasting.feil.ts'

export type Steg = (typeof opplastingssteg)[number]
export type Samlet = {
  original: StoredFile[]
  samlet: StoredFile
  typer: FileKind[]
  siderPerFil: number[]
  sider: number
}
type Dependencies = { pdf: PdfPool; storage: FileStorage; grenser: { maksSider: number } }

async function inspectAll(pdf: PdfPool, filer: readonly MottattFil[]) {
  const inspected = []
  for (const [index, fil] of filer.entries())
    inspected.push(await concerning(index, () => pdf.inspect(fil.sti)))
  return inspected
}

/** A PdfError of the merge counts the document that the pages are added to as the first input; the person's files begin after. */
async function withoutFirst<T>(foran: string | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!foran || !(error instanceof PdfError) || error.input === undefined) throw error
    throw new PdfError(error.kind, error.message, error.input > 0 ? error.input - 1 : undefined, {
      cause: error,
    })
  }
}

/**
 * Checks and merges, and stores originals and result. On failure nothing of it stays in the store.
 * @param foran a PDF of ours whose pages come first
 */
export async function assemble(
  d: Dependencies,
  filer: readonly MottattFil[],
  mappe: string,
  tell: (steg: Steg) => Promise<void>,
  foran?: string,
): Promise<Samlet> {
  const stored: StoredFile[] = []
  const keep = async (sti: string) => {
    const file = await d.storage.write(fs.createReadStream(sti))
    stored.push(file)
    return file
  }
  try {
    await tell('kontrollerer')
    const inspected = await inspectAll(d.pdf, filer)
    await tell('slaar_sammen')
    const out = path.join(mappe, 'samlet.pdf')
    const first = foran ? [{ path: foran, kind: 'pdf' as const }] : []
    const inputs = [
      ...first,
      ...filer.map((fil, index) => ({ path: fil.sti, kind: inspected[index]?.kind ?? 'pdf' })),
    ]
    // The originals reach the disk while the pages are put together. Both are waited for, so that a failure of one cannot
    // leave a file of the other behind.
    const [merging, keeping] = await Promise.allSettled([
      withoutFirst(foran, d.pdf.merge(inputs, out)),
      Promise.all(filer.map(fil => keep(fil.sti))),
    ])
    if (merging.status === 'rejected') throw merging.reason
    if (keeping.status === 'rejected') throw keeping.reason
    failpoint('opplasting_flettet')
    await tell('lagrer')
    const samlet = await keep(out)
    return {
      original: keeping.value,
      samlet,
      typer: inspected.map(found => found.kind),
      siderPerFil: inspected.map(found => found.pages),
      sider: merging.value.pages,
    }
  } catch (error) {
    await Promise.all(stored.map(file => d.storage.remove(file.key)))
    throw toUploadError(error, filer, d.grenser.maksSider)
  }
}
