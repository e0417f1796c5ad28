import fagfunksjoner from './fagfunksjoner.json' with { type: 'json' }

/** The two lists of professional functions (specification, section 3). */
export type Fagliste = keyof typeof fagfunksjoner.lister
/** Which list belongs to which work type: as the specification has it, or as the published distribution plan reads. */
export type Faglistevalg = keyof typeof fagfunksjoner.verkstypeTilListe
/** A heading of the picker and the unit of points, and the titles that are stored. */
export type Faggruppe = { readonly gruppe: string; readonly titler: readonly string[] }

/** The list that a work type uses; an unknown or missing work type uses the one of all other types. */
export function faglisteFor(
  verkstype: string | null | undefined,
  valg: Faglistevalg = 'spesifikasjon',
): Fagliste {
  const mapping: Readonly<Record<string, string>> = fagfunksjoner.verkstypeTilListe[valg]
  return (mapping[verkstype?.trim() ?? ''] ?? mapping['*']) === 'tv-underholdning'
    ? 'tv-underholdning'
    : 'generell'
}

/** The groups of titles that a work type offers. */
export const faggrupperFor = (
  verkstype: string | null | undefined,
  valg: Faglistevalg = 'spesifikasjon',
): readonly Faggruppe[] => fagfunksjoner.lister[faglisteFor(verkstype, valg)]

/** The groups of the list that a work type does not use. Their titles are approved for it all the same (decision 0006). */
export const andreFaggrupperFor = (
  verkstype: string | null | undefined,
  valg: Faglistevalg = 'spesifikasjon',
): readonly Faggruppe[] =>
  fagfunksjoner.lister[faglisteFor(verkstype, valg) === 'generell' ? 'tv-underholdning' : 'generell']

const fold = (title: string) => title.trim().toLocaleLowerCase('nb')
const approved = new Set(
  Object.values(fagfunksjoner.lister)
    .flat()
    .flatMap(({ titler }) => titler.map(fold)),
)

/**
 * Whether a title stands in either list, however its letters are cased. Both lists count whatever the work type is, so that no
 * stored entry becomes invalid when the lists are switched (decision record on the lists of functions).
 */
export const isGodkjentFagfunksjon = (title: string): boolean => approved.has(fold(title))

/** Titles of script, which another organisation can manage for its author. */
export const isManus = (title: string): boolean => /manus/i.test(title)
