export const conflictText = {
  innledning: 'Det skjedde etter at du åpnet det. Velg hvilken versjon som skal gjelde.',
  min: 'Din versjon',
  deres: 'Lagret versjon',
  foer: 'Før',
  blirMed: 'Dette har du ikke endret. Det blir med uansett hva du velger.',
  behold: 'Behold min versjon',
  bruk: 'Bruk den lagrede',
  avbryt: 'Avbryt',
  tomt: 'Tomt',
} as const
