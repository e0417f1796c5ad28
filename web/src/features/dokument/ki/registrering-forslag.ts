import type { KiForslag } from '@rp/contract/ki'
import {
  grupperOf,
  isTom,
  matchGrupper,
  type Samsvarsrad,
  sameProduksjon,
  sameText,
} from '@rp/contract/ki-samsvar'
import type { Innhold } from '../../ki/ki.parts.tsx'
import type { Ekstra } from '../../ki/ki-ekstra.parts.tsx'
import type { Registreringsutkast } from '../registrering/registrering-draft.parts.ts'

export const registreringsfelter = ['produksjon', 'fagfunksjon', 'episoder'] as const
export type Registreringsfelt = (typeof registreringsfelter)[number]

const isOpen = ({ tilstand }: KiForslag) => tilstand === 'utfylt' || tilstand === 'foreslaatt'

export const innholdOf = (text: string, verdi: KiForslag['verdi']): Innhold => {
  if (text.trim() === '') return 'tom'
  return sameText(text, String(verdi)) ? 'lik' : 'annen'
}

/** What stands in a field of a registration, seen from a proposal for it. */
export function innholdOfFelt(entry: Registreringsutkast, forslag: KiForslag): Innhold {
  const { felt, verdi, produksjonsID } = forslag
  if (felt === 'fagfunksjon') return innholdOf(entry.fagfunksjon, verdi)
  if (felt === 'episoder') return innholdOf(entry.skrevet, verdi)
  if (entry.produksjonsnavn.trim() === '') return 'tom'
  return sameProduksjon(entry, { produksjonsID, produksjonsnavn: String(verdi) }) ? 'lik' : 'annen'
}

export type Registreringsforslag = {
  /** Proposals by the id of the registration they belong to. */
  ved: ReadonlyMap<string, readonly KiForslag[]>
  /** What the document has no registration for. */
  ekstra: readonly Ekstra[]
}

/** Which registration each proposal belongs to, as the list stands while it is edited. */
export function placeForslag(
  forslag: readonly KiForslag[],
  entries: readonly Registreringsutkast[],
): Registreringsforslag {
  const grupper = grupperOf(forslag)
  const matched = matchGrupper(grupper, entries)
  const ved = new Map<string, readonly KiForslag[]>()
  const ekstra: Ekstra[] = []
  for (const [gruppe, rad] of grupper) {
    const own = forslag.filter(one => one.gruppe === gruppe)
    const entry = entries[matched.get(gruppe) ?? -1]
    if (entry) ved.set(entry.id, own)
    else if (own.some(isOpen)) ekstra.push({ gruppe, rad, forslag: own.filter(isOpen) })
  }
  return { ved, ekstra }
}

/** The registration that nobody has written in yet: what is added goes there first. */
export const findTom = (entries: readonly (Registreringsutkast & Samsvarsrad)[]) => entries.find(isTom)
