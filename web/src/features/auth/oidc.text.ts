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
