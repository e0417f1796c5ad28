import type { KiLesing } from '@rp/contract/ki'
import { PdfError, type PdfErrorKind } from '../../platform/pdf/pdf-error.ts'

type Feil = NonNullable<KiLesing['feil']>

/** An engine that did not get to the end. `hvor` says where, and never what the document says. */
export class MotorFeil extends Error {
  readonly feil: Feil

  constructor(feil: Feil, hvor = '') {
    super(`the engine failed: ${feil}${hvor && `\n${hvor}`}`)
    this.feil = feil
  }
}

const ofPdf: Partial<Record<PdfErrorKind, Feil>> = {
  timeout: 'for_lang_tid',
  memory: 'for_mye_minne',
  crashed: 'avbrutt',
  stopped: 'avbrutt',
}

function feilOf(error: unknown): Feil {
  if (error instanceof MotorFeil) return error.feil
  return error instanceof PdfError ? (ofPdf[error.kind] ?? 'uleselig') : 'intern'
}

/** What the person is told, and whether it is worth trying again without being asked. */
export function kiFeilOf(error: unknown, outOfTime: boolean): { feil: Feil; igjen: boolean } {
  const feil = outOfTime ? 'for_lang_tid' : feilOf(error)
  return { feil, igjen: feil === 'avbrutt' || feil === 'intern' }
}
