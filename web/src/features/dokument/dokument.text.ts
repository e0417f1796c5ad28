import type { Dokumentfiler, Filendring, Filsignatur } from '@rp/contract/dokument'
import { formatCount, inWords, sitat } from '../../platform/format.ts'

const tallord = [
  'ingen',
  'ett',
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'sju',
  'åtte',
  'ni',
  'ti',
  'elleve',
  'tolv',
]
/** Numbers up to twelve are written out in running text. */
const ord = (antall: number) => tallord[antall] ?? String(antall)
const storForbokstav = (tekst: string) => tekst.charAt(0).toLocaleUpperCase('nb') + tekst.slice(1)

/** Every word of the screen 'Din dokumentasjon' and of the parts it shares with the staff's review. */
export const text = {
  tittel: 'Din dokumentasjon',
  lastOpp: 'Last opp nytt dokument',
  oppsummering: (antall: number, hosDeg: number) => {
    const dokumenter = `${storForbokstav(ord(antall))} ${antall === 1 ? 'dokument' : 'dokumenter'}.`
    if (hosDeg === 0) return `${dokumenter} Du trenger ikke gjøre noe med ${antall === 1 ? 'det' : 'dem'} nå.`
    return antall === 1
      ? `${dokumenter} Det trenger noe fra deg.`
      : `${dokumenter} ${storForbokstav(ord(hosDeg))} av dem trenger noe fra deg.`
  },
  tom: 'Ingen kontraktsdokumenter funnet.',
  tomHva: 'Last opp en signert kontrakt eller annen dokumentasjon på arbeidet ditt, så ser vi på den.',
  henter: 'Henter dokumentene dine …',
  feilet: 'Vi fikk ikke hentet dokumentene dine',
  proevIgjen: 'Prøv igjen',
  lastetOpp: 'Dokumentet er lastet opp.',
  lastetOppHva: 'Sjekk opplysningene nedenfor, og fyll inn det som mangler.',
  verketIkkeFylt: 'Vi fikk ikke fylt inn verket du valgte. Velg det under registreringene nedenfor.',
  fraFoer: 'Dette er dokumentet du har fra før.',
  slettet: 'Dokumentet er slettet.',
  ikkeHer: 'Dokumentet i lenken er slettet, eller det hører til en annen konto.',
  kolonne: {
    arbeidstaker: 'Arbeidstaker',
    produksjonsselskap: 'Produksjonsselskap',
    registreringer: 'Registreringer',
    status: 'Status',
    handlinger: 'Handlinger',
  },
  /** After the first work of a document. */
  ogFlere: (antall: number) => ` og ${antall} til`,
  manglerArbeidstaker: 'Mangler arbeidstaker',
  manglerProduksjonsselskap: 'Mangler produksjonsselskap',
  visRegistreringer: (antall: number) => `Vis registreringer (${antall})`,
  ingenRegistreringer: 'Ingen registreringer',
  seDetaljer: 'Se detaljer',
  lukk: 'Lukk',
  faneDokument: 'Dokument',
  faneOpplysninger: 'Opplysninger',
} as const

/** Of a list that is too long to be looked through. */
export const utvalgText = {
  soek: 'Søk i dokumentene',
  venter: 'Vis bare det som venter på deg',
  viser: (vist: number, passer: number) =>
    passer === 0
      ? 'Ingen av dokumentene passer.'
      : vist === passer
        ? `Viser ${formatCount(passer)} ${passer === 1 ? 'dokument' : 'dokumenter'}`
        : `Viser ${formatCount(vist)} av ${formatCount(passer)} dokumenter`,
  nullstill: 'Vis alle',
  visFlere: (antall: number) => `Vis ${antall} til`,
} as const

