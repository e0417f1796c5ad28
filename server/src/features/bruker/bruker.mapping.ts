import type { Bruker, BrukerEndring, BrukerListeRad, BrukerRad } from '@rp/contract/bruker'
import type { Updateable } from 'kysely'
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts'
import type { Tables } from '../database.ts'
import type { BrukerRow } from './bruker.repository.ts'
import { kontomangelOf, kontoOf, listMangler } from './utbetalingskrav.ts'

type Row = NonNullable<BrukerRow>
type Kryptert = 'kontonummer' | 'iban' | 'internasjonal_id' | 'konto_avvist'
/** A user with everything that the person may save. */
export type HeleBruker = Bruker & { internasjonalIdNummer: string }

/** Bound to the row and the column, so that neither can be moved to another unnoticed. Empty stays empty. */
export const sealNummer = (cipher: FieldCipher, brukerId: string, felt: Kryptert, value: string): string =>
  value && cipher.encrypt(value, `bruker:${brukerId}:${felt}`)

/** Two users with the same account number have the same one of these, however it was typed. Empty without a number. */
export const kontonummerIndeks = (cipher: FieldCipher, kontonummer: string): string => {
  const plain = kontonummer.replace(/[^\p{L}\d]/gu, '').toUpperCase()
  return plain && cipher.blindIndex(plain, 'kontonummer')
}

const openNummer = <Felt extends Kryptert>(
  cipher: FieldCipher,
  row: { id: string } & Record<`${Felt}_kryptert`, string>,
  felt: Felt,
): string => {
  const sealed: string = row[`${felt}_kryptert`]
  return sealed && cipher.decrypt(sealed, `bruker:${row.id}:${felt}`)
}

export const openKontonummer = (cipher: FieldCipher, row: Pick<Row, 'id' | 'kontonummer_kryptert'>): string =>
  openNummer(cipher, row, 'kontonummer')

/** What was written before it was sealed counts until the job has sealed it. */
export const openInternasjonalId = (
  cipher: FieldCipher,
  row: Pick<Row, 'id' | 'internasjonal_id' | 'internasjonal_id_kryptert'>,
): string => openNummer(cipher, row, 'internasjonal_id') || row.internasjonal_id

type Bankrad = Pick<Row, 'id' | 'kontonummer_kryptert' | 'iban_kryptert' | 'swift'>
/** Where somebody wants their money, as they wrote it. */
export const openBank = (cipher: FieldCipher, row: Bankrad) => ({
  kontonummer: openNummer(cipher, row, 'kontonummer'),
  iban: openNummer(cipher, row, 'iban'),
  swift: row.swift,
})

type Avvistrad = Pick<Row, 'id' | 'konto_avvist_kryptert'>
/** The accounts that the bank has refused to pay somebody to. */
export const openAvviste = (cipher: FieldCipher, row: Avvistrad): string[] =>
  openNummer(cipher, row, 'konto_avvist').split(' ').filter(Boolean)
export const sealAvviste = (cipher: FieldCipher, brukerId: string, avviste: readonly string[]): string =>
  sealNummer(cipher, brukerId, 'konto_avvist', avviste.join(' '))

/** Whether the bank has refused the account that somebody has now. */
export const isKontoAvvist = (cipher: FieldCipher, row: Bankrad & Avvistrad): boolean =>
  row.konto_avvist_kryptert !== '' &&
  kontomangelOf({ konto: kontoOf(openBank(cipher, row)), avviste: openAvviste(cipher, row) }) ===
    'avvist_konto'

export const toBrukerRad = (row: Row): BrukerRad => ({
  id: row.id,
  fornavn: row.fornavn,
  mellomnavn: row.mellomnavn,
  etternavn: row.etternavn,
  email: row.epost,
  epostBekreftet: row.epost_bekreftet !== null,
  telefonnummer: row.telefonnummer,
  adresse: row.adresse,
  postnummer: row.postnummer,
  by: row.poststed,
  land: row.land,
  eoes: row.eoes,
  naering: row.naering,
  orgnr: row.orgnr,
  brukertype: row.brukertype,
})

