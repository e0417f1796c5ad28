import type { Bruker, Utbetalingsmangel } from '@rp/contract/bruker'
import { isNorge } from './land.ts'

/** What the person has filled in of what a payment needs. */
type Utfylt = Pick<
  Bruker,
  | 'fornavn'
  | 'etternavn'
  | 'telefonnummer'
  | 'adresse'
  | 'postnummer'
  | 'by'
  | 'land'
  | 'kontonummer'
  | 'iban'
  | 'swift'
>
/** What is missing, and the field of Din data where it is filled in. */
export type Manglende = {
  readonly felt: keyof Utfylt | 'personnummer' | 'eoes'
  readonly navn: string
}

/** True when the bank details are those of an account abroad, or will be: the person lives abroad and has none yet. */
export const hasUtenlandskKonto = ({
  kontonummer,
  iban,
  swift,
  land,
}: Pick<Utfylt, 'kontonummer' | 'iban' | 'swift' | 'land'>): boolean =>
  kontonummer.trim() === '' && (iban.trim() !== '' || swift.trim() !== '' || !isNorge(land))

type Tekstfelt = { readonly felt: keyof Utfylt; readonly navn: string }
const always: readonly Tekstfelt[] = [
  { felt: 'fornavn', navn: 'fornavn' },
  { felt: 'etternavn', navn: 'etternavn' },
  { felt: 'telefonnummer', navn: 'telefonnummer' },
  { felt: 'adresse', navn: 'gateadresse' },
  { felt: 'postnummer', navn: 'postnummer' },
  { felt: 'by', navn: 'poststed' },
  { felt: 'land', navn: 'land' },
]
const abroad: readonly Tekstfelt[] = [
  { felt: 'iban', navn: 'IBAN' },
  { felt: 'swift', navn: 'SWIFT' },
]

/** What the distribution holds money back for; of the account the fields above tell, where one is empty. */
const holder: Record<Exclude<Utbetalingsmangel, 'mangler_konto'>, Manglende> = {
  mangler_nummer: { felt: 'personnummer', navn: 'personnummer' },
  mangler_eoes: { felt: 'eoes', navn: 'svar på spørsmålet om EØS' },
}
const gyldig = {
  norsk: { felt: 'kontonummer', navn: 'gyldig kontonummer' },
  utland: { felt: 'iban', navn: 'gyldig IBAN og SWIFT' },
} as const

/** What must still be filled in before all remuneration can be paid, in the order of the screen. */
export function manglerOf(bruker: Utfylt & Pick<Bruker, 'mangler'>): Manglende[] {
  const isEmpty = ({ felt }: Tekstfelt) => bruker[felt].trim() === ''
  const isAbroad = hasUtenlandskKonto(bruker)
  const bank = (isAbroad ? abroad : [{ felt: 'kontonummer', navn: 'kontonummer' } as const]).filter(isEmpty)
  const held = bruker.mangler.flatMap(mangel => {
    if (mangel !== 'mangler_konto') return holder[mangel]
    return bank.length > 0 ? [] : gyldig[isAbroad ? 'utland' : 'norsk']
  })
  return [...always.filter(isEmpty), ...bank, ...held]
}

/** What stands before them. */
export const manglerOrd = 'Mangler:'

/** What comes of it: without the answer about the EEA alone, only private copying waits. */
export const foelgeOf = (mangler: readonly Manglende[]): string =>
  mangler.every(({ felt }) => felt === 'eoes')
    ? 'Til vi har det, holder vi tilbake vederlaget ditt for privatkopiering.'
    : 'Uten det kan vi ikke betale deg.'
