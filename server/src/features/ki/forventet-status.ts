import type { Status } from '@rp/contract/status'
import type { Funn, RegistreringFunn, Verdi } from './funn.ts'

/** Whether a status fits, why, and how sure that answer is. */
type Svar = { sikkerhet: number; forklaring: string | null }
const nei = (sikkerhet: number): Svar => ({ sikkerhet, forklaring: null })
const ja = (sikkerhet: number, forklaring: string): Svar => ({ sikkerhet, forklaring })

/** What is asked of each status, in the order that a case worker asks; null where what was read says nothing of it. */
const steg: Record<Status, ((funn: Funn) => Svar) | null> = {
  'DOKUMENTASJONEN ER MANGELFULL': mangelfull,
  'MANGLER SIGNATUR': manglerSignatur,
  'MANGLER GODKJENT FAGFUNKSJON': manglerFunksjon,
  'MANGLER PRODUKSJONSINFORMASJON': manglerProduksjon,
  'FYLL INN EPISODER': manglerEpisoder,
  'MANGLER EPISODER': null,
  'UNDER BEHANDLING': motstridende,
  BEHANDLET: ferdig,
  'IKKE VURDERT': null,
  'KI VURDERT': null,
}

/**
 * The status that a case worker would most likely set, by the first of these that holds: no (whole) contract, a signature
 * missing, no approved function, production not known, number of episodes missing, clauses that contradict each other.
 * A proposal only.
 */
export function forventetStatus(funn: Funn): Verdi<string> | null {
  let sikkerhet = 1
  for (const [verdi, ask] of Object.entries(steg)) {
    if (ask === null) continue
    const svar = ask(funn)
    sikkerhet = Math.min(sikkerhet, svar.sikkerhet)
    if (svar.forklaring !== null) return { verdi, sikkerhet, sted: null, forklaring: svar.forklaring }
  }
  return null
}

function mangelfull({ dokumenttype, manglerSide }: Funn): Svar {
  if (dokumenttype.verdi === 'ikke_kontrakt')
    return ja(dokumenttype.sikkerhet, 'Dokumentet ser ikke ut til å være en kontrakt.')
  if (dokumenttype.verdi === 'tillegg')
    return ja(dokumenttype.sikkerhet, 'Dette er et tillegg. Hovedavtalen mangler.')
  if (manglerSide.verdi && manglerSide.sikkerhet >= 0.6)
    return ja(manglerSide.sikkerhet, 'Det ser ut til at en side mangler.')
  return nei(Math.min(dokumenttype.sikkerhet, manglerSide.verdi ? 0.5 : manglerSide.sikkerhet))
}

const sureUnsigned = 0.6

function manglerSignatur({ signaturer }: Funn): Svar {
  const begge = [signaturer.arbeidstaker, signaturer.produksjonsselskap]
  // Where no place to sign was even found, the contract says nothing of who has signed: most that are sent in are signed.
  const mangler = begge.filter(one => one?.verdi === false && one.sikkerhet >= sureUnsigned)
  if (mangler.length > 0)
    return ja(Math.max(...mangler.map(one => one?.sikkerhet ?? 0)), 'En signatur mangler.')
  return nei(Math.min(...begge.map(one => one?.sikkerhet ?? 0.5)))
}

/** One approved function among several is enough: the case goes on for that one. */
function manglerFunksjon({ registreringer }: Funn): Svar {
  const funksjoner = registreringer.flatMap(one => one.fagfunksjon ?? [])
  // None was found: it is likelier that it was not read than that the contract has none.
  if (funksjoner.length === 0) return nei(0.5)
  const approved = funksjoner.filter(one => one.godkjent)
  if (approved.length === 0)
    return ja(
      Math.max(...funksjoner.map(one => one.sikkerhet)),
      'Fagfunksjonen er ikke godkjent i fordelingsplanen.',
    )
  return nei(Math.max(...approved.map(one => one.sikkerhet)))
}

const medGodkjent = (all: readonly RegistreringFunn[]) =>
  all.filter(one => one.fagfunksjon === null || one.fagfunksjon.godkjent)

function manglerProduksjon({ registreringer }: Funn): Svar {
  const gjeldende = medGodkjent(registreringer)
  const uklar = gjeldende.filter(one => one.produksjon !== null && !one.produksjon.verdi.produksjonsID)
  if (uklar.length > 0)
    return ja(
      Math.max(0.5, ...uklar.map(one => one.produksjon?.sikkerhet ?? 0)),
      'Produksjonen er ikke entydig i registeret.',
    )
  if (gjeldende.length === 0) return nei(0.5)
  return nei(Math.min(...gjeldende.map(one => one.produksjon?.sikkerhet ?? 0.5)))
}

function manglerEpisoder({ registreringer }: Funn): Svar {
  const serier = medGodkjent(registreringer).filter(one => one.erSerie)
  if (serier.some(one => one.episoder === null))
    return ja(0.8, 'Dokumentet sier ikke hvor mange episoder arbeidet gjaldt.')
  return nei(Math.min(1, ...serier.map(one => one.episoder?.sikkerhet ?? 0.5)))
}

function motstridende({ klausul }: Funn): Svar {
  if (klausul?.verdi.variant === 'motstridende')
    return ja(klausul.sikkerhet, 'Klausulene om rettigheter strider mot hverandre.')
  // Another clause than the one that was found gives the same status.
  return nei(1)
}

function ferdig({ signaturer: { arbeidstaker, produksjonsselskap } }: Funn): Svar {
  const beggeSignert = arbeidstaker?.verdi === true && produksjonsselskap?.verdi === true
  return ja(
    0.9,
    beggeSignert
      ? 'Alt som trengs, ser ut til å være på plass.'
      : 'KI ser ingen mangler, men fant ikke begge signaturene.',
  )
}
