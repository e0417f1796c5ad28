import { sitat } from '../../../platform/format.ts'

/** Every word of 'Dine henvendelser'. */
export const text = {
  tittel: 'Dine henvendelser',
  ingress: 'Her ligger det du har skrevet til oss, og svarene våre.',
  liste: 'Henvendelsene dine',
  tom: 'Du har ikke skrevet til oss ennå. Har du spørsmål om et dokument, så åpne det og velg «Send Tilbakemelding/Reklamasjon».',
  tilDokumentene: 'Til dokumentasjonen din',
  henter: 'Henter henvendelsene …',
  feilet: 'Vi fikk ikke hentet henvendelsene',
  enFeilet: 'Vi finner ikke henvendelsen',
  sak: (slag: string, nummer: number) => `${slag} ${nummer}`,
  om: (navn: string) => `Om ${sitat(navn)}`,
  sist: 'Sist skrevet',
  /** The state in words. */
  tilstand: { aapen: 'Venter på svar fra oss', besvart: 'Vi har svart', lukket: 'Lukket' },
  tilstandHva: {
    aapen: 'Vi har fått meldingen og svarer deg her og på e-post.',
    besvart: 'Har du mer å si, så skriv det under.',
    lukket: 'Skriver du mer, åpnes saken igjen.',
  },
  tilbake: 'Alle henvendelsene dine',
  dokument: 'Se dokumentet',
  utregning: 'Se utregningen',
  samtale: 'Samtalen',
  oss: 'Saksbehandler',
  lukket: (tid: string) => `Lukket ${tid}.`,
  svar: 'Skriv til oss',
  svarHint: 'Vi får meldingen med en gang. Skriv aldri personnummer eller kontonummer her.',
  send: 'Send',
  sendt: 'Meldingen er sendt.',
} as const
