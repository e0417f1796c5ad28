import type { Avsnitt } from './system.text.ts'

const kiHvor = {
  innebygd:
    'KI er en del av portalen og kjører på våre egne maskiner. Dokumentet og det KI leser, forlater dem ikke, og brukes ikke til å lære opp andre systemer.',
  ekstern:
    'Sidene leses på våre egne maskiner. Deretter sendes teksten i dokumentet til en KI-tjeneste utenfor portalen, som vi har valgt. Fødselsnumre, kontonumre, telefonnumre, e-postadresser og vanlige postadresser blir dekket til før noe sendes. Svarer ikke tjenesten, brukes portalens egen KI.',
  ekstern_bilder:
    'Sidene leses på våre egne maskiner. Deretter sendes teksten i dokumentet, og bilder av de første skannede eller fotograferte sidene, til en KI-tjeneste utenfor portalen, som vi har valgt. Fødselsnumre, kontonumre, telefonnumre, e-postadresser og vanlige postadresser blir dekket til før noe sendes. I bildene er de svarte, og alt annet enn ord som er lest sikkert, er hvitt. Svarer ikke tjenesten, brukes portalens egen KI.',
  av: 'KI er slått av i portalen nå. Ingen dokumenter blir lest av KI.',
} as const

const hva: Avsnitt = {
  tittel: 'Hva vi lagrer',
  tekst: ['Vi lagrer det du selv legger inn, og det vi trenger for å behandle saken din:'],
  liste: [
    'navn, personnummer, adresse, telefon, e-post og kontonummer',
    'avtaler og annen dokumentasjon du laster opp, og produksjonene og fagfunksjonene du knytter til dem',
    'status, signaturer og rettigheter slik vi har vurdert dem',
    'det du skriver til oss, og det vi svarer',
    'når du har logget inn, og med hva slags nettleser',
    'hvem som har sett på eller endret noe, og når',
  ],
}

const hvorfor: Avsnitt = {
  tittel: 'Hva vi bruker det til, og hva som gir oss lov',
  tekst: ['Vi har én grunn for hver ting vi gjør (personvernforordningen artikkel 6):'],
  liste: [
    'Finne ut hva du har rett på, og betale det ut: det følger av avtalen du har med oss om forvaltning av rettighetene dine (6 nr. 1 b).',
    'Personnummer: vi må vite sikkert hvem som får vederlaget, og melde utbetalinger til skattemyndighetene (6 nr. 1 c, og personopplysningsloven § 12).',
    'Regnskap: bokføringsloven krever at vi tar vare på grunnlaget for utbetalinger (6 nr. 1 c).',
    'Sikkerhet: vi loggfører innlogginger, og hvem som ser personnumre og kontonumre, for å oppdage misbruk (6 nr. 1 f).',
    'Lese dokumenter med kunstig intelligens: bare når det er krysset av for det i opplastingen (6 nr. 1 a). Du kan fjerne krysset for hvert dokument.',
    'La kunstig intelligens lære av dokumentene dine: bare når du har krysset av for det på siden Din data (6 nr. 1 a). Tar du det tilbake, sletter vi det vi har tatt vare på.',
  ],
}

const hvem: Avsnitt = {
  tittel: 'Hvem som ser det',
  tekst: [
    'Du selv og saksbehandlerne våre ser opplysningene og dokumentene dine. Andre medlemmer ser dem ikke. Personnummeret og kontonummeret er skjult til noen sier hvorfor de trenger dem, og på siden Din data ser du hvem som har sett dem.',
    'Vi selger ikke opplysninger og bruker dem ikke til reklame. Den som drifter portalen og e-posten for oss, behandler opplysningene på våre vegne, etter avtale.',
  ],
}

const sikkerhet: Avsnitt = {
  tittel: 'Slik tar vi vare på det',
  tekst: [
    'Personnummer, kontonummer og filene dine lagres kryptert. Det du gjør i portalen, føres i en historikk som ingen kan endre i det skjulte.',
    'Ingen andre sporer deg i portalen, og vi bruker ikke informasjonskapsler fra andre. I nettleseren din lagrer vi bare at du er logget inn, det du holder på å skrive, og hvordan du vil at portalen skal se ut.',
  ],
}

export const personvernText = {
  tittel: 'Personvern',
  ingress: (organisasjon: string) =>
    `${organisasjon} er behandlingsansvarlig for opplysningene i Rettighetsportalen. Her står hva vi lagrer om deg, hvorfor, og hvor lenge.`,
  foer: [hva, hvorfor, hvem, sikkerhet] as readonly Avsnitt[],
  /** What KI does, and where: that is what the organisation has chosen. */
  ki: (hvor: keyof typeof kiHvor): Avsnitt => ({
    tittel: 'Hva KI gjør, og hvor',
    tekst: [
      'Når du laster opp et dokument, kan du la kunstig intelligens (KI) lese det og foreslå hva du kan fylle inn. Fjern krysset for «Trekk ut metadata med Kunstig Intelligens» i opplastingen, så leser ikke KI dokumentet. Det har ingenting å si for hvordan vi behandler det.',
      'KI foreslår, men bestemmer ingenting. Du ser hvor i dokumentet et forslag er hentet fra, og kan rette eller fjerne det. Status, signaturer og rettigheter blir alltid avgjort av en saksbehandler.',
      kiHvor[hvor],
      'Vi lagrer forslagene sammen med dokumentet, og om de ble beholdt, endret eller fjernet. Det viser oss hvor godt KI treffer.',
    ],
  }),
  lenge: {
    tittel: 'Hvor lenge vi har det',
    tekst: [
      'Opplysningene om deg og dokumentene dine har vi så lenge du er medlem. Resten ryddes bort av seg selv. Blir du slettet, beholder vi bare det loven eller et krav på vederlag gjør at vi må ha.',
    ],
  } satisfies Avsnitt,
  kolonne: { hva: 'Hva', lenge: 'Hvor lenge', hvorfor: 'Hvorfor' },
  tabell: 'Hvor lenge vi har hver ting',
  varighet: (varighet: string, fra: string) => `${varighet} etter ${fra}`,
  kopier:
    'I sikkerhetskopiene ligger opplysninger til kopien er gått ut på dato. Legges en kopi tilbake, blir den som er slettet, slettet på nytt før portalen åpner.',
  rettigheter: {
    tittel: 'Dine rettigheter',
    tekst: [
      'Det meste gjør du selv på siden Din data. Du kan også skrive til oss, så hjelper vi deg. Du kan',
    ],
    liste: [
      'se og rette opplysningene dine',
      'laste ned alt vi har lagret om deg, også dokumentene, i et format andre systemer kan lese',
      'se hvem som har sett personnummeret og kontonummeret ditt',
      'be om å bli slettet, og trekke ønsket til vi har behandlet det',
      'be oss om å begrense bruken, eller protestere mot den',
      'la være å bruke KI',
    ],
  } satisfies Avsnitt,
  svar: 'Du får svar innen en måned. Det koster ingenting.',
  klageTittel: 'Klage',
  klage: 'Mener du at vi behandler opplysningene dine feil, så si fra til oss først. Du kan også klage til',
  datatilsynet: 'Datatilsynet',
  datatilsynetAdresse: 'https://www.datatilsynet.no/',
  kontaktTittel: 'Spør oss',
  kontakt: 'Lurer du på noe om personvern, eller vil du bruke rettighetene dine? Skriv til',
} as const
