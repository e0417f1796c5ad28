import { faggrupperFor, faglisteFor } from '@rp/contract/fagfunksjon'

/** What a person of the demo does for a living. */
export type Fag = 'klipp' | 'foto' | 'lyd' | 'regi' | 'scenografi' | 'kostyme' | 'manus'

type Yrke = { generell: string; tv: string; sagt: string }

// Both lists are the specification's. Klipp stands in the general list only; an editor in light entertainment is
// therefore engaged as a director there.
const yrker: Record<Fag, Yrke> = {
  klipp: {
    generell: 'Klipper',
    tv: 'Regissør (og animatør som har regi)',
    sagt: 'Klipper',
  },
  foto: {
    generell: 'A-foto',
    tv: 'Foto (og animatør på animasjonsfilm som ikke har regi)',
    sagt: 'A-fotograf',
  },
  lyd: {
    generell: 'A-lyd',
    tv: 'Lyddesign/lydsjef',
    sagt: 'Lydsjef',
  },
  regi: {
    generell: 'Regi',
    tv: 'Regissør (og animatør som har regi)',
    sagt: 'Regissør',
  },
  scenografi: {
    generell: 'Scenograf',
    tv: 'Scenograf/produksjonsdesigner',
    sagt: 'Scenograf',
  },
  kostyme: {
    generell: 'Kostymedesigner',
    tv: 'Kostymedesigner/maskør/VFX',
    sagt: 'Kostymedesigner',
  },
  manus: {
    generell: 'Manus',
    tv: 'Manus (original)',
    sagt: 'Manusforfatter',
  },
}

export const alleFag = Object.keys(yrker) as readonly Fag[]

/** Functions that are honest work and stand in neither list. */
const ikkeGodkjente = ['Innspillingsleder', 'Produksjonsassistent', 'Rekvisitør', 'Lysmester'] as const

/** One of them, the same each time it is asked for with the same number. */
export const ikkeGodkjentFor = (number: number): string =>
  ikkeGodkjente[number % ikkeGodkjente.length] ?? ikkeGodkjente[0]

/** The function as the portal stores it: a label of the list that belongs to the work type. */
export function fagfunksjonFor(fag: Fag, verkstype: string): string {
  const yrke = yrker[fag]
  return faglisteFor(verkstype) === 'tv-underholdning' ? yrke.tv : yrke.generell
}

/** The function as people say it and contracts write it. */
export function sagtFor(fag: Fag, verkstype: string): string {
  const spoken = fag === 'klipp' && faglisteFor(verkstype) === 'tv-underholdning' ? yrker.regi : yrker[fag]
  return spoken.sagt
}

/** The labels that a work type offers. */
export const titlesFor = (verkstype: string): readonly string[] =>
  faggrupperFor(verkstype).flatMap(({ titler }) => titler)
