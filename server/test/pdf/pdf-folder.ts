import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileKind } from '../../src/platform/pdf/detect.ts'
import { type Agreement, type MergeResult, mergeToPdf } from '../../src/platform/pdf/merge.ts'
import { defaultPdfLimits, type PdfLimits } from '../../src/platform/pdf/pdf-limits.ts'

export type Merged = MergeResult & { path: string; bytesOfFile: Buffer }

/** A folder for one test's files, with the merge at hand as the PDF process runs it. */
export class PdfFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'pdf-test-'))
  #count = 0

  write(name: string, bytes: Buffer): string {
    const path = join(this.path, `${this.#count++}-${name}`)
    writeFileSync(path, bytes)
    return path
  }

  /** `path` of what it gives is the result, or the one input that could be kept. */
  async merge(
    files: [kind: FileKind, bytes: Buffer][],
    limits: Partial<PdfLimits> = {},
    agreed: Agreement[] = ['attachments', 'signatures'],
  ): Promise<Merged> {
    const inputs = files.map(([kind, bytes]) => ({ kind, path: this.write(kind, bytes) }))
    const folder = join(this.path, `job-${this.#count++}`)
    const outPath = join(this.path, `out-${this.#count++}.pdf`)
    mkdirSync(folder)
    const all = { ...defaultPdfLimits, ...limits }
    const result = await mergeToPdf({ inputs, agreed, outPath, folder, limits: all })
    const path = result.isKept ? (inputs[0]?.path ?? '') : outPath
    return { ...result, path, bytesOfFile: readFileSync(path) }
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
