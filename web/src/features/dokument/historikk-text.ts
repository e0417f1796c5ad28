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

const felt: Record<string, string> = {
  filnavn: 'Filnavn',
  arbeidstaker: 'Arbeidstaker',
  produksjonsselskap: 'Produksjonsselskap',
  notat: 'Notat',
  status: 'Status',
  status_comment: 'Kommentar fra oss',
  signaturePC: 'Signatur fra produksjonsselskap',
  signatureRH: 'Signatur fra arbeidstaker',
  rettighetsklausuler: 'Rettighetsklausuler',
  'rettighetsklausuler.status': 'Økonomiske rettigheter i behold',
  'rettighetsklausuler.comment': 'Kommentar til rettighetene',
  ansiennitet: 'Registreringer',
}

const vurdering: Record<string, string> = { true: 'ja', false: 'nei', null: 'ikke vurdert' }
const assessed = new Set(['signaturePC', 'signatureRH', 'rettighetsklausuler.status'])

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
  const onlyStatus = linje.hendelse === 'endret' && status !== undefined && endringer.length === 0
  return {
    handling: onlyStatus ? 'satte statusen til' : handling[linje.hendelse],
    status: status?.til ?? null,
    endringer,
  }
}

function value(name: string, raw: string | null): string | null {
  if (assessed.has(name)) return vurdering[raw ?? 'null'] ?? raw
  return raw === null || raw.trim() === '' ? null : raw
}
