import { describeBruk } from '@rp/contract/bruk'
import type { Entitet, Hendelse, Historikklinje } from '@rp/contract/historikk'
import { formatKroner, formatShortDate, sitat } from '../../platform/format.ts'

/** What each thing is called after the verb: «endret dokumentet». */
const ting: Record<Entitet, string> = {
  bruker: 'brukeren',
  dokument: 'dokumentet',
  produksjon: 'produksjonen',
  produksjonsselskap: 'produksjonsselskapet',
  sendeliste: 'sendelisten',
  sak: 'saken',
  innstilling: 'innstillingen',
  fordelingsplan: 'fordelingsplanen',
  pott: 'potten',
  kjoering: 'kjøringen',
  skattegrunnlag: 'skattegrunnlaget',
}

/** What happened, as the predicate of a sentence that begins with a name. */
const handling: Record<Hendelse, (entitet: Entitet) => string> = {
  opprettet: entitet => (entitet === 'dokument' ? 'lastet opp dokumentet' : `opprettet ${ting[entitet]}`),
  endret: entitet => `endret ${ting[entitet]}`,
  sider_lagt_til: () => 'la til sider',
  slettet: entitet => `slettet ${ting[entitet]}`,
  gjenopprettet: entitet => `hentet ${ting[entitet]} tilbake`,
  aapnet_personnummer: () => 'åpnet personnummeret',
  aapnet_kontonummer: () => 'åpnet kontonummeret',
  personnummer_endret: () => 'endret personnummeret',
  aapnet_internasjonal_id: () => 'åpnet det internasjonale ID-nummeret',
  internasjonal_id_endret: () => 'endret det internasjonale ID-nummeret',
  innsynsgrense_naadd: () => 'har sett så mange numre på en time som en administrator får se',
  varslet: () => 'sendte e-post om statusen',
  paaminnet: () => 'sendte en påminnelse',
  registrert: () => 'registrerte seg',
  passord_endret: () => 'endret passordet',
  logget_ut_overalt: () => 'logget ut overalt',
  logget_ut_av_oss: () => 'logget kontoen ut overalt',
  nummer_omstridt: () => 'fikk melding om at kontoen bruker personnummeret til en annen',
  innlogging_frakoblet: () =>
    'mistet koblingen til en innloggingstjeneste, siden passordet ble laget på nytt',
  innlogging_beholdt: () => 'beholdt koblingen til en innloggingstjeneste etter nytt passord',
  innlogging_koblet: () => 'logget inn på en ny måte for første gang',
  innlogging_avsluttet: () => 'logget ut en annen enhet',
  epost_bytte_oensket: () => 'ba om å bytte e-postadresse',
  epost_bekreftet: () => 'bekreftet e-postadressen',
  epost_endret: () => 'byttet e-postadresse',
  lenke_sendt: () => 'sendte en lenke for nytt passord',
  totrinn_slaatt_paa: () => 'slo på totrinnsinnlogging',
  totrinn_slaatt_av: () => 'slo av totrinnsinnlogging',
  totrinn_nullstilt: () => 'nullstilte totrinnsinnloggingen',
  konto_godtatt: () => 'sa at kontoen kan brukes igjen, etter at banken hadde avvist den',
  gjenopprettingskode_brukt: () => 'brukte en gjenopprettingskode',
  gjenopprettingskoder_laget: () => 'laget nye gjenopprettingskoder',
  sletting_oensket: () => 'ba om å bli slettet',
  sletting_trukket: () => 'trakk ønsket om å bli slettet',
  sletting_behandlet: () => 'behandlet ønsket om sletting',
  sletting_bestilt: () => 'bestilte sletting og stengte kontoen',
  inaktiv_varslet: () => 'varslet om at kontoen stenges, siden ingen bruker den',
  inaktiv_stengt: () => 'stengte kontoen, siden ingen bruker den',
  data_hentet: () => 'lastet ned egne data',
  slaatt_sammen: entitet =>
    `slo sammen ${ting[entitet]} med ${entitet === 'produksjonsselskap' ? 'et annet' : 'en annen'}`,
  importert: entitet => `importerte ${ting[entitet]}`,
  angret: entitet =>
    entitet === 'produksjon' || entitet === 'produksjonsselskap' ? 'angret en sammenslåing' : 'angret',
  besvart: () => 'svarte',
  lukket: entitet => `lukket ${ting[entitet]}`,
  internt_notat_endret: () => 'endret det interne notatet',
  tatt: () => 'tok saken',
  gitt_fra_seg: () => 'ga saken fra seg',
  svart: () => 'svarte',
  bedt_igjen: () => 'ba om det samme igjen',
  godkjent_med_mangler: () => 'godkjente selv om noe manglet',
  utsatt: () => 'satte dokumentet på vent',
  hentet_fram: () => 'tok dokumentet fram igjen',
  ki_lest: () => 'leste dokumentet',
  ki_samtykke_gitt: () => 'sa ja til at KI lærer av dokumentene',
  ki_samtykke_trukket: () => 'trakk samtykket til at KI lærer av dokumentene',
  virus_funnet: () => 'fant noe skadelig i en fil',
  virus_avkreftet: () => 'fant ikke noe skadelig likevel',
  original_hentet: () => 'lastet ned en original fil',
  innhold_fjernet: () => 'fjernet det som sto i eldre linjer',
  simulert: () => 'startet en simulering av kjøringen',
  funn_avgjort: () => 'avgjorde et funn',
  kontrollert: () => 'kontrollerte kjøringen',
  frosset: () => 'godkjente kjøringen',
  utbetaling_bestilt: () => 'laget en fil til banken',
  utbetalingsfil_hentet: () => 'lastet ned filen til banken',
  utbetaling_forkastet: () => 'forkastet en fil til banken',
  utbetaling_sendt: () => 'merket filen som sendt til banken',
  bankstatus_lest: () => 'leste inn svaret fra banken',
  korreksjon_laget: () => 'korrigerte en linje',
  korreksjon_slettet: () => 'slettet en korreksjon',
  frigivelse_laget: () => 'ba om å frigi penger fra potten',
  frigivelse_slettet: () => 'tok tilbake en frigivelse',
  frigitt: () => 'godkjente en frigivelse fra potten',
  andel_foreslaatt: () => 'foreslo andeler i et verk',
  andel_bekreftet: () => 'bekreftet andelene i et verk',
  andel_avslaatt: () => 'sa nei til andelene i et verk',
  andel_opphoert: () => 'avsluttet en avtale om andeler, siden et dokument er nytt eller endret',
  skattegrunnlag_frigitt: () => 'frigav skattegrunnlaget',
  skattegrunnlag_hentet: entitet =>
    entitet === 'bruker'
      ? 'hentet personnummeret i grunnlaget til Skatteetaten'
      : 'lastet ned skattegrunnlaget',
  gjenaapnet: entitet => `åpnet ${ting[entitet]} igjen`,
}

