import { formatCount } from '../../platform/format.ts'

const words = 'Ingen En To Tre Fire Fem Seks Sju Åtte Ni Ti Elleve Tolv'.split(' ')
const numberWord = (count: number) => words[count] ?? formatCount(count)

const hosOss = (antall: number) =>
  antall === 1
    ? 'Dokumentet ditt ligger hos oss eller er ferdig.'
    : 'Dokumentene dine ligger hos oss eller er ferdige.'

/** Every word of the front page for members. */
export const text = {
  tittel: 'Hjem',
  hei: (fornavn: string) => (fornavn ? `Hei, ${fornavn}.` : 'Hei.'),
  venter: (count: number) =>
    count === 1 ? 'Én ting venter på deg.' : `${numberWord(count)} ting venter på deg.`,
  ingentingVenter: 'Ingenting venter på deg.',
  velkommen: 'Velkommen.',
  ingress: {
    venter: 'Når det er gjort, overtar vi.',
    /** @param rest how many of all the documents that do not wait for the member */
    rest: (rest: number, alle: number) => {
      if (rest === alle) return hosOss(alle)
      return rest === 1
        ? 'Ett annet dokument ligger hos oss eller er ferdig.'
        : 'Resten av dokumentene dine ligger hos oss eller er ferdige.'
    },
    ingenting: (antall: number) => `${hosOss(antall)} Du får e-post når noe skjer.`,
    saksbehandler: 'Du er saksbehandler. Registreringene ligger under ADMIN.',
    ny: 'Last opp den første avtalen din, så begynner vi på saken.',
  },
  maaGjoere: 'Det du må gjøre',
  foersteOppgave: {
    tittel: 'Last opp den første avtalen din',
    tekst: 'Ta bilde av den eller velg en PDF. Vi leser den, og sier fra om noe mangler.',
    knapp: 'Last opp avtale',
  },
  dineData: {
    tittel: 'Fyll inn det vi mangler om deg',
    tekst: (felter: string, foelge: string) => `Vi mangler ${felter}. ${foelge}`,
    knapp: 'Gå til Din data',
  },
  anslag: {
    tittel: 'Anslag',
    tekst: (aar: number, beloep: string) =>
      `Fordelingen for visningsåret ${aar} er ikke godkjent ennå. Anslaget er ${beloep} til deg.`,
    holdt: (beloep: string) => `Vi holder tilbake ${beloep}.`,
    knapp: 'Se anslaget',
  },
  oppgjoer: {
    tittel: 'Oppgjør',
    tekst: (navn: string, beloep: string) => `${navn}: ${beloep} til deg.`,
    venter: 'Pengene er ikke sendt ennå. Du får e-post når de er på vei.',
    korreksjon: (beloep: string) => `Vi har trukket ${beloep} for et tidligere oppgjør.`,
    paaVei: (naar: string) => `Pengene er på vei, og kommer ${naar}.`,
    betalt: (naar: string) => `Pengene ble betalt ${naar}.`,
    feilet: 'Vi fikk ikke betalt ut pengene. Se hva du må rette.',
    igjen: 'Vi fikk ikke betalt ut pengene. Vi prøver igjen med neste utbetaling.',
    staarOver: 'Beløpet er under minstebeløpet. Det står over til neste utbetaling.',
    trekkes: 'Beløpet trekkes fra neste utbetaling.',
    knapp: 'Se oppgjøret',
  },
  henvendelser: {
    tittel: 'Henvendelser',
    venter: (count: number) =>
      count === 1
        ? 'Du har en henvendelse som venter på svar fra oss.'
        : `Du har ${formatCount(count)} henvendelser som venter på svar fra oss.`,
    knapp: (count: number) => (count === 1 ? 'Se henvendelsen' : 'Se henvendelsene'),
  },
  andeler: {
    tittel: 'Andeler',
    tekst: 'Dere er flere om samme fagfunksjon i et verk. Dere kan avtale hvordan dere deler vederlaget.',
    venter: (count: number) =>
      count === 1
        ? 'Noen har foreslått hvordan dere deler vederlaget i et verk. Forslaget venter på svar fra deg.'
        : `Noen har foreslått hvordan dere deler vederlaget i ${count} verk. Forslagene venter på svar fra deg.`,
    svar: 'Se forslaget og svar',
    oppgave: { tittel: 'Svar på forslag om andeler', knapp: 'Svar' },
    knapp: 'Se andelene',
  },
  forslag: {
    tittel: 'Har du glemt noe?',
    ingress:
      'Disse produksjonene er på sendelisten for 2023 og ligner på noe du har registrert. Arbeidet du på dem, så last opp avtalen eller legg dem til i dokumentet de hører til.',
    knapp: 'Last opp avtale',
    alle: 'Se hele sendelisten',
  },
  seAlleVenter: (count: number) => `Se alle ${formatCount(count)} som venter på deg`,
  stilling: 'Slik ligger dokumentene dine an',
  venterPaaDeg: 'Venter på deg',
  hosOss: 'Ligger hos oss',
  ferdig: 'Ferdig behandlet',
  sistEndret: (date: string) => `Sist endret ${date}.`,
  seAlle: (count: number) => (count === 1 ? 'Se dokumentet' : `Se alle ${formatCount(count)} dokumenter`),
  laster: 'Henter dokumentene dine',
  feil: 'Vi fikk ikke hentet dokumentene dine.',
  proevIgjen: 'Prøv igjen',
  stegTittel: 'Slik får du vederlaget ditt',
  steg: {
    data: {
      tittel: 'Fyll inn dine data',
      tekst: 'Navn, adresse, kontonummer og svar på spørsmålet om EØS. Uten dette kan vi ikke betale ut alt.',
      lenke: 'Gå til Din data',
    },
    dokument: {
      tittel: 'Last opp dokumentasjon og sjekk metadata',
      tekst:
        'Sjekk alle opplysningene, også dem som KI eller portalen har fylt inn for deg. Det er du som vet hva som er riktig.',
      lenke: 'Gå til Din dokumentasjon',
    },
    sendeliste: {
      tittel: 'Produksjoner og sendeliste',
      tekst:
        'Vederlaget for sendelisten i visningsåret 2023 fordeles i 2025. I listen over produksjoner ser du hvilke som ble sendt i 2023.',
      lenke: 'Se produksjonene',
      dine: 'Dine produksjoner',
      fordeling: 'Fordeling 2023',
    },
    behandling: {
      tittel: 'Manuell behandling',
      tekst: 'Vi leser alt du sender inn, og skriver til deg når vi er ferdige eller trenger noe mer.',
      fot: 'Dette tar vi oss av.',
    },
  },
  kravTittel: 'Tre ting dokumentet må vise',
  krav: [
    { navn: 'At du var ansatt.', tekst: 'Dokumentet må bekrefte ansettelsesforholdet.' },
    {
      navn: 'At du deltok.',
      tekst:
        'Det må vise at du deltok i produksjonen, med en fagfunksjon som er godkjent i fordelingsplanen, vedtatt på generalforsamlingen 03.04.2025.',
    },
    {
      navn: 'At rettighetene er dine.',
      tekst: 'Det må ha rettighetsklausulene etter forvaltningskontrakten.',
    },
  ],
  kostnad: 'Uten klausulen om forbeholdte rettigheter eller produktklausulen blir vederlaget mye mindre.',
  aar: {
    tittel: 'Visningsår',
    naa: 'Vederlaget for visningsåret 2023 fordeles i 2025.',
    tidligere: (aar: string) => `Tidligere fordelinger: ${aar}.`,
    kommende: (aar: string) => `Kommende fordelinger: ${aar}.`,
    fordeles: (aar: number, fordeles: number) => `${aar} (fordeles i ${fordeles})`,
    og: ' og ',
  },
  lenkerTittel: 'Nyttige lenker',
  nyFane: '(åpnes i ny fane)',
  hjelp: 'Står du fast? Skriv til',
} as const
