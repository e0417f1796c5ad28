import { createKontaktperson, createSlug } from './names.ts'
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
const navnEtterBransje: Record<Bransje, readonly string[]> = {
  underholdning: [
    'Tirsdagsklubben TV AS',
    'Bakom Sceneteppet AS',
    'Latterkula Produksjon AS',
    'Kaffekjele Media AS',
    'Trillebår TV AS',
    'Trillebår Format AS',
    'Slagferdig Underholdning AS',
    'Store Bokstaver TV AS',
    'Gul Regnjakke AS',
    'Ellevte Time Media AS',
    'Aal & Ål Produksjon AS',
    'Sprettert TV AS',
    'Hjerteknuser Media AS',
    'Knapp & Nål Produksjon AS',
    'Kjøkkenbenken TV AS',
    'Publikumsfavoritt AS',
  ],
  drama: [
    'Låst Dør Drama AS',
    'Sjette Sans Fiksjon AS',
    'Nordre Pir Serie AS',
    'Åpent Hav Drama AS',
    'Åpent Hav Film & TV AS',
    'Etasje Fem Fiksjon AS',
    'Vindstille Produksjon AS',
    'Tredje Rom Drama AS',
    'Kaldluft Fiksjon AS',
    'Bakgård Serier AS',
    'Kapittel Ni AS',
  ],
  dokumentar: [
    'Lupe Dokumentar AS',
    'Feltnotat Film AS',
    'Sakte Skip Film AS',
    'Saltkorn Dokumentar AS',
    'Protokoll Film AS',
    'Øyevitne Produksjon AS',
    'Fotspor Film AS',
    'Fotspor Film Nord AS',
    'Vardefilm AS',
    'Nærbilde Dokumentar AS',
    'Hjemmelaget Sannhet AS',
    'Guolli Govat AS',
    'Kildekritikk Film AS',
    'Stein & Tang Film AS',
    'Fjerde Årstid Film AS',
    'Grønn Mappe Produksjon AS',
  ],
  film: [
    'Halvmåne Film AS',
    'Vannmerke Film AS',
    'Kornblomst Pictures AS',
    'Siste Benk Film AS',
    'Myrull Film AS',
    'Myrull Film Innlandet AS',
    'Tørrfisk & Tårer AS',
    'Grenseland Spillefilm AS',
    'Blåtime Film AS',
    'Ambolt Film AS',
    'Trekkfugl Film AS',
    'Café Cinéma Produksjoner AS',
  ],
  kort: [
    'Novellefabrikken AS',
    'Kort og Godt Film AS',
    'Fyrstikkfilm AS',
    'Tolv Minutter AS',
    'Øyeblikk Kortfilm AS',
    'Semikolon Film AS',
    'Lommelerka Film AS',
    'Fingerbøl Film AS',
    'Bølgepapp Film AS',
  ],
  animasjon: [
    'Blekkhus Animasjon AS',
    'Fargestift Studio AS',
    'Pinnedyr Animasjon AS',
    'Kladdebok Studio AS',
    'Tegnestua Tåke AS',
    'Plastelina & Venner AS',
    'Viskelær Animasjon AS',
  ],
  musikk: [
    'Refleks Musikkfilm AS',
    'Diskokule Video AS',
    'Synth & Snø AS',
    'Bassgang Bilder AS',
    'Tonefall Produksjon AS',
    'Stereo Mono AS',
    'Taktfast Film AS',
    'Neonlys & Co AS',
    'Åttitall Video AS',
  ],
}

/** The company names of one kind of work. */
export const selskapsnavn = (bransje: Bransje): readonly string[] => navnEtterBransje[bransje]

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
  return Object.values(navnEtterBransje)
    .flat()
    .map(navn => ({
      navn,
      orgnr: uniqueOrgnr(),
      ...createKontaktperson(rng),
      epost: `post@${createSlug(navn.replace(/ AS$/, ''))}.example`,
    }))
}
