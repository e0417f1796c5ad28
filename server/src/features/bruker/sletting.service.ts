import type { FieldCipher } from '../../platform/crypto/field-cipher.ts'
import type { Database } from '../database.ts'
import { deleteBruker, lockBruker, lockBrukerEllerSlettet, updateBrukerRow } from './bruker.repository.ts'
import { sealPersonnummer } from './bruker.service.ts'

export type Beholdt = { identitet: boolean; kontonummer: boolean }

/** Words of an account that the rules may keep: whose it was, as accounts and the tax office know them, and where money went. */
const banktomt = { kontonummer_kryptert: '', iban_kryptert: '', swift: '' }
const navnetomt = { fornavn: '', mellomnavn: '', etternavn: '', naering: '', orgnr: '' }

/** What stands in the row of somebody erased. The look-up value of the number goes at once: the person may register anew. */
function erasedValues(cipher: FieldCipher, id: string, { identitet, kontonummer }: Beholdt, naa: Date) {
  const { personnummer_indeks, ...tomt } = sealPersonnummer(cipher, id, '')
  return {
    epost: '',
    epost_noekkel: `slettet:${id}`,
    epost_bekreftet: null,
    passord_hash: '',
    personnummer_indeks,
    personnummer_kontrollert: true,
    ...(!identitet && { ...tomt, ...navnetomt }),
    ...(!kontonummer && banktomt),
    kontonummer_indeks: '',
    internasjonal_id: '',
    internasjonal_id_kryptert: '',
    konto_avvist_kryptert: '',
    telefonnummer: '',
    adresse: '',
    postnummer: '',
    poststed: '',
    land: '',
    eoes: '',
    brukertype: 'arbeidstaker',
    aktiv: false,
    slettet: naa,
    sist_innlogget: null,
    inaktiv_varslet: null,
    inaktiv_stengt: null,
    endret: naa,
  } as const
}

/** Empties the row of all that is not kept, and removes it where nothing points to it. Once more does no harm. */
export async function eraseBruker(
  cipher: FieldCipher,
  tx: Database,
  id: string,
  beholdt: Beholdt,
  naa: Date,
): Promise<void> {
  const row = await lockBrukerEllerSlettet(tx, id)
  if (!row) return
  if (!(beholdt.identitet || beholdt.kontonummer) && (await deleteBruker(tx, id))) return
  await updateBrukerRow(tx, id, erasedValues(cipher, id, beholdt, row.slettet ?? naa))
}

/** Nobody comes in any more, while the erasure waits for its receipt to leave. */
export const closeAccount = (tx: Database, id: string, naa: Date) =>
  updateBrukerRow(tx, id, { aktiv: false, endret: naa })

type Inaktiv = { inaktiv_varslet: Date } | { inaktiv_stengt: Date; aktiv: false }
/** @returns the row; undefined where somebody has closed the account meanwhile */
export async function setInaktiv(tx: Database, id: string, values: Inaktiv) {
  const row = await lockBruker(tx, id)
  if (!row?.aktiv) return undefined
  await updateBrukerRow(tx, id, values)
  return row
}

export { getTiltale } from './bruker.service.ts'
export { withoutNumbers } from './innsyn-aarsak.ts'
export { closeSletteoenske, listAdministratorer } from './stab/stab.repository.ts'
