/** Words around a history. What happened is told by historikk-text.ts. */
export const text = {
  tittel: 'Historikk',
  feilet: 'Vi fikk ikke hentet historikken.',
  tom: 'Ingenting har skjedd ennå.',
} as const
