/** Every word of the production list. */
export const text = {
  tittel: 'Produksjoner og Sendeliste',
  ingress:
    'Produksjonene i registeret vårt. Finner du en produksjon du arbeidet på, så last opp avtalen din.',
  produksjonstittel: 'Produksjonstittel',
  produksjonsselskap: 'Produksjonsselskap',
  premiere: 'Premiere',
  verkstype: 'Verkstype',
  antallEpisoder: 'Antall Episoder',
  antall: 'Antall i listen',
  nullstill: 'Nullstill filtre',
  ingenTreff: 'Ingen produksjoner har denne tittelen.',
  sider: 'Sider i listen',
  laster: 'Loading...',
  feilTittel: 'Vi fikk ikke hentet produksjonene',
  feil: (message: string) => `Error: ${message}`,
  proevIgjen: 'Prøv igjen',
} as const
