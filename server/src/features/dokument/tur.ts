import type { Dokument, Registrering } from '@rp/contract/dokument'
import type { Svarslag } from '@rp/contract/status'
import { asksEier, type Tur, turEtter } from '@rp/contract/tur'

/** What is stored of whose turn it is. A turn that changes ends what staff had put off. */
export type Turkolonner = {
  tur: Tur
  tur_siden: Date
  besvart: Date | null
  utsatt_til: null
  utsatt_grunn: ''
}
type Foer = { status: string; status_kommentar: string; tur: Tur }
type Vurdering = { status?: string | undefined; status_kommentar?: string | undefined }

const begin = (tur: Tur, tid: Date, besvart: Date | null): Turkolonner => ({
  tur,
  tur_siden: tid,
  besvart,
  utsatt_til: null,
  utsatt_grunn: '',
})

/** The turn of a new document: what its status gives, since its row was last changed. */
export function turVedStart({
  status,
  status_kommentar: kommentar = '',
  endret,
}: {
  status: string
  status_kommentar?: string
  endret: Date
}): Pick<Turkolonner, 'tur' | 'tur_siden'> {
  return { tur: turEtter('oss', { slag: 'vurdert', status, kommentar }), tur_siden: endret }
}

/** What a review by staff sets of the turn; nothing where it asks for no more than was asked already. */
export function turVedVurdering(foer: Foer, endring: Vurdering, tid: Date): Partial<Turkolonner> {
  if (endring.status === undefined && endring.status_kommentar === undefined) return {}
  const { status = foer.status, status_kommentar: kommentar = foer.status_kommentar } = endring
  const tur = turEtter(foer.tur, { slag: 'vurdert', status, kommentar })
  if (endring.status !== undefined) return begin(tur, tid, null)
  // A comment that is taken away asks the owner for nothing.
  const asksNothing = tur === 'medlem' && kommentar.trim() === ''
  return tur === foer.tur || asksNothing ? {} : begin(tur, tid, null)
}

/**
 * What is set of the turn where staff are done with a document that the owner has answered, and leave status and comment as they were: what
 * was asked for is still missing, and it is asked for again. Null where the turn follows from what they changed, or nothing is asked for.
 */
export function turVedGjentakelse(
  foer: Foer & Pick<Turkolonner, 'besvart'>,
  endring: Vurdering,
  tid: Date,
): Turkolonner | null {
  const { status_kommentar: kommentar = foer.status_kommentar } = endring
  const follows = 'tur' in turVedVurdering(foer, endring, tid)
  return foer.tur === 'oss' && foer.besvart !== null && !follows && asksEier(foer.status, kommentar)
    ? begin('medlem', tid, null)
    : null
}

/** What the owner's giving sets of the turn; nothing where it does not answer. */
export function turVedSvar(foer: Foer, gitt: readonly Svarslag[], tid: Date): Partial<Turkolonner> {
  const tur = turEtter(foer.tur, { slag: 'gitt', status: foer.status, gitt })
  return tur === foer.tur ? {} : begin(tur, tid, tid)
}

/** True where a value stands in `etter` that did not in `foer`; what was moved or taken away is nothing new. */
function hasNew(foer: readonly unknown[], etter: readonly unknown[]): boolean {
  const left = [...foer]
  return etter.some(value => {
    if (value === null || value === '') return false
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

type Rader = readonly Pick<Registrering, 'produksjonsnavn' | 'fagfunksjon' | 'episoder'>[]
const isGiven = (value: string | undefined) => value !== undefined && value.trim() !== ''

/** What an owner's save gives. @param registreringer the new list, or null where it is as it was */
export function listGitt(
  foer: { ansiennitet: Rader },
  kolonner: Partial<Pick<Dokument, 'produksjonsselskap'>>,
  registreringer: Rader | null,
): Svarslag[] {
  const gives = (felt: keyof Rader[number]) =>
    registreringer !== null &&
    hasNew(
      foer.ansiennitet.map(rad => rad[felt]),
      registreringer.map(rad => rad[felt]),
    )
  return [
    'annet',
    ...(gives('episoder') ? ['episoder' as const] : []),
    ...(gives('produksjonsnavn') ? ['produksjon' as const] : []),
    ...(gives('fagfunksjon') ? ['fagfunksjon' as const] : []),
    ...(isGiven(kolonner.produksjonsselskap) ? ['produksjonsselskap' as const] : []),
  ]
}
