import type { Bruker } from '@rp/contract/bruker'
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
export type Manglende = { readonly felt: keyof Utfylt; readonly navn: string }

/** True when the bank details are those of an account abroad, or will be: the person lives abroad and has none yet. */
export const hasUtenlandskKonto = ({
  kontonummer,
  iban,
  swift,
  land,
}: Pick<Utfylt, 'kontonummer' | 'iban' | 'swift' | 'land'>): boolean =>
  kontonummer.trim() === '' && (iban.trim() !== '' || swift.trim() !== '' || !isNorge(land))

const always: readonly Manglende[] = [
  { felt: 'fornavn', navn: 'fornavn' },
  { felt: 'etternavn', navn: 'etternavn' },
  { felt: 'telefonnummer', navn: 'telefonnummer' },
  { felt: 'adresse', navn: 'gateadresse' },
  { felt: 'postnummer', navn: 'postnummer' },
  { felt: 'by', navn: 'poststed' },
  { felt: 'land', navn: 'land' },
]
const abroad: readonly Manglende[] = [
  { felt: 'iban', navn: 'IBAN' },
  { felt: 'swift', navn: 'SWIFT' },
]

/** What must still be filled in before remuneration can be paid, in the order of the screen. */
export function manglerOf(bruker: Utfylt): Manglende[] {
  const bank = hasUtenlandskKonto(bruker) ? abroad : [{ felt: 'kontonummer', navn: 'kontonummer' } as const]
  return [...always, ...bank].filter(({ felt }) => bruker[felt].trim() === '')
}
