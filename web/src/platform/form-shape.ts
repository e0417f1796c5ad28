import type { Schema } from './present-of.ts'

/** Something stored: to save it is to name the version that was read. */
export type Versioned = { readonly _id: string; readonly versjon: number }

/** How a form sees something stored: which part of it it edits, and how that part is compared and sent. */
export type FormShape<Stored extends Versioned, Draft extends object, Change extends object> = {
  /** Name of the draft in this browser's session storage. */
  name: string
  /** Reads what stands on the server, from a refused save or a kept draft. */
  schema: Schema<Stored>
  /** `earlier` is what was on screen when this was saved: what only the browser knows is taken from it. */
  toDraft: (stored: Stored, earlier?: Draft) => Draft
  /** Names of the fields in which two drafts differ. */
  changed: (mine: Draft, theirs: Draft) => readonly string[]
  toChange: (draft: Draft, base: Stored) => Change
  /** The person's own changes since `base`, on top of `current`. */
  rebase: (draft: Draft, base: Draft, current: Draft) => Draft
  /** Reads a draft that an earlier page kept; null when it is not one. `now` is what would stand there without it. */
  restore: (kept: unknown, now: Draft) => Draft | null
}

/** A field as it counts: spaces around a text do not, and what is typed and no number is not the same as nothing. */
const written = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : JSON.stringify(value, (_, part) => (Number.isNaN(part) ? 'NaN' : part))

const changedFields = <Draft extends object>(mine: Draft, theirs: Draft) =>
  (Object.keys(mine) as (keyof Draft & string)[]).filter(
    field => written(mine[field]) !== written(theirs[field]),
  )

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A person's own changes on top of what another saved: part by part of what has parts, and a list as a whole. */
function rebased(mine: unknown, base: unknown, current: unknown): unknown {
  if (written(mine) === written(base)) return current
  if (!isParts(mine) || !isParts(base) || !isParts(current)) return mine
  const keys = new Set([...Object.keys(current), ...Object.keys(mine)])
  return Object.fromEntries([...keys].map(key => [key, rebased(mine[key], base[key], current[key])]))
}

/** What a form whose fields are each compared and sent as a whole needs no words of its own for. */
export const fieldByField = {
  changed: changedFields,
  rebase: <Draft extends object>(draft: Draft, base: Draft, current: Draft): Draft => ({
    ...current,
    ...Object.fromEntries(
      changedFields(draft, base).map(field => [field, rebased(draft[field], base[field], current[field])]),
    ),
  }),
  restore: <Draft>(kept: unknown, now: Draft): Draft | null => (isAlike(kept, now) ? (kept as Draft) : null),
}

/** Whether a value has the shape of another. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return a !== undefined && typeof (a ?? b ?? 0) !== 'object'
  if (Array.isArray(b)) return Array.isArray(a) && (b.length === 0 || a.every(part => isAlike(part, b[0])))
  if (typeof b !== 'object' || typeof a !== 'object') return typeof a === typeof b
  return Object.entries(b).every(([key, part]) => isAlike((a as Record<string, unknown>)[key], part))
}
