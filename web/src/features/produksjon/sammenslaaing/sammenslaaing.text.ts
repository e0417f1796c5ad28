import type { Sammenslaaingsfelt } from '@rp/contract/sammenslaaing'

const antall = (n: number, en: string, flere: string) => (n === 1 ? `1 ${en}` : `${n} ${flere}`)

export const text = {
  tittel: 'Slå sammen produksjoner',
  tilbake: 'Til produksjonen',
  lenke: 'Slå sammen med en annen',
  slaaSammen: 'Slå sammen',
  slaaSammenMed: (tittel: string) => `Slå sammen med «${tittel}»`,
  duplikater: 'Kan være samme verk',
  ingenDuplikater: 'Vi finner ingen produksjoner som ligner.',
  duplikaterFeilet: 'Vi fikk ikke lett etter like produksjoner.',
  proevIgjen: 'Prøv igjen',
  velgInnledning: (tittel: string) => `Hvilken produksjon er den samme som «${tittel}»?`,
  forslag: 'Forslag',
  soek: 'Søk i registeret',
  soekHint: 'Skriv minst to tegn av tittelen.',
  ingenTreff: 'Ingen produksjoner passer med søket.',
  velg: 'Velg',
  velgHva: (tittel: string) => `Velg «${tittel}»`,
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
      : `${antall(registreringer, 'registrering', 'registreringer')} i ${antall(dokumenter, 'dokument', 'dokumenter')} flyttes til «${tittel}».`,
  laaste: (n: number) =>
    `${antall(n, 'av dokumentene er ferdig behandlet', 'av dokumentene er ferdig behandlet')}. Også der følger navnet med.`,
  flytterSendelister: (n: number, tittel: string) =>
    `${antall(n, 'linje på sendelister', 'linjer på sendelister')} flyttes til «${tittel}».`,
  blirBorte: (tittel: string) => `«${tittel}» blir borte fra registeret.`,
  spor: 'Alt står i historikken, men sammenslåingen kan ikke angres.',
  bekreftTittel: 'Slå sammen produksjonene?',
  bekreft: (fra: string, til: string) =>
    `«${fra}» blir borte, og alt som peker på den, flyttes til «${til}». Det kan ikke angres.`,
  sammenFeilet: 'Vi fikk ikke slått sammen produksjonene',
  enAv: 'en av produksjonene',
  seOver: 'Se over opplysningene på nytt.',
  ferdig: 'Produksjonene er slått sammen.',
} as const
