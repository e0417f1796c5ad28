/** Every word of the screen for personal data. */
export const text = {
  tittel: 'Din data',
  ingress: 'Dette er kontoen du er logget inn med.',
  navn: 'Navn',
  epost: 'E-post',
  ikkeFyltInn: 'Ikke fylt inn',
  laster: 'Henter opplysningene dine',
  feil: 'Vi fikk ikke hentet opplysningene dine',
  proevIgjen: 'Prøv igjen',
  endre: 'Vil du rette noe? Skriv til',
} as const