export const statusText = {
  overskrift: 'Status og Rettigheter',
  hjelp: 'Hva betyr statusen?',
  hjelpInnledning:
    'Denne delen fyller vi ut når vi har lest dokumentet. Du kan ikke endre den selv, men du kan rette resten av opplysningene.',
  hjelpForm:
    'Et rundt merke betyr at dokumentet er hos oss. Et firkantet merke betyr at vi trenger noe fra deg. Når du har svart, ser vi på dokumentet igjen.',
  hjelpRettigheter:
    'Økonomiske rettigheter i behold betyr at avtalen lar deg få vederlag når verket brukes. Uten den klausulen blir vederlaget mye lavere.',
  kommentar: 'Kommentar fra oss',
  sendt: (dato: string) => `Sendt, vi ser på det (${dato})`,
  svar: 'Jeg har svart',
  svarHva:
    'Endrer du noe i dokumentet eller legger til sider, ser vi det. Har du svart på en annen måte, så si fra her.',
  ukjent: 'Ukjent status',
  laast:
    'Dokumentet er ferdig behandlet og kan ikke lenger endres eller slettes. Er noe feil, så skriv til oss:',
  pc: {
    true: 'Signert av produksjonsselskap',
    false: 'Ikke signert av produksjonsselskap',
    null: 'Signatur fra produksjonsselskap er ikke vurdert',
  },
  rh: {
    true: 'Signert av arbeidstaker',
    false: 'Ikke signert av arbeidstaker',
    null: 'Signatur fra arbeidstaker er ikke vurdert',
  },
  rettigheter: {
    true: 'Økonomiske rettigheter i behold',
    false: 'Kun ideelle rettigheter',
    null: 'Økonomiske rettigheter er ikke vurdert',
  },
  ingenKommentar: 'Ingen kommentar tilgjengelig',
} as const

export const formText = {
  dokumentet: 'dokumentet',
  henterDokument: 'Henter dokumentet …',
  overskrift: 'Opplysninger om dokumentet',
  lagret: 'LAGRET',
  ikkeLagret: 'IKKE LAGRET',
  felt: {
    filnavn: 'Filnavn',
    arbeidstaker: 'Arbeidstaker',
    produksjonsselskap: 'Produksjonsselskap',
    notat: 'Notat',
  },
  settInnNavn: (navn: string) => `Sett inn ${sitat(navn)}`,
  manglerFilnavn: 'Skriv et filnavn, så du kjenner igjen dokumentet.',
  lagre: 'Lagre',
  lagretMelding: 'Opplysningene er lagret.',
  feilet: 'Vi fikk ikke lagret. Det du skrev, er fortsatt her.',
  slett: 'Slett',
  handlinger: 'Handlinger',
  registreringer: 'Registreringer',
  metadataHjelp: 'Hjelp til opplysningene',
  metadataHjelpAvsnitt: [
    'Opplysningene forteller oss hva dokumentet gjelder. Sjekk alle feltene, også dem KI eller portalen har fylt ut for deg.',
    'Filnavnet er det du kjenner igjen dokumentet på. Arbeidstaker er du som har utført arbeidet, og produksjonsselskap er det du hadde avtalen med. Notatet er til deg selv og til oss.',
    'Trykk «Lagre» når du er ferdig. Så lenge det står «IKKE LAGRET», har vi ikke fått endringene dine.',
  ],
  historikk: 'Historikk',
  ingenProduksjon: 'Mangler produksjon',
  ingenFagfunksjon: 'Mangler fagfunksjon',
} as const

export const slettText = {
  overskrift: 'Slett dokumentet',
  sporsmaal: 'Er du sikker på at du vil slette dette dokumentet?',
  slett: 'Slett dokumentet',
  avbryt: 'Avbryt',
  feilet: 'Vi fikk ikke slettet dokumentet.',
} as const

