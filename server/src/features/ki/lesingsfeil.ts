import type { KiLesing } from '@rp/contract/ki'
import { PdfError, type PdfErrorKind } from '../../platform/pdf/pdf-error.ts'

type Feil = NonNullable<KiLesing['feil']>

const ofPdf: Partial<Record<PdfErrorKind, Feil>> = {
  timeout: 'for_lang_tid',
  memory: 'for_mye_minne',
  crashed: 'avbrutt',
}

/** What the person is told, and whether it is worth trying again without being asked. */
export function kiFeilOf(error: unknown, outOfTime: boolean): { feil: Feil; igjen: boolean } {
  if (outOfTime) return { feil: 'for_lang_tid', igjen: false }
  if (!(error instanceof PdfError)) return { feil: 'intern', igjen: true }
  const feil = ofPdf[error.kind] ?? 'uleselig'
  return { feil, igjen: feil === 'avbrutt' }
}
