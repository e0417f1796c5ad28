/** Every word of the estimate that members see before a distribution is approved. */
export const text = {
  tittel: 'Anslag',
  ikkeEndelig:
    'Dette er et anslag, ikke et løfte. Fordelingen er ikke godkjent ennå, og beløpene kan bli både større og mindre. Det endelige beløpet kommer på siden Oppgjør.',
  regnet: (naar: string) => `Regnet ut ${naar}.`,
  feilet: 'Vi får ikke hentet anslaget',
  henter: 'Henter anslaget',
  korreksjon: (funksjon: string) => `${funksjon}. Korreksjon av en tidligere fordeling`,
  sum: 'Anslag til sammen',
  kolonne: { verk: 'Verk', funksjon: 'Fagfunksjon', beloep: 'Anslag' },
} as const
