import type { Dokument } from '@rp/contract/dokument'
import { describeStatus, laastStatus, type Status, statuser } from '@rp/contract/status'

/** What the button of a task says, for each status where the member must act. */
const knapp: Partial<Record<Status, string>> = {
  'FYLL INN EPISODER': 'Fyll inn episoder',
  'MANGLER EPISODER': 'Fyll inn episoder',
  'MANGLER PRODUKSJONSINFORMASJON': 'Velg produksjon',
  'MANGLER GODKJENT FAGFUNKSJON': 'Velg fagfunksjon',
  'MANGLER SIGNATUR': 'Legg til side',
  'DOKUMENTASJONEN ER MANGELFULL': 'Se hva som mangler',
}

/** Where in the document the task is done; the document's page knows these names. */
const sted: Partial<Record<Status, string>> = {
  'FYLL INN EPISODER': 'episoder',
  'MANGLER EPISODER': 'episoder',
  'MANGLER PRODUKSJONSINFORMASJON': 'produksjon',
  'MANGLER GODKJENT FAGFUNKSJON': 'fagfunksjon',
  'MANGLER SIGNATUR': 'signatur',
}

export type Oppgave = {
  readonly dokumentId: string
  readonly status: Status
  /** Title of the first production, or null when the document names none. */
  readonly verk: string | null
  readonly filnavn: string
  readonly setning: string
  readonly knapp: string
  /** Address of the document, opened where the task is done. */
  readonly til: string
}

export type Stilling = {
  readonly oppgaver: readonly Oppgave[]
  readonly hosOss: number
  readonly ferdig: number
  readonly antall: number
  /** Point in time of the latest change of any document. */
  readonly sistEndret: string | null
}

function addressOf(id: string, place: string | undefined): string {
  const search = new URLSearchParams({ dokument: id })
  if (place !== undefined) search.set('til', place)
  return `/kontraktsdatabase?${search}`
}

/** The task that a document puts to its owner; null when it lies with the organisation or is finished. */
function oppgaveOf(dokument: Dokument): Oppgave | null {
  const { kjent, setning } = describeStatus(dokument.status)
  if (kjent === null || statuser[kjent].hos !== 'deg') return null
  const verk = dokument.ansiennitet.find(entry => entry.produksjonsnavn.trim() !== '')?.produksjonsnavn
  return {
    dokumentId: dokument._id,
    status: kjent,
    verk: verk ?? null,
    filnavn: dokument.filnavn,
    setning,
    knapp: knapp[kjent] ?? 'Åpne dokumentet',
    til: addressOf(dokument._id, sted[kjent]),
  }
}

/** Where a member's documents stand: what waits for them, what lies with the organisation, what is finished. */
export function stillingOf(dokumenter: readonly Dokument[]): Stilling {
  const oppgaver = dokumenter.flatMap(dokument => oppgaveOf(dokument) ?? [])
  const ferdig = dokumenter.filter(({ status }) => describeStatus(status).kjent === laastStatus).length
  const changed = dokumenter.map(dokument => dokument.updatedAt).sort()
  return {
    oppgaver,
    ferdig,
    hosOss: dokumenter.length - oppgaver.length - ferdig,
    antall: dokumenter.length,
    sistEndret: changed.at(-1) ?? null,
  }
}
