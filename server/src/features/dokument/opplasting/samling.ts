import path from 'node:path'
import type { Filendring, Filsignatur } from '@rp/contract/dokument'
import type { Godtatt, opplastingssteg } from '@rp/contract/opplasting'
import { failpoint } from '../../../platform/failpoint.ts'
import { detectKind, type FileKind } from '../../../platform/pdf/detect.ts'
import type { Agreement, Change, InputReport } from '../../../platform/pdf/merge.ts'
import { concerning, PdfError } from '../../../platform/pdf/pdf-error.ts'
import type { PdfPool } from '../../../platform/pdf/pdf-pool.ts'
import type { StoredFile } from '../../../platform/storage/storage.ts'
import type { Mellomlager } from './mellomlager.ts'
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

type Dependencies = { pdf: PdfPool; grenser: { maksSider: number } }

/** The first failure of several, once all have ended: what goes on afterwards would work on files that are gone. */
async function all<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
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

type Merging = {
  inputs: Parameters<PdfPool['merge']>[0]
  out: string
  agreed: Agreement[]
  lager: Mellomlager
  onStore: () => void
}

/**
 * Puts the files together at `out`, and begins to store the result while it is still looked through; what had to be changed after
 * all is stored anew. A PDF that is the document as it came is stored already.
 */
async function mergeIntoStore({ pdf }: Dependencies, { inputs, out, agreed, lager, onStore }: Merging) {
  let draft: Promise<StoredFile> | undefined
  const store = () => {
    onStore()
    return lager.write(out)
  }
  const onDraft = () => {
    draft = store()
  }
  const merged = await pdf.merge(inputs, out, { onDraft, agreed })
  failpoint('opplasting_flettet')
  if (merged.isKept) {
    onStore()
    const [kept] = await lager.listMottatt()
    if (kept) return { merged, samlet: kept }
  }
  return { merged, samlet: await (merged.isDraft && draft ? draft : store()) }
}

export type Samling = {
  filer: readonly MottattFil[]
  lager: Mellomlager
  mappe: string
  /** What the person has said yes to in the dialog. */
  godtatt: Godtatt
  tell: (steg: Steg) => void
  /** Hears of what was mended in silence, for the log. */
  onMended: (index: number, what: string) => void
  /** A PDF of ours whose pages come first. */
  foran?: string
}

async function check(d: Dependencies, { filer, lager, mappe, godtatt, tell, onMended, foran }: Samling) {
  tell('kontrollerer')
  const funn = await inspectAll(d.pdf, filer)
  for (const [index, one] of funn.entries())
    if (one.kind !== 'pdf' && one.endMissing) onMended(index, 'an image without its end')
  tell('slaar_sammen')
  const first = foran ? [{ path: foran, kind: 'pdf' as const, isMerged: true }] : []
  const inputs = filer.map((fil, index) => ({ path: fil.sti, kind: funn[index]?.kind ?? 'pdf' }))
  const merging = mergeIntoStore(d, {
    lager,
    inputs: [...first, ...inputs],
    out: path.join(mappe, 'samlet.pdf'),
    agreed: agreements.filter(([navn]) => godtatt.includes(navn)).map(([, agreement]) => agreement),
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

/** Checks and merges while the originals reach the disk, and stores the result. */
export async function assemble(d: Dependencies, samling: Samling): Promise<Samlet> {
  const { filer, lager } = samling
  try {
    const [merging, keeping] = [check(d, samling), lager.listMottatt()]
    // Both are waited for: what goes on afterwards would work on files that are gone.
    await Promise.allSettled([merging, keeping])
    return { ...(await merging), original: await keeping }
  } catch (error) {
    throw toUploadError(error, filer, d.grenser.maksSider)
  }
}
