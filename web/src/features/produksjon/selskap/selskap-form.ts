import type { Enhet } from '@rp/contract/enhetsregister'
import { isOrgnr } from '@rp/contract/orgnr'
import { SelskapRad, selskapKolonner } from '@rp/contract/produksjon'
import { ApiError } from '../../../platform/api.ts'
import { type FormShape, fieldByField } from '../../../platform/form-shape.ts'
import { listText, formText as text } from './selskap.text.ts'

export type SelskapFelt = (typeof selskapKolonner)[number]
export type SelskapUtkast = Readonly<Record<SelskapFelt, string>>

export const emptySelskap = (navn: string): SelskapUtkast => ({
  navn,
  orgnr: '',
  kontaktperson: '',
  epost: '',
  telefon: '',
})

/** What cannot be saved, at its field: as the server checks what is sent. What stands as it is stored is not sent. */
export function findFaults(utkast: SelskapUtkast, base?: SelskapUtkast): Felter {
  const { navn, orgnr, epost, telefon } = base
    ? { ...emptySelskap(utkast.navn), ...changedFelt(utkast, base) }
    : utkast
  const faults: Felter = {}
  if (navn.trim() === '') faults.navn = text.navnMangler
  if (orgnr.trim() !== '' && !isOrgnr(orgnr)) faults.orgnr = text.orgnrFeil
  if (!/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(epost.trim())) faults.epost = text.epostFeil
  if (!/^$|^[+\d][\d\s()/-]{4,}$/.test(telefon.trim())) faults.telefon = text.telefonFeil
  return faults
}

type Felter = Partial<Record<SelskapFelt, string>>

/** Fields that the person has changed. */
export const changedFelt = (utkast: SelskapUtkast, base: SelskapUtkast): Felter =>
  Object.fromEntries(fieldByField.changed(utkast, base).map(felt => [felt, utkast[felt].trim()]))

const toDraft = ({ navn, orgnr, kontaktperson, epost, telefon }: SelskapRad): SelskapUtkast => ({
  navn,
  orgnr,
  kontaktperson,
  epost,
  telefon,
})

/** The form over one company. */
export const selskapShape: FormShape<SelskapRad, SelskapUtkast, Felter> = {
  ...fieldByField,
  name: 'selskap',
  schema: SelskapRad,
  toDraft,
  toChange: (utkast, from) => changedFelt(utkast, toDraft(from)),
}

/** The fields as whoever must choose between two versions reads them. */
export const konfliktFelt = selskapKolonner.map(felt => ({
  felt,
  navn: listText.kolonne[felt],
  show: (utkast: SelskapUtkast) => utkast[felt],
}))

/** What the server refused, at the field where it can be put right. None: the fault is no field's. */
export function toldFaults(error: Error | null): Felter {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'orgnr_i_bruk') return { orgnr: error.message }
  if (error.code === 'selskap_finnes') return { navn: error.message }
  const felt = error.felt ?? {}
  return Object.fromEntries(
    selskapKolonner.flatMap(name => (felt[name] === undefined ? [] : [[name, felt[name]]])),
  )
}

/** Puts what Enhetsregisteret knows into the fields that are empty, and tells which they were. */
export function fillEmpty(
  utkast: SelskapUtkast,
  { navn, epost, telefon }: Enhet,
): { utkast: SelskapUtkast; filled: readonly SelskapFelt[] } {
  const known = { ...emptySelskap(navn), epost, telefon }
  const filled = selskapKolonner.filter(felt => utkast[felt].trim() === '' && known[felt] !== '')
  return { utkast: { ...utkast, ...Object.fromEntries(filled.map(felt => [felt, known[felt]])) }, filled }
}
