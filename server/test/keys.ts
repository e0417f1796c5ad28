import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseKeyring } from '../src/platform/config/secrets.ts'
import type { Keyring } from '../src/platform/crypto/field-cipher.ts'

/** A ring of new keys with these ids; the last seals. */
export function testRing(...ids: string[]): Keyring {
  const names = ids.length > 0 ? ids : ['1']
  return {
    current: names.at(-1) ?? '1',
    keys: Object.fromEntries(names.map(id => [id, crypto.randomBytes(32)])),
  }
}

/** The ring that a portal without FIELD_KEYS in its environment made for itself. */
export const storedRing = (dataDir: string): Keyring =>
  parseKeyring(
    'FIELD_KEYS',
    JSON.parse(fs.readFileSync(path.join(dataDir, 'hemmeligheter.json'), 'utf8')).FIELD_KEYS,
  )
