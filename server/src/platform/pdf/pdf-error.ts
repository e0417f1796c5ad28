/**
 * Why a file could not become (part of) a PDF. Each kind is a different thing to tell the person who sent the file.
 *
 * - `empty` 0 bytes · `unknown_type` neither PDF, JPEG nor PNG by content · `heic` an Apple/HEIF photo
 * - `encrypted` needs a password to open
 * - `dynamic_form` a form of XFA that only one program draws · `portfolio` a cover around other files, or one PDF behind another
 * - `attachments`, `signed` what would be lost of it (attached files, a digital signature), and nobody has said yes to that
 * - `damaged` truncated, corrupt, or built to loop · `no_pages` a PDF without a page
 * - `too_many_pages`, `too_large_image` (image or page above the limits)
 * - `unfolds_too_far` small as it comes and huge where it is opened
 * - `timeout`, `memory` the limits of the worker were reached · `crashed` the worker died for another reason
 * - `starved` the machine was too busy to get to it, `stopped` the portal is stopping: nothing is wrong with the file
 */
export type PdfErrorKind =
  | 'empty'
  | 'unknown_type'
  | 'heic'
  | 'encrypted'
  | 'dynamic_form'
  | 'portfolio'
  | 'attachments'
  | 'signed'
  | 'damaged'
  | 'too_many_pages'
  | 'too_large_image'
  | 'unfolds_too_far'
  | 'timeout'
  | 'memory'
  | 'crashed'
  | 'starved'
  | 'stopped'
  | 'no_pages'

/** A refusal or a failure of the PDF platform. `input` is the index of the file it concerns, when one is to blame. */
export class PdfError extends Error {
  readonly kind: PdfErrorKind
  readonly input: number | undefined

  constructor(kind: PdfErrorKind, messageForLog: string, input?: number, options?: ErrorOptions) {
    super(messageForLog, options)
    this.name = 'PdfError'
    this.kind = kind
    this.input = input
  }
}

/** Runs `work` and marks a `PdfError` that leaves it with the index of the input file it concerns. */
export async function concerning<T>(input: number, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PdfError && error.input === undefined)
      throw new PdfError(error.kind, error.message, input, { cause: error })
    throw error
  }
}
