/** The words of logging in through another service. The button's own words are a setting. */
export const oidcText = {
  eller: 'eller',
  sender: 'Sender deg videre …',
  feilTittel: 'Vi fikk ikke sendt deg videre',
  tilbake: {
    tittel: 'Logger inn',
    vent: 'Et øyeblikk …',
    feilTittel: 'Du ble ikke logget inn',
    feil: 'Vi fikk ikke fullført innloggingen. Prøv igjen, eller logg inn med e-post og passord.',
    tilInnlogging: 'Til innlogging',
  },
  ukjent: (fornavn: string) =>
    `${fornavn ? `Hei, ${fornavn}. ` : ''}Vi fant ingen konto på deg. Registrer deg her, så kan du logge inn på samme måte neste gang.`,
} as const

export const koblingerText = {
  tittel: 'Hvem skal kunne åpne kontoen?',
  slagord: 'Bare ett spørsmål.',
  under: 'Nytt passord betyr at du bestemmer på nytt hvem som slipper inn.',
} as const

/** The words for somebody whose number an account has, before they have shown that it is theirs. */
export const koblingText = {
  tittel: 'Er dette kontoen din?',
  hvaSkjedde:
    'Det finnes en konto som ser ut til å være din. Enten er det første gang du logger inn slik, eller så har kontoen fått nytt passord siden sist. Derfor er du ikke logget inn ennå.',
  hvaNaa: 'Skriv inn passordet til kontoen denne ene gangen. Neste gang kommer du rett inn.',
  passord: 'Passordet til kontoen',
  mangler: 'Skriv inn passordet.',
  hvorforNytt:
    'Velg et nytt passord for kontoen. Det du har nå, kan være kjent av den som registrerte kontoen, og vi vet ikke om det var deg. Når du har valgt et nytt, er det bare du som kommer inn.',
  nytt: 'Nytt passord',
  manglerNytt: 'Velg et nytt passord.',
  knapp: 'Logg inn',
  sender: 'Logger inn …',
  ikkeMin: 'Kontoen er ikke min',
  tilbake: 'Tilbake',
  kontakt: 'Trenger du hjelp? Skriv til',
  feilTittel: 'Vi fikk ikke logget deg inn',
  feil: 'Vi fikk ikke kontakt med portalen. Prøv igjen.',
  siFra: {
    tittel: 'Si fra om kontoen',
    forklaring:
      'Da kan noen andre ha registrert seg med personnummeret ditt. Si fra, så finner vi ut av det og hjelper deg inn.',
    felt: 'Hvordan kan vi nå deg, og hva har skjedd?',
    hjelp: 'Skriv navnet ditt og en e-post eller et telefonnummer. Ikke skriv personnummeret.',
    mangler: 'Skriv hvordan vi kan nå deg.',
    knapp: 'Send',
    sender: 'Sender …',
    ferdig: 'Til innlogging',
  },
} as const
