import type { Registrering } from '@rp/contract/dokument'
import type { KiForslag, KiMerknad } from '@rp/contract/ki'
import { grupperOf, matchGrupper } from '@rp/contract/ki-samsvar'

/** What the newest finished reading of a document came to, as far as its owner has to do with it. */
export type Lest = {
  /** Nobody has changed the document since. */
  uendret: boolean
  merknader: readonly Pick<KiMerknad, 'kode'>[]
  forslag: readonly Pick<KiForslag, 'felt' | 'gruppe' | 'verdi' | 'produksjonsID' | 'tilstand'>[]
}

/** Remarks that bid the owner do something; the others say what they can do if they have more. */
const ber: readonly KiMerknad['kode'][] = [
  'annet_personnummer',
  'mangler_episoder',
  'mange_sider',
  'ulest_side',
]

type Dokumentet = {
  arbeidstaker: string
  produksjonsselskap: string
  ansiennitet: readonly Pick<Registrering, 'produksjonsID' | 'produksjonsnavn' | 'fagfunksjon' | 'episoder'>[]
}

/** Whether the field of a proposal is empty; of a registration that is not in the document it is. */
function isEmpty(
  { felt, gruppe }: Lest['forslag'][number],
  dokument: Dokumentet,
  plass: ReadonlyMap<number, number>,
): boolean {
  if (felt === 'arbeidstaker' || felt === 'produksjonsselskap') return dokument[felt].trim() === ''
  const rad = dokument.ansiennitet[plass.get(gruppe ?? -1) ?? -1]
  if (felt === 'produksjon') return !rad || rad.produksjonsnavn.trim() === ''
  if (felt === 'fagfunksjon') return !rad || rad.fagfunksjon.trim() === ''
  return felt === 'episoder' && (!rad || rad.episoder === null)
}

/**
 * Whether what KI has read waits for the owner: a value that it put in and nobody has looked at, one that it offers for an empty field, or a
 * remark that bids them do something, until somebody has answered a proposal or changed the document.
 */
export function isVentende({ uendret, merknader, forslag }: Lest, dokument: Dokumentet): boolean {
  const plass = matchGrupper(grupperOf(forslag), dokument.ansiennitet)
  const venter = forslag.some(
    one => one.tilstand === 'utfylt' || (one.tilstand === 'foreslaatt' && isEmpty(one, dokument, plass)),
  )
  const ubesvart = forslag.every(({ tilstand }) => tilstand === 'utfylt' || tilstand === 'foreslaatt')
  return venter || (uendret && ubesvart && merknader.some(({ kode }) => ber.includes(kode)))
}
