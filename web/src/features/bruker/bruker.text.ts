import { passordLengde } from '@rp/contract/auth'

/** Every word of the screen for personal data. */
export const text = {
  tittel: 'Din data',
  ingress:
    'Opplysningene vi trenger for å nå deg og betale vederlaget til riktig konto. Du kan endre dem når som helst.',
  laster: 'Henter opplysningene dine',
  feil: 'Vi fikk ikke hentet opplysningene dine',
  proevIgjen: 'Prøv igjen',
  lagre: 'Lagre',
  lagreHva: (seksjon: string) =>
    `Lagre ${seksjon.replace(/\p{Lu}(?=\p{Ll})/gu, letter => letter.toLocaleLowerCase('nb'))}`,
  lagret: 'Opplysningene er lagret.',
  feilet: 'Vi fikk ikke lagret. Det du skrev, er fortsatt her.',
  opplysningene: 'opplysningene',
} as const

export const personligText = {
  tittel: 'Personlig Informasjon',
  fornavn: 'Fornavn',
  mellomnavn: 'Mellomnavn',
  etternavn: 'Etternavn',
} as const

export const personnummerText = {
  tittel: 'Personnummer',
  hjelp: 'Lagres kryptert. Hver gang noen ser eller endrer det, blir det loggført.',
  skjult: 'Skjult',
  vis: 'Vis personnummer',
  henter: 'Henter …',
  rediger: 'Rediger',
  lagre: 'Lagre',
  avbryt: 'Avbryt',
  lukk: 'Lukk',
  ingen: 'Ikke registrert',
  kopier: 'Kopier',
  lukkesAv: 'Skjules igjen etter ett minutt.',
  form: '11 siffer',
  lagretMelding: 'Personnummeret er lagret.',
  ikkeHentet: 'Kunne ikke hente personnummer',
  ikkeOppdatert: 'Kunne ikke oppdatere personnummer',
  proevSenere: 'Prøv igjen om litt, eller skriv til oss.',
} as const

/** The same words for the number that another country has given. */
export const internasjonalText = {
  tittel: 'Internasjonalt ID-nummer',
  hjelp:
    'Et ID-nummer fra et annet land. Lagres kryptert. Hver gang noen ser eller endrer det, blir det loggført.',
  skjult: 'Skjult',
  vis: 'Vis internasjonalt ID-nummer',
  henter: 'Henter …',
  rediger: 'Rediger',
  lagre: 'Lagre',
  avbryt: 'Avbryt',
  lukk: 'Lukk',
  ingen: 'Ikke registrert',
  kopier: 'Kopier',
  lukkesAv: 'Skjules igjen etter ett minutt.',
  form: 'Slik det står i passet eller ID-kortet ditt.',
  lagretMelding: 'Det internasjonale ID-nummeret er lagret.',
  ikkeHentet: 'Vi fikk ikke hentet det internasjonale ID-nummeret',
  ikkeOppdatert: 'Vi fikk ikke lagret det internasjonale ID-nummeret',
  proevSenere: 'Prøv igjen om litt, eller skriv til oss.',
} as const

export const kontaktText = {
  tittel: 'Kontaktinformasjon',
  telefon: 'Telefon',
  epost: 'E-post',
  epostHjelp: 'Du logger inn med e-postadressen. En ny adresse tas i bruk når du har bekreftet den.',
} as const

export const ubekreftetText = {
  tittel: 'Bekreft e-postadressen din',
  hva: (epost: string) =>
    `Vi har sendt en lenke til ${epost}. Når du har åpnet den, får du e-post fra oss om dokumentene og sakene dine. Til da ser du alt her i portalen.`,
  feilAdresse: 'Er adressen feil, kan du bytte den under Din data.',
  sendPaaNytt: 'Send lenken på nytt',
  feilet: 'Vi fikk ikke sendt lenken.',
} as const

export const adresseText = {
  tittel: 'Postadresse',
  adresse: 'Gateadresse',
  postnummer: 'Postnummer',
  poststed: 'Poststed',
  land: 'Land',
  velg: 'Velg land',
  fylt: (sted: string) => `Poststedet til postnummeret er ${sted}.`,
  ukjent: 'Vi kjenner ikke dette postnummeret. Stemmer det, kan du lagre likevel.',
} as const

