import * as z from 'zod/mini'
import { Tidspunkt } from './id.ts'
import { describeStatus, isSpoerrende, laastStatus, type Svarslag, statuser } from './status.ts'

/** Who must act next on a document: the organisation, its owner, or nobody, since it is finished. */
const turer = ['oss', 'medlem', 'ingen'] as const
export type Tur = (typeof turer)[number]

/** Kept beside the status, which the organisation alone changes. */
export const Turstand = z.object({
  hos: z.enum(turer),
  siden: Tidspunkt,
  /** When the owner gave the turn back with an answer; null when nothing of theirs waits for a review. */
  besvart: z.nullable(Tidspunkt),
})

/** Added pages and a message about the document answer whatever was asked. */
const alltid: readonly Svarslag[] = ['sider', 'melding']

/** What a status asks of the owner; `kommentaren` where that stands in the comment; null where it asks for nothing. */
function askedFor(status: string): readonly Svarslag[] | 'kommentaren' | null {
  const { kjent } = describeStatus(status)
  if (kjent === null) return 'kommentaren'
  return isSpoerrende(kjent) ? statuser[kjent].svar : null
}

/** Whether the owner may say «Jeg har svart» of this status: what is asked for stands in the comment. */
export const answersByWord = (status: string): boolean => askedFor(status) === 'kommentaren'

/**
 * The sentence of a status, and before it that the owner has answered. Only a known status says in its sentence what was asked for.
 * @param dato when they answered, in words; null where they have not
 */
export function medSvar(status: string, setning: string, dato: string | null): string {
  if (dato === null) return setning
  const { kjent } = describeStatus(status)
  const spurte = kjent !== null && isSpoerrende(kjent)
  return `Du svarte ${dato}, og vi ser på det. ${spurte ? 'Dette ba vi om: ' : ''}${setning}`
}

function isAnswer(status: string, gitt: readonly Svarslag[]): boolean {
  const asked = askedFor(status)
  return gitt.some(slag => alltid.includes(slag) || !Array.isArray(asked) || asked.includes(slag))
}

/** A review that sets status or comment; or something that the owner has saved or sent. */
type Turhendelse =
  | { slag: 'vurdert'; status: string; kommentar: string }
  | { slag: 'gitt'; status: string; gitt: readonly Svarslag[] }

/** Whose turn it is when staff have set this. A status in free text asks the owner where it has a comment, which is all they can act on. */
function turVed(status: string, kommentar: string): Tur {
  const { kjent } = describeStatus(status)
  if (kjent === laastStatus) return 'ingen'
  if (kjent === null) return kommentar.trim() === '' ? 'oss' : 'medlem'
  return isSpoerrende(kjent) ? 'medlem' : 'oss'
}

/** Whether a review that leaves this asks the owner for something. */
export const asksEier = (status: string, kommentar: string): boolean => turVed(status, kommentar) === 'medlem'

/** Decides whose turn it is after something has happened to a document; everything else asks what is stored of it. */
export function turEtter(tur: Tur, hendelse: Turhendelse): Tur {
  if (hendelse.slag === 'vurdert') return turVed(hendelse.status, hendelse.kommentar)
  return tur === 'medlem' && isAnswer(hendelse.status, hendelse.gitt) ? 'oss' : tur
}

/** Asked for in the place of a status: only what waits for staff, neither finished, nor waiting for the member, nor put off to a later day. */
export const venterPaaOss = 'venter-paa-oss'
