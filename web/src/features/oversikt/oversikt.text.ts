/** Every word of the staff's dashboard, and of the list of what failed. */
export const text = {
  dashboard: 'Dashboard',
  hilsen: { morgen: 'God morgen', dag: 'God dag', kveld: 'God kveld' },
  venter: (antall: string, en: boolean) => `${antall} ${en ? 'dokument' : 'dokumenter'} venter på vurdering.`,
  ingenVenter: 'Ingen dokumenter venter på vurdering.',
  eldste: (dager: string) => `Det eldste har ventet i ${dager}.`,
  dager: (dager: number, tall: string) =>
    dager === 0 ? 'mindre enn en dag' : dager === 1 ? 'én dag' : `${tall} dager`,
  start: 'Start på neste i køen',
  tall: {
    venter: 'Venter på vurdering',
    behandletIdag: 'Behandlet i dag',
    median: 'Median ventetid',
    medlem: 'Venter på medlemmet',
  },
  dagerEnhet: (antall: number) => (antall === 1 ? 'dag' : 'dager'),
  koe: 'Så lenge har de ventet',
  alder: (fra: number | null, til: number | null) => {
    if (fra === null) return `Under ${til} dager`
    return til === null ? `Over ${fra} dager` : `${fra}–${til} dager`
  },
  siden: 'Nytt siden i går',
  nytt: {
    dokumenter: 'Dokumenter',
    brukere: 'Registrerte medlemmer',
    saker: 'Henvendelser',
  },
  etterStatus: 'Dokumenter etter status',
  uken: 'Behandlet denne uken',
  ukesum: (antall: string, en: boolean) => `${antall} ${en ? 'dokument' : 'dokumenter'} så langt denne uken.`,
  ingenUke: 'Ingen dokumenter er ferdig behandlet denne uken.',
  blikk: 'Krever et ekstra blikk',
  ingenBlikk: 'Ingenting krever et ekstra blikk nå.',
  feiletTittel: 'Feilet e-post, feilede jobber og stengte filer',
  henterFeilet: 'Henter listen …',
  tilbake: 'Dashboard',
  epost: 'E-post som ikke kom fram',
  epostIngress:
    'E-posttjeneren har sagt nei til disse etter flere forsøk. Rett adressen på brukeren før du prøver igjen.',
  ingenEpost: 'All e-post er sendt.',
  jobber: 'Jobber som feilet',
  jobberIngress: 'Arbeid i bakgrunnen som stanset. Det prøves igjen av seg selv til det gir opp.',
  ingenJobber: 'Ingen jobber har feilet.',
  filer: 'Filer som ikke vises',
  filerIngress:
    'Ingen kan åpne disse. Det som venter på viruskontroll, kontrolleres av seg selv når kontrollen svarer. Er noe skadelig funnet, har medlemmet fått beskjed om å laste opp på nytt.',
  ingenFiler: 'Ingen filer er stengt eller venter på viruskontroll.',
  tilstand: { venter: 'Venter på viruskontroll', smittet: 'Stengt' },
  kontroller: 'Kontroller på nytt',
  kolonne: {
    mottaker: 'Mottaker',
    dokument: 'Dokument',
    eier: 'Medlem',
    tilstand: 'Tilstand',
    funn: 'Funn',
    lastetOpp: 'Lastet opp',
    slag: 'Hva',
    naar: 'Når',
    forsoek: 'Forsøk',
    feil: 'Feilen',
    neste: 'Neste forsøk',
    handling: 'Handling',
  },
  gittOpp: 'Har gitt opp',
  proevIgjen: 'Prøv igjen',
  glem: 'Ta ut av listen',
  henter: 'Henter tallene …',
  feilet: 'Vi fikk ikke hentet tallene',
} as const

/** What asks for a second look: how it is said of so many. */
export const blikkText = {
  epostFeilet: (antall: string, en: boolean) => `${antall} ${en ? 'e-post' : 'e-poster'} kom ikke fram`,
  filerSmittet: (antall: string, en: boolean) =>
    `${antall} ${en ? 'dokument' : 'dokumenter'} er stengt etter viruskontroll`,
  filerHoldt: (antall: string, en: boolean) =>
    `${antall} ${en ? 'dokument' : 'dokumenter'} venter på viruskontroll`,
  jobberFeilet: (antall: string, en: boolean) => `${antall} ${en ? 'jobb' : 'jobber'} har gitt opp`,
  sakerForfalt: (antall: string, en: boolean) => `${antall} ${en ? 'sak' : 'saker'} er over fristen`,
  sakerUbesvart: (antall: string, en: boolean) => `${antall} ${en ? 'sak' : 'saker'} venter på svar fra oss`,
  nyeProduksjoner: (antall: string, en: boolean) =>
    `${antall} ${en ? 'ny produksjon' : 'nye produksjoner'} fra medlemmer`,
  sletteoensker: (antall: string, en: boolean) =>
    `${antall} ${en ? 'medlem' : 'medlemmer'} ber om å bli slettet`,
  kontrollsiffer: (antall: string, en: boolean) =>
    `${antall} ${en ? 'medlem' : 'medlemmer'} har et personnummer der kontrollsiffer ikke stemmer`,
  sendelisteTvil: (antall: string, en: boolean) =>
    `${antall} ${en ? 'tvilsom rad' : 'tvilsomme rader'} på sendelistene`,
} as const

/** Kinds of mail and jobs, as staff would call them. */
export const slagText: Readonly<Record<string, string>> = {
  finnes_fra_foer: 'Beskjed om ny registrering på samme konto',
  tilbakestill_passord: 'Lenke for nytt passord',
  passord_endret: 'Beskjed om endret passord',
  innlogging_koblet: 'Beskjed om ny måte å logge inn på',
  bekreft_epost: 'Bekreftelse av e-postadresse',
  epost_byttes: 'Bekreftelse av ny e-postadresse',
  epost_byttet: 'Beskjed om ny e-postadresse',
  vurdering: 'Beskjed om vurdering',
  virus_funnet: 'Beskjed om funn i viruskontrollen',
  kontroller_virus: 'Viruskontroll',
  kontroller_ventende: 'Viruskontroll av det som venter',
  rydd_arbeid: 'Rydding av arbeidsfiler',
  bytt_noekler: 'Bytte av nøkler',
  bytt_filnoekler: 'Kryptering av filer med ny nøkkel',
  paaminnelse: 'Påminnelse',
  sak: 'Henvendelse til oss',
  sak_kvittering: 'Kvittering for henvendelse',
  sak_svar: 'Svar på henvendelse',
  sletteoenske: 'Ønske om sletting',
  sletteoenske_kvittering: 'Kvittering for ønske om sletting',
  send_tilbakestilling: 'Lenke for nytt passord',
  send_epost: 'Sende e-post',
  varsle_vurdering: 'Beskjed om vurdering',
  ki_les: 'Lesing med KI',
  ki_gjenoppta: 'Gjenopptak av lesing med KI',
  rydd_filer: 'Rydding av filer',
  ta_sikkerhetskopi: 'Sikkerhetskopi',
  rydd_innlogging: 'Rydding av innlogginger',
  rydd_epostbytte: 'Rydding av adressebytter',
}
