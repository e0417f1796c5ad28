import type { ProduksjonRad } from '@rp/contract/produksjon'
import type { ConflictRow } from '../../../ui/conflict-dialog.tsx'
import { type NyProduksjon, toFelter } from '../ny-produksjon.ts'
import { nyText } from '../produksjon-velger.text.ts'
import { describeBruk, readBruk } from './bruk.ts'
import { formText } from './register.text.ts'

/** The fields of a stored production as they are typed; `Bruk` has one line for each entry. */
export type ProduksjonUtkast = NyProduksjon & { Bruk: string }

const felt = [
  'Produksjonsselskap',
  'Verkstype',
  'Sesong',
  'Premiere',
  'Episoder',
  'Spilletid_sekunder',
  'Bruk',
] as const
type Felt = (typeof felt)[number]

/** A stored production as its fields show it. */
export const toUtkast = (rad: ProduksjonRad): ProduksjonUtkast => ({
  Produksjonstittel: rad.Produksjonstittel,
  Produksjonsselskap: rad.Produksjonsselskap,
  Verkstype: rad.Verkstype ?? '',
  Sesong: String(rad.Sesong ?? ''),
  Premiere: String(rad.Premiere ?? ''),
  Episoder: String(rad.Episoder ?? ''),
  Spilletid_sekunder: String(rad.Spilletid_sekunder ?? ''),
  Bruk: describeBruk(rad.Bruk).join('\n'),
})

/** Fields that the person has changed since `base`. */
export const changedFelt = (utkast: ProduksjonUtkast, base: ProduksjonUtkast): Felt[] =>
  felt.filter(name => utkast[name].trim() !== base[name].trim())

/** What a save carries: the changed fields alone, so that what others changed meanwhile stays. */
export function toEndring(utkast: ProduksjonUtkast, from: ProduksjonRad) {
  const all = { ...toFelter(utkast), Bruk: readBruk(utkast.Bruk, from.Bruk) }
  return Object.fromEntries(changedFelt(utkast, toUtkast(from)).map(name => [name, all[name]]))
}

/** The person's own changes since `base`, on top of what is saved now. */
export const rebase = (
  utkast: ProduksjonUtkast,
  base: ProduksjonUtkast,
  now: ProduksjonUtkast,
): ProduksjonUtkast => ({
  ...now,
  ...Object.fromEntries(changedFelt(utkast, base).map(name => [name, utkast[name]])),
})

/** The fields in which the two versions differ. */
export const conflictRows = (utkast: ProduksjonUtkast, now: ProduksjonUtkast): ConflictRow[] =>
  (['Produksjonstittel', ...felt] as const)
    .filter(name => utkast[name].trim() !== now[name].trim())
    .map(name => ({
      navn: name === 'Bruk' ? formText.bruk : nyText.felt[name],
      min: utkast[name],
      deres: now[name],
    }))
