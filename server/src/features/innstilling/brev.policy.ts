import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { AppError } from '../../platform/http/app-error.ts'

/**
 * For what a person writes that may be mailed (trust.md F4).
 * @throws AppError `hemmelig_nummer` where it has a personnummer or an account number
 */
export function requireSendable(tekst: string): void {
  const nummer = findHemmeligNummer(tekst)
  if (nummer) throw new AppError('hemmelig_nummer', `text with ${nummer}`, { values: { nummer } })
}
