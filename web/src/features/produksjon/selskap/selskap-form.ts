import { isOrgnr } from '@rp/contract/orgnr'
import { type SelskapRad, selskapKolonner } from '@rp/contract/produksjon'
import { formText as text } from './selskap.text.ts'

export type SelskapFelt = (typeof selskapKolonner)[number]
export type SelskapUtkast = Readonly<Record<SelskapFelt, string>>

export const emptySelskap = (navn: string): SelskapUtkast => ({
  navn,
  orgnr: '',
  kontaktperson: '',
  epost: '',
  telefon: '',
})

export const toUtkast = ({ navn, orgnr, kontaktperson, epost, telefon }: SelskapRad): SelskapUtkast => ({
  navn,
  orgnr,
  kontaktperson,
  epost,
  telefon,
})

/** What cannot be saved, at its field: as the server checks what is sent. What stands as it is stored is not sent. */
export function findFaults(
  utkast: SelskapUtkast,
  base?: SelskapUtkast,
): Partial<Record<SelskapFelt, string>> {
  const { navn, orgnr, epost, telefon } = base
    ? { ...emptySelskap(utkast.navn), ...changedFelt(utkast, base) }
    : utkast
  const faults: Partial<Record<SelskapFelt, string>> = {}
  if (navn.trim() === '') faults.navn = text.navnMangler
  if (orgnr.trim() !== '' && !isOrgnr(orgnr)) faults.orgnr = text.orgnrFeil
  if (!/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(epost.trim())) faults.epost = text.epostFeil
  if (!/^$|^[+\d][\d\s()/-]{4,}$/.test(telefon.trim())) faults.telefon = text.telefonFeil
  return faults
}

/** Fields that the person has changed. */
export const changedFelt = (
  utkast: SelskapUtkast,
  base: SelskapUtkast,
): Partial<Record<SelskapFelt, string>> =>
  Object.fromEntries(
    selskapKolonner
      .filter(felt => utkast[felt].trim() !== base[felt].trim())
      .map(felt => [felt, utkast[felt].trim()]),
  )
