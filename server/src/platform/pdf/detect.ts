import { open } from 'node:fs/promises'
import { pdfHodeInnen } from '@rp/contract/opplasting'

export type FileKind = 'pdf' | 'jpeg' | 'png'
export type DetectedKind = FileKind | 'heic' | 'empty' | 'unknown'

const heifBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'])
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The head of a PDF with its first object. */
const pdfBegun = /%PDF-\d\.\d\s[\s\S]*?\s\d+\s+\d+\s+obj\b/

/** Decides the type of a file by its first bytes; names and declared MIME types are never asked. */
export async function detectKind(path: string): Promise<DetectedKind> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pdfHodeInnen), 0, pdfHodeInnen, 0)
    return detectKindOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** As `detectKind`, for the beginning of a file. */
export function detectKindOf(head: Buffer): DetectedKind {
  if (head.length === 0) return 'empty'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head.subarray(0, 8).equals(pngSignature)) return 'png'
  if (isHeif(head)) return 'heic'
  const header = findPdfHeader(head)
  if (header === 0) return 'pdf'
  // Junk before the header is tolerated because the file is written anew; the start of another known type is not.
  return header > 0 && !startsAsAnotherType(head) ? 'pdf' : 'unknown'
}

/** Where the PDF begins in the beginning of a file; -1 where it does not. */
export function findPdfHeader(head: Buffer): number {
  return head.indexOf('%PDF-')
}

function isHeif(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp' && heifBrands.has(head.toString('latin1', 8, 12))
}

function startsAsAnotherType(head: Buffer): boolean {
  const binary = [
    'MZ',
    'PK',
    '\x7fELF',
    'GIF8',
    'RIFF',
    'II*\0',
    'MM\0*',
    'BM',
    '\x1f\x8b',
    'Rar!',
    '7z\xbc\xaf',
    '\xca\xfe\xba\xbe',
  ]
  const start = head.toString('latin1')
  // What a server said before it sent the PDF, as a page of its own.
  if (/^\s*<(!doctype|html|head|body|script)\b/i.test(start) && pdfBegun.test(start)) return false
  if (binary.some(magic => start.startsWith(magic))) return true
  // A page, a drawing or a script that names a PDF is none. What a server says before it sends one (a PHP notice) may stand there.
  return /^\s*(#!|<(\?|(!doctype|html|head|body|script|svg)\b))/i.test(start)
}
