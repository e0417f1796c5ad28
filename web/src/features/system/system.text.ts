/** A section of running text: a heading, its paragraphs, and a list where there is one. */
export type Avsnitt = {
  readonly tittel: string
  readonly tekst: readonly string[]
  readonly liste?: readonly string[]
}

export const tilgjengelighetText = {
  tittel: 'Tilgjengelighet',
  ingress: (organisasjon: string) =>
    `${organisasjon} vil at alle skal kunne bruke Rettighetsportalen. Her står hvor godt den følger kravene, og hva du kan gjøre når noe ikke virker for deg.`,
  avsnitt: [
    {
      tittel: 'Hvor godt portalen følger kravene',
      tekst: [
        'Kravene er WCAG 2.1 på nivå A og AA (forskrift om universell utforming av IKT). Portalen er delvis i samsvar med dem: avvikene vi kjenner, står under. Vi bygger i tillegg etter WCAG 2.2 på nivå AA.',
      ],
    },
    {
      tittel: 'Det vi vet ikke er bra nok',
      tekst: ['Dette innholdet oppfyller ikke alle kravene:'],
      liste: [
        'Avtaler som er lastet opp som bilder, har ikke tekst som en skjermleser kan lese (1.1.1 og 1.4.5). Dokumentene er medlemmenes egne, og vi endrer dem ikke. Trenger du innholdet på en annen måte, leser vi det for deg.',
        'PDF-ene vi setter sammen, er ikke merket med overskrifter og leserekkefølge (1.3.1 og 1.3.2). Opplysningene om dokumentet står som vanlig tekst i skjemaet ved siden av.',
        'Rammen rundt stedet i dokumentet der KI har funnet et forslag, kan bare ses (1.1.1). Sidetallet og teksten står også ved forslaget.',
      ],
    },
    {
      tittel: 'Hva som er prøvd',
      tekst: ['Slik er portalen laget og prøvd:'],
      liste: [
        'Alt kan gjøres med tastatur, og det synes hvor du er.',
        'Overskrifter, skjemaer og meldinger er merket slik at skjermlesere kan lese dem.',
        'Farge er aldri den eneste måten noe vises på, og kontrasten er god i lys og mørk visning.',
        'Sidene kan brukes på telefon, ned til 320 piksler, og tåler at teksten forstørres.',
        'Hver side prøves automatisk mot reglene i WCAG hver gang portalen endres, i lys og mørk visning. Slike prøver finner ikke alt. Portalen er ikke prøvd av noen utenfor oss ennå.',
      ],
    },
  ] satisfies readonly Avsnitt[],
  meldTittel: 'Si fra om feil',
  meld: 'Er det noe du ikke får til, eller noe du trenger på en annen måte? Vi svarer så fort vi kan. Skriv til',
  klageTittel: 'Tilsyn',
  klage: 'Uutilsynet ser til at nettsteder følger kravene. Får du ikke hjelp av oss, kan du melde fra til',
  tilsynet: 'Uutilsynet',
  tilsynetAdresse: 'https://www.uutilsynet.no/',
  dato: 'Erklæringen er laget av oss selv og sist gått gjennom i november 2026.',
} as const

export const notFoundText = {
  tittel: 'Vi finner ikke siden',
  tekst: 'Adressen kan være skrevet feil, eller siden kan være flyttet.',
  tilForsiden: 'Til forsiden',
} as const

export const portalText = {
  navn: 'Om portalen',
  ikkeHentet: 'Ikke hentet vederlag',
  personvern: 'Personvern',
  tilgjengelighet: 'Tilgjengelighet',
  kontakt: 'Kontakt oss',
} as const
