/** How the rights are settled: kept through F©R, bought out by the producer, or not mentioned at all. */
export type Klausul = 'behold' | 'frikjoep' | 'taus'

/** Everything a contract of the demo says, before it is put into words and onto paper. */
export type Kontrakt = {
  spraak: 'nb' | 'nn' | 'en'
  /** The look: a form with boxes, a lawyer's document, or a house style with a band of colour. */
  stil: 'skjema' | 'klassisk' | 'baand'
  selskap: { navn: string; orgnr: string; adresse: string; kontakt: string }
  arbeidstaker: { navn: string; adresse: string; personnummer: string; kontonummer: string }
  verk: Verk[]
  mediehus: string
  /** The function as people say it, in the contract's language. */
  fagfunksjon: string
  /** Episodes worked; null where the contract is silent. */
  episoder: number | null
  fra: Date
  til: Date
  /** Gross pay in kroner: a week for a series, the whole for a single work. */
  loenn: { kroner: number; per: 'uke' | 'oppdrag' }
  klausul: Klausul
  sted: string
  dato: Date
  signert: { selskap: boolean; arbeidstaker: boolean }
  /** How many clauses: one page, two, or three. */
  omfang: 'kort' | 'vanlig' | 'utvidet'
  /** A schedule on a page of its own. */
  framdriftsplan: boolean
}

export type Verk = {
  tittel: string
  sesong: number | null
  verkstype: string
  episoder: number | null
  minutter: number | null
}

export type Punkt = {
  tittel: string
  fakta: readonly (readonly [string, string])[]
  avsnitt: readonly string[]
}
export type Part = { rolle: string; navn: string; linjer: readonly string[] }

/** A contract in words, ready to be set. */
export type Kontrakttekst = {
  tittel: string
  undertittel: string
  brevhode: readonly string[]
  parter: readonly Part[]
  punkter: readonly Punkt[]
  stedDato: string
  signaturer: readonly { rolle: string; navn: string; signert: boolean }[]
  vedlegg: { tittel: string; kolonner: readonly string[]; rader: readonly (readonly string[])[] } | null
  side: (nummer: number, antall: number) => string
}

const locales = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' } as const

/** A date as a contract writes it: 3. mars 2023. */
export const formatDato = (date: Date, spraak: Kontrakt['spraak']) =>
  new Intl.DateTimeFormat(locales[spraak], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)

/** Kroner with an ordinary space between the thousands, which every font of the demo has. */
export const formatKroner = (kroner: number) => String(kroner).replace(/\B(?=(\d{3})+$)/g, ' ')

/** The title with its season said once: 'Tinghuset', not 'Tinghuset (sesong 2)'. */
export const baseTitle = (title: string) => title.replace(/ \(sesong \d+\)$/, '')

/** ISO week of a date, for schedules. */
function formatUke(date: Date): string {
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * 86_400_000)
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 604_800_000)
  return `${week}/${thursday.getUTCFullYear()}`
}

/** The rows of the schedule: one an episode, at most 26, spread evenly over the period. */
export function createPlan(kontrakt: Kontrakt): string[][] {
  const count = Math.min(kontrakt.episoder ?? kontrakt.verk[0]?.episoder ?? 1, 26)
  const span = kontrakt.til.getTime() - kontrakt.fra.getTime()
  const at = (share: number) => formatUke(new Date(kontrakt.fra.getTime() + span * share))
  return Array.from({ length: count }, (_, index) => [
    String(index + 1),
    at(index / count),
    at((index + 0.6) / count),
    at((index + 1) / count),
  ])
}
