import { isFilled } from '@rp/contract/dokument-mangler'
import { isGodkjentFagfunksjon } from '@rp/contract/fagfunksjon'
import type { KiMerknad } from '@rp/contract/ki'
import type { Registreringsutkast } from '../registrering/registrering-draft.parts.ts'

const isSettled: Partial<Record<KiMerknad['kode'], (entry: Registreringsutkast) => boolean>> = {
  mangler_episoder: ({ skrevet, episoderTotalt }) => skrevet.trim() !== '' || episoderTotalt === 1,
  ikke_godkjent_fagfunksjon: ({ fagfunksjon }) => isGodkjentFagfunksjon(fagfunksjon),
}

/** What still holds of what the person is asked to fill in, as the form stands. The rest is about the document itself. */
export function listGjenstaaende(
  merknader: readonly KiMerknad[],
  entries: readonly Registreringsutkast[],
): KiMerknad[] {
  const filled = entries.filter(isFilled)
  return merknader.filter(({ kode }) => {
    const settles = isSettled[kode]
    return settles === undefined || filled.length === 0 || !filled.every(settles)
  })
}
