import type { ConflictRow } from './conflict-dialog.tsx'

type Field<Draft> = { felt: keyof Draft & string; navn: string; show: (draft: Draft) => string }
type Shape<Stored, Draft> = {
  toDraft: (stored: Stored) => Draft
  changed: (mine: Draft, theirs: Draft) => readonly string[]
}

/**
 * What a person and somebody else have done to the same since it was read, in words. What only the other one has changed stays in
 * both versions, and is shown as such.
 */
export function conflictRows<Stored, Draft>(
  { draft: mine, original }: { draft: Draft; original: Draft },
  { toDraft, changed }: Shape<Stored, Draft>,
  fields: readonly Field<Draft>[],
  present: Stored,
): ConflictRow[] {
  const theirs = toDraft(present)
  const own = new Set(changed(mine, original))
  const differs = new Set(changed(mine, theirs))
  return fields
    .filter(({ felt }) => differs.has(felt))
    .map(({ felt, navn, show }) => ({
      navn,
      min: show(mine),
      deres: show(theirs),
      ...(!own.has(felt) && { bareDeres: true }),
    }))
}

/** One part in words: as it was read, as the person has it, as somebody else saved it, and what would be stored of the person's. */
export function conflictRow(
  navn: string,
  { foer, min, deres, lagres = min }: { foer: string; min: string; deres: string; lagres?: string },
): ConflictRow[] {
  if (min === foer) return deres === foer ? [] : [{ navn, min, deres, bareDeres: true }]
  return lagres === deres ? [] : [{ navn, min: lagres, deres }]
}
