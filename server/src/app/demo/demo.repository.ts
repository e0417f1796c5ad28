import type { Insertable } from 'kysely'
import { kontonummerIndeks, sealBankfelt } from '../../features/bruker/bruker.mapping.ts'
import type { Database, NewId, Tables } from '../../features/database.ts'
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts'
import { sortKey } from '../../platform/db/sort-key.ts'
import type { DemoData } from './demo-data.ts'
import { visningsaar } from './sendeliste.ts'

/** Writes the registers; answers the id of each production, in the order of `data.produksjoner`. */
export async function insertRegistre(
  db: Database,
  data: Pick<DemoData, 'selskaper' | 'produksjoner' | 'sendeliste'>,
  tid: Date,
  newId: NewId,
): Promise<string[]> {
  const selskaper = data.selskaper.map(selskap => ({
    id: newId(),
    ...selskap,
    navn_sort: sortKey(selskap.navn),
  }))
  await db.insertInto('produksjonsselskap').values(selskaper).execute()
  const produksjoner = data.produksjoner.map(
    (produksjon): Insertable<Tables['produksjon']> => ({
      id: newId(),
      tittel: produksjon.Produksjonstittel,
      tittel_sort: sortKey(produksjon.Produksjonstittel),
      selskap: produksjon.Produksjonsselskap,
      selskap_sort: sortKey(produksjon.Produksjonsselskap),
      sesong: produksjon.Sesong,
      premiere: produksjon.Premiere,
      verkstype: produksjon.Verkstype,
      spilletid_sekunder: produksjon.Spilletid_sekunder,
      episoder: produksjon.Episoder,
      bruk: JSON.stringify(produksjon.Bruk),
      opprettet: tid,
      endret: tid,
    }),
  )
  await db.insertInto('produksjon').values(produksjoner).execute()
  const ids = produksjoner.map(({ id }) => id)
  await insertSendeliste(db, data.sendeliste, ids, newId)
  return ids
}

async function insertSendeliste(
  db: Database,
  sendeliste: DemoData['sendeliste'],
  produksjonIds: readonly string[],
  newId: NewId,
): Promise<void> {
  const rows = sendeliste.map(linje => ({
    id: newId(),
    visningsaar,
    produksjon_id: linje.produksjonIndeks === null ? null : (produksjonIds[linje.produksjonIndeks] ?? null),
    tittel: linje.produksjonstittel,
    tittel_sort: sortKey(linje.produksjonstittel),
    mediehus: linje.mediehus,
    episoder: linje.episoder,
    premiere: linje.premiere,
    selskap: linje.produksjonsselskap,
  }))
  await db.insertInto('sendeliste').values(rows).execute()
}

/** The contact and bank details that a member fills in after registering. */
export const updatePersondata = (
  db: Database,
  cipher: FieldCipher,
  id: string,
  bruker: DemoData['brukere'][number],
) =>
  db
    .updateTable('bruker')
    .set({
      kontonummer_kryptert: sealBankfelt(cipher, id, 'kontonummer', bruker.kontonummer),
      kontonummer_indeks: kontonummerIndeks(cipher, bruker.kontonummer),
      telefonnummer: bruker.telefonnummer,
      adresse: bruker.adresse,
      postnummer: bruker.postnummer,
      poststed: bruker.by,
      poststed_sort: sortKey(bruker.by),
      land: bruker.land,
      land_sort: sortKey(bruker.land),
    })
    .where('id', '=', id)
    .execute()
