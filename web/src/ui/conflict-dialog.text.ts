export const conflictText = {
  innledning: 'Det skjedde etter at du åpnet det. Velg hvilken versjon som skal gjelde.',
  min: 'Din versjon',
  deres: 'Lagret versjon',
  behold: 'Behold min versjon',
  bruk: 'Bruk den lagrede',
  avbryt: 'Avbryt',
  tomt: 'Tomt',
} as const
