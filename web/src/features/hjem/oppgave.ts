import type { Andelssak } from '@rp/contract/andel'
import type { Dokument } from '@rp/contract/dokument'
import { findOppgave, listMangler } from '@rp/contract/dokument-mangler'
import { describeStatus, isSpoerrende, type Spoerrende } from '@rp/contract/status'
import { inWords } from '../../platform/format.ts'
import { foelgeOf, type Manglende } from '../bruker/bruker.queries.ts'
import type { Maal } from '../dokument/registrering/til-felt.parts.ts'
import { text } from './hjem.text.ts'

/** For each status where the member must act: what the button of the task says, and where in the document it is done. */
const oppgaver: Record<Spoerrende, { knapp: string; sted?: Maal }> = {
  'FYLL INN EPISODER': { knapp: 'Fyll inn episoder', sted: 'episoder' },
  'MANGLER EPISODER': { knapp: 'Fyll inn episoder', sted: 'episoder' },
  'MANGLER PRODUKSJONSINFORMASJON': { knapp: 'Velg produksjon', sted: 'produksjon' },
  'MANGLER GODKJENT FAGFUNKSJON': { knapp: 'Velg fagfunksjon', sted: 'fagfunksjon' },
  'MANGLER SIGNATUR': { knapp: 'Legg til side', sted: 'signatur' },
  'DOKUMENTASJONEN ER MANGELFULL': { knapp: 'Se hva som mangler' },
}

/** A status in our own words, with a comment that says what we ask for. */
const fritekst = 'Les kommentaren fra oss, og svar på den.'

export type Oppgave = {
  readonly dokumentId: string
  readonly status: string
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

function addressOf(id: string, place?: Maal | 'forslag'): string {
  const search = new URLSearchParams({ dokument: id })
  if (place !== undefined) search.set('til', place)
  return `/kontraktsdatabase?${search}`
}

/** What the document's owner must do; null when the document lies with the organisation or is finished. */
function actOf(dokument: Dokument): Pick<Oppgave, 'setning' | 'knapp' | 'til'> | null {
  const oppgave = findOppgave(dokument)
  if (oppgave === null) return null
  const { kjent, setning } = describeStatus(dokument.status)
  if (oppgave === 'svar')
    return kjent === null || !isSpoerrende(kjent)
      ? { setning: fritekst, knapp: 'Åpne dokumentet', til: addressOf(dokument._id) }
      : { setning, knapp: oppgaver[kjent].knapp, til: addressOf(dokument._id, oppgaver[kjent].sted) }
  if (oppgave === 'sjekk')
    return {
      setning: 'KI har lest dokumentet. Sjekk det den fant.',
      knapp: 'Sjekk opplysningene',
      til: addressOf(dokument._id, 'forslag'),
    }
  // Also while it lies with the organisation: nobody else can tell what a document without a registration is about.
  const mangler = listMangler(dokument)
  if (mangler.includes('registrering'))
    return {
      setning: 'Fortell hvilken produksjon avtalen gjelder, og hva du gjorde.',
      knapp: 'Fyll inn registreringen',
      til: addressOf(dokument._id, 'produksjon'),
    }
  return {
    setning: `Fyll inn ${mangler.join(' og ')}.`,
    knapp: 'Fyll inn det som mangler',
    til: addressOf(dokument._id),
  }
}

function oppgaveOf(dokument: Dokument): Oppgave | null {
  const act = actOf(dokument)
  if (act === null) return null
  const verk = dokument.ansiennitet.find(entry => entry.produksjonsnavn.trim() !== '')?.produksjonsnavn
  return {
    dokumentId: dokument._id,
    status: describeStatus(dokument.status).navn,
    verk: verk ?? null,
    filnavn: dokument.filnavn,
    ...act,
  }
}

/** What staff wait for an answer to stands first, what has waited longest before the rest; then what only is not filled in yet. */
function sortByTur(dokumenter: readonly Dokument[]): readonly Dokument[] {
  const spurt = dokumenter.filter(({ tur }) => tur.hos === 'medlem')
  const resten = dokumenter.filter(({ tur }) => tur.hos !== 'medlem')
  return [...spurt.sort((a, b) => Date.parse(a.tur.siden) - Date.parse(b.tur.siden)), ...resten]
}

/** Where a member's documents stand: what waits for them, what lies with the organisation, what is finished. */
export function stillingOf(dokumenter: readonly Dokument[]): Stilling {
  const oppgaver = sortByTur(dokumenter).flatMap(dokument => oppgaveOf(dokument) ?? [])
  const ferdig = dokumenter.filter(({ tur }) => tur.hos === 'ingen').length
  const changed = dokumenter.map(dokument => dokument.updatedAt).sort()
  return {
    oppgaver,
    ferdig,
    hosOss: dokumenter.length - oppgaver.length - ferdig,
    antall: dokumenter.length,
    sistEndret: changed.at(-1) ?? null,
  }
}

/** What waits for the member and is no document. */
export type AnnenOppgave = Record<'tittel' | 'tekst' | 'knapp' | 'til', string>

/** What holds the money back, whatever the documents say, and proposed shares that wait for an answer. */
export function listAndre(
  mangler: readonly Manglende[],
  andeler: readonly Pick<Andelssak, 'forslag'>[],
): AnnenOppgave[] {
  const [first] = mangler
  const { tittel, tekst, knapp } = text.dineData
  const venter = andeler.filter(({ forslag }) => forslag?.venterPaaMeg).length
  return [
    ...(first
      ? [
          {
            tittel,
            tekst: tekst(inWords(mangler.map(({ navn }) => navn)), foelgeOf(mangler)),
            knapp,
            til: `/persondata#${first.felt}`,
          },
        ]
      : []),
    ...(venter > 0
      ? [{ ...text.andeler.oppgave, tekst: text.andeler.venter(venter), til: '/oppgjoer' }]
      : []),
  ]
}
