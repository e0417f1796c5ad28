import crypto from 'node:crypto'

export type Keyring = { readonly current: string; readonly keys: Readonly<Record<string, Buffer>> }
const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts single fields. Each value is bound to its row, so that two rows cannot be swapped unnoticed. */
export type FieldCipher = {
  /** Id of the key that `encrypt` uses. */
  readonly currentKey: string
  /** AES-256-GCM; `boundTo` names the row (for instance `bruker:<id>`) and must be the same when it is opened. */
  encrypt(plain: string, boundTo: string): string
  /** @throws Error when the value is damaged, moved to another row, or its key is gone */
  decrypt(sealed: string, boundTo: string): string
  /** Keyed hash (HMAC-SHA-256) for equality look-ups; `scope` keeps different kinds of values apart. */
  blindIndex(plain: string, scope: string): string
}

export function createFieldCipher(ring: Keyring, indexKey: Buffer): FieldCipher {
  const keyOf = (id: string): Buffer => {
    const key = ring.keys[id]
    if (!key) throw new Error(`field key ${id} is not in the ring`)
    return key.subarray(0, 32)
  }
  return {
    currentKey: ring.current,
    encrypt(plain, boundTo) {
      const nonce = crypto.randomBytes(nonceBytes)
      const cipher = crypto.createCipheriv('aes-256-gcm', keyOf(ring.current), nonce)
      cipher.setAAD(Buffer.from(boundTo))
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${version}.${ring.current}.${sealed.toString('base64url')}`
    },
    decrypt(sealed, boundTo) {
      const [format, keyId = '', data = ''] = sealed.split('.')
      if (format !== version) throw new Error('unknown format of an encrypted field')
      const bytes = Buffer.from(data, 'base64url')
      const decipher = crypto.createDecipheriv('aes-256-gcm', keyOf(keyId), bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(boundTo))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      return (
        decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      )
    },
    blindIndex: (plain, scope) =>
      crypto.createHmac('sha256', indexKey).update(`${scope}\0${plain}`).digest('base64url'),
  }
}
