/**
 * The ten statuses of a document (specification, section 4). Staff may write another text; it is shown as it stands, with
 * `ukjentStatusSetning`.
 */
export type Statusbeskrivelse = {
  /** Who must act next: the organisation (`oss`) or the member (`deg`). */
  readonly hos: 'oss' | 'deg'
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** The explanatory sentence for the member. */
  readonly setning: string
}

export const statuser = {
  'IKKE VURDERT': { hos: 'oss', tone: 'neutral', setning: 'Vi har ikke sett på dokumentet ennå.' },
  'KI VURDERT': {
    hos: 'oss',
    tone: 'info',
    setning: 'KI har lest dokumentet. Et menneske ser på det etterpå.',
  },
  'UNDER BEHANDLING': { hos: 'oss', tone: 'info', setning: 'Vi arbeider med dokumentet nå.' },
  BEHANDLET: { hos: 'oss', tone: 'success', setning: 'Ferdig. Dokumentet er med i utbetalingene.' },
  'FYLL INN EPISODER': { hos: 'deg', tone: 'warning', setning: 'Skriv hvor mange episoder du arbeidet på.' },
  'MANGLER EPISODER': { hos: 'deg', tone: 'warning', setning: 'Antall episoder mangler. Fyll det inn.' },
  'MANGLER PRODUKSJONSINFORMASJON': {
    hos: 'deg',
    tone: 'warning',
    setning: 'Fortell oss hvilken produksjon det gjelder.',
  },
  'MANGLER GODKJENT FAGFUNKSJON': {
    hos: 'deg',
    tone: 'warning',
    setning: 'Velg en fagfunksjon fra fordelingsplanen.',
  },
  'MANGLER SIGNATUR': { hos: 'deg', tone: 'danger', setning: 'Signer avtalen, og last opp siden på nytt.' },
  'DOKUMENTASJONEN ER MANGELFULL': {
    hos: 'deg',
    tone: 'danger',
    setning: 'Les kommentaren fra oss, og rett det som mangler.',
  },
} as const satisfies Record<string, Statusbeskrivelse>

export type Status = keyof typeof statuser
export const statusnavn = Object.keys(statuser) as readonly Status[]
export const ukjentStatusSetning = 'Status ukjent. Kontakt support for mer informasjon.'
export const startstatus: Status = 'IKKE VURDERT'
/** Locks the document for its owner (specification, section 4). */
export const laastStatus: Status = 'BEHANDLET'

/** Looks a status up as people write it: surrounding space and letter case do not matter; a missing one is IKKE VURDERT. */
export function describeStatus(status: string | null | undefined): {
  navn: string
  kjent: Status | null
  setning: string
} {
  const navn = (status ?? '').trim() || startstatus
  const kjent = statusnavn.find(known => known === navn.toLocaleUpperCase('nb')) ?? null
  return { navn: kjent ?? navn, kjent, setning: kjent ? statuser[kjent].setning : ukjentStatusSetning }
}
