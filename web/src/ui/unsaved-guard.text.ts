export const guardText = {
  overskrift: 'Du har endringer som ikke er lagret',
  tekst: 'Går du videre nå, mister du dem.',
  bli: 'Bli her',
  lagre: 'Lagre og gå',
  gaa: 'Gå uten å lagre',
} as const

export const keptDraftText = {
  fra: (klokkeslett: string) => `Utkast fra ${klokkeslett}, ikke lagret.`,
  fortsett: 'Fortsett',
  forkast: 'Forkast',
} as const
