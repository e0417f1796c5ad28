import crypto from 'node:crypto'

/** Same content, whatever the order of the files: a hash over their sorted hashes. */
export const contentHash = (hashes: readonly string[]): string =>
  crypto
    .createHash('sha256')
    .update([...hashes].sort().join('\n'))
    .digest('hex')
