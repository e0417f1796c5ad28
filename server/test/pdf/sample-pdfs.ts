import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { inJob, runQpdf } from '../../src/platform/pdf/qpdf.ts'

/** A PDF with one page for each text, in Helvetica. */
export async function textPdf(texts: string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', compress: true })
  const parts: Buffer[] = []
  document.on('data', part => parts.push(part))
  const ended = new Promise(resolve => document.on('end', resolve))
  for (const text of texts) document.addPage().fontSize(18).text(text)
  document.end()
  await ended
  return Buffer.concat(parts)
}

/** A PDF encrypted with AES-256. An empty user password opens anywhere but forbids changes. */
export function encryptedPdf(pdf: Buffer, userPassword: string): Promise<Buffer> {
  return withQpdf(pdf, ['--encrypt', userPassword, 'eier', '256', '--modify=none', '--'])
}

/** A PDF that opens without a password and forbids changes, encrypted in one of the ways there have been. */
export function lockedPdf(pdf: Buffer, bits: '40' | '128' | '256', way: 'RC4' | 'AES'): Promise<Buffer> {
  const aes = bits === '128' ? [`--use-aes=${way === 'AES' ? 'y' : 'n'}`] : []
  return withQpdf(pdf, ['--allow-weak-crypto', '--encrypt', '', 'eier', bits, ...aes, '--'])
}

/** The objects and uncompressed streams of a PDF as text, to search it. */
export async function readableText(pdf: Buffer): Promise<string> {
  const readable = await withQpdf(pdf, ['--qdf', '--object-streams=disable'])
  return readable.toString('latin1')
}

/** The same PDF with its objects packed away in streams. */
export const packedPdf = (pdf: Buffer): Promise<Buffer> => withQpdf(pdf, ['--object-streams=generate'])

async function withQpdf(pdf: Buffer, args: string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-pdf-'))
  try {
    await writeFile(join(folder, 'in.pdf'), pdf)
    const { code, messages } = await runQpdf(folder, [...args, inJob('in.pdf'), inJob('out.pdf')])
    if (code !== 0) throw new Error(messages.join('\n'))
    return await readFile(join(folder, 'out.pdf'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
