import { createKontaktperson, createSlug, words } from './names.ts'
import { createOrgnr } from './numre.ts'
import type { Rng } from './rng.ts'

export type DemoSelskap = {
  navn: string
  orgnr: string
  kontaktperson: string
  epost: string
  telefon: string
}

/** Which kind of work a company does, so that a title gets a company that fits. */
export type Bransje = 'underholdning' | 'drama' | 'dokumentar' | 'film' | 'kort' | 'animasjon' | 'musikk'

// Near duplicates on purpose: a picker that takes the first of them is found out.
const navnEtterBransje: Record<Bransje, string> = {
  underholdning: `
Tirsdagsklubben TV, Bakom Sceneteppet, Latterkula Produksjon, Kaffekjele Media, Trillebår TV, Trillebår Format,
Slagferdig Underholdning, Store Bokstaver TV, Gul Regnjakke, Ellevte Time Media, Aal & Ål Produksjon, Sprettert TV,
Hjerteknuser Media, Knapp & Nål Produksjon, Kjøkkenbenken TV, Publikumsfavoritt
`,
  drama: `
Låst Dør Drama, Sjette Sans Fiksjon, Nordre Pir Serie, Åpent Hav Drama, Åpent Hav Film & TV, Etasje Fem Fiksjon,
Vindstille Produksjon, Tredje Rom Drama, Kaldluft Fiksjon, Bakgård Serier, Kapittel Ni
`,
  dokumentar: `
Lupe Dokumentar, Feltnotat Film, Sakte Skip Film, Saltkorn Dokumentar, Protokoll Film, Øyevitne Produksjon, Fotspor
Film, Fotspor Film Nord, Vardefilm, Nærbilde Dokumentar, Hjemmelaget Sannhet, Guolli Govat, Kildekritikk Film, Stein &
Tang Film, Fjerde Årstid Film, Grønn Mappe Produksjon
`,
  film: `
Halvmåne Film, Vannmerke Film, Kornblomst Pictures, Siste Benk Film, Myrull Film, Myrull Film Innlandet, Tørrfisk &
Tårer, Grenseland Spillefilm, Blåtime Film, Ambolt Film, Trekkfugl Film, Café Cinéma Produksjoner
`,
  kort: `
Novellefabrikken, Kort og Godt Film, Fyrstikkfilm, Tolv Minutter, Øyeblikk Kortfilm, Semikolon Film, Lommelerka Film,
Fingerbøl Film, Bølgepapp Film
`,
  animasjon: `
Blekkhus Animasjon, Fargestift Studio, Pinnedyr Animasjon, Kladdebok Studio, Tegnestua Tåke, Plastelina & Venner,
Viskelær Animasjon
`,
  musikk: `
Refleks Musikkfilm, Diskokule Video, Synth & Snø, Bassgang Bilder, Tonefall Produksjon, Stereo Mono, Taktfast Film,
Neonlys & Co, Åttitall Video
`,
}

/** The company names of one kind of work. */
export const selskapsnavn = (bransje: Bransje): readonly string[] =>
  words(navnEtterBransje[bransje]).map(navn => `${navn} AS`)

const bransjer = Object.keys(navnEtterBransje) as Bransje[]

/** The register of 80 invented companies. */
export function createSelskaper(rng: Rng): DemoSelskap[] {
  const used = new Set<string>()
  const uniqueOrgnr = () => {
    for (;;) {
      const orgnr = createOrgnr(rng)
      if (!used.has(orgnr)) {
        used.add(orgnr)
        return orgnr
      }
    }
  }
  return bransjer.flatMap(selskapsnavn).map(navn => ({
    navn,
    orgnr: uniqueOrgnr(),
    ...createKontaktperson(rng),
    epost: `post@${createSlug(navn.replace(/ AS$/, ''))}.example`,
  }))
}
