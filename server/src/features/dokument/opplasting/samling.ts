import path from 'node:path'
import type { opplastingssteg } from '@rp/contract/opplasting'
import { failpoint } from '../../../platform/failpoint.ts'
import { detectKind, type FileKind } from '../../../platform/pdf/detect.ts'
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

/** The first failure of several, once all have ended: what goes on afterwards would work on files that are gone. */
async function all<T>(works: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(works)
  return settled.map(one => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

/** What each file is, by its content. Images are decoded, for the merge only copies them; a PDF is proved by the merge itself. */
const inspectAll = (pdf: PdfPool, filer: readonly MottattFil[]): Promise<FileKind[]> =>
  all(
    filer.map(({ sti }, index) =>
      concerning(index, async () =>
        (await detectKind(sti)) === 'pdf' ? 'pdf' : (await pdf.inspect(sti)).kind,
      ),
    ),
  )

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

type Inputs = Parameters<PdfPool['merge']>[0]

/**
 * Puts the files together at `out`, and begins to store the result while it is still looked through; what had to be changed after
 * all is stored anew.
 */
async function mergeIntoStore(d: Dependencies, inputs: Inputs, out: string, onStore: () => void) {
  let draft: Promise<StoredFile> | undefined
  const store = () => {
    onStore()
    return d.storage.write({ path: out })
  }
  const onDraft = () => {
    draft = store()
    // Whoever waits for it hears of it; before that it is nobody's.
    draft.catch(() => {})
  }
  const forget = () => draft?.then(file => d.storage.remove(file.key)).catch(() => {})
  try {
    const merged = await d.pdf.merge(inputs, out, { onDraft })
    failpoint('opplasting_flettet')
    if (merged.isDraft && draft) return { merged, samlet: await draft }
    await forget()
    return { merged, samlet: await store() }
  } catch (error) {
    await forget()
    throw error
  }
}

/**
 * Checks and merges while the originals reach the disk, and stores the result. On failure the result is not in the store; the
 * originals are the caller's.
 * @param foran a PDF of ours whose pages come first
 */
export async function assemble(
  d: Dependencies,
  filer: readonly MottattFil[],
  mappe: string,
  tell: (steg: Steg) => void,
  foran?: string,
): Promise<Samlet> {
  const merge = async () => {
    tell('kontrollerer')
    const typer = await inspectAll(d.pdf, filer)
    tell('slaar_sammen')
    const first = foran ? [{ path: foran, kind: 'pdf' as const, isMerged: true }] : []
    const inputs = filer.map((fil, index) => ({ path: fil.sti, kind: typer[index] ?? 'pdf' }))
    const out = path.join(mappe, 'samlet.pdf')
    const merging = mergeIntoStore(d, [...first, ...inputs], out, () => tell('lagrer'))
    const { merged, samlet } = await withoutFirst(foran, merging)
    const siderPerFil = merged.pagesOfInput.slice(first.length)
    return { typer, siderPerFil, sider: merged.pages, samlet }
  }
  try {
    // Both are waited for: what goes on afterwards would work on files that are gone.
    const [merging, keeping] = await Promise.allSettled([merge(), all(filer.map(fil => fil.original))])
    if (merging.status === 'rejected') throw merging.reason
    if (keeping.status === 'rejected') {
      await d.storage.remove(merging.value.samlet.key).catch(() => {})
      throw keeping.reason
    }
    return { ...merging.value, original: keeping.value }
  } catch (error) {
    throw toUploadError(error, filer, d.grenser.maksSider)
  }
}
