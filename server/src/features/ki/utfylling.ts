import type { Dokument } from '@rp/contract/dokument'
import { type KiForslag, sikkerNok } from '@rp/contract/ki'
import { grupperOf, isTom, matchGrupper, type Samsvarsrad, sameProduksjon } from '@rp/contract/ki-samsvar'
import { startstatus } from '@rp/contract/status'
import type { NyttForslag } from './forslag.ts'

type Rad = Samsvarsrad & { stillingsprosent: string }
/** A proposal with the state it begins in. */
export type Plassert = NyttForslag & { tilstand: KiForslag['tilstand'] }
export type Utfylling = {
  forslag: Plassert[]
  /** Earlier proposals that these take the place of. */
  foreldet: string[]
  /** What is put into the document; only what changes it. */
  endring: { arbeidstaker?: string; produksjonsselskap?: string; status?: string; ansiennitet?: Rad[] }
}

const fold = (verdi: KiForslag['verdi']): string => String(verdi).trim().toLocaleLowerCase('nb')

/** Two proposals are the same when they say the same of the same field, and of the same production. */
function keyOf(
  { felt, gruppe, verdi, produksjonsID }: Pick<KiForslag, 'felt' | 'gruppe' | 'verdi' | 'produksjonsID'>,
  grupper: ReadonlyMap<number, Samsvarsrad>,
): string {
  const own = felt === 'produksjon' ? (produksjonsID ?? fold(verdi)) : fold(verdi)
  const gruppen = gruppe === null || felt === 'produksjon' ? undefined : grupper.get(gruppe)
  return JSON.stringify([felt, own, gruppen ? (gruppen.produksjonsID ?? fold(gruppen.produksjonsnavn)) : ''])
}

const grupperAv = (forslag: readonly NyttForslag[]) =>
  grupperOf(forslag.map(one => ({ ...one, id: '', tilstand: 'foreslaatt' })))

/** Groups of all readings, also those whose proposals were discarded: they are what a repetition is known by. */
function tidligereKeys(tidligere: readonly (KiForslag & { lesingId: string })[]): Map<string, KiForslag> {
  const keys = new Map<string, KiForslag>()
  for (const lesingId of new Set(tidligere.map(one => one.lesingId))) {
    const lest = tidligere.filter(one => one.lesingId === lesingId)
    const grupper = grupperOf(lest.map(one => ({ ...one, tilstand: 'foreslaatt' })))
    for (const one of lest) keys.set(keyOf(one, grupper), one)
  }
  return keys
}

/** What is new, with the state that people have given the same proposal before. What they wanted nothing of stays away. */
function carryOver(nye: readonly NyttForslag[], tidligere: readonly (KiForslag & { lesingId: string })[]) {
  const keys = tidligereKeys(tidligere)
  const grupper = grupperAv(nye)
  const foreldet = new Set(
    tidligere
      .filter(({ tilstand }) => tilstand === 'foreslaatt' || tilstand === 'utfylt')
      .map(({ id }) => id),
  )
  const forslag: Plassert[] = []
  for (const nytt of nye) {
    const same = keys.get(keyOf(nytt, grupper))
    if (same?.tilstand === 'forkastet') continue
    if (same) foreldet.add(same.id)
    // The same words that KI itself put there, although the production was not known then.
    const own = tidligere.find(
      one => one.tilstand === 'utfylt' && one.felt === nytt.felt && fold(one.verdi) === fold(nytt.verdi),
    )
    forslag.push({ ...nytt, tilstand: same?.tilstand ?? own?.tilstand ?? 'foreslaatt' })
  }
  return { forslag, foreldet: [...foreldet] }
}

const isSure = (forslag: Plassert): boolean =>
  forslag.tilstand === 'foreslaatt' && forslag.fyllbar && forslag.sikkerhet >= sikkerNok

const tomRad = (): Rad => ({
  produksjonsID: null,
  produksjonsnavn: '',
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
})

function put(rad: Rad, forslag: Plassert): void {
  const { felt, verdi, produksjonsID } = forslag
  if (felt === 'produksjon') Object.assign(rad, { produksjonsnavn: String(verdi), produksjonsID })
  if (felt === 'fagfunksjon') rad.fagfunksjon = String(verdi)
  if (felt === 'episoder') rad.episoder = Number(verdi)
  forslag.tilstand = 'utfylt'
}

/** Nobody has written a registration: the sure ones are put in, in the order of the contract. */
function fillTomme(rader: Rad[], forslag: readonly Plassert[]): void {
  const grupper = new Set(forslag.flatMap(({ gruppe }) => (gruppe === null ? [] : [gruppe])))
  let index = 0
  for (const gruppe of [...grupper].toSorted((a, b) => a - b)) {
    const sure = forslag.filter(one => one.gruppe === gruppe && isSure(one))
    // A line of its own is made for a production that is sure only; the first line is there anyway.
    if (sure.length === 0 || (index > 0 && !sure.some(({ felt }) => felt === 'produksjon'))) continue
    const rad = rader[index] ?? tomRad()
    rader[index++] = rad
    for (const one of sure) put(rad, one)
  }
}

/** A person's registration of the same production gets what is empty in it. */
function fillManglende(rader: Rad[], forslag: readonly Plassert[]): void {
  const grupper = grupperAv(forslag)
  for (const [gruppe, index] of matchGrupper(grupper, rader)) {
    const rad = rader[index]
    const funnet = grupper.get(gruppe)
    if (!rad || !funnet || !sameProduksjon(rad, funnet)) continue
    for (const one of forslag.filter(one => one.gruppe === gruppe && isSure(one)))
      if (
        (one.felt === 'fagfunksjon' && rad.fagfunksjon.trim() === '') ||
        (one.felt === 'episoder' && rad.episoder === null)
      )
        put(rad, one)
  }
}

function fillRegistreringer(dokument: Dokument, forslag: readonly Plassert[]): Rad[] | null {
  const rader = dokument.ansiennitet.map(
    ({ produksjonsID, produksjonsnavn, fagfunksjon, episoder, stillingsprosent }): Rad => ({
      produksjonsID,
      produksjonsnavn,
      fagfunksjon,
      episoder,
      stillingsprosent,
    }),
  )
  const before = JSON.stringify(rader)
  if (rader.every(isTom)) fillTomme(rader, forslag)
  else fillManglende(rader, forslag)
  return JSON.stringify(rader) === before ? null : rader
}

const egne = ['arbeidstaker', 'produksjonsselskap'] as const

/**
 * What a reading's proposals do to a document: the sure ones go into empty fields, and nothing that stands there is touched or
 * moved. The document becomes KI VURDERT if nobody has assessed it.
 * @param tidligere the proposals of earlier readings that still count
 */
export function planUtfylling(
  dokument: Dokument,
  nye: readonly NyttForslag[],
  tidligere: readonly (KiForslag & { lesingId: string })[],
): Utfylling {
  const { forslag, foreldet } = carryOver(nye, tidligere)
  const endring: Utfylling['endring'] = {}
  for (const felt of egne) {
    const sure = forslag.find(one => one.felt === felt && isSure(one))
    if (!sure || dokument[felt].trim() !== '') continue
    endring[felt] = String(sure.verdi)
    sure.tilstand = 'utfylt'
  }
  const ansiennitet = fillRegistreringer(dokument, forslag)
  if (ansiennitet) endring.ansiennitet = ansiennitet
  const status = dokument.status.trim()
  if (status === '' || status === startstatus) endring.status = 'KI VURDERT'
  return { forslag, foreldet, endring }
}
