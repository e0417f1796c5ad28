import type { Historikklinje } from '@rp/contract/dokument'

/** What happened, as the predicate of a sentence that begins with a name. */
const handling: Record<Historikklinje['hendelse'], string> = {
  opprettet: 'lastet opp dokumentet',
  endret: 'endret dokumentet',
  sider_lagt_til: 'la til sider',
  slettet: 'slettet dokumentet',
  gjenopprettet: 'hentet dokumentet tilbake',
  aapnet_personnummer: 'åpnet personnummeret',
  varslet: 'sendte e-post om statusen',
  registrert: 'registrerte seg',
  logget_inn: 'logget inn',
  passord_endret: 'endret passordet',
  logget_ut: 'logget ut',
}

/** The history keeps the server's column names; the fields of the contract are known here as well. */
const felt: Record<string, string> = {
  filnavn: 'Filnavn',
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
  registreringer: 'Registreringer',
  ansiennitet: 'Registreringer',
}

const answers: Record<string, string> = { true: 'ja', false: 'nei', ja: 'ja', nei: 'nei' }
const assessed = new Set(['signatur_pc', 'signaturePC', 'signatur_rh', 'signatureRH', 'rettighet_status'])

export type Endringslinje = { navn: string; fra: string | null; til: string | null }
export type Hendelse = { handling: string; status: string | null; endringer: Endringslinje[] }

/** One line of the history in words. The status is set apart, because it is shown as a badge. */
export function describeHendelse(linje: Historikklinje): Hendelse {
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
    handling: setsStatus ? 'satte statusen til' : handling[linje.hendelse],
    status: status?.til ?? null,
    endringer,
  }
}

function value(name: string, raw: string | null): string | null {
  if (assessed.has(name)) return raw === null ? 'ikke vurdert' : (answers[raw] ?? raw)
  return raw === null || raw.trim() === '' ? null : raw
}

/** One changed field as a sentence. */
export function describeEndring({ navn, fra, til }: Endringslinje): string {
  if (fra === null && til === null) return navn
  if (fra === null) return `${navn}: ${til}`
  return til === null ? `${navn}: tok bort «${fra}»` : `${navn}: fra «${fra}» til «${til}»`
}
