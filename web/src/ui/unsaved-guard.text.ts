export const guardText = {
  overskrift: 'Du har endringer som ikke er lagret',
  tekst: 'Går du videre nå, mister du dem.',
  bli: 'Bli her',
  gaa: 'Gå uten å lagre',
} as const
