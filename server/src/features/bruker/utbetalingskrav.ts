import { type Utbetalingsmangel, utbetalingsmangler } from '@rp/contract/bruker'
import { isIban, looksLikeKontonummer } from '@rp/contract/hemmelig-nummer'

type Bank = { kontonummer: string; iban: string; swift: string }
/** Where money can go: `konto` is a Norwegian account of eleven digits; abroad it is empty. All are empty where there is no account. */
export type Konto = { konto: string; iban: string; bic: string }

const isKonto = (text: string): boolean => /^\d{11}$/.test(text) && looksLikeKontonummer(text)
const bicOf = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** The account that the money can go to. A Norwegian IBAN is a Norwegian account; abroad a bank code (BIC) is needed too. */
export function kontoOf({ kontonummer, iban, swift }: Bank): Konto {
  const tidy = iban.replace(/\s/g, '').toUpperCase()
  const isGood = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(tidy) && isIban(tidy)
  const domestic = isGood && tidy.startsWith('NO') ? tidy.slice(4) : ''
  const konto = [kontonummer.replace(/\D/g, ''), domestic].find(isKonto) ?? ''
  const bic = swift.replace(/\s/g, '').toUpperCase()
  const isAbroad = konto === '' && isGood && domestic === '' && bicOf.test(bic)
  return { konto, iban: isAbroad ? tidy : '', bic: isAbroad ? bic : '' }
}

/** The account that somebody has, and those that the bank has refused to pay them to. */
export type Kontostand = { konto: Konto; avviste: readonly string[] }
/** As it stands among those that are refused; empty where there is none. */
export const nummerOf = ({ konto, iban }: Pick<Konto, 'konto' | 'iban'>): string => konto || iban

/** Why no money can be sent to somebody; null where it can. */
export function kontomangelOf({ konto, avviste }: Kontostand): 'mangler_konto' | 'avvist_konto' | null {
  const nummer = nummerOf(konto)
  if (nummer === '') return 'mangler_konto'
  return avviste.includes(nummer) ? 'avvist_konto' : null
}

type Fortalt = Kontostand & { harNummer: boolean; eoes: string }
/** What holds a person's money back until they tell it: asked by the run that holds it and by the screens that ask for it. */
export function listMangler({ harNummer, eoes, ...konto }: Fortalt): Utbetalingsmangel[] {
  const kontomangel = kontomangelOf(konto)
  const mangler: Record<Utbetalingsmangel, boolean> = {
    mangler_konto: kontomangel === 'mangler_konto',
    avvist_konto: kontomangel === 'avvist_konto',
    mangler_nummer: !harNummer,
    mangler_eoes: eoes === '',
  }
  return utbetalingsmangler.filter(mangel => mangler[mangel])
}
