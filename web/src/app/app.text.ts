/** The words of the frame around the screens. */
export const text = {
  hopp: 'Hopp til hovedinnhold',
  tilForsiden: 'Rettighetsportalen, til forsiden',
  meny: 'Meny',
  hovedmeny: 'Hovedmeny',
  lenker: [
    { til: '/', tekst: 'HJEM' },
    { til: '/persondata', tekst: 'DIN DATA' },
    { til: '/kontraktsdatabase', tekst: 'DIN DOKUMENTASJON' },
    { til: '/produksjoner', tekst: 'PRODUKSJONER' },
  ],
  admin: 'ADMIN',
  loggUt: 'LOGG UT',
  loggInn: 'Logg inn',
  bunn: (organisasjon: string) =>
    `Rettighetsportalen drives av ${organisasjon} for deg som arbeider med norsk film og TV.`,
  henvendelser: 'Dine henvendelser',
  laster: 'Laster …',
  feil: {
    tittel: 'Bildet hoppet i porten',
    vanlig: 'Noe gikk galt da siden skulle vises. Prøv igjen, eller gå til forsiden.',
    nyUtgave:
      'Siden lot seg ikke hente. Portalen kan ha fått en ny utgave mens du hadde den åpen, eller nettet falt ut.',
    utenNett: 'Du er uten nett. Prøv igjen når nettet er tilbake.',
    proevIgjen: 'Prøv igjen',
    lastPaaNytt: 'Last siden på nytt',
    tilForsiden: 'Til forsiden',
    smaatt: 'Unexpected Application Error!',
  },
  nyUtgave: {
    tekst:
      'Portalen er oppdatert mens du hadde den åpen. Gjør ferdig det du holder på med, og last siden på nytt når det passer.',
    senere: 'Ikke nå',
  },
} as const
