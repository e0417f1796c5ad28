import { ApiError } from '../../platform/api.ts'

export type Failure = { readonly message: string; readonly more: string | null; readonly code: string }

/**
 * What a failed call says: the server's sentence, else the specification's fallback with a sentence of our own beside it
 * (specification, section 8).
 */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { message: fallback, more: null, code: 'uventet' }
  if (error.code === 'nettverk' || error.code === 'uventet_svar')
    return { message: fallback, more: error.message, code: error.code }
  return { message: error.message, more: null, code: error.code }
}
