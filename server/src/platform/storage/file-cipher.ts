import crypto from 'node:crypto'
import zlib from 'node:zlib'
import type { Keyring } from '../crypto/field-cipher.ts'
import {
  commonBytes,
  decodeCommon,
  encodeCommon,
  headerBytes,
  keyIdBytes,
  type SealChunk,
  sealBytes,
} from './chunk-format.ts'

const algorithm = 'aes-256-gcm'
const saltBytes = 16
const tagBytes = sealBytes
const nonceBytes = 12
/** No chunk has this number. */
const headerNonce = Buffer.alloc(nonceBytes, 0xff)
const saltEnd = commonBytes + saltBytes
const keyIdStart = headerBytes - keyIdBytes

/** All that is needed to seal one file, and to open it: it says nothing of the ring, nor of any other file. */
export type SealingKey = { readonly keyId: string; readonly salt: Uint8Array; readonly key: Uint8Array }

/** Seals one file as it is written: its chunks first, and its header when its length is known. */
export type FileSealer = {
  readonly sealChunk: SealChunk
  header(bytes: number): Buffer
}

/** Opens the chunks of one file. */
export type FileOpener = {
  /** Length of the content. */
  readonly bytes: number
  /** Id of the key that the file is sealed with; null for a file from before files were encrypted. */
  readonly keyId: string | null
  /** @throws Error when the chunk, with its seal behind it, is not the one that was written there */
  openChunk(sealed: Buffer, index: number): Buffer
}

/**
 * AES-256-GCM for stored files. Each file has a key of its own, derived from a key of the ring, the file's random salt and its
 * name in the store; the nonce is the number of the chunk. So a chunk that is changed or moved, within the file or from another,
 * does not open, and neither does a file under another's name. The seal of the header covers the length: a file cut short is
 * noticed by its missing chunks, and cannot be given a shorter length.
 */
export type FileCipher = {
  /** Id of the key that new files are sealed with. */
  readonly currentKey: string
  sealingKey(name: string): SealingKey
  /** @throws Error when the header is damaged, or its key is not in the ring */
  opener(name: string, header: Buffer): FileOpener
}

const chunkNonce = (index: number): Buffer => {
  const nonce = Buffer.alloc(nonceBytes)
  nonce.writeUInt32BE(index, nonceBytes - 4)
  return nonce
}

/** What the header's seal covers: everything of it but the seal itself. */
const headerFacts = (header: Buffer): Buffer =>
  Buffer.concat([header.subarray(0, saltEnd), header.subarray(keyIdStart)])

function openSealed(key: Buffer, nonce: Buffer, content: Buffer, tag: Buffer, facts?: Buffer): Buffer {
  const decipher = crypto.createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  if (facts) decipher.setAAD(facts)
  decipher.setAuthTag(tag)
  try {
    const opened = decipher.update(content)
    decipher.final()
    return opened
  } catch (error) {
    throw new Error('stored file is damaged', { cause: error })
  }
}

/** Cipher 0: a CRC-32 and twelve zero bytes. Read, so that the file can be written anew; never written. */
function openPlain(header: Buffer): FileOpener {
  return {
    bytes: decodeCommon(header).bytes,
    keyId: null,
    openChunk(sealed) {
      const content = sealed.subarray(0, -sealBytes)
      if (zlib.crc32(content) !== sealed.readUInt32BE(content.length))
        throw new Error('stored file is damaged')
      return content
    },
  }
}

/** @param sealing of a new file: what is sealed twice with it shows what differs */
export function createSealer({ keyId, salt, key }: SealingKey): FileSealer {
  const secret = crypto.createSecretKey(key)
  return {
    sealChunk(content, index) {
      const cipher = crypto.createCipheriv(algorithm, secret, chunkNonce(index))
      const sealed = cipher.update(content)
      cipher.final()
      return [sealed, cipher.getAuthTag()]
    },
    header(bytes) {
      const header = encodeCommon({ cipher: 1, bytes })
      header.set(salt, commonBytes)
      header.write(keyId, keyIdStart, 'latin1')
      const cipher = crypto.createCipheriv(algorithm, secret, headerNonce)
      cipher.setAAD(headerFacts(header))
      cipher.final()
      cipher.getAuthTag().copy(header, saltEnd)
      return header
    },
  }
}

export function createFileCipher(ring: Keyring): FileCipher {
  const fileKey = (keyId: string, salt: Buffer, name: string): Buffer => {
    const key = ring.keys[keyId]
    if (!key) throw new Error(`stored file is sealed with the key ${keyId}, which is not in the ring`)
    return Buffer.from(crypto.hkdfSync('sha256', key, salt, `rettighetsportalen fil ${name}`, 32))
  }
  return {
    currentKey: ring.current,
    sealingKey(name) {
      const salt = crypto.randomBytes(saltBytes)
      return { keyId: ring.current, salt, key: fileKey(ring.current, salt, name) }
    },
    opener(name, header) {
      const { cipher, bytes } = decodeCommon(header)
      if (cipher === 0) return openPlain(header)
      const keyId = header.toString('latin1', keyIdStart).replace(/\0+$/, '')
      const key = fileKey(keyId, header.subarray(commonBytes, saltEnd), name)
      const tag = header.subarray(saltEnd, saltEnd + tagBytes)
      openSealed(key, headerNonce, Buffer.alloc(0), tag, headerFacts(header))
      return {
        bytes,
        keyId,
        openChunk: (sealed, index) =>
          openSealed(key, chunkNonce(index), sealed.subarray(0, -tagBytes), sealed.subarray(-tagBytes)),
      }
    },
  }
}

/** What makes an opener of the header of the file with this key. @param refusePlain refuses files from before they were encrypted */
export const createOpener =
  (cipher: FileCipher, refusePlain: boolean | undefined) =>
  (key: string) =>
  (header: Buffer): FileOpener => {
    const opener = cipher.opener(key, header)
    if (refusePlain && opener.keyId === null) throw new Error('stored file is damaged: it is not encrypted')
    return opener
  }
export type OpenHeader = (header: Buffer) => FileOpener
