/** Every word about two-step login, beside the login itself. */
export const totrinnText = {
  tittel: 'Totrinnsinnlogging',
  hva: 'Du logger inn med passordet og en kode fra en app på telefonen. Da hjelper det ikke andre å kjenne passordet ditt.',
  slaaPaa: 'Slå på totrinnsinnlogging',
  feil: 'Vi fikk ikke sett etter om totrinnsinnlogging er slått på.',
  proevIgjen: 'Prøv igjen',
  paaSiden: (dato: string) => `Slått på ${dato}.`,
  koderIgjen: (igjen: string, alle: string) => `${igjen} av ${alle} gjenopprettingskoder er ubrukt.`,
  faaKoder: 'Du har få gjenopprettingskoder igjen. Lag nye, så du kommer inn hvis du mister telefonen.',
  nyeKoder: 'Lag nye gjenopprettingskoder',
  nyeKoderHva: 'Du får ti nye koder. De gamle slutter å virke med en gang.',
  nyeKoderFeilet: 'Vi fikk ikke laget nye koder.',
  slaaAv: 'Slå av',
  avbryt: 'Avbryt',
} as const

export const oppsettText = {
  app: 'Du trenger en app som lager engangskoder. På iPhone kan du bruke Passord. Ellers henter du en gratis, for eksempel Microsoft Authenticator eller Google Authenticator.',
  skann: '1. Skann QR-koden med appen',
  qr: 'QR-kode med nøkkelen til appen',
  tegner: 'Tegner QR-koden',
  telefon: 'Bruker du telefonen nå?',
  aapneApp: 'Åpne i appen',
  skriv: 'Kan du ikke skanne? Legg inn denne nøkkelen i appen:',
  kopierNoekkel: 'Kopier nøkkelen',
  skrivKode: '2. Skriv koden appen viser',
  kode: 'Kode fra appen',
  kodeHjelp: 'Seks sifre. Appen lager en ny hvert halve minutt.',
  mangler: 'Skriv inn koden fra appen.',
  bekreft: 'Slå på',
  feilet: 'Vi fikk ikke satt i gang.',
} as const

export const koderText = {
  tittel: 'Gjenopprettingskodene dine',
  paa: 'Totrinnsinnlogging er slått på.',
  hva: 'Mister du telefonen, kommer du inn med en av disse kodene. Hver kode virker én gang. Skriv dem ut eller lagre dem på et trygt sted, for vi viser dem bare nå.',
  liste: 'Gjenopprettingskoder',
  kopier: 'Kopier',
  lastNed: 'Last ned',
  skrivUt: 'Skriv ut',
  filnavn: 'gjenopprettingskoder.txt',
  filhode: (epost: string) =>
    `Gjenopprettingskoder til Rettighetsportalen for ${epost}. Hver kode virker én gang.`,
  tattVare: 'Jeg har tatt vare på kodene',
  manglerTattVare: 'Ta vare på kodene først, og kryss av her.',
  ferdig: 'Ferdig',
} as const

export const avText = {
  tittel: 'Slå av totrinnsinnlogging',
  hva: 'Etterpå logger du inn med bare passordet. Har du fått ny telefon, så slå av her, og slå på igjen med den nye.',
  paakrevd: 'Rollen din krever totrinnsinnlogging. Du må slå den på igjen før du kan fortsette.',
  kode: 'Kode fra appen, eller en gjenopprettingskode',
  manglerKode: 'Skriv inn en kode.',
  slaaAv: 'Slå av',
} as const

/** For who must have it before anything else. */
export const foerstText = {
  hvorfor:
    'Som administrator ser du personnummer og kontonummer. Derfor må du logge inn med både passordet og en kode fra en app på telefonen.',
  begynn: 'Begynn',
  fortsett: 'Gå videre',
  alleredePaa: 'Totrinnsinnlogging er slått på. Du kan gå videre.',
} as const
