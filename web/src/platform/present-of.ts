import { ApiError } from './api.ts'

export type Schema<Stored> = { safeParse: (given: unknown) => { data?: Stored | undefined } }

/** What stands on the server now, as somebody else has saved it, when that is why a save failed. */
export function presentOf<Stored>(error: unknown, schema: Schema<Stored>): Stored | null {
  if (!(error instanceof ApiError) || error.code !== 'konflikt') return null
  return schema.safeParse(error.gjeldende).data ?? null
}
