import { isIban, looksLikeKontonummer } from '@rp/contract/hemmelig-nummer'
import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import type { EncryptedColumn } from '../../../platform/crypto/key-check.ts'

/** Who is paid and where, as it was locked. `konto` is a Norwegian account of eleven digits; abroad it is empty. */
export type Mottaker = {
  navn: string
  adresse: string
  postnummer: string
  by: string
  konto: string
  iban: string
  bic: string
}
export type Kontoslag = 'norsk' | 'utland' | 'mangler'
export type Bank = { kontonummer: string; iban: string; swift: string }

const boundTo = (id: string): string => `betaling:${id}`
export const betalingColumns: readonly EncryptedColumn[] = [
  { table: 'betaling', column: 'mottaker_kryptert', boundTo },
]
export const sealMottaker = (cipher: FieldCipher, id: string, mottaker: Mottaker): string =>
  cipher.encrypt(JSON.stringify(mottaker), boundTo(id))
export const openMottaker = (cipher: FieldCipher, id: string, sealed: string): Mottaker =>
  JSON.parse(cipher.decrypt(sealed, boundTo(id))) as Mottaker

const isKonto = (text: string): boolean => /^\d{11}$/.test(text) && looksLikeKontonummer(text)
const bicOf = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** The account that the money can go to. A Norwegian IBAN is a Norwegian account; abroad a bank code (BIC) is needed too. */
export function kontoOf({ kontonummer, iban, swift }: Bank): Pick<Mottaker, 'konto' | 'iban' | 'bic'> {
  const tidy = iban.replace(/\s/g, '').toUpperCase()
  const isGood = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(tidy) && isIban(tidy)
  const domestic = isGood && tidy.startsWith('NO') ? tidy.slice(4) : ''
  const konto = [kontonummer.replace(/\D/g, ''), domestic].find(isKonto) ?? ''
  const bic = swift.replace(/\s/g, '').toUpperCase()
  const isAbroad = konto === '' && isGood && domestic === '' && bicOf.test(bic)
  return { konto, iban: isAbroad ? tidy : '', bic: isAbroad ? bic : '' }
}

export const kontoslagOf = ({ konto, iban }: Pick<Mottaker, 'konto' | 'iban'>): Kontoslag =>
  (konto && 'norsk') || (iban && 'utland') || 'mangler'

/** The last four characters of the account, by which its owner knows it; empty where there is none. */
export const sluttPaa = ({ konto, iban }: Pick<Mottaker, 'konto' | 'iban'>): string =>
  (konto || iban).slice(-4)
