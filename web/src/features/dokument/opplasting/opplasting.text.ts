import { inWords, sitat } from '../../../platform/format.ts'

/** Every word of the upload dialog. */
export const text = {
  overskrift: 'Last opp din dokumentasjon',
  verketValgt: 'Verket du valgte, blir fylt inn i registreringen når filene er lastet opp.',
  slipp: 'Slipp filer her, eller velg filer',
  /** Where nothing can be dragged. */
  velgFiler: 'Velg filer',
  slippNaa: 'Slipp filene',
  typer: 'Kun PDF, PNG og JPG/JPEG. Flere filer slås sammen til én PDF, i den rekkefølgen de står.',
  grenser: (filer: number, stoerrelse: string) => `Høyst ${filer} filer og ${stoerrelse} til sammen.`,
  taBilde: 'Ta bilde',
  valgte: 'Valgte filer',
  savnet: (navn: readonly string[]) =>
    `Siden ble lastet på nytt, og filene er ikke lenger valgt. Velg ${inWords(navn.map(ett => `«${ett}»`))} på nytt.`,
  flyttOpp: (navn: string) => `Flytt ${navn} opp`,
  flyttNed: (navn: string) => `Flytt ${navn} ned`,
  fjern: (navn: string) => `Fjern ${navn}`,
  flyttet: (navn: string, plass: number, av: number) => `${navn} er nå nummer ${plass} av ${av}.`,
  fjernet: (navn: string) => `${navn} er fjernet.`,
  sjekker: 'Sjekker filen …',
  /** What lies in a portfolio. */
  inni: (navn: readonly string[]) => `Inni ligger ${inWords(navn.map(ett => `«${ett}»`))}.`,
  brukInni: (antall: number) => (antall === 1 ? 'Bruk PDF-en inni' : `Bruk de ${antall} PDF-ene inni`),
  tattUt: (antall: number) =>
    antall === 1 ? 'PDF-en er tatt ut av porteføljen.' : `${antall} PDF-er er tatt ut av porteføljen.`,
  tittel: 'Tittel på filen',
  /** The specification's words, to the letter; the Norwegian beside them says what to do. */
  tittelMangler: 'Please provide a title for the file(s).',
  tittelHva: 'Skriv en tittel, så du kjenner igjen dokumentet.',
  filerMangler: 'Velg minst én fil.',
  filerFeil: 'Fjern filene som ikke kan sendes.',
  trekkUt: 'Trekk ut metadata med Kunstig Intelligens',
  trekkUtHva: 'KI-lesingen er under utprøving. Sjekk alt den foreslår.',
  trekkUtAv: 'Akkurat nå er den slått av.',
  kommentar: 'Kommentar',
  kommentarHva: 'Valgfritt. Er det noe vi bør vite når vi leser avtalen?',
  lastOpp: 'Last opp',
  avbryt: 'Avbryt',
  proevIgjen: 'Prøv igjen',
  feiletTittel: 'Vi fikk ikke lastet opp.',
  avbrutt: 'Sendingen er avbrutt. Ingenting er lagret.',
  ukjentFeil: 'Noe gikk galt. Prøv igjen.',
  feiletHva: 'Filene og det du har skrevet, står her fortsatt.',
  /** The specification's words, kept in small print. */
  feiletSmaa: 'File upload failed',
  lukkOverskrift: 'Vil du lukke uten å laste opp?',
  lukkHva: 'Filene du har valgt og det du har skrevet, forsvinner.',
  lukkLikevel: 'Lukk uten å laste opp',
  fortsett: 'Fortsett',
} as const

export const duplikatText = {
  overskrift: 'Du har lastet opp disse filene før',
  tekst: (navn: string, dato: string) => `De ligger i ${sitat(navn)}, som du lastet opp ${dato}.`,
  likevel: 'Last opp likevel',
  avbryt: 'Avbryt',
  aapne: 'Åpne det du har',
} as const

/** What would be lost of a file, and what the person can do. */
export const tapText = {
  vedlegg: {
    overskrift: 'Filen har vedlegg som ikke blir med',
    tekst: (navn: string) =>
      `${sitat(navn)} har andre filer vedlagt inni seg. De blir ikke en del av dokumentet. Last dem opp for seg om de hører til avtalen.`,
    likevel: 'Send uten vedleggene',
  },
  signatur: {
    overskrift: 'Den digitale signaturen gjelder ikke lenger',
    tekst: (navn: string) =>
      `${sitat(navn)} er signert digitalt. Signaturen kan ikke kontrolleres lenger når filen settes sammen med andre eller må renses. Den originale filen tar vi vare på.`,
    likevel: 'Send likevel',
  },
  alene: 'La denne filen være et eget dokument',
  aleneHva: 'Da går de andre filene ut av listen. Last dem opp etterpå.',
  avbryt: 'Avbryt',
} as const

export const fremdriftText = {
  navn: 'Fremdrift',
  leter: 'Ser etter om du har lastet opp filene før …',
  sendt: (prosent: number) => `${prosent} % sendt`,
  venter: (sekunder: number) =>
    `Filene venter på tur. De sendes på nytt om ${sekunder === 1 ? 'et øyeblikk' : `${sekunder} sekunder`}. Du trenger ikke gjøre noe.`,
  steg: {
    mottar: 'Filene sendes',
    kontrollerer: 'Filene kontrolleres',
    slaar_sammen: 'Sidene settes sammen til én PDF',
    lagrer: 'Dokumentet lagres',
  },
  /** Shown in turn while the person waits; the third only when KI is asked for. */
  meldinger: {
    behandler: 'Behandler filene dine …',
    klargjoer: 'Klargjør filene …',
    analyserer: 'Analyserer med KI …',
    bilder: 'Det tar lengre tid med bildebaserte filer …',
  },
} as const

/** After the document is safe, while KI reads it. */
export const kiStegText = {
  navn: 'KI leser dokumentet',
  lagret: (navn: string) => `${sitat(navn)} er lagret.`,
  kanLukkes: 'Du kan lukke vinduet. KI leser ferdig imens, og forslagene venter i dokumentet.',
  trinn: {
    venter: 'Venter på tur',
    leser: 'Leser sidene',
    finner: 'Finner opplysninger',
    ferdig: 'Ferdig',
  },
  venterTil: (klokkeslett: string) =>
    `Leses tidligst kl. ${klokkeslett}, for KI har lest mange dokumenter for deg den siste timen`,
  leser: (side: number, av: number) => `Leser side ${side} av ${av}`,
  // How many stand in their fields and how many wait, the document says itself.
  funnet: (noe: boolean) =>
    noe ? 'Ferdig: KI har forslag du må sjekke' : 'Ferdig: ingen forslag. Fyll inn feltene selv.',
  feiletHva: 'Dokumentet er trygt lagret. Prøv igjen, eller lukk og fyll inn feltene selv.',
  ukjent: 'Vi får ikke sett hvor langt KI er kommet.',
  lesPaaNytt: 'Les på nytt',
  lukk: 'Lukk',
  seForslagene: 'Se forslagene',
  aapne: 'Åpne dokumentet',
} as const
