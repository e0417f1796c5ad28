/** Every word of the page that tells where the money of the pots is. */
export const text = {
  tittel: 'Regnskap',
  ingress: 'Her ser du hvor hvert øre av pottene er. Vi regner det ut fra linjene i kjøringene.',
  henter: 'Henter regnskapet',
  feilet: 'Vi får ikke hentet regnskapet',
  ingen: 'Det er ingen potter ennå.',
  tilPottene: 'Til pottene',
  aar: 'Visningsår',
  sum: 'Til sammen',
  stemmer: 'Alt stemmer: Det som kom inn, er det samme som summen av de andre kolonnene.',
  stemmerIkke: (potter: string) =>
    `Regnskapet stemmer ikke for ${potter}. Noen kan ha endret linjer i databasen. Si fra til den som drifter portalen, og kjør npm run sjekk.`,
  ingenKjoering: 'Ikke med i noen kjøring',
  kolonne: {
    pott: 'Pott',
    brutto: 'Kom inn',
    fradrag: 'Fradrag',
    avsetning: 'Avsetning',
    tilMedlemmer: 'Til medlemmer',
    holdtTilbake: 'Holdt tilbake',
    utenKrav: 'Uten krav',
    ikkeFordelt: 'Ikke fordelt',
  },
  fil: (aar: number) => `regnskap-${aar}`,
  ark: (aar: number) => `Regnskap ${aar}`,
} as const