export const skattText = {
  tittel: 'EØS og skatt',
  hvorfor: 'Vi bruker svarene når vi regner ut vederlaget og gir opplysninger til Skatteetaten.',
  eoes: 'Er du statsborger i et EØS-land, eller bor du i et?',
  eoesHjelp:
    'EØS er EU, Norge, Island og Liechtenstein. Vederlag for privatkopiering går bare til den som er statsborger eller bor der.',
  naering: 'Får du vederlaget i næring?',
  naeringHjelp: 'Svar ja hvis vederlaget hører til i enkeltpersonforetaket ditt.',
  orgnr: 'Organisasjonsnummer',
  orgnrHjelp: 'Ni sifre. Gjelder bare enkeltpersonforetak.',
  ikkeSvart: 'Ikke svart',
  eoesMangler: 'Ikke svart. Vi holder tilbake vederlaget for privatkopiering til svaret er her.',
  ja: 'Ja',
  nei: 'Nei',
} as const

export const bankText = {
  tittel: 'Bankinformasjon',
  utenlandsk: 'Jeg har ikke norsk bankkonto',
  kontonummer: 'Kontonummer',
  kontonummerHjelp: 'Norsk konto, 11 siffer.',
  avvist:
    'Banken har avvist denne kontoen. Pengene venter til det står en annen konto her. Da kommer de med neste utbetaling.',
  ikkeNoedvendig: 'Trengs ikke når du bruker en konto i utlandet.',
  toemKontonummer: 'Tøm feltet hvis du ikke har denne kontoen lenger.',
  iban: 'IBAN',
  swift: 'SWIFT',
  bareUtland: 'Trengs bare uten norsk bankkonto.',
  banken: 'Du finner det i nettbanken din.',
  manglerIban: 'Skriv inn IBAN. Vi trenger det for å betale til en konto i utlandet.',
  manglerSwift: 'Skriv inn SWIFT. Vi trenger det for å betale til en konto i utlandet.',
  manglerKonto: 'Skriv inn kontonummeret, eller kryss av for at du ikke har norsk bankkonto.',
  kryptert: 'Kontonummer og IBAN lagres kryptert.',
  utbetalinger: 'Se hva vi har betalt deg',
} as const

export const kopierText = {
  kopiert: 'Kopiert',
  ikkeKopiert: 'Nettleseren lot oss ikke kopiere.',
} as const

export const bekreftText = {
  tittel: 'Bekreft at det er deg',
  hvorfor:
    'Det er en stund siden du logget inn. Skriv inn passordet ditt, så fortsetter vi med det du holdt på med.',
  passord: 'Passord',
  mangler: 'Skriv inn passordet.',
  bekreft: 'Bekreft',
} as const

export const sikkerhetText = {
  tittel: 'Innlogging og sikkerhet',
  passord: 'Nytt passord',
  passordHjelp: `Minst ${passordLengde.minst} tegn. Bruk gjerne en setning du husker. Du blir logget ut alle andre steder.`,
  mangler: 'Skriv inn et nytt passord.',
  endre: 'Endre passord',
  overalt: 'Logg ut overalt',
  overaltHva: 'Har du brukt en maskin du ikke har lenger, kan du logge ut alle steder på én gang.',
  overaltSporsmaal: 'Du blir logget ut her og alle andre steder, og må logge inn på nytt.',
  overaltFeilet: 'Vi fikk ikke logget deg ut overalt.',
} as const

export const innloggingerText = {
  tittel: 'Her er du logget inn',
  ukjent: 'Ukjent enhet',
  denne: 'Denne enheten',
  sistBrukt: (naar: string) => `Sist brukt ${naar}`,
  loggUt: 'Logg ut',
  loggUtHvor: (enhet: string) => `Logg ut ${enhet}`,
  feilet: 'Vi fikk ikke hentet listen.',
  ikkeLoggetUt: 'Vi fikk ikke logget deg ut der.',
} as const

