/**
 * The ten statuses of a document (specification, section 4). Staff may write another text; it is shown as it stands, with
 * `ukjentStatusSetning`.
 */
type Beskrivelse = {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** The explanatory sentence for the member. */
  readonly setning: string
}
/** What an owner can give: values of registrations, the company, pages, a message in a case, or anything else that is saved. */
export type Svarslag =
  | 'episoder'
  | 'produksjon'
  | 'fagfunksjon'
  | 'produksjonsselskap'
  | 'sider'
  | 'melding'
  | 'svart'
  | 'annet'

/** Who must act next: the organisation (`oss`) or the member (`deg`), who is asked for something. */
type Statusbeskrivelse =
  | (Beskrivelse & { readonly hos: 'oss' })
  | (Beskrivelse & {
      readonly hos: 'deg'
      /** What answers it; `kommentaren` asks for what its comment says: every saved change answers it, and «Jeg har svart». */
      readonly svar: readonly Svarslag[] | 'kommentaren'
      /** Whether staff can have the member reminded of it. */
      readonly kanPaaminnes: boolean
    })

export const statuser = {
  'IKKE VURDERT': { hos: 'oss', tone: 'neutral', setning: 'Vi har ikke sett på dokumentet ennå.' },
  'KI VURDERT': {
    hos: 'oss',
    tone: 'info',
    setning: 'KI har lest dokumentet. Et menneske ser på det etterpå.',
  },
  'UNDER BEHANDLING': { hos: 'oss', tone: 'info', setning: 'Vi arbeider med dokumentet nå.' },
  BEHANDLET: { hos: 'oss', tone: 'success', setning: 'Ferdig. Dokumentet er med i utbetalingene.' },
  'FYLL INN EPISODER': {
    hos: 'deg',
    tone: 'warning',
    setning: 'Skriv hvor mange episoder du arbeidet på.',
    svar: ['episoder'],
    kanPaaminnes: true,
  },
  'MANGLER EPISODER': {
    hos: 'deg',
    tone: 'warning',
    setning: 'Antall episoder mangler. Fyll det inn.',
    svar: ['episoder'],
    kanPaaminnes: true,
  },
  'MANGLER PRODUKSJONSINFORMASJON': {
    hos: 'deg',
    tone: 'warning',
    setning: 'Fortell oss hvilken produksjon det gjelder.',
    svar: ['produksjon', 'produksjonsselskap'],
    kanPaaminnes: false,
  },
  'MANGLER GODKJENT FAGFUNKSJON': {
    hos: 'deg',
    tone: 'warning',
    setning: 'Velg en fagfunksjon fra fordelingsplanen.',
    svar: ['fagfunksjon'],
    kanPaaminnes: false,
  },
  'MANGLER SIGNATUR': {
    hos: 'deg',
    tone: 'danger',
    setning: 'Signer avtalen, og last opp siden på nytt.',
    svar: ['sider'],
    kanPaaminnes: true,
  },
  'DOKUMENTASJONEN ER MANGELFULL': {
    hos: 'deg',
    tone: 'danger',
    setning: 'Les kommentaren fra oss, og rett det som mangler.',
    svar: 'kommentaren',
    kanPaaminnes: false,
  },
} as const satisfies Record<string, Statusbeskrivelse>

export type Status = keyof typeof statuser
type StatusMed<Krav> = {
  [S in Status]: (typeof statuser)[S] extends Krav ? S : never
}[Status]
/** A status that asks the member for something. */
export type Spoerrende = StatusMed<{ hos: 'deg' }>
export type Paaminnelsestatus = StatusMed<{ kanPaaminnes: true }>
export const statusnavn = Object.keys(statuser) as readonly Status[]
export const ukjentStatusSetning = 'Status ukjent. Kontakt support for mer informasjon.'
export const startstatus: Status = 'IKKE VURDERT'
/** Locks the document for its owner (specification, section 4). */
export const laastStatus: Status = 'BEHANDLET'

export const isSpoerrende = (status: Status): status is Spoerrende => statuser[status].hos === 'deg'
export const paaminnelsestatuser = statusnavn.filter(
  (status): status is Paaminnelsestatus => isSpoerrende(status) && statuser[status].kanPaaminnes,
)

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
