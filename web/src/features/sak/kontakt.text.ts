/** Every word of 'Send Tilbakemelding/Reklamasjon'. */
export const text = {
  overskrift: 'Send Tilbakemelding/Reklamasjon',
  knapp: 'Send Tilbakemelding/Reklamasjon',
  klag: 'Klag på beløpet',
  gjelder: (navn: string) => `Meldingen gjelder ${navn}.`,
  til: 'Til',
  fra: 'Fra',
  slag: 'Hva gjelder det?',
  valg: {
    tilbakemelding: 'Tilbakemelding',
    reklamasjon: 'Reklamasjon',
  },
  valgHva: {
    tilbakemelding: 'Et spørsmål eller noe du vil at vi skal vite.',
    reklamasjon: 'Du mener at noe er feil og vil ha det rettet.',
  },
  melding: 'Melding',
  mangler: 'Skriv en melding.',
  forLang: 'Meldingen kan ha høyst 10 000 tegn. Kort den ned, eller send den i to deler.',
  send: 'Send',
  proevIgjen: 'Prøv igjen',
  avbryt: 'Avbryt',
  lukk: 'Lukk',
  feilet: 'Vi fikk ikke sendt meldingen.',
  feiletHva: 'Det du skrev, er fortsatt her.',
  dine: 'Dine henvendelser',
  seHenvendelsen: 'Se henvendelsen',
  sendt: 'Meldingen er sendt',
  saksnummer: (nummer: number) => `Saken har nummer ${nummer}.`,
  kvittering: (epost: string) =>
    `Du får en kvittering på ${epost}, og vi svarer deg på e-post og her i portalen.`,
} as const
