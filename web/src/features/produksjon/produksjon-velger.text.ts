import { sitat } from '../../platform/format.ts'

/** Every word of the pickers of productions and companies, and of the popup for a new production. */
export const velgerText = {
  produksjon: 'Produksjon',
  henter: 'Henter registeret …',
  feilet: 'Vi fikk ikke hentet registeret. Du kan skrive navnet likevel.',
  mangler:
    'Produksjonen mangler i registeret. Den blir lagt til første gang den gir vederlag. Kontakt oss på e-post:',
  flere: (viste: string, alle: string) =>
    `Viser ${viste} av ${alle}. Skriv mer for å finne riktig produksjon.`,
  treff: (antall: string) => `${antall} treff`,
  opprett: 'Opprett ny produksjon',
  opprettMedNavn: (navn: string) => `Opprett ny produksjon: ${sitat(navn)}`,
  tomHint: 'Finner du ikke produksjonen? La feltet stå tomt foreløpig.',
  frittNavn: 'Navnet er ikke i registeret. Det lagres slik det står.',
  selskap: 'Produksjonsselskap',
  nyttSelskap: 'Selskapet er ikke i registeret. Navnet lagres slik det står.',
} as const

export const nyText = {
  overskrift: 'Opprett ny produksjon',
  innledning: 'Du kan bruke produksjonen med en gang. Andre ser den når vi har sett over den.',
  innledningStab: 'Produksjonen legges i registeret med en gang.',
  felt: {
    Produksjonstittel: 'Produksjonstittel',
    Produksjonsselskap: 'Produksjonsselskap',
    Sesong: 'Sesong',
    Premiere: 'Premiere',
    Verkstype: 'Verkstype',
    Spilletid_sekunder: 'Spilletid i sekunder',
    Episoder: 'Antall episoder',
  },
  tittelHint: 'Skriv sesongangivelse i parentes, for eksempel «Nattferja (sesong 2)».',
  tittelMangler: 'Skriv inn produksjonstittelen.',
  valgfritt: 'Du kan la resten stå tomt.',
  premiereHint: 'Årstall',
  spilletidHint: 'Gjennomsnitt per episode',
  ikkeTall: 'Skriv et helt tall fra 0 til 99\u00a0999.',
  ikkeSesong: 'Skriv et helt tall fra 0 til 1\u00a0000.',
  ikkeAar: 'Skriv et årstall, for eksempel 2023.',
  ingenVerkstype: 'Ikke valgt',
  opprett: 'Opprett produksjon',
  feilet: 'Feil ved lagring av ny produksjon',
  feiletHva: 'Det du skrev, står her fortsatt.',
} as const
