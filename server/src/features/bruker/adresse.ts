import { domainToASCII } from 'node:url'
import { renEpost } from '@rp/contract/epost'

/**
 * What makes two addresses one account: letter case, what copying brings along, look-alike forms of the same characters and the two
 * spellings of a domain with letters beyond a–z («blåbær.example», «xn--blbr-roah.example») do not matter.
 */
export function epostNoekkel(epost: string): string {
  const plain = renEpost(epost).normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  // What can be no domain is kept as it stands.
  return at < 0 ? plain : plain.slice(0, at + 1) + (domainToASCII(domain) || domain)
}

/** The key as older versions made it. An account keeps it whose address turned out to be another's too. */
const tidligereNoekkel = (epost: string): string => epost.trim().normalize('NFKC').toLowerCase()

/** The keys under which an address may be stored: the one that is exactly as it is written first. */
export const epostNoekler = (epost: string): readonly string[] => [
  ...new Set([tidligereNoekkel(epost), epostNoekkel(epost)]),
]
