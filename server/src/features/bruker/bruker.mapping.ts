import type { Bruker, BrukerEndring, BrukerListeRad, BrukerRad } from '@rp/contract/bruker'
import type { Updateable } from 'kysely'
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts'
import type { Tables } from '../database.ts'
import type { BrukerRow } from './bruker.repository.ts'

type Row = NonNullable<BrukerRow>
type Kryptert = 'kontonummer' | 'iban'

/** Bound to the row and the column, so that neither can be moved to another unnoticed. Empty stays empty. */
export const sealBankfelt = (cipher: FieldCipher, brukerId: string, felt: Kryptert, value: string): string =>
  value && cipher.encrypt(value, `bruker:${brukerId}:${felt}`)

/** Two users with the same account number have the same one of these, however it was typed. Empty without a number. */
export const kontonummerIndeks = (cipher: FieldCipher, kontonummer: string): string => {
  const plain = kontonummer.replace(/[^\p{L}\d]/gu, '').toUpperCase()
  return plain && cipher.blindIndex(plain, 'kontonummer')
}

export const openKontonummer = (cipher: FieldCipher, row: Pick<Row, 'id' | 'kontonummer_kryptert'>): string =>
  row.kontonummer_kryptert && cipher.decrypt(row.kontonummer_kryptert, `bruker:${row.id}:kontonummer`)

const openBankfelt = (cipher: FieldCipher, row: Row, felt: Kryptert): string => {
  const sealed = row[`${felt}_kryptert`]
  return sealed && cipher.decrypt(sealed, `bruker:${row.id}:${felt}`)
}

export const toBrukerRad = (row: Row): BrukerRad => ({
  id: row.id,
  fornavn: row.fornavn,
  mellomnavn: row.mellomnavn,
  etternavn: row.etternavn,
  email: row.epost,
  internasjonalIdNummer: row.internasjonal_id,
  telefonnummer: row.telefonnummer,
  adresse: row.adresse,
  postnummer: row.postnummer,
  by: row.poststed,
  land: row.land,
  brukertype: row.brukertype,
})

export const toBrukerListeRad = (row: Row & { sletting: Date | null }): BrukerListeRad => ({
  ...toBrukerRad(row),
  aktiv: row.aktiv,
  kontrollsiffer: row.personnummer_kontrollert,
  sletting: row.sletting?.toISOString() ?? null,
})

export const toBruker = (cipher: FieldCipher, row: Row): Bruker => ({
  ...toBrukerRad(row),
  kontonummer: openBankfelt(cipher, row, 'kontonummer'),
  iban: openBankfelt(cipher, row, 'iban'),
  swift: row.swift,
})

const columnOf = {
  fornavn: 'fornavn',
  mellomnavn: 'mellomnavn',
  etternavn: 'etternavn',
  internasjonalIdNummer: 'internasjonal_id',
  telefonnummer: 'telefonnummer',
  adresse: 'adresse',
  postnummer: 'postnummer',
  by: 'poststed',
  land: 'land',
  swift: 'swift',
} as const

type Felt = keyof BrukerEndring
const isKryptert = (felt: Felt): felt is Kryptert => felt === 'kontonummer' || felt === 'iban'

/** The fields that a save changes, trimmed. Null means empty; what the body leaves out stays. */
export function changedFelt(bruker: Bruker, body: BrukerEndring): [Felt, string][] {
  return (Object.entries(body) as [Felt, string | null | undefined][])
    .filter(([, value]) => value !== undefined)
    .map(([felt, value]): [Felt, string] => [felt, (value ?? '').trim()])
    .filter(([felt, value]) => value !== bruker[felt])
}

/** The changed fields as columns, the secret ones encrypted. */
export function toColumns(
  cipher: FieldCipher,
  brukerId: string,
  changed: readonly [Felt, string][],
): Updateable<Tables['bruker']> {
  return Object.fromEntries(
    changed.flatMap(([felt, value]) => [
      isKryptert(felt)
        ? [`${felt}_kryptert`, sealBankfelt(cipher, brukerId, felt, value)]
        : [columnOf[felt], value],
      ...(felt === 'kontonummer' ? [['kontonummer_indeks', kontonummerIndeks(cipher, value)]] : []),
    ]),
  )
}

/** The change as the history keeps it: of an account number only that it was changed, never the number. */
export function toEndringer(bruker: Bruker, changed: readonly [Felt, string][]) {
  return changed.map(([felt, value]) =>
    isKryptert(felt)
      ? { felt, fra: null, til: 'endret' }
      : { felt, fra: bruker[felt] || null, til: value || null },
  )
}
