import crypto from 'node:crypto'
import { antallKoder } from '@rp/contract/totrinn'
import { hashPassord, verifyPassord } from '../passord.ts'

/** Letters and digits that nobody mistakes for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

/** Without the spaces and dashes that people type or paste, and in small letters. */
export const plainKode = (kode: string): string => kode.replace(/[\s\p{Pd}]/gu, '').toLowerCase()

const newGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[crypto.randomInt(alphabet.length)]).join('')

/** New codes as they are shown, such as `k7mp-x3qd-9rtw`: 59 random bits each. */
export const newKoder = (): string[] =>
  Array.from({ length: antallKoder }, () => Array.from({ length: groups }, newGroup).join('-'))

/** Slow hashes, as of passwords: 59 bits are too few for a fast one. */
export const hashKoder = (koder: readonly string[]): Promise<string[]> =>
  Promise.all(koder.map(kode => hashPassord(plainKode(kode))))

/** The hash that the code has made; undefined when it is none of theirs. */
export async function findKodeHash(hashes: readonly string[], kode: string): Promise<string | undefined> {
  const plain = plainKode(kode)
  if (plain.length !== groups * groupLength) return undefined
  for (const hash of hashes) if (await verifyPassord(hash, plain)) return hash
  return undefined
}
