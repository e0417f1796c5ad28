import { type ErrorCode, sentence } from '@rp/contract/errors'
import { AppError } from '../../../platform/http/app-error.ts'
import { PdfError, type PdfErrorKind } from '../../../platform/pdf/pdf-error.ts'

/** What each refusal of the PDF work is called towards the person. */
const codes: Record<PdfErrorKind, ErrorCode> = {
  empty: 'fil_tom',
  unknown_type: 'fil_feil_type',
  heic: 'fil_heic',
  encrypted: 'fil_kryptert',
  dynamic_form: 'fil_xfa',
  portfolio: 'fil_portefoelje',
  attachments: 'fil_har_vedlegg',
  signed: 'signatur_brytes',
  damaged: 'fil_skadet',
  no_pages: 'fil_skadet',
  too_many_pages: 'for_mange_sider',
  too_large_image: 'fil_bilde_for_stort',
  unfolds_too_far: 'fil_utpakket_for_stor',
  timeout: 'fil_tok_for_lang_tid',
  memory: 'fil_tok_for_lang_tid',
  crashed: 'fil_skadet',
  starved: 'travelt',
  stopped: 'portalen_stopper',
}
/** Nothing is wrong with the file; the seconds until the portal may be able to read it. */
const retryAfter: Partial<Record<PdfErrorKind, number>> = { starved: 30, stopped: 5 }

/** Names the file at fault, in the sentence and as `files.<index>`. Other errors pass through. */
export function toUploadError(
  error: unknown,
  filer: readonly { navn: string }[],
  maksSider: number,
): unknown {
  if (!(error instanceof PdfError)) return error
  const { kind, input, message } = error
  const code = codes[kind]
  const later = retryAfter[kind]
  if (later !== undefined)
    return new AppError(code, `pdf: ${kind}: ${message}`, { cause: error, retryAfter: later })
  // Blamed on no file of the person's: the document that the pages were to be added to.
  const blamed = input === undefined && kind === 'signed' ? 'Dokumentet' : filer[input ?? 0]?.navn
  const values = { navn: blamed ?? 'Filen', maks: String(maksSider) }
  const felt = input === undefined ? {} : { felt: { [`files.${input}`]: sentence(code, values) } }
  return new AppError(code, `pdf: ${kind}: ${message}`, { values, cause: error, ...felt })
}
