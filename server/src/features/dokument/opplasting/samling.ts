import path from 'node:path'
import type { Filendring, Filsignatur } from '@rp/contract/dokument'
import type { Godtatt, opplastingssteg } from '@rp/contract/opplasting'
import { failpoint } from '../../../platform/failpoint.ts'
import { detectKind, type FileKind } from '../../../platform/pdf/detect.ts'
import type { Agreement, Change, InputReport } from '../../../platform/pdf/merge.ts'
import { concerning, PdfError } from '../../../platform/pdf/pdf-error.ts'
import type { PdfPool } from '../../../platform/pdf/pdf-pool.ts'
import type { FileStorage, StoredFile } from '../../../platform/storage/storage.ts'
import type { MottattFil } from './mottak.ts'
import { toUploadError } from './opplasting.feil.ts'

export type Steg = (typeof opplastingssteg)[number]
/** What was found in one file that came. */
export type Filfunn = { type: FileKind; sider: number; endringer: Filendring[]; signaturer: Filsignatur[] }
export type Samlet = {
  original: StoredFile[]
  /** The one original itself where it is the document as it came. */
  samlet: StoredFile
  filer: Filfunn[]
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
const inspectAll = (pdf: PdfPool, filer: readonly MottattFil[]) =>
  all(
    filer.map(({ sti }, index) =>
      concerning(index, async () =>
        (await detectKind(sti)) === 'pdf' ? ({ kind: 'pdf' } as const) : await pdf.inspect(sti),
      ),
    ),
  )
type Funnet = Awaited<ReturnType<typeof inspectAll>>[number]

const changeNames: Record<Change, Filendring> = {
  active: 'aktivt',
  attachments: 'vedlegg',
  place: 'sted',
  around: 'utenfor',
  repaired: 'reparert',
  decrypted: 'laas',
  signature: 'signatur',
}

/** What the look at an image and the merge tell of a file that came. */
function toFilfunn(funnet: Funnet, { pages, changes, signatures }: InputReport): Filfunn {
  const ofImage: Filendring[] = funnet.kind === 'pdf' || !funnet.tellsPlace ? [] : ['sted']
  return {
    type: funnet.kind,
    sider: pages,
    endringer: [...ofImage, ...changes.map(change => changeNames[change])],
    signaturer: signatures.map(({ by, time, whole, intact, timestamp }) => ({
      navn: by,
      tid: time,
      heleFilen: whole,
      uendret: intact,
      tidsstempel: timestamp,
    })),
  }
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

const agreements = [
  ['vedlegg', 'attachments'],
  ['signatur', 'signatures'],
] as const satisfies readonly (readonly [string, Agreement])[]

type Inputs = Parameters<PdfPool['merge']>[0]

type Merging = {
  inputs: Inputs
  out: string
  agreed: Agreement[]
  kept: Promise<StoredFile> | undefined
  onStore: () => void
}

/**
 * Puts the files together at `out`, and begins to store the result while it is still looked through; what had to be changed after
 * all is stored anew. A PDF that is the document as it came is stored already.
 */
async function mergeIntoStore(d: Dependencies, { inputs, out, agreed, kept, onStore }: Merging) {
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
    const merged = await d.pdf.merge(inputs, out, { onDraft, agreed })
    failpoint('opplasting_flettet')
    if (merged.isKept && kept) {
      onStore()
      return { merged, samlet: await kept }
    }
    if (merged.isDraft && draft) return { merged, samlet: await draft }
    await forget()
    return { merged, samlet: await store() }
  } catch (error) {
    await forget()
    throw error
  }
}

export type Samling = {
  filer: readonly MottattFil[]
  mappe: string
  /** What the person has said yes to in the dialog. */
  godtatt: Godtatt
  tell: (steg: Steg) => void
  /** Hears of what was mended in silence, for the log. */
  onMended: (index: number, what: string) => void
  /** A PDF of ours whose pages come first. */
  foran?: string
}

async function check(d: Dependencies, { filer, mappe, godtatt, tell, onMended, foran }: Samling) {
  tell('kontrollerer')
  const funn = await inspectAll(d.pdf, filer)
  for (const [index, one] of funn.entries())
    if (one.kind !== 'pdf' && one.endMissing) onMended(index, 'an image without its end')
  tell('slaar_sammen')
  const first = foran ? [{ path: foran, kind: 'pdf' as const, isMerged: true }] : []
  const inputs = filer.map((fil, index) => ({ path: fil.sti, kind: funn[index]?.kind ?? 'pdf' }))
  const merging = mergeIntoStore(d, {
    inputs: [...first, ...inputs],
    out: path.join(mappe, 'samlet.pdf'),
    agreed: agreements.filter(([navn]) => godtatt.includes(navn)).map(([, agreement]) => agreement),
    kept: filer[0]?.original,
    onStore: () => tell('lagrer'),
  })
  const { merged, samlet } = await withoutFirst(foran, merging)
  const reports = merged.inputs.slice(first.length)
  return {
    filer: funn.flatMap((one, index) => (reports[index] ? [toFilfunn(one, reports[index])] : [])),
    sider: merged.pages,
    samlet,
  }
}

/**
 * Checks and merges while the originals reach the disk, and stores the result. On failure the result is not in the store; the
 * originals are the caller's.
 */
export async function assemble(d: Dependencies, samling: Samling): Promise<Samlet> {
  const { filer } = samling
  const merge = () => check(d, samling)
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
