import type { Dokument, DokumentEndring } from '@rp/contract/dokument'

/** How a form sees a document: which part of it it edits, and how that part is compared and sent. */
export type FormShape<Draft extends Partial<Dokument>> = {
  /** Name of the draft in this browser's session storage. */
  name: string
  /** `earlier` is what was on screen when this document was saved: what only the browser knows is taken from it. */
  toDraft: (dokument: Dokument, earlier?: Draft) => Draft
  /** Names of the fields in which two drafts differ. */
  changed: (mine: Draft, theirs: Draft) => readonly string[]
  toChange: (draft: Draft, base: Dokument) => DokumentEndring
  /** The person's own changes since `base`, on top of `current`. */
  rebase: (draft: Draft, base: Draft, current: Draft) => Draft
  /** Reads a draft that an earlier page kept; null when it is not one. */
  restore: (kept: unknown) => Draft | null
}
