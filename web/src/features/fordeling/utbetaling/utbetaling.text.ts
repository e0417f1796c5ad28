import { forkastOrd } from '@rp/contract/utbetaling'

const betalinger = (antall: number): string => (antall === 1 ? 'Én betaling' : `${antall} betalinger`)
/** What one comes to, or several together. */
const sum = (antall: number, beloep: string): string => (antall === 1 ? beloep : `til sammen ${beloep}`)

/** Every word about the payment of a run. */
export const text = {
  tittel: 'Utbetaling',
  henter: 'Henter utbetalingen',
  feilet: 'Vi får ikke hentet utbetalingen',
  venter: (antall: number, beloep: string) =>
    `${betalinger(antall)} venter på en fil til banken, ${sum(antall, beloep)}.`,
  ingenVenter: 'Ingen betalinger venter på en fil nå.',
  staarOver: (antall: number, beloep: string) =>
    `${betalinger(antall)} på ${sum(antall, beloep)} er under minstebeløpet og står over til neste gang.`,
  skyldes: (antall: number, beloep: string) =>
    `${antall === 1 ? 'Én rettighetshaver' : `${antall} rettighetshavere`} har fått ${beloep} for mye. Det trekkes fra det de får senere.`,
  hjelp:
    'Filen tar med det som venter fra denne og tidligere kjøringer, og det som feilet og kan prøves igjen. Ingenting går til en konto som banken har avvist.',
  dato: 'Betalingsdato',
  datoHjelp: 'Dagen banken skal betale: en bankdag, for eksempel 1.12.2026.',
  lag: 'Lag fil til banken',
  fil: (nummer: number) => `Fil nr. ${nummer}`,
  innhold: (antall: number, beloep: string, dato: string) =>
    `${betalinger(antall)}, ${beloep}, betales ${dato}.`,
  lages: 'Filen lages …',
  bestilt: (hvem: string, naar: string) => `Laget av ${hvem} ${naar}.`,
  sendt: (hvem: string, naar: string) => `Merket som sendt av ${hvem} ${naar}.`,
  avviste: (antall: number) =>
    `${betalinger(antall)} i filen går til en konto som banken har avvist. Er filen ikke sendt, så forkast den og lag en ny. Den nye får ikke med ${antall === 1 ? 'betalingen' : 'betalingene'}. Er filen alt sendt, så merk den som sendt, og les inn svaret fra banken.`,
  feiletAv: (antall: number, beloep: string) => `${betalinger(antall)} feilet, ${sum(antall, beloep)}.`,
  lastNed: 'Last ned filen',
  merk: 'Merk som sendt',
  merkSpoersmaal: 'Er filen sendt til banken?',
  merkTekst: 'Oppgjøret til medlemmene viser da når pengene kommer. Du kan ikke angre det.',
  forkast: 'Forkast',
  forkastSpoersmaal: 'Vil du forkaste filen?',
  forkastTekst:
    'Gjør det bare når filen ikke er sendt til banken. Betalingene venter da på en ny fil. Er den sendt likevel, får medlemmene pengene to ganger.',
  bekreftelse: `Skriv «${forkastOrd}» for å bekrefte`,
  bekreftelseFeil: `Skriv «${forkastOrd}».`,
  forkastet: (hvem: string, naar: string) => `Forkastet av ${hvem} ${naar}.`,
  venterIgjen: 'Betalingene venter på en ny fil.',
  sendtLikevel:
    'Banken har svart på betalinger fra denne filen. Da er filen sendt, selv om den er forkastet her, og noen kan bli betalt to ganger. Gjelder svaret en nyere fil, så les det inn ved den. Send ellers ikke en ny fil med de samme betalingene. Er den sendt alt, så be banken stanse en av filene. Har noen fått pengene to ganger, så be dem betale tilbake det som kom to ganger. Lag ikke en korreksjon, for linjen er riktig.',
  les: 'Les inn svar fra banken',
  lest: (nye: number, ukjente: number) =>
    `${nye === 0 ? 'Ingen nye betalinger feilet.' : `${betalinger(nye)} feilet.`}${
      ukjente === 0
        ? ''
        : ` ${ukjente} ${ukjente === 1 ? 'referanse' : 'referanser'} hører ikke til denne filen.`
    }`,
  forStor: 'Filen er for stor. Del den i flere, eller be banken om en fil med bare det som feilet.',
  feilede: 'Betalinger som feilet',
  feiledeHjelp:
    'Er personen slettet, kan pengene gå til reserven. De andre kommer med i en fil så snart de kan betales.',
  venterPaaKonto:
    'Venter til medlemmet har en annen konto. Vi har sagt fra til medlemmet. Er det kontoen som er avvist, og den kan brukes igjen, så åpne medlemmet og si det der.',
  proevesIgjen: 'Kommer med i neste fil.',
  tilReserven: 'Flytt til reserven',
  tilReservenHva: (beloep: string) => `Flytt ${beloep} til reserven`,
  tilReservenTekst:
    'Personen er slettet, så betalingen kan ikke komme igjen. Pengene går til reserven i pottene de kom fra når en annen administrator har godkjent det.',
  venterReserve: 'Venter på at en annen administrator godkjenner at pengene går til reserven.',
  skylderReserve:
    'Personen er slettet og skyldte noe tilbake. Det portalen har fordelt, er ikke det banken har, så betalingen kan ikke flyttes til reserven. Avklar den med regnskapet.',
  seAvsatt: 'Se Avsatt',
  filnavn: (nummer: number) => `utbetaling-${nummer}.xml`,
} as const
