import { plassnavn } from '@rp/contract/produksjon'
import { sitat } from '../../../platform/format.ts'

/** Words of the staff's list of productions. Those in capitals and quotes of section 8 are the specification's. */
export const listText = {
  tittel: 'Produksjoner',
  ny: 'Ny produksjon',
  tabell: 'Produksjoner',
  kolonne: {
    tittel: 'Produksjonstittel',
    selskap: 'Produksjonsselskap',
    sesong: 'Sesong',
    premiere: 'Premiere',
    verkstype: 'Verkstype',
    episoder: 'Episoder',
    sendeliste: 'På sendeliste?',
    handlinger: 'Handlinger',
  },
  plass: plassnavn,
  visningsaar: (aar: number) => `«På sendeliste?» gjelder visningsåret ${aar}.`,
  antall: (antall: string, n: number) => (n === 1 ? '1 produksjon' : `${antall} produksjoner`),
  tom: 'Det er ingen produksjoner i registeret ennå.',
  fraMedlem: 'Fra medlem',
  bruk: 'Bruk',
  nyFra: 'Ny fra medlem',
  sett: 'Sett på',
  settHva: (tittel: string) => `Merk ${sitat(tittel)} som sett på`,
  settFeilet: 'Vi fikk ikke merket produksjonen.',
  settMelding: (tittel: string) => `${sitat(tittel)} er merket som sett på.`,
  endre: 'Endre',
  endreHva: (tittel: string) => `Endre ${sitat(tittel)}`,
  slett: 'Slett',
  slettHva: (tittel: string) => `Slett ${sitat(tittel)}`,
  slettetMelding: (tittel: string) => `${sitat(tittel)} er slettet.`,
  fil: 'produksjoner',
} as const

export const slettText = {
  overskrift: 'Slett produksjonen',
  sporsmaal: (tittel: string) => `Er du sikker på at du vil slette produksjonen "${tittel}"?`,
  slett: 'Slett',
  feilet: 'Kunne ikke slette produksjon',
  nettFeilet: 'Feil ved sletting av produksjon',
  slaaSammen: 'Slå sammen med en annen',
} as const

export const formText = {
  nyTittel: 'Ny produksjon',
  endreTittel: 'Endre produksjon',
  tilbake: 'Til produksjonene',
  feilet: 'Vi fikk ikke hentet produksjonen',
  opplysninger: 'Opplysninger',
  lagre: 'Lagre',
  slett: 'Slett',
  opprett: 'Opprett produksjon',
  lagret: 'Produksjonen er lagret.',
  staarHer: 'Det du skrev, står her fortsatt.',
  lagreFeilet: 'Kunne ikke lagre produksjon',
  lagreNettFeilet: 'Feil ved lagring av produksjon',
  tilEksisterende: 'Åpne den som er der',
  opprettFeilet: 'Kunne ikke opprette produksjon',
  opprettNettFeilet: 'Feil ved lagring av ny produksjon',
  produksjonen: 'produksjonen',
  bruk: 'Bruk',
  brukHint: 'Én linje for hver bruk, for eksempel «År: 2023, Mediehus: NRK, Episoder: 8».',
  rettTittel: 'Rett tittelen',
  iBruk: (registreringer: number, linjer: number) =>
    `${registreringer === 1 ? '1 registrering' : `${registreringer} registreringer`} og ${linjer === 1 ? '1 linje' : `${linjer} linjer`} på sendelister bruker produksjonen.`,
  nyFra: (navn: string) => `${navn} la til denne produksjonen. Se over den, og merk den som sett på.`,
} as const

export const tittelText = {
  overskrift: 'Rett tittelen',
  innledning:
    'Registreringene blir stående på produksjonen, og navnet i dem følger med. Er dette et annet verk, så opprett en ny produksjon i stedet.',
  naa: 'Tittelen er nå',
  ny: 'Riktig tittel',
  hint: 'Skriv sesongangivelse i parentes, for eksempel «Nattferja (sesong 2)».',
  grunn: 'Hvorfor rettes tittelen?',
  grunnHint: 'Grunnen står i historikken, for eksempel «Skrivefeil».',
  grunnMangler: 'Skriv hvorfor tittelen rettes.',
  uendret: 'Dette er tittelen produksjonen har.',
  bekreft: 'Rett tittelen',
  feilet: 'Vi fikk ikke rettet tittelen.',
  lastPaaNytt: 'Last siden på nytt, se hva som er endret, og prøv igjen.',
} as const