export const registreringerText = {
  overskrift: 'Registreringer',
  produksjon: 'Produksjon',
  fagfunksjon: 'Fagfunksjon',
  episoder: 'Episoder',
  av: (totalt: number) => `av ${totalt}`,
  lagre: 'Lagre',
  lagret: 'Episodene er lagret.',
  seDetaljer: 'Se detaljer',
  lukk: 'Lukk',
  ingen: 'Ingen registrerte',
  hint: 'Vil du endre produksjon eller fagfunksjon? Velg «Se detaljer» og bla ned til registreringen.',
  ikkeTall: 'Skriv et helt tall fra 0 til 99\u00a0999.',
  overTotal: (totalt: number) =>
    `Produksjonen har ${totalt} ${totalt === 1 ? 'episode' : 'episoder'}. Stemmer tallet?`,
  feilet: 'Vi fikk ikke lagret. Tallene dine er fortsatt her.',
} as const

/** In the place of a file that the virus scanner has not cleared. */
export const sperreText = {
  venter: 'Filen venter på viruskontroll',
  venterHjelp:
    'Dokumentet er trygt lagret, men kan ikke vises ennå. Siden oppdateres når kontrollen er ferdig. Det tar vanligvis under et minutt.',
  venterMens: 'Du kan fylle ut opplysningene imens.',
  smittet: 'Dokumentet er stengt',
  smittetHjelp: 'Viruskontrollen fant noe skadelig i en av filene. Ingen kan åpne dem.',
  smittetMedlem:
    'Slett dokumentet. Skann eller fotografer avtalen på nytt, og last opp den nye filen. Tror du vi tar feil? Skriv til',
  smittetStab: 'Medlemmet har fått e-post om hva som må gjøres. Du kan be om ny kontroll under',
  smittetLenke: 'Filer som ikke vises',
} as const

const aarsaker: Record<Filendring, string> = {
  aktivt: 'skript eller annet som kan kjøre',
  vedlegg: 'vedlagte filer',
  sted: 'opplysninger om hvor et bilde er tatt',
  utenfor: 'noe utenfor selve PDF-en',
  reparert: 'feil i oppbygningen av filen',
  laas: 'en lås som hindrer endring',
  signatur: 'den digitale signaturen',
}

/** The files that came. */
export const filerText = {
  overskrift: 'Originale filer',
  last: 'Last ned',
  tilstand: ({ somDenKom, endringer, originaler }: Dokumentfiler): string => {
    if (somDenKom) return 'Dokumentet er filen slik den kom.'
    const flere = originaler.length > 1
    const saken = flere
      ? `Dokumentet er satt sammen av ${originaler.length} filer.`
      : 'Dokumentet er laget av filen som kom.'
    if (endringer.length === 0) return saken
    return `${saken} Dette fulgte ikke med fra ${flere ? 'filene' : 'filen'}: ${inWords(endringer.map(en => aarsaker[en]))}.`
  },
  /** What a person should know before they open it; null when there is nothing. */
  advarsel: (endringer: readonly Filendring[]): string | null => {
    const skadelig = endringer.some(en => en === 'aktivt' || en === 'vedlegg' || en === 'utenfor')
    const sted = endringer.includes('sted')
    if (!skadelig && !sted) return null
    return [
      skadelig ? 'Filen har innhold som kan kjøre på maskinen din. Åpne den bare hvis du stoler på den.' : '',
      sted ? 'Filen sier hvor et bilde er tatt.' : '',
    ]
      .filter(Boolean)
      .join(' ')
  },
  signert: (navn: string, tidsstempel: boolean): string =>
    tidsstempel ? `Tidsstemplet av ${navn || 'ukjent'}.` : `Signert digitalt av ${navn || 'ukjent'}.`,
  signatur: ({ heleFilen, uendret }: Filsignatur): string => {
    const innhold =
      uendret === null
        ? 'Vi kan ikke kontrollere om innholdet er endret.'
        : uendret
          ? 'Innholdet er uendret siden.'
          : 'Innholdet er endret siden, så signaturen gjelder ikke.'
    const alt = heleFilen ? 'Signaturen gjelder hele filen.' : 'Noe er lagt til i filen etterpå.'
    return `${innhold} ${alt} Hvem som har signert, er ikke verifisert.`
  },
} as const
