/** A section of running text: a heading, its paragraphs, and a list where there is one. */
export type Avsnitt = {
  readonly tittel: string
  readonly tekst: readonly string[]
  readonly liste?: readonly string[]
}

const kiHvor = {
  innebygd:
    'KI er en del av portalen og kjører på våre egne maskiner. Dokumentet og det KI leser, forlater dem ikke, og brukes ikke til å lære opp andre systemer.',
  ekstern:
    'Sidene leses på våre egne maskiner. Deretter sendes teksten i dokumentet til en KI-tjeneste utenfor portalen, som vi har valgt. Fødselsnumre, kontonumre, telefonnumre og e-postadresser blir dekket til før noe sendes. Svarer ikke tjenesten, brukes portalens egen KI.',
  av: 'KI er slått av i portalen nå. Ingen dokumenter blir lest av KI.',
} as const

export const personvernText = {
  tittel: 'Personvern',
  ingress: (organisasjon: string) =>
    `${organisasjon} er ansvarlig for opplysningene i Rettighetsportalen. Her står hva vi lagrer om deg, og hvorfor.`,
  avsnitt: [
    {
      tittel: 'Hva vi lagrer',
      tekst: ['Vi lagrer det du selv legger inn, og det vi trenger for å behandle saken din:'],
      liste: [
        'personnummer, navn, kontaktopplysninger og kontonummer, slik at vederlaget går til rett person',
        'avtaler og annen dokumentasjon du laster opp, og produksjonene og fagfunksjonene du knytter til dem',
        'status, signaturer og rettigheter slik vi har vurdert dem',
        'hvem som har sett på eller endret noe, og når',
      ],
    },
    {
      tittel: 'Hvorfor',
      tekst: [
        'Vi bruker opplysningene til å finne ut hva du har rett på, og til å betale det ut. Vi selger dem ikke og bruker dem ikke til reklame.',
      ],
    },
    {
      tittel: 'Slik tar vi vare på dem',
      tekst: [
        'Personnummeret lagres kryptert. Bare saksbehandlere har tilgang til dokumentene dine, i tillegg til deg selv, og det blir notert når noen ser på et personnummer.',
        'Ingen andre sporer deg i portalen. I nettleseren din lagrer vi bare at du er logget inn, det du holder på å skrive, og om du vil ha lys eller mørk visning.',
        'Sletter du et dokument, blir det borte for deg med en gang, og for godt etter 30 dager.',
      ],
    },
  ] satisfies readonly Avsnitt[],
  /** What KI does, and where: that is what the organisation has chosen. */
  ki: (hvor: 'innebygd' | 'ekstern' | 'av'): Avsnitt => ({
    tittel: 'Hva KI gjør, og hvor',
    tekst: [
      'Når du laster opp et dokument, kan du la kunstig intelligens (KI) lese det og foreslå hva du kan fylle inn. Fjern krysset for «Trekk ut metadata med Kunstig Intelligens» i opplastingen, så leser ikke KI dokumentet. Det har ingenting å si for hvordan vi behandler det.',
      'KI foreslår, men bestemmer ingenting. Du ser hvor i dokumentet et forslag er hentet fra, og kan rette eller fjerne det. Status, signaturer og rettigheter blir alltid avgjort av en saksbehandler.',
      kiHvor[hvor],
      'Vi lagrer forslagene sammen med dokumentet, og om de ble beholdt, endret eller fjernet. Det viser oss hvor godt KI treffer. De slettes sammen med dokumentet.',
    ],
  }),
  rettigheter: {
    tittel: 'Dine rettigheter',
    tekst: [
      'På siden Din data kan du rette opplysningene dine, laste ned alt vi har lagret om deg, se hvem som har sett personnummeret ditt, og be om å bli slettet. Du kan også skrive til oss, så hjelper vi deg.',
    ],
  } satisfies Avsnitt,
  klageTittel: 'Klage',
  klage: 'Mener du at vi behandler opplysningene dine feil, så si fra til oss først. Du kan også klage til',
  datatilsynet: 'Datatilsynet',
  datatilsynetAdresse: 'https://www.datatilsynet.no/',
  kontakt: 'Skriv til',
} as const

export const tilgjengelighetText = {
  tittel: 'Tilgjengelighet',
  ingress: 'Rettighetsportalen skal kunne brukes av alle. Vi bygger den etter WCAG 2.2 på nivå AA.',
  avsnitt: [
    {
      tittel: 'Hva vi gjør',
      tekst: ['Slik er portalen laget:'],
      liste: [
        'Alt kan gjøres med tastatur, og det synes hvor du er.',
        'Overskrifter, skjemaer og meldinger er merket slik at skjermlesere kan lese dem.',
        'Farge er aldri den eneste måten noe vises på, og kontrasten er god i lys og mørk visning.',
        'Sidene kan brukes på telefon og tåler at teksten forstørres.',
      ],
    },
    {
      tittel: 'Det vi vet ikke er bra nok',
      tekst: [
        'Avtaler som er lastet opp som bilder, har ikke tekst som en skjermleser kan lese. Trenger du innholdet på en annen måte, så skriv til oss.',
      ],
    },
  ] satisfies readonly Avsnitt[],
  meldTittel: 'Si fra',
  meld: 'Er det noe du ikke får til, eller som kunne vært bedre? Skriv til',
} as const

export const notFoundText = {
  tittel: 'Vi finner ikke siden',
  tekst: 'Adressen kan være skrevet feil, eller siden kan være flyttet.',
  tilForsiden: 'Til forsiden',
} as const

export const portalText = {
  navn: 'Om portalen',
  personvern: 'Personvern',
  tilgjengelighet: 'Tilgjengelighet',
  kontakt: 'Kontakt oss',
} as const
