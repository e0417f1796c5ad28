import { isGodkjentFagfunksjon } from '@rp/contract/fagfunksjon'
import type { Registreringsutkast } from './registrering-draft.parts.ts'

/** The places in a document that a link can lead to: fields of a registration, or the dialog for pages. */
export const maal = ['episoder', 'produksjon', 'fagfunksjon', 'signatur'] as const
export type Maal = (typeof maal)[number]

/** Reads the place from an address; null when it names none that we know. */
export const toMaal = (value: string | null): Maal | null => maal.find(name => name === value) ?? null

/** Id of a field of a registration. */
export const feltId = (entry: Pick<Registreringsutkast, 'id'>, felt: Exclude<Maal, 'signatur'>) =>
  `${entry.id}-${felt}`

const lacks = {
  episoder: (entry: Registreringsutkast) => entry.skrevet.trim() === '',
  produksjon: (entry: Registreringsutkast) => entry.produksjonsnavn.trim() === '',
  fagfunksjon: (entry: Registreringsutkast) => !isGodkjentFagfunksjon(entry.fagfunksjon),
} as const

/** The field that a link should lead to: the first one that lacks something, else the first one. */
export function findFelt(
  list: readonly Registreringsutkast[],
  til: Exclude<Maal, 'signatur'>,
): string | null {
  const entry = list.find(lacks[til]) ?? list[0]
  return entry ? feltId(entry, til) : null
}
