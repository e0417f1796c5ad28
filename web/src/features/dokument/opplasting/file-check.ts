import { sentence } from '@rp/contract/errors'
import { pdfHodeInnen } from '@rp/contract/opplasting'
import { checkPdf } from './pdf-check.ts'

export type Filtype = 'pdf' | 'png' | 'jpeg'
/** What a file is by its first bytes; null when it is nothing that we take. */
export type Funntype = Filtype | 'heic' | null

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => head[index] === byte)

/** Decides the type by content: the name of a file says nothing certain. */
export function sniff(head: Uint8Array): Funntype {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  const ascii = String.fromCharCode(...head.subarray(0, pdfHodeInnen))
  if (ascii.slice(4, 8) === 'ftyp' && heicBrands.has(ascii.slice(8, 12))) return 'heic'
  return ascii.includes('%PDF-') ? 'pdf' : null
}

export type Filsjekk = {
  type: Filtype | null
  feil: string | null
  /** What of it is lost when it is sent as it is, or with others. */
  taper?: readonly Godkjenning[]
  /** The PDFs inside a portfolio, which may be sent in its place. */
  inni?: readonly File[]
}
/** What the person must say yes to: attached files are left out; a digital signature no longer holds. */
export type Godkjenning = 'vedlegg' | 'signatur'

/** Reads the beginning of a file, and a PDF whole, and says what it is, or why it cannot be sent. */
export async function checkFile(file: Blob & { name: string }): Promise<Filsjekk> {
  const navn = file.name
  if (file.size === 0) return { type: null, feil: sentence('fil_tom', { navn }) }
  try {
    const type = sniff(new Uint8Array(await file.slice(0, pdfHodeInnen).arrayBuffer()))
    if (type === 'heic') return { type: null, feil: sentence('fil_heic', { navn }) }
    if (type === null) return { type: null, feil: sentence('fil_feil_type', { navn }) }
    return type === 'pdf' ? await checkContent(file, navn) : { type, feil: null }
  } catch {
    // The browser lost the file: it was moved, or lies in a cloud folder that is offline.
    return { type: null, feil: sentence('fil_skadet', { navn }) }
  }
}

/** What a PDF holds beside its pages is told before it is sent. */
async function checkContent(file: Blob, navn: string): Promise<Filsjekk> {
  const { xfa, portefoelje, vedlegg, signert } = await checkPdf(file)
  if (portefoelje)
    return { type: null, feil: sentence('fil_portefoelje', { navn }), inni: await unpack(file) }
  if (xfa) return { type: null, feil: sentence('fil_xfa', { navn }) }
  const taper = [...(vedlegg ? ['vedlegg' as const] : []), ...(signert ? ['signatur' as const] : [])]
  return { type: 'pdf', feil: null, ...(taper.length > 0 && { taper }) }
}

/** The library that can open a portfolio comes with the first one. */
async function unpack(file: Blob): Promise<File[]> {
  try {
    const { listPdfsInside } = await import('../../../ui/pdf-viewer/pdf-engine.ts')
    return await listPdfsInside(file)
  } catch {
    // The sentence says how the person can take them out.
    return []
  }
}

export type Grenser = { maksFiler: number; maksBytes: number }

/** Why these files cannot be sent together; null when they can. */
export function checkTotal(
  files: readonly { size: number }[],
  grenser: Grenser,
  formatBytes: (bytes: number) => string,
): string | null {
  if (files.length > grenser.maksFiler)
    return sentence('for_mange_filer', { maks: String(grenser.maksFiler) })
  const total = files.reduce((sum, file) => sum + file.size, 0)
  return total > grenser.maksBytes ? sentence('for_stor', { maks: formatBytes(grenser.maksBytes) }) : null
}
