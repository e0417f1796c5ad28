/** Every word of the distribution overview. */
export const text = {
  tittel: 'Fordeling F©R visningsåret 2023',
  ingress:
    'Her er produksjonene dine som er på sendelisten for visningsåret 2023. Vederlaget for dem fordeles i 2025.',
  kolonne: {
    tittel: 'Produksjonstittel',
    selskap: 'Produksjonsselskap',
    mediehus: 'Mediehus / Premiere',
    verkstype: 'Verkstype',
    fagfunksjon: 'Fagfunksjon',
    episoder: 'Episoder',
    medvirket: 'Medvirket antall Episoder',
    vederlagstype: 'Vederlagstype',
    status: 'Status',
  },
  forklaring:
    'Du får F©R-vederlag når rettighetene dine er i behold og produksjonsselskapet har signert. Ellers får du vederlag for privatkopiering. Det kan endre seg når vi har behandlet dokumentet ferdig.',
  fyllInn: 'Fyll inn',
  manglerFagfunksjon: 'Mangler fagfunksjon',
  tom: [
    'Ingen av dine produksjoner er på sendelisten for 2023.',
    'Har du arbeidet på en produksjon som ble sendt i 2023, så last opp avtalen din og registrer produksjonen i den.',
    'Har du allerede registrert den, så se etter at du har valgt produksjonen fra listen.',
  ],
  seSendelisten: 'Se sendelisten for 2023',
  tilOppgjoer: 'Se oppgjørene dine',
  gaaTilDokumentasjon: 'Gå til Din dokumentasjon',
  henter: 'Henter produksjonene dine …',
  feilet: 'Vi fikk ikke hentet fordelingen din.',
  proevIgjen: 'Prøv igjen',
  fil: 'fordeling-visningsaaret-2023',
} as const
