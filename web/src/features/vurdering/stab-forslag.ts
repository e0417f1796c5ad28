import { type KiForslag, stabsfelter } from '@rp/contract/ki'
import { describeStatus } from '@rp/contract/status'
import { isOpen, isSure } from '../ki/ki.parts.tsx'
import type { VurderingDraft } from './vurdering-draft.ts'

type Change = Partial<VurderingDraft>
/** A proposal for what staff decide, and what it would change in the draft. */
export type StabForslag = { forslag: KiForslag; change: Change }

/** What a proposal would change in the draft; null where that is nothing. */
function changeOf({ felt, verdi, iBehold }: KiForslag, draft: VurderingDraft): Change | null {
  if (felt === 'signaturPC' && typeof verdi === 'boolean')
    return draft.signaturePC === verdi ? null : { signaturePC: verdi }
  if (felt === 'signaturRH' && typeof verdi === 'boolean')
    return draft.signatureRH === verdi ? null : { signatureRH: verdi }
  if (felt === 'status') return draft.status === verdi ? null : { status: String(verdi) }
  const status = iBehold ?? null
  const { rettighetsklausuler } = draft
  return status === null || rettighetsklausuler.status === status
    ? null
    : { rettighetsklausuler: { ...rettighetsklausuler, status } }
}

/** Nobody has decided on it: what a person has answered otherwise is answered. */
function isUndecided({ felt }: KiForslag, draft: VurderingDraft): boolean {
  if (felt === 'signaturPC') return draft.signaturePC === null
  if (felt === 'signaturRH') return draft.signatureRH === null
  if (felt === 'rettighetsklausul') return draft.rettighetsklausuler.status === null
  const { kjent } = describeStatus(draft.status)
  return kjent === 'IKKE VURDERT' || kjent === 'KI VURDERT'
}

const fields: ReadonlySet<string> = new Set(stabsfelter)

/** What KI proposes for the staff's own switches, and nobody has answered yet. */
export const listStabForslag = (forslag: readonly KiForslag[], draft: VurderingDraft): StabForslag[] =>
  forslag
    .filter(one => fields.has(one.felt) && isOpen(one) && isUndecided(one, draft))
    .flatMap(one => {
      const change = changeOf(one, draft)
      return change === null ? [] : [{ forslag: one, change }]
    })

/**
 * What stands beside one of the switches: what waits, to be used, else what was read, as evidence. That staff have set another status than
 * KI proposed is an answer, and no reading of the document: then nothing stands there.
 */
export function findLinje(
  forslag: readonly KiForslag[],
  felt: KiForslag['felt'],
  draft: VurderingDraft,
): { forslag: KiForslag; change: Change | null } | undefined {
  const waiting = listStabForslag(forslag, draft).find(one => one.forslag.felt === felt)
  if (waiting) return waiting
  const read = forslag.find(one => one.felt === felt)
  if (read === undefined || (felt === 'status' && changeOf(read, draft) !== null)) return undefined
  return { forslag: read, change: null }
}

/** What «Godta alle sikre» takes of them: the status is what the person decides. */
export const sikreAv = (stab: readonly StabForslag[]): StabForslag[] =>
  stab.filter(({ forslag }) => forslag.felt !== 'status' && isSure(forslag))
