import type { FileKind } from './detect.ts'
import type { PageSize } from './image-pdf.ts'
import type { Agreement, MergeInput, MergeResult } from './merge.ts'
import type { PdfErrorKind } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'

/** What one look at an arrived file tells. For an image `pageSizes` is in pixels as seen, for a PDF in points. */
export type Inspection = {
  kind: FileKind
  bytes: number
  pages: number
  pageSizes: PageSize[]
  /** An image without its end, all of whose pixels are there. */
  endMissing: boolean
  /** An image that says where it was taken. */
  tellsPlace: boolean
}

/** What the pool asks of its process. `folder` is an empty folder for this job alone. */
export type PdfTask =
  | { task: 'inspect'; path: string; folder: string; limits: PdfLimits }
  | {
      task: 'merge'
      inputs: MergeInput[]
      agreed: Agreement[]
      outPath: string
      folder: string
      limits: PdfLimits
    }

/** How long one job, and one step of it, may take, and how much resident memory its process may reach. */
export type JobLimits = {
  timeoutMs: number
  maxMemoryMb: number
  /** Where it is given, `timeoutMs` is time on the processor, and this is how long the job may take on the clock. */
  waitMs?: number
  /** On the processor. */
  stepMs?: number
}

export type PdfJob = PdfTask & JobLimits

/** What a process answers: `progress` as often as it gets further, then one of the others. */
export type PdfReply<Result = Inspection | MergeResult, Step extends Progress = Progress> =
  | { reply: 'progress'; progress: Step }
  | { reply: 'done'; result: Result; residentMb: number }
  | { reply: 'failed'; failure: PdfFailure; residentMb: number }

/** The file or page that work turns to, from 0, and how many there are; after the last of them, what they have come to. */
export type Progress = { at: number; total: number }

/** A `PdfError`, or an error of the operating system (a full disk is nobody's file's fault) with its code. */
export type PdfFailure =
  | { kind: PdfErrorKind; message: string; input: number | undefined }
  | { code: string; message: string }

/** Written to stderr by the watchdog before it ends its own process, so that the pool can tell why it died. */
export const memoryMark = 'pdf-watchdog: memory limit reached'
