import { describeBruk } from '@rp/contract/bruk'
import { ProduksjonRad } from '@rp/contract/produksjon'
import type { updateProduksjon } from '@rp/contract/produksjonsregister'
import type * as z from 'zod/mini'
import { type FormShape, fieldByField } from '../../../platform/form-shape.ts'
import { type NyProduksjon, toFelter } from '../ny-produksjon.ts'
import { nyText } from '../produksjon-velger.text.ts'
import { readBruk } from './bruk.ts'
import { formText } from './register.text.ts'

/** The fields of a stored production as they are typed; `Bruk` has one line for each entry. */
type ProduksjonUtkast = NyProduksjon & { Bruk: string }

type Endring = Omit<z.input<typeof updateProduksjon.body>, 'versjon'>

/** The form over one production; the title is among its fields, and changed by an act of its own. */
export const produksjonShape: FormShape<ProduksjonRad, ProduksjonUtkast, Endring> = {
  ...fieldByField,
  name: 'produksjon',
  schema: ProduksjonRad,
  toDraft: rad => ({
    Produksjonstittel: rad.Produksjonstittel,
    Produksjonsselskap: rad.Produksjonsselskap,
    Verkstype: rad.Verkstype ?? '',
    Sesong: String(rad.Sesong ?? ''),
    Premiere: String(rad.Premiere ?? ''),
    Episoder: String(rad.Episoder ?? ''),
    Spilletid_sekunder: String(rad.Spilletid_sekunder ?? ''),
    Bruk: describeBruk(rad.Bruk).join('\n'),
  }),
  // The changed fields alone, so that what others changed meanwhile stays.
  toChange: (utkast, from) => {
    const all = { ...toFelter(utkast), Bruk: readBruk(utkast.Bruk, from.Bruk) }
    const changed = fieldByField.changed(utkast, produksjonShape.toDraft(from))
    return Object.fromEntries(changed.map(name => [name, all[name]]))
  },
}

/** The fields as whoever must choose between two versions reads them. */
export const produksjonFelt = Object.entries({ ...nyText.felt, Bruk: formText.bruk }).map(([name, navn]) => {
  const felt = name as keyof ProduksjonUtkast
  return { felt, navn, show: (utkast: ProduksjonUtkast) => utkast[felt] }
})
