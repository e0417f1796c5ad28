import type { ProduksjonRad } from '@rp/contract/produksjon'
import type { ProduksjonEndring } from '@rp/contract/produksjonsregister'
import type { Sammenslaaingsfelt } from '@rp/contract/sammenslaaing'
import type * as z from 'zod/mini'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { toProduksjon } from '../produksjon.mapping.ts'
import { type ProduksjonRow, type RegisterRow, ukjentMedlem } from './register.repository.ts'

export const toProduksjonRad = (row: RegisterRow): ProduksjonRad => ({
  ...toProduksjon(row),
  plass: row.plass,
  nyFra: row.ny ? (row.ny_fra_navn ?? ukjentMedlem) : null,
  antallRegistreringer: row.antall_registreringer,
  antallSendelister: row.antall_sendelister,
  versjon: row.versjon,
})

/** The columns that staff fill in, under the names that the history knows them by. */
export type Kolonner = Pick<
  ProduksjonRow,
  'selskap' | 'sesong' | 'premiere' | 'verkstype' | 'spilletid_sekunder' | 'episoder' | 'bruk'
>
type Felter = z.output<typeof ProduksjonEndring>

export const emptyKolonner: Kolonner = {
  selskap: '',
  sesong: null,
  premiere: null,
  verkstype: null,
  spilletid_sekunder: null,
  episoder: null,
  bruk: null,
}

/** An absent field is absent here too; null, an empty text and nothing typed all empty it. */
export function toKolonner(felter: Felter): Partial<Kolonner> {
  const given: { [Name in keyof Kolonner]: Kolonner[Name] | undefined } = {
    selskap: felter.Produksjonsselskap === undefined ? undefined : (felter.Produksjonsselskap?.trim() ?? ''),
    sesong: felter.Sesong,
    premiere: felter.Premiere,
    verkstype: felter.Verkstype === undefined ? undefined : felter.Verkstype || null,
    spilletid_sekunder: felter.Spilletid_sekunder,
    episoder: felter.Episoder,
    bruk: felter.Bruk === '' ? null : felter.Bruk,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Of the columns that are given, those that differ from what is stored. */
export const changedKolonner = (row: ProduksjonRow, given: Partial<Kolonner>): Partial<Kolonner> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof Kolonner]),
    ),
  )

/** As the database takes them: the company with its key in Norwegian order, and `bruk` as JSON. */
export const toStored = ({ bruk, ...rest }: Partial<Kolonner>) => ({
  ...rest,
  ...(rest.selskap !== undefined && { selskap_sort: sortKey(rest.selskap) }),
  ...(bruk !== undefined && { bruk: bruk === null ? null : JSON.stringify(bruk) }),
})

/** As the history tells of them. */
export const toTold = ({ bruk, ...rest }: Partial<Kolonner>): Record<string, unknown> => ({
  ...rest,
  ...(bruk !== undefined && { bruk: bruk === null ? null : JSON.stringify(bruk) }),
})

/** A production in a few words: «Måkeskrik (2021)». */
export const nameOf = ({ tittel, premiere }: Pick<ProduksjonRow, 'tittel' | 'premiere'>): string =>
  premiere === null ? tittel : `${tittel} (${premiere})`

/** The column of each field that a merge chooses between. */
export const kolonneOf: Record<Sammenslaaingsfelt, keyof Kolonner> = {
  Produksjonsselskap: 'selskap',
  Sesong: 'sesong',
  Premiere: 'premiere',
  Verkstype: 'verkstype',
  Spilletid_sekunder: 'spilletid_sekunder',
  Episoder: 'episoder',
  Bruk: 'bruk',
}
