import type { ProduksjonRad } from '@rp/contract/produksjon'
import type { ConflictRow } from '../../../ui/conflict-dialog.tsx'
import { type NyProduksjon, toFelter } from '../ny-produksjon.ts'
import { nyText } from '../produksjon-velger.text.ts'

const felt = [
  'Produksjonsselskap',
  'Verkstype',
  'Sesong',
  'Premiere',
  'Episoder',
  'Spilletid_sekunder',
] as const
type Felt = (typeof felt)[number]

/** A stored production as its fields show it. */
export const toUtkast = (rad: ProduksjonRad): NyProduksjon => ({
  Produksjonstittel: rad.Produksjonstittel,
  Produksjonsselskap: rad.Produksjonsselskap,
  Verkstype: rad.Verkstype ?? '',
  Sesong: String(rad.Sesong ?? ''),
  Premiere: String(rad.Premiere ?? ''),
  Episoder: String(rad.Episoder ?? ''),
  Spilletid_sekunder: String(rad.Spilletid_sekunder ?? ''),
})

/** Fields that the person has changed since `base`. */
export const changedFelt = (utkast: NyProduksjon, base: NyProduksjon): Felt[] =>
  felt.filter(name => utkast[name].trim() !== base[name].trim())

/** What a save carries: the changed fields alone, so that what others changed meanwhile stays. */
export function toEndring(utkast: NyProduksjon, base: NyProduksjon) {
  const all = toFelter(utkast)
  return Object.fromEntries(changedFelt(utkast, base).map(name => [name, all[name]]))
}

/** The person's own changes since `base`, on top of what is saved now. */
export const rebase = (utkast: NyProduksjon, base: NyProduksjon, now: NyProduksjon): NyProduksjon => ({
  ...now,
  ...Object.fromEntries(changedFelt(utkast, base).map(name => [name, utkast[name]])),
})

/** The fields in which the two versions differ. */
export const conflictRows = (utkast: NyProduksjon, now: NyProduksjon): ConflictRow[] =>
  (['Produksjonstittel', ...felt] as const)
    .filter(name => utkast[name].trim() !== now[name].trim())
    .map(name => ({ navn: nyText.felt[name], min: utkast[name], deres: now[name] }))
