import type { Dokument } from '@rp/contract/dokument'

/** The user's registered functions for each production, each once, in the order of the documents. Deleted documents are not among them. */
export function groupFagfunksjoner(
  dokumenter: readonly Pick<Dokument, 'ansiennitet'>[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const { produksjonsID, fagfunksjon } of dokumenter.flatMap(dokument => dokument.ansiennitet)) {
    const name = fagfunksjon.trim()
    if (produksjonsID === null || name === '') continue
    const group = groups.get(produksjonsID)
    if (group === undefined) groups.set(produksjonsID, [name])
    else if (!group.includes(name)) group.push(name)
  }
  return groups
}
