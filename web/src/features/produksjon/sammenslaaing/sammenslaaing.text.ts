import type { Sammenslaaingsfelt, Sammenslaatt } from '@rp/contract/sammenslaaing'
import { inWords, sitat } from '../../../platform/format.ts'

const antall = (n: number, en: string, flere: string) => (n === 1 ? `1 ${en}` : `${n} ${flere}`)

export const text = {
  tittel: 'Slå sammen produksjoner',
  tilbake: 'Til produksjonen',
  lenke: 'Slå sammen med en annen',
  slaaSammen: 'Slå sammen',
  slaaSammenMed: (tittel: string) => `Slå sammen med ${sitat(tittel)}`,
  duplikater: 'Kan være samme verk',
  ingenDuplikater: 'Vi finner ingen produksjoner som ligner.',
  duplikaterFeilet: 'Vi fikk ikke lett etter like produksjoner.',
  velgInnledning: (tittel: string) => `Hvilken produksjon er den samme som ${sitat(tittel)}?`,
  forslag: 'Forslag',
  soek: 'Søk i registeret',
  soekHint: 'Skriv minst to tegn av tittelen.',
  ingenTreff: 'Ingen produksjoner passer med søket.',
  velg: 'Velg',
  velgHva: (tittel: string) => `Velg ${sitat(tittel)}`,
  feilet: 'Vi fikk ikke hentet produksjonene',
  hvilken: 'Hvilken skal bli stående?',
  hvilkenHint: 'Tittelen til denne gjelder. Alt som peker på den andre, flyttes hit.',
  registreringer: (n: number) => antall(n, 'registrering', 'registreringer'),
  sendelister: (n: number) => antall(n, 'linje på sendelister', 'linjer på sendelister'),
  felt: 'Hvilken verdi skal gjelde?',
  likt: 'De to produksjonene har de samme opplysningene.',
  feltnavn: {
    Produksjonsselskap: 'Produksjonsselskap',
    Sesong: 'Sesong',
    Premiere: 'Premiere',
    Verkstype: 'Verkstype',
    Spilletid_sekunder: 'Spilletid i sekunder',
    Episoder: 'Antall episoder',
    Bruk: 'Bruk',
  } satisfies Record<Sammenslaaingsfelt, string>,
  tomt: 'Tomt',
  flyttes: 'Dette skjer',
  flytter: (registreringer: number, dokumenter: number, tittel: string) =>
    registreringer === 0
      ? 'Ingen registreringer må flyttes.'
      : `${antall(registreringer, 'registrering', 'registreringer')} i ${antall(dokumenter, 'dokument', 'dokumenter')} flyttes til ${sitat(tittel)}.`,
  laaste: (n: number) =>
    `${antall(n, 'av dokumentene er ferdig behandlet', 'av dokumentene er ferdig behandlet')}. Også der følger navnet med.`,
  flytterSendelister: (n: number, tittel: string) =>
    `${antall(n, 'linje på sendelister', 'linjer på sendelister')} flyttes til ${sitat(tittel)}.`,
  blirBorte: (tittel: string) => `${sitat(tittel)} blir borte fra registeret.`,
  spor: 'Alt står i historikken, og du kan angre sammenslåingen i 30 dager.',
  bekreftTittel: 'Slå sammen produksjonene?',
  bekreft: (fra: string, til: string) =>
    `${sitat(fra)} blir borte, og alt som peker på den, flyttes til ${sitat(til)}. Du kan angre det i 30 dager.`,
  sammenFeilet: 'Vi fikk ikke slått sammen produksjonene',
  enAv: 'en av produksjonene',
  seOver: 'Se over opplysningene på nytt.',
  ferdig: 'Produksjonene er slått sammen.',
} as const

const slag: Record<Sammenslaatt['staar'][number]['slag'], (navn: string) => string> = {
  dokument: navn => `Dokumentet ${sitat(navn)}`,
  sendeliste: navn => `Linjen ${sitat(navn)} på sendelisten`,
  produksjon: navn => `Produksjonen ${sitat(navn)}`,
  pott: navn => `Potten ${sitat(navn)}`,
  felt: navn => `Feltet ${navn}`,
}

export const angreText = {
  tittel: 'Slått sammen med denne',
  angre: 'Angre sammenslåingen',
  angreHva: (navn: string) => `Angre sammenslåingen med ${sitat(navn)}`,
  hentFeilet: 'Vi fikk ikke hentet det som er slått sammen.',
  ulagret: 'Lagre det du har skrevet i skjemaet, før du angrer.',
  bekreftTittel: (navn: string) => `Angre sammenslåingen med ${sitat(navn)}?`,
  tilbake: 'Dette kommer tilbake:',
  ingenting: 'Alt er endret etterpå. Ingenting blir satt tilbake.',
  iRegisteret: (navn: string) => `${sitat(navn)} står i registeret igjen.`,
  registreringer: (registreringer: number, dokumenter: number, navn: string) =>
    `${antall(registreringer, 'registrering', 'registreringer')} i ${antall(dokumenter, 'dokument', 'dokumenter')} hører til ${sitat(navn)} igjen.`,
  flyttes: (hva: readonly string[], navn: string) => `${inWords(hva)} hører til ${sitat(navn)} igjen.`,
  faarNavnet: (hva: readonly string[], navn: string) => `${inWords(hva)} får navnet ${sitat(navn)} igjen.`,
  linjer: (n: number) => antall(n, 'linje på sendelister', 'linjer på sendelister'),
  potter: (n: number) => antall(n, 'pott', 'potter'),
  produksjoner: (n: number) => antall(n, 'produksjon', 'produksjoner'),
  dokumenter: (n: number) => antall(n, 'dokument', 'dokumenter'),
  felt: (felt: readonly string[], behold: string) =>
    `${inWords(felt)} i «${behold}» blir som før sammenslåingen.`,
  staar: 'Dette har noen endret etterpå. Det blir stående som det er:',
  staarHva: ({ slag: hva, navn }: Sammenslaatt['staar'][number]) => slag[hva](navn),
  flere: (n: number) => `og ${n} til`,
  angret: (navn: string, kommerTilbake: boolean) =>
    kommerTilbake
      ? `Sammenslåingen er angret. ${sitat(navn)} står i registeret igjen.`
      : `Sammenslåingen med ${sitat(navn)} er angret.`,
} as const
