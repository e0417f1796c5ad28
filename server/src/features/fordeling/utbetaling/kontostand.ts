import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import type { Log } from '../../../platform/log.ts'
import { type Kontostand, kontoOf, openAvviste, openBank } from '../../bruker/bruker.service.ts'

type Kontorad = Parameters<typeof openBank>[1] & Parameters<typeof openAvviste>[1]
/**
 * The account of somebody, and those that the bank has refused; none where what is stored is no account, or cannot be opened, which the
 * log then tells.
 */
export function kontoFor({ cipher, log }: { cipher: FieldCipher; log: Log }, row: Kontorad): Kontostand {
  try {
    return { konto: kontoOf(openBank(cipher, row)), avviste: openAvviste(cipher, row) }
  } catch (error) {
    log.error({ err: error, bruker: row.id }, 'an account number cannot be opened')
    return { konto: { konto: '', iban: '', bic: '' }, avviste: [] }
  }
}
