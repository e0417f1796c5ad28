/** Every word of the staff's list of users. */
export const listText = {
  tittel: 'Brukere',
  antall: (antall: string) => (antall === '1' ? '1 bruker' : `${antall} brukere`),
  tabell: 'Brukere',
  kolonne: {
    fornavn: 'Fornavn',
    etternavn: 'Etternavn',
    email: 'Epost',
    by: 'By',
    land: 'Land',
    handling: 'Handling',
  },
  rolle: 'Rolle',
  roller: { arbeidstaker: 'Arbeidstaker', administrator: 'Administrator' },
  konto: 'Konto',
  kontoer: { aktiv: 'Aktiv', deaktivert: 'Deaktivert' },
  merke: 'Verdt å se på',
  merker: {
    kontrollsiffer: 'Kontrollsiffer stemmer ikke',
    sletting: 'Ønsker å bli slettet',
    dobbelt: 'Mulig dobbeltregistrering',
    ubekreftet: 'E-post ikke bekreftet',
  },
  uteNavn: 'Uten navn',
  endre: 'Endre',
  endreHvem: (navn: string) => `Endre ${navn}`,
  tom: 'Ingen har registrert seg ennå.',
  fil: 'brukere',
} as const

/** Every word of the staff's page for one user. */
export const brukerText = {
  tilListen: 'Brukere',
  henter: 'Henter brukeren',
  feil: 'Vi fikk ikke hentet brukeren',
  registrert: (dato: string) => `Registrert ${dato}`,
  lagret: 'Endringen er lagret.',
  kontakt: 'Kontaktinformasjon',
  telefon: 'Telefon',
  brukeren: 'brukeren',
  slett: 'Slett brukeren …',
  lenker: 'Dokumentasjon og saker',
  registreringer: (antall: string) => `Registreringer (${antall})`,
  saker: (antall: string) => `Saker (${antall})`,
} as const

export const grunnText = {
  tittel: 'Hvorfor trenger du å se dette?',
  hva: 'Grunnen blir stående i historikken. Den det gjelder, kan også se den.',
  grunn: 'Grunn',
  velg: 'Velg en grunn',
  grunner: [
    'Kontroll av dokumentasjon',
    'Utbetaling',
    'Henvendelse fra arbeidstakeren',
    'Mulig dobbeltregistrering',
    'Annet',
  ],
  utdyp: 'Utdyp (valgfritt)',
  utdypAnnet: 'Skriv hvorfor',
  annetHjelp: 'Minst fem bokstaver. Ikke skriv personnummer eller kontonummer her.',
  ikkeTall: 'Ikke skriv personnummer eller kontonummer her.',
  manglerGrunn: 'Velg en grunn.',
  manglerAnnet: 'Skriv hvorfor du trenger å se det, med minst fem bokstaver.',
  vis: 'Vis',
} as const

export const bankStabText = {
  tittel: 'Bankinformasjon',
  skjult: 'Kontoopplysningene er skjult. Hver gang noen åpner dem, blir det loggført.',
  ingen: 'Ingen kontoopplysninger er fylt inn.',
  vis: 'Vis kontoopplysninger',
  fyllInn: 'Fyll inn kontoopplysninger',
  skjul: 'Skjul kontoopplysninger',
  feilet: 'Vi fikk ikke hentet kontoopplysningene.',
  avvist: 'Banken har avvist kontoen. Pengene venter til medlemmet har en annen konto.',
  godta: 'Kontoen kan brukes igjen',
  egen: 'Er den åpnet igjen, må en annen administrator si at den kan brukes.',
  godtaHva:
    'Bruk dette når kontoen er åpnet igjen, eller når banken tok feil. Det som feilet, kommer med i neste fil til banken. Begrunnelsen blir stående i historikken, og medlemmet ser at vi prøver igjen.',
  godtaHjelp: 'Ikke skriv kontonummeret her.',
} as const

export const tilgangText = {
  tittel: 'Innlogging og tilgang',
  epost: 'E-post',
  byttEpost: 'Bytt e-postadresse',
  byttHva:
    'Den nye adressen gjelder med en gang. Vi gir beskjed til både den gamle og den nye. Passordet er som før.',
  nyAdresse: 'Ny e-postadresse',
  bytt: 'Bytt adresse',
  lenke: 'Send lenke for nytt passord',
  rolle: 'Rolle',
  konto: 'Konto',
  gjoerAdministrator: 'Gjør til administrator',
  gjoerHva:
    'En administrator ser og endrer alt i saksbehandlingen, også personnummer og kontonummer. Vi sender en e-post om det.',
  taBort: 'Ta bort rollen administrator',
  taBortHva: 'Brukeren mister tilgangen til saksbehandlingen med en gang.',
  loggUt: 'Logg ut overalt',
  loggUtHva:
    'Brukeren logges ut overalt med en gang og må logge inn på nytt. Kontoen er åpen som før. Bruk det når noen andre kan ha tilgang til kontoen.',
  deaktiver: 'Deaktiver kontoen',
  deaktiverHva:
    'Brukeren logges ut overalt med en gang og kan ikke logge inn. Dokumenter og registreringer blir stående.',
  aktiver: 'Aktiver kontoen',
  aktiverHva: 'Brukeren kan logge inn igjen med passordet fra før.',
  totrinn: 'Totrinnsinnlogging',
  totrinnPaa: 'Slått på',
  totrinnAv: 'Ikke slått på',
  nullstill: 'Nullstill',
  nullstillTittel: 'Nullstill totrinnsinnlogging',
  nullstillHva:
    'For den som har mistet både telefonen og gjenopprettingskodene. Forviss deg om hvem du snakker med først. Brukeren logges ut overalt, logger inn igjen med bare passordet, og får en e-post om det.',
  nullstillGrunn: 'Grunn',
  nullstillMangler: 'Skriv hvorfor.',
  grunn: 'Grunn (valgfritt)',
  grunnHjelp: 'Blir stående i historikken.',
  degSelv: 'Dette er din egen konto. Du mister tilgangen til saksbehandlingen med en gang.',
  feilet: 'Vi fikk ikke endret tilgangen.',
  lenkeFeilet: 'Vi fikk ikke sendt lenken.',
} as const

export const slettingText = {
  tittel: 'Ønsker å bli slettet',
  tidligere: 'Tidligere ønsker om sletting',
  bedt: (dato: string) => `Ba om å bli slettet ${dato}.`,
  behandlet: (dato: string) => `Behandlet ${dato}.`,
  trukket: (dato: string) => `Trukket ${dato}.`,
  notat: 'Notat',
  notatHjelp: 'Hva ble bestemt, og hvorfor?',
  hva: '«Behandlet» lukker ønsket. Ingenting slettes av det, og medlemmet får ingen e-post.',
  slett: 'Se hva som slettes, og slett brukeren',
  lukk: 'Behandlet',
  mangler: 'Skriv hva som ble bestemt.',
  feilet: 'Vi fikk ikke lukket ønsket. Medlemmet kan ha trukket det, eller noen andre har lukket det.',
} as const

export const dobbeltText = {
  tittel: 'Mulige dobbeltregistreringer',
  hva: 'Disse ligner. Åpne dem og sammenlign. Er det samme person, kan du deaktivere den som ikke er i bruk.',
  grunner: {
    kontonummer: 'samme kontonummer',
    telefon: 'samme telefonnummer',
    navn: 'samme navn',
    adresse: 'lignende navn på samme adresse',
    lignende_navn: 'lignende navn i samme postnummer',
  },
  deaktivert: 'deaktivert',
} as const
