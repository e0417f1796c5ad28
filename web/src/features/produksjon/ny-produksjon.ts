import type { ProduksjonFelter } from '@rp/contract/ny-produksjon'
import type * as z from 'zod/mini'
import { nyText } from './produksjon-velger.text.ts'

const tallfelt = ['Sesong', 'Premiere', 'Spilletid_sekunder', 'Episoder'] as const
export type Tallfelt = (typeof tallfelt)[number]
/** The popup's fields as they are typed (specification, section 5). */
export type NyProduksjon = Record<'Produksjonstittel' | 'Produksjonsselskap' | 'Verkstype' | Tallfelt, string>
export type NyProduksjonFelt = keyof NyProduksjon

export const startProduksjon = (tittel: string): NyProduksjon => ({
  Produksjonstittel: tittel,
  Produksjonsselskap: '',
  Sesong: '',
  Premiere: '',
  Verkstype: '',
  Spilletid_sekunder: '',
  Episoder: '',
})

type Fault = 'tittel' | 'aar' | 'sesong' | 'tall'

/** The fields that cannot be sent, and whether it is a title, a year, a season or a number that they lack. */
export function findFaults(ny: NyProduksjon): Partial<Record<NyProduksjonFelt, Fault>> {
  const faults: Partial<Record<NyProduksjonFelt, Fault>> = {}
  if (ny.Produksjonstittel.trim() === '') faults.Produksjonstittel = 'tittel'
  for (const felt of tallfelt) {
    const typed = ny[felt].trim()
    if (typed === '') continue
    if (felt === 'Premiere') {
      if (!/^(18[9]|19\d|20\d|21\d)\d$/.test(typed)) faults.Premiere = 'aar'
    } else if (felt === 'Sesong') {
      if (!/^\d{1,5}$/.test(typed) || Number(typed) > 1000) faults.Sesong = 'sesong'
    } else if (!/^\d{1,5}$/.test(typed)) faults[felt] = 'tall'
  }
  return faults
}

/** What is said of each fault. */
export const faultText = {
  tittel: nyText.tittelMangler,
  aar: nyText.ikkeAar,
  sesong: nyText.ikkeSesong,
  tall: nyText.ikkeTall,
} as const

/** What is sent: numbers as numbers, and nothing where nothing was typed. */
export function toFelter(ny: NyProduksjon): z.input<typeof ProduksjonFelter> {
  const tall = (felt: Tallfelt) => (ny[felt].trim() === '' ? null : Number(ny[felt]))
  return {
    Produksjonstittel: ny.Produksjonstittel.trim(),
    Produksjonsselskap: ny.Produksjonsselskap.trim() || null,
    Sesong: tall('Sesong'),
    Premiere: tall('Premiere'),
    Verkstype: ny.Verkstype || null,
    Spilletid_sekunder: tall('Spilletid_sekunder'),
    Episoder: tall('Episoder'),
    // Sent empty on creation (specification, section 3).
    Bruk: [],
  }
}
