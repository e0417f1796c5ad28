import type { KiForslag } from './ki.ts'

/** What is compared of a registration, whether KI found it or a person wrote it. */
export type Samsvarsrad = {
  produksjonsID: string | null
  produksjonsnavn: string
  fagfunksjon: string
  episoder: number | null
}

const fold = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase('nb')

/** The same words, however they are cased and spaced, and whichever hyphens they have. */
export const sameText = (a: string, b: string): boolean => fold(a) === fold(b)

type Produksjon = Pick<Samsvarsrad, 'produksjonsID' | 'produksjonsnavn'>
/** The same production of the register; where one of them is not in it, the same name. */
export const sameProduksjon = (a: Produksjon, b: Produksjon): boolean =>
  a.produksjonsID && b.produksjonsID
    ? a.produksjonsID.toLowerCase() === b.produksjonsID.toLowerCase()
    : a.produksjonsnavn.trim() !== '' && sameText(a.produksjonsnavn, b.produksjonsnavn)

/** A registration in which nobody has written anything. */
export const isTom = (rad: Samsvarsrad & { stillingsprosent?: string | undefined }): boolean =>
  !rad.produksjonsID &&
  rad.produksjonsnavn.trim() === '' &&
  rad.fagfunksjon.trim() === '' &&
  rad.episoder === null &&
  (rad.stillingsprosent ?? '').trim() === ''

/** The registrations that proposals speak of, by their group. What a person wanted nothing of does not count. */
export function grupperOf(
  forslag: readonly Pick<KiForslag, 'gruppe' | 'felt' | 'verdi' | 'produksjonsID' | 'tilstand'>[],
): Map<number, Samsvarsrad> {
  const grupper = new Map<number, Samsvarsrad>()
  for (const { gruppe, felt, verdi, produksjonsID, tilstand } of forslag) {
    if (gruppe === null || tilstand === 'forkastet' || tilstand === 'foreldet') continue
    const rad = grupper.get(gruppe) ?? {
      produksjonsID: null,
      produksjonsnavn: '',
      fagfunksjon: '',
      episoder: null,
    }
    if (felt === 'produksjon') Object.assign(rad, { produksjonsID, produksjonsnavn: String(verdi) })
    if (felt === 'fagfunksjon') rad.fagfunksjon = String(verdi)
    if (felt === 'episoder') rad.episoder = Number(verdi)
    grupper.set(gruppe, rad)
  }
  return grupper
}

/** A number of episodes ties nothing to what has a production or function of its own: most series have eight. */
const minst = 3

function overlap(funnet: Samsvarsrad, rad: Samsvarsrad): number {
  const produksjon = sameProduksjon(funnet, rad) ? 8 : 0
  const fagfunksjon =
    funnet.fagfunksjon.trim() !== '' && sameText(funnet.fagfunksjon, rad.fagfunksjon) ? 3 : 0
  // The rest was not sure enough to be filled in, so that the number stands there alone.
  const alene = !rad.produksjonsID && rad.produksjonsnavn.trim() === '' && rad.fagfunksjon.trim() === ''
  const episoder = funnet.episoder !== null && funnet.episoder === rad.episoder ? (alene ? minst : 1) : 0
  return produksjon + fagfunksjon + episoder
}

/**
 * Which registration of the document (index) each found registration (group) is about: the pairs that have most in common
 * first, and of equals those that stand at the same place. A group that nothing fits is left out.
 */
export function matchGrupper(
  grupper: ReadonlyMap<number, Samsvarsrad>,
  registreringer: readonly Samsvarsrad[],
): Map<number, number> {
  const pairs = [...grupper].flatMap(([gruppe, rad]) =>
    registreringer.map((registrering, index) => ({
      gruppe,
      index,
      poeng: overlap(rad, registrering),
      avstand: Math.abs(gruppe - index),
    })),
  )
  const matched = new Map<number, number>()
  const taken = new Set<number>()
  for (const { gruppe, index, poeng } of pairs.toSorted(
    (a, b) => b.poeng - a.poeng || a.avstand - b.avstand || a.gruppe - b.gruppe || a.index - b.index,
  )) {
    if (poeng < minst || matched.has(gruppe) || taken.has(index)) continue
    matched.set(gruppe, index)
    taken.add(index)
  }
  return matched
}