export const egneDataText = {
  tittel: 'Opplysningene vi har om deg',
  lastNedHva:
    'Last ned alt vi har lagret om deg i én ZIP-fil: opplysninger, registreringer og historikk, og dokumentene dine slik du lastet dem opp og slik vi har satt dem sammen.',
  lastNed: 'Last ned mine opplysninger',
  filnavn: 'mine-opplysninger.zip',
  lastNedPaagaar: 'Henter opplysningene og dokumentene dine …',
  lastNedKommet: (hentet: string, totalt: string) => `${hentet} av ${totalt}`,
  lastNedFerdig: 'Filen er hentet.',
  lastNedAvbrutt: 'Nedlastingen er avbrutt.',
  lastNedFeilet: 'Vi fikk ikke hentet hele filen.',
  avbryt: 'Avbryt nedlastingen',
  innsyn: 'Hvem har sett personnummeret og kontonummeret mitt',
  innsynIngen: 'Ingen har sett eller endret dem.',
  innsynFeilet: 'Vi fikk ikke hentet listen.',
  du: 'Du',
  aarsak: (aarsak: string) => `Årsak: ${aarsak}`,
  hendelse: {
    aapnet_personnummer: 'så personnummeret',
    personnummer_endret: 'endret personnummeret',
    aapnet_internasjonal_id: 'så det internasjonale ID-nummeret',
    internasjonal_id_endret: 'endret det internasjonale ID-nummeret',
    aapnet_kontonummer: 'så kontonummeret',
    skattegrunnlag_hentet: 'hentet personnummeret i grunnlaget til Skatteetaten',
    data_hentet: 'lastet ned alle opplysningene',
  },
  ki: 'La KI lære av dokumentene mine',
  kiHva:
    'Da tar vi vare på hvilke kjennetegn som talte for det KI foreslo i dokumentene dine, og om forslaget ble stående eller rettet. Navn, titler, tall og tekst er ikke med. Slik lærer KI å lese avtaler bedre. Det har ingenting å si for saken din eller pengene dine. Tar du bort krysset, sletter vi det vi har tatt vare på.',
  kiGitt: (dato: string) => `Du sa ja ${dato}.`,
  kiTrukket: 'Du har tatt det tilbake. Det vi hadde tatt vare på, er slettet.',
  kiIkkeLagret: 'Vi fikk ikke lagret valget ditt.',
  kiIkkeHentet: 'Vi fikk ikke sett etter om KI får lære av dokumentene dine.',
  slett: 'Be om å bli slettet',
  slettHva: 'Du kan be oss om å slette kontoen din og det vi har lagret om deg.',
  slettSporsmaal:
    'Vi går gjennom saken og skriver til deg. Noe må vi kanskje beholde en stund, og da forteller vi hvorfor.',
  slettMelding: 'Melding til oss (valgfritt)',
  slettSend: 'Send ønsket',
  slettFeilet: 'Vi fikk ikke sendt ønsket ditt.',
  slettVenter: (dato: string) =>
    `Du ba om å bli slettet ${dato}. Vi har ikke behandlet ønsket ennå, og skriver til deg når vi har gjort det. Lurer du på noe, så skriv til`,
  slettTrekk: 'Trekk ønsket',
  slettIkkeTrukket: 'Vi fikk ikke trukket ønsket.',
  slettTrukket: (oensket: string, trukket: string) =>
    `Du ba om å bli slettet ${oensket}, og trakk ønsket ${trukket}.`,
  slettBehandlet: (oensket: string, behandlet: string) =>
    `Du ba om å bli slettet ${oensket}. Vi behandlet ønsket ${behandlet}, og har skrevet til deg.`,
  slettIkkeHentet: 'Vi fikk ikke sett etter om du har bedt om å bli slettet.',
  proevIgjen: 'Prøv igjen',
} as const

/** The fields as the question about two changes names them. */
export const feltnavn: Readonly<Record<string, string>> = {
  fornavn: 'Fornavn',
  mellomnavn: 'Mellomnavn',
  etternavn: 'Etternavn',
  telefonnummer: 'Telefon',
  adresse: 'Gateadresse',
  postnummer: 'Postnummer',
  by: 'Poststed',
  land: 'Land',
  eoes: skattText.eoes,
  naering: skattText.naering,
  orgnr: skattText.orgnr,
  kontonummer: 'Kontonummer',
  iban: 'IBAN',
  swift: 'SWIFT',
}
