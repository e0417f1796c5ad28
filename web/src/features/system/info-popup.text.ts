/** What the info popup says below what staff have written in it. */
export const infoPopupText = {
  hjelpTittel: 'Trenger du hjelp?',
  hjelp: 'Skriv til',
} as const