/** The history keeps the server's column names; the fields of the contract are known here as well. */
const felt: Record<string, string> = {
  filnavn: 'Filnavn',
  utbetaling: 'Fil nr.',
  betalinger: 'Betalinger',
  sum: 'Til sammen',
  sha256: 'Kontrollsum',
  feilet: 'Feilet',
  filer: 'Filer',
  arbeidstaker: 'Arbeidstaker',
  produksjonsselskap: 'Produksjonsselskap',
  notat: 'Notat',
  status: 'Status',
  status_kommentar: 'Kommentar til arbeidstaker',
  status_comment: 'Kommentar til arbeidstaker',
  signatur_pc: 'Signert av produksjonsselskap',
  signaturePC: 'Signert av produksjonsselskap',
  signatur_rh: 'Signert av arbeidstaker',
  signatureRH: 'Signert av arbeidstaker',
  rettighet_status: 'Økonomiske rettigheter i behold',
  rettighet_kommentar: 'Kommentar til rettighetene',
  rettighetsklausuler: 'Rettighetsklausuler',
  internt_notat: 'Internt notat',
  tildelt: 'Tildelt',
  utsatt: 'Vent til',
  bekreftelse: 'Grunn',
  mangler: 'Mangler',
  frase: 'Frase',
  registreringer: 'Registreringer',
  ansiennitet: 'Registreringer',
  innloggingstjeneste: 'Innloggingstjeneste',
  fornavn: 'Fornavn',
  mellomnavn: 'Mellomnavn',
  etternavn: 'Etternavn',
  email: 'E-post',
  telefonnummer: 'Telefon',
  adresse: 'Adresse',
  postnummer: 'Postnummer',
  by: 'By',
  land: 'Land',
  eoes: 'Tilknytning til EØS',
  naering: 'I næring',
  kontonummer: 'Kontonummer',
  iban: 'IBAN',
  swift: 'SWIFT',
  internasjonalIdNummer: 'Internasjonalt ID-nummer',
  brukertype: 'Rolle',
  aktiv: 'Aktiv',
  grunn: 'Grunn',
  aarsak: 'Grunn',
  frist: 'Frist',
  ansvarlig: 'Ansvarlig',
  lukket_grunn: 'Grunn',
  produksjon: 'Produksjon',
  tittel: 'Produksjonstittel',
  selskap: 'Produksjonsselskap',
  sesong: 'Sesong',
  premiere: 'Premiere',
  verkstype: 'Verkstype',
  spilletid_sekunder: 'Spilletid i sekunder',
  episoder: 'Antall episoder',
  bruk: 'Bruk',
  sett: 'Sett på av saksbehandler',
  visningsaar: 'Visningsår',
  nye: 'Nye linjer',
  endrede: 'Endrede linjer',
  kjente: 'Kjente linjer',
  fjernet: 'Fjernede linjer',
  tilbakestilt: 'Tilbakestilte linjer',
  kobling: 'Kobling',
  slaatt_sammen_med: 'Slått sammen med',
  skilt_fra: 'Skilt fra',
  flyttede_registreringer: 'Flyttede registreringer',
  flyttede_sendelister: 'Flyttede linjer på sendelister',
  navn: 'Navn',
  orgnr: 'Org.nr',
  kontaktperson: 'Kontaktperson',
  epost: 'E-post',
  telefon: 'Telefon',
  flyttede_produksjoner: 'Produksjoner som fikk navnet',
  flyttede_dokumenter: 'Dokumenter som fikk navnet',
  vedtatt: 'Vedtatt',
  endring: 'Hva som er endret',
  plan: 'Fordelingsplan',
  potter: 'Potter',
  funn: 'Funn',
  gruppe: 'Fagfunksjon',
  avgjoerelse: 'Avgjørelse',
  begrunnelse: 'Begrunnelse',
  korreksjon: 'Korreksjon',
  avsatt: 'Satt av som',
  til_pott: 'Til potten',
  flere: 'Andre funn av samme slag',
  linje: 'Linje',
  grunnlag: 'Kontrolltall for grunnlaget',
  resultat: 'Kontrolltall for resultatet',
  kilde: 'Kilde',
  slag: 'Slag',
  mediehus: 'Mediehus',
  beloep: 'Beløp',
  mottatt: 'Mottatt',
  fra_organisasjon: 'Fra en annen organisasjon',
}

