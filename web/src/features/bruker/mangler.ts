import type { Bruker, Utbetalingsmangel } from '@rp/contract/bruker'
import { isNorge } from '@rp/contract/postnummer'

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
/** What is missing, the field of Din data where it is filled in, and what of the distribution's it holds money back for, if anything. */
export type Manglende = {
  readonly felt: keyof Utfylt | 'personnummer' | 'internasjonalIdNummer' | 'eoes'
  readonly navn: string
  readonly holder?: Utbetalingsmangel
}

/** True when the bank details are those of an account abroad, or will be: the person lives abroad and has none yet. */
export const hasUtenlandskKonto = ({
  kontonummer,
  iban,
  swift,
  land,
}: Pick<Utfylt, 'kontonummer' | 'iban' | 'swift' | 'land'>): boolean =>
  kontonummer.trim() === '' && (iban.trim() !== '' || swift.trim() !== '' || !isNorge(land))

const isEmpty = (text: string) => text.trim() === ''

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
const norsk: readonly Tekstfelt[] = [{ felt: 'kontonummer', navn: 'kontonummer' }]
const abroad: readonly Tekstfelt[] = [
  { felt: 'iban', navn: 'IBAN' },
  { felt: 'swift', navn: 'SWIFT' },
]

/** What fills in each thing that the distribution holds money back for. */
function holdtFor(mangel: Utbetalingsmangel, bruker: Utfylt): readonly Omit<Manglende, 'holder'>[] {
  if (mangel === 'mangler_eoes') return [{ felt: 'eoes', navn: 'svar på spørsmålet om EØS' }]
  if (mangel === 'mangler_nummer') {
    const felt = isNorge(bruker.land) ? 'personnummer' : 'internasjonalIdNummer'
    return [{ felt, navn: 'personnummer eller internasjonalt ID-nummer' }]
  }
  const isAbroad = hasUtenlandskKonto(bruker)
  if (mangel === 'avvist_konto')
    return [
      isAbroad
        ? { felt: 'iban', navn: 'en annen konto (banken har avvist IBAN-en)' }
        : { felt: 'kontonummer', navn: 'et annet kontonummer (banken har avvist kontoen)' },
    ]
  const empty = (isAbroad ? abroad : norsk).filter(({ felt }) => isEmpty(bruker[felt]))
  if (empty.length > 0) return empty
  return [
    isAbroad
      ? { felt: 'iban', navn: 'gyldig IBAN og SWIFT' }
      : { felt: 'kontonummer', navn: 'gyldig kontonummer' },
  ]
}

/** What must still be filled in, in the order of the screen. What holds money back is for the server to say. */
export const manglerOf = (bruker: Utfylt & Pick<Bruker, 'mangler'>): Manglende[] => [
  ...always.filter(({ felt }) => isEmpty(bruker[felt])),
  ...bruker.mangler.flatMap(holder => holdtFor(holder, bruker).map(one => ({ ...one, holder }))),
]

/** What stands before them. */
export const manglerOrd = 'Mangler:'

/** What comes of it: without the answer about the EEA alone, only private copying waits. */
export function foelgeOf(mangler: readonly Manglende[]): string {
  const holdt = mangler.filter(({ holder }) => holder)
  if (holdt.length === 0) return 'Vi trenger dette for å kunne nå deg.'
  if (holdt.every(({ felt }) => felt === 'eoes'))
    return 'Til du har svart, holder vi tilbake vederlaget ditt for privatkopiering.'
  return holdt.length === mangler.length
    ? 'Uten dette kan vi ikke betale deg.'
    : 'Vi trenger dette for å kunne nå deg og betale deg.'
}
