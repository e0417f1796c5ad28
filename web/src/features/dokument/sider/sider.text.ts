import { sitat } from '../../../platform/format.ts'

/** Every word of 'Legg til sider'. The sentences of the specification are to the letter. */
export const text = {
  overskrift: 'Legg til sider',
  knapp: 'Legg til sider',
  innledning: (navn: string) =>
    `Sidene legges bakerst i ${sitat(navn)}. De kan ikke tas bort igjen, så se over filene først.`,
  hint: (maks: string) => `PDF, PNG og JPG/JPEG. Hver fil kan være på høyst ${maks}.`,
  feilType: 'Kun PDF- og bildefiler (PNG, JPG, JPEG) kan legges til som sider.',
  forStor: (navn: string) => `Filen ${navn} er for stor. Maksimal størrelse er 10MB.`,
  ikkeInnlogget: 'Du må være logget inn for å laste opp filer.',
  feilet: 'Feil ved opplasting av sider. Prøv igjen.',
  feiletHva: 'Filene du valgte, står her fortsatt.',
  lagtTil: 'Sider har blitt lagt til dokumentet!',
  lagtTilHva: 'Du ser dem bakerst i dokumentet.',
  ikkeValgt: 'Filen ble ikke valgt',
  ikkeSendt: 'Sidene ble ikke sendt',
  leggTil: 'Legg til sider',
  proevIgjen: 'Prøv igjen',
  avbryt: 'Avbryt',
  lukkOverskrift: 'Vil du lukke uten å legge til sidene?',
  lukkHva: 'Filene du har valgt, forsvinner fra listen.',
  lukkLikevel: 'Lukk uten å legge til',
  fortsett: 'Fortsett',
} as const
