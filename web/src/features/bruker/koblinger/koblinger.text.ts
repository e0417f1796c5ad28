/** The words of the question which login services may still open the account. */
export const koblingerText = {
  hvorfor:
    'Du har laget et nytt passord med en lenke på e-post. Før det kunne kontoen også åpnes gjennom tjenestene under. Har du ikke koblet dem selv, fjerner du dem.',
  henter: 'Henter innloggingstjenestene …',
  feiletHenting: 'Vi fikk ikke hentet innloggingstjenestene.',
  proevIgjen: 'Prøv igjen',
  siden: (koblet: string, sistBrukt: string) => `Koblet ${koblet}. Sist brukt ${sistBrukt}.`,
  behold: 'Behold',
  beholdHva: 'Du kan logge inn slik igjen.',
  fjern: 'Fjern',
  fjernHva: 'Ingen kommer inn på kontoen denne veien.',
  mangler: 'Velg om tjenesten skal beholdes eller fjernes.',
  lagre: 'Lagre og fortsett',
  feilet: 'Vi fikk ikke lagret svaret.',
  ingen: 'Du har svart for alle tjenestene.',
  fortsett: 'Fortsett',
} as const
