import crypto from 'node:crypto'
import type { Mottatt } from './mottak.ts'

/** Same content, whatever the order of the files: a hash over their sorted hashes. */
export const contentHash = (hashes: readonly string[]): string =>
  crypto
    .createHash('sha256')
    .update([...hashes].sort().join('\n'))
    .digest('hex')

/** All that a form says, whatever the order of its fields: two calls with one Idempotency-Key are the same when this is. */
export const innholdAv = ({ felter, filer }: Mottatt) => ({
  felter: Object.entries(felter).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  filer: filer.map(({ navn, bytes, sha256 }) => [navn, bytes, sha256]),
})
