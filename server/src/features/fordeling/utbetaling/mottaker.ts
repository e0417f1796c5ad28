import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import type { EncryptedColumn } from '../../../platform/crypto/key-check.ts'
import type { Konto } from '../../bruker/bruker.service.ts'

/** Who is paid and where, as it was locked. */
export type Mottaker = Konto & {
  navn: string
  adresse: string
  postnummer: string
  by: string
  /** As it is written; what was locked before it was kept has none. */
  land?: string
}
export type Kontoslag = 'norsk' | 'utland' | 'mangler'

const boundTo = (id: string): string => `betaling:${id}`
export const betalingColumns: readonly EncryptedColumn[] = [
  { table: 'betaling', column: 'mottaker_kryptert', boundTo },
]
export const sealMottaker = (cipher: FieldCipher, id: string, mottaker: Mottaker): string =>
  cipher.encrypt(JSON.stringify(mottaker), boundTo(id))
export const openMottaker = (cipher: FieldCipher, id: string, sealed: string): Mottaker =>
  JSON.parse(cipher.decrypt(sealed, boundTo(id))) as Mottaker

export const kontoslagOf = ({ konto, iban }: Pick<Mottaker, 'konto' | 'iban'>): Kontoslag =>
  (konto && 'norsk') || (iban && 'utland') || 'mangler'

/** The last four characters of the account, by which its owner knows it; empty where there is none. */
export const sluttPaa = ({ konto, iban }: Pick<Mottaker, 'konto' | 'iban'>): string =>
  (konto || iban).slice(-4)