const answers: Record<string, string> = { true: 'ja', false: 'nei', ja: 'ja', nei: 'nei' }
const assessed = new Set(['signatur_pc', 'signaturePC', 'signatur_rh', 'signatureRH', 'rettighet_status'])

export type Endringslinje = { navn: string; fra: string | null; til: string | null }
export type Beskrivelse = { handling: string; status: string | null; endringer: Endringslinje[] }

/** One line of the history in words. The status is set apart, because it is shown as a badge. */
export function describeHendelse(linje: Historikklinje, entitet: Entitet): Beskrivelse {
  const status = linje.endringer.find(change => change.felt === 'status' && change.til !== null)
  const endringer = linje.endringer
    .filter(change => change !== status)
    .map(change => ({
      navn: felt[change.felt] ?? change.felt,
      fra: value(change.felt, change.fra),
      til: value(change.felt, change.til),
    }))
  const setsStatus = linje.hendelse === 'endret' && status !== undefined
  return {
    handling: setsStatus ? 'satte statusen til' : handling[linje.hendelse](entitet),
    status: status?.til ?? null,
    endringer,
  }
}

/** Changes as they are told. */
export const describeEndringer = (endringer: Historikklinje['endringer']): string[] =>
  endringer.map(({ felt: name, fra, til }) =>
    describeEndring({ navn: felt[name] ?? name, fra: value(name, fra), til: value(name, til) }),
  )

function value(name: string, raw: string | null): string | null {
  if (assessed.has(name)) return raw === null ? 'ikke vurdert' : (answers[raw] ?? raw)
  if (raw === null || raw.trim() === '') return null
  if (name === 'bruk') return brukText(raw)
  // A pot is kept in øre.
  if (name === 'beloep' && /^\d+$/.test(raw)) return formatKroner(Number(raw))
  return /^\d{4}-\d\d-\d\d$/.test(raw) ? formatShortDate(raw) : raw
}

/** What is kept as JSON, in words; null where it says nothing. */
function brukText(raw: string): string | null {
  try {
    return describeBruk(JSON.parse(raw)).join('; ') || null
  } catch {
    return raw
  }
}

/** One changed field as a sentence. */
export function describeEndring({ navn, fra, til }: Endringslinje): string {
  if (fra === null && til === null) return navn
  if (fra === null) return `${navn}: ${til}`
  return til === null ? `${navn}: tok bort ${sitat(fra)}` : `${navn}: fra ${sitat(fra)} til ${sitat(til)}`
}
