/** The pages behind PRODUKSJONER. */
export const menyText = {
  navn: 'Produksjoner',
  sider: [
    { til: '/produksjoner', tekst: 'Produksjoner og Sendeliste' },
    { til: '/dineproduksjoner', tekst: 'Dine produksjoner' },
    { til: '/fordelingv23', tekst: 'Fordeling' },
  ],
} as const

/** Every word of the production list. */
export const text = {
  tittel: 'Produksjoner og Sendeliste',
  ingress:
    'Listen viser hvilke produksjoner som er på sendelisten for visningsåret 2023. Vederlaget for dem fordeles i 2025. Finner du en produksjon du har arbeidet på, så last opp avtalen din.',
  kunMine: 'Vis kun mine registreringer',
  kunSendt: 'Vis kun produksjoner sendt i 2023',
  kolonne: {
    tittel: 'Produksjonstittel',
    selskap: 'Produksjonsselskap',
    premiere: 'Premiere',
    verkstype: 'Verkstype',
    episoder: 'Antall Episoder',
    vederlag: 'Vederlagsutbetaling i 2025',
    mine: 'Mine registreringer',
  },
  filtrer: (antall: number) => (antall === 0 ? 'Filtrer' : `Filtrer (${antall})`),
  alle: 'Alle',
  valgt: (antall: number) => `${antall} valgt`,
  nullstillMeny: 'Nullstill',
  lukk: 'Lukk',
  sorterEtter: 'Sorter etter',
  stigende: 'A til Å',
  synkende: 'Å til A',
  antall: 'Antall i listen',
  nullstill: 'Nullstill filtre',
  ingenTreff: 'Ingen produksjoner passer med filtrene.',
  ingen: 'Det er ingen produksjoner i registeret ennå.',
  ikkeRegistrert: 'Ikke registrert',
  aar: '2023',
  sendtI2023: 'Sendt i 2023. Vis sendelisteinformasjon for',
  ikkeSendt: 'Ikke på sendelisten for 2023. Vis sendelisteinformasjon for',
  ukjent: 'Ukjent',
  sider: 'Sider i listen',
  laster: 'Loading...',
  lasterHva: 'Henter produksjonene.',
  feilTittel: 'Vi fikk ikke hentet produksjonene',
  /** The specification's text (section 8); the Norwegian one stands above it. */
  feil: 'Error: Failed to fetch produksjoner',
  sendelisteFeil: 'Vi fikk ikke hentet sendelisten, så du ser ikke hvilke produksjoner som ble sendt i 2023.',
  mineFeil: 'Vi fikk ikke hentet dokumentene dine, så du ser ikke registreringene dine.',
  proevIgjen: 'Prøv igjen',
} as const

/** The popup behind the 2023 cell. */
export const sendelisteText = {
  overskrift: 'Sendelisteinformasjon',
  tittel: 'Tittel',
  mediehus: 'Mediehus',
  sendeaar: 'Sendeår',
  episoder: 'Episoder',
  ingen: 'Denne produksjonen er ikke på sendeliste.',
  lukk: 'Lukk',
} as const
