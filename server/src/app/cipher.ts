import type { Config } from '../platform/config/config.ts'
import { parseKeyring } from '../platform/config/secrets.ts'
import { createFieldCipher, type FieldCipher } from '../platform/crypto/field-cipher.ts'

const singleKey = (name: string, value: string): Buffer => {
  const ring = parseKeyring(name, value)
  return ring.keys[ring.current] ?? Buffer.alloc(0)
}

/** The cipher of the configuration's keys. */
export const createCipher = (config: Config): FieldCipher =>
  createFieldCipher(parseKeyring('FIELD_KEYS', config.FIELD_KEYS), singleKey('INDEX_KEY', config.INDEX_KEY))
