/** What the info popup says, once per browser session. */
export const infoPopupText = {
  tittel: 'Nytt i Rettighetsportalen',
  avsnitt: [
    'Du kan nå laste opp flere bilder og PDF-er på én gang. De blir til ett dokument, i den rekkefølgen du velger.',
    'På forsiden ser du hva som venter på deg, og i Din dokumentasjon ser du hva vi har sett på.',
  ],
  hjelpTittel: 'Trenger du hjelp?',
  hjelp: 'Skriv til',
} as const
