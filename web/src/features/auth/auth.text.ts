import { passordLengde } from '@rp/contract/auth'

/** Every word of the screens for registration, login and passwords. Texts in the specification stand to the letter. */
export const text = {
  epost: 'E-post',
  passord: 'Passord',
  personnummer: 'Personnummer',
  passordHjelp: `Minst ${passordLengde.minst} tegn. Bruk gjerne en setning du husker.`,
  personnummerHjelp:
    '11 siffer. Vi trenger det for å betale vederlaget til rett person, og lagrer det kryptert.',
  manglerEpost: 'Skriv inn e-postadressen din.',
  manglerPassord: 'Skriv inn passordet.',
  manglerNyttPassord: 'Skriv inn et passord.',
  kontakt: 'Spørsmål? Skriv til',
  personvernHva:
    'Vi lagrer opplysningene for å finne ut hva du har rett på og betale det ut, og sletter dem når vi ikke trenger dem lenger. Kunstig intelligens leser et dokument bare når det er krysset av for det i opplastingen.',
  personvern: 'Slik tar vi vare på opplysningene dine',
  tilInnlogging: 'Til innlogging',
  tilForsiden: 'Rettighetsportalen, til forsiden',
  fot: (organisasjon: string) => `${organisasjon} · for deg som arbeider med norsk film og TV`,
  logginn: {
    tittel: 'Logg inn',
    slagord: 'Du laget det. Vi passer på rettighetene.',
    under: 'Last opp avtalene dine, knytt dem til produksjonene, og følg saken til den er ferdig.',
    knapp: 'Logg inn',
    sender: 'Logger inn …',
    glemt: 'Glemt passord?',
    ny: 'Ny her?',
    registrer: 'Registrer deg',
    borte: 'Du er logget ut. Logg inn igjen, så fortsetter du der du var.',
    feilTittel: 'Vi fikk ikke logget deg inn',
    feil: 'An error occurred',
  },
  demo: {
    tittel: 'Demokontoer',
    tekst: 'Alt her er oppdiktet.',
    bruk: (rolle: string) => `Bruk ${rolle.toLowerCase()}kontoen`,
  },
  registrering: {
    tittel: 'Registrering',
    slagord: 'Første gang her?',
    under:
      'Du trenger personnummer, en e-postadresse og et passord. Avtaler og produksjoner legger du inn etterpå.',
    knapp: 'Registrer deg',
    sender: 'Registrerer...',
    robot: 'Vennligst bekreft at du ikke er en robot.',
    robotNavn: 'Robotsjekk',
    robotHjelp: 'Nettleseren din løser en liten regneoppgave. Sjekken skjer hos oss, uten sporing.',
    harKonto: 'Har du konto?',
    loggInn: 'Logg inn',
    ferdigTittel: 'Registreringen er fullført',
    feilTittel: 'Vi fikk ikke registrert deg',
    feil: 'Noe gikk galt under registreringen',
  },
  glemt: {
    tittel: 'Glemt Passord',
    slagord: 'Det kan skje alle.',
    under: 'Vi sender deg en lenke til et nytt passord.',
    hjelp: 'Adressen du er registrert med.',
    knapp: 'Send Tilbakestillingslenke',
    sender: 'Sender …',
    tilbake: 'Tilbake til innlogging',
    feil: 'An error occurred',
  },
  tilbakestill: {
    tittel: 'Tilbakestill Passord',
    slagord: 'Nytt passord.',
    under: 'Når du har laget det, er du logget ut overalt.',
    nytt: 'Nytt passord',
    knapp: 'Tilbakestill Passord',
    sender: 'Lagrer …',
    nyLenke: 'Be om en ny lenke',
    ikkeHel: 'Lenken er ikke hel. Åpne den fra e-posten en gang til. Hjelper ikke det, trenger du en ny.',
    feil: 'An error occurred',
  },
  bekreftEpost: {
    // Not parted after «e-».
    tittel: 'Bekreft e-\u2060postadressen',
    slagord: 'E-postadressen din.',
    under: 'Når du har bekreftet den, logger du inn med den og får svar fra oss dit.',
    knapp: 'Bekreft adressen',
    sender: 'Bekrefter …',
    tilData: 'Til dine data',
    ikkeHel:
      'Lenken er ikke hel. Åpne den fra e-posten en gang til. Hjelper ikke det, bytter du adressen på nytt under «Din data».',
    feil: 'Vi fikk ikke bekreftet adressen.',
  },
} as const

/** The second step of a login. */
export const kodeText = {
  tittel: 'Skriv inn koden',
  app: {
    felt: 'Kode fra appen',
    hjelp: 'Åpne appen på telefonen. Skriv de seks sifrene den viser for Rettighetsportalen.',
    mangler: 'Skriv inn koden fra appen.',
    annen: 'Bruk en gjenopprettingskode',
  },
  papir: {
    felt: 'Gjenopprettingskode',
    hjelp: 'En av kodene du tok vare på da du slo på totrinnsinnlogging. Hver kode virker én gang.',
    mangler: 'Skriv inn en gjenopprettingskode.',
    annen: 'Bruk koden fra appen',
  },
  knapp: 'Logg inn',
  sender: 'Logger inn …',
  tilbake: 'Tilbake',
  mistet: 'Har du mistet både telefonen og kodene? Skriv til',
  feilTittel: 'Vi fikk ikke logget deg inn',
  feil: 'An error occurred',
} as const

/** The page that an administrator without two-step login is led to. */
export const totrinnText = {
  tittel: 'Slå på totrinnsinnlogging',
  slagord: 'Bare ett trinn til.',
  under: 'To trinn ved innlogging verner dem som har gitt oss opplysningene sine.',
  loggUt: 'Logg ut',
} as const