export const toBrukerListeRad = (row: Row & { sletting: Date | null }): BrukerListeRad => ({
  ...toBrukerRad(row),
  aktiv: row.aktiv,
  kontrollsiffer: row.personnummer_kontrollert,
  sletting: row.sletting?.toISOString() ?? null,
})

export function toBruker(cipher: FieldCipher, row: Row): Bruker {
  const bank = openBank(cipher, row)
  const harNummer = row.personnummer_kryptert !== '' || row.internasjonal_id_kryptert !== ''
  const konto = { konto: kontoOf(bank), avviste: openAvviste(cipher, row) }
  const mangler = listMangler({ ...konto, harNummer, eoes: row.eoes })
  return { ...toBrukerRad(row), ...bank, mangler }
}

export const toHeleBruker = (cipher: FieldCipher, row: Row): HeleBruker => ({
  ...toBruker(cipher, row),
  internasjonalIdNummer: openInternasjonalId(cipher, row),
})

const columnOf = {
  fornavn: 'fornavn',
  mellomnavn: 'mellomnavn',
  etternavn: 'etternavn',
  telefonnummer: 'telefonnummer',
  adresse: 'adresse',
  postnummer: 'postnummer',
  by: 'poststed',
  land: 'land',
  eoes: 'eoes',
  naering: 'naering',
  orgnr: 'orgnr',
  swift: 'swift',
} as const

type Felt = keyof BrukerEndring
const sealedAs = {
  kontonummer: 'kontonummer',
  iban: 'iban',
  internasjonalIdNummer: 'internasjonal_id',
} as const
const isKryptert = (felt: Felt): felt is keyof typeof sealedAs => felt in sealedAs

/** The fields that a save changes, trimmed. Null means empty; what the body leaves out stays. */
export function changedFelt(bruker: HeleBruker, body: BrukerEndring): [Felt, string][] {
  return (Object.entries(body) as [Felt, string | null | undefined][])
    .filter(([, value]) => value !== undefined)
    .map(([felt, value]): [Felt, string] => [felt, (value ?? '').trim()])
    .filter(([felt, value]) => value !== bruker[felt])
}

/** What else a column needs that changes with a field. */
const beside = (cipher: FieldCipher, felt: Felt, value: string): Updateable<Tables['bruker']> => ({
  ...(felt === 'kontonummer' && { kontonummer_indeks: kontonummerIndeks(cipher, value) }),
  ...(felt === 'internasjonalIdNummer' && { internasjonal_id: '' }),
})

/** The changed fields as columns, the secret ones encrypted. */
export function toColumns(
  cipher: FieldCipher,
  brukerId: string,
  changed: readonly [Felt, string][],
): Updateable<Tables['bruker']> {
  const columns = changed.map(([felt, value]) => ({
    ...(isKryptert(felt)
      ? { [`${sealedAs[felt]}_kryptert`]: sealNummer(cipher, brukerId, sealedAs[felt], value) }
      : { [columnOf[felt]]: value }),
    ...beside(cipher, felt, value),
  }))
  return Object.assign({}, ...columns)
}

/** The change as the history keeps it: of a number that is kept secret only that it was changed, never the number. */
export function toEndringer(bruker: HeleBruker, changed: readonly [Felt, string][]) {
  return changed.map(([felt, value]) =>
    isKryptert(felt)
      ? { felt, fra: null, til: 'endret' }
      : { felt, fra: bruker[felt] || null, til: value || null },
  )
}

type Nummerrad = Pick<Row, 'id' | 'personnummer_kryptert' | 'internasjonal_id_kryptert' | 'internasjonal_id'>
/** Both numbers of somebody, for a file that nobody reads before each view is written down; empty where there is none, or it does not open. */
export function readNumre(
  cipher: FieldCipher,
  row: Nummerrad,
): { personnummer: string; internasjonalId: string } {
  const orEmpty = (read: () => string): string => {
    try {
      return read()
    } catch {
      return ''
    }
  }
  return {
    personnummer: orEmpty(() => cipher.decrypt(row.personnummer_kryptert, `bruker:${row.id}`)),
    internasjonalId: orEmpty(() => openInternasjonalId(cipher, row)),
  }
}
