import { expect, it } from 'vitest'
import { AppError } from '../../../platform/http/app-error.ts'
import { PdfError } from '../../../platform/pdf/pdf-error.ts'
import { toUploadError } from './opplasting.feil.ts'

const told = (error: PdfError) => {
  const answer = toUploadError(error, [{ navn: 'en.pdf' }, { navn: 'to.pdf' }], 8)
  if (!(answer instanceof AppError)) throw answer
  return { code: answer.code, ...answer.details }
}

it('blames a heavy file by its name, and asks for it again where the machine was busy', () => {
  const heavy = told(new PdfError('timeout', 'exit SIGKILL', 1))
  expect([heavy.code, heavy.values?.navn, Object.keys(heavy.felt ?? {}), heavy.retryAfter]).toEqual([
    'fil_tok_for_lang_tid',
    'to.pdf',
    ['files.1'],
    undefined,
  ])
  const busy = told(new PdfError('starved', 'exit SIGKILL', 1))
  expect([busy.code, busy.values, busy.felt, busy.retryAfter]).toEqual(['travelt', undefined, undefined, 30])
})
