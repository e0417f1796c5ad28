import { Dokument } from '@rp/contract/dokument'
import { laastStatus } from '@rp/contract/status'
import type { DokumentShape } from '../dokument/dokument-draft.parts.ts'
import { type DokumentDraft, dokumentShape } from '../dokument/dokument-draft.parts.ts'

/** What staff decide alone; the member reads all of it but the note. */
export const staffFields = [
  'status',
  'status_comment',
  'signaturePC',
  'signatureRH',
  'rettighetsklausuler',
  'internt_notat',
] as const satisfies readonly (keyof Dokument)[]
type StaffDraft = Required<Pick<Dokument, (typeof staffFields)[number]>>

/** Everything of a document that staff edit: their own decisions, and what the member has told. */
export type VurderingDraft = DokumentDraft & StaffDraft

const toStaffDraft = (dokument: Pick<Dokument, (typeof staffFields)[number]>): StaffDraft => ({
  status: dokument.status,
  status_comment: dokument.status_comment,
  signaturePC: dokument.signaturePC,
  signatureRH: dokument.signatureRH,
  rettighetsklausuler: dokument.rettighetsklausuler,
  internt_notat: dokument.internt_notat ?? '',
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const staffChanged = (mine: StaffDraft, theirs: StaffDraft) =>
  staffFields.filter(field => !same(mine[field], theirs[field]))

const ownStaff = (draft: StaffDraft, base: StaffDraft): Partial<StaffDraft> =>
  Object.fromEntries(staffChanged(draft, base).map(field => [field, draft[field]]))

const isAssessment = (value: unknown) => value === null || typeof value === 'boolean'

function restore(kept: unknown): VurderingDraft | null {
  const draft = kept as VurderingDraft | null | undefined
  const fits =
    dokumentShape.restore(kept) !== null &&
    typeof draft?.status === 'string' &&
    typeof draft.status_comment === 'string' &&
    typeof draft.internt_notat === 'string' &&
    isAssessment(draft.signaturePC) &&
    isAssessment(draft.signatureRH) &&
    isAssessment(draft.rettighetsklausuler?.status) &&
    typeof draft.rettighetsklausuler.comment === 'string'
  return fits ? (draft ?? null) : null
}

/** The next answer of a click: yes, no, not yet assessed, and round again. */
export const nextSignatur = (verdi: boolean | null): boolean | null =>
  verdi === null ? true : verdi ? false : null

/** A comment belongs to its status: another one begins without it, and gets it again where the status does. */
export function kommentarFor(
  part: Partial<VurderingDraft>,
  draft: Pick<StaffDraft, 'status_comment'>,
  base: Pick<StaffDraft, 'status' | 'status_comment'>,
): Partial<VurderingDraft> {
  if (part.status === undefined || part.status_comment !== undefined) return {}
  if (part.status !== base.status)
    return draft.status_comment === base.status_comment ? { status_comment: '' } : {}
  return draft.status_comment === '' ? { status_comment: base.status_comment } : {}
}

/** The draft approved: what nobody has assessed is in order. */
export const godkjent = (draft: StaffDraft): Partial<VurderingDraft> => ({
  status: laastStatus,
  signaturePC: draft.signaturePC ?? true,
  signatureRH: draft.signatureRH ?? true,
  rettighetsklausuler: { ...draft.rettighetsklausuler, status: draft.rettighetsklausuler.status ?? true },
})

export const nextRettigheter = ({ rettighetsklausuler }: StaffDraft): StaffDraft['rettighetsklausuler'] => ({
  ...rettighetsklausuler,
  status: nextSignatur(rettighetsklausuler.status),
})

/** The phrase behind what is written already, once. */
export const withPhrase = (kommentar: string, frase: string): string =>
  kommentar.includes(frase) ? kommentar : [kommentar.trim(), frase].filter(Boolean).join(' ')

/** The staff's form: it sends only what was changed, so that it never fights with what the member does meanwhile. */
export const vurderingShape = {
  name: 'vurdering',
  schema: Dokument,
  toDraft: (dokument, earlier?: VurderingDraft) => ({
    ...dokumentShape.toDraft(dokument, earlier),
    ...toStaffDraft(dokument),
  }),
  changed: (mine, theirs) => [...dokumentShape.changed(mine, theirs), ...staffChanged(mine, theirs)],
  toChange: (draft, base) => ({
    ...dokumentShape.toChange(draft, base),
    ...ownStaff(draft, toStaffDraft(base)),
    // The comment goes with its status, also where it has the words of the one before.
    ...(draft.status !== base.status && { status_comment: draft.status_comment }),
  }),
  rebase: (draft, base, current) => ({
    ...dokumentShape.rebase(draft, base, current),
    ...toStaffDraft(current),
    ...ownStaff(draft, base),
  }),
  restore,
} satisfies DokumentShape<VurderingDraft>
