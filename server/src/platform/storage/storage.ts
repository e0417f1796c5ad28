import type { Readable } from 'node:stream'

export type StoredFile = {
  /** Generated name; nothing a person typed is part of it. */
  readonly key: string
  readonly bytes: number
  /** SHA-256 of the content, lower-case hex. */
  readonly sha256: string
  /** Id of the key of the ring that it is encrypted with. */
  readonly keyId: string
}

/** Where files lie. One conformance suite (server/test/storage-conformance.ts) runs against every driver. */
export type FileStorage = {
  /**
   * Stores what the source yields. When it resolves, the file survives a power cut.
   * @throws AppError `lager_fullt` or `lager_utilgjengelig`; nothing is left behind
   */
  write(source: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /**
   * The content from byte `start` to and including `end`, checked chunk by chunk.
   * The stream fails when the file is missing or damaged.
   */
  read(key: string, range?: { start: number; end: number }): Readable
  /**
   * Encrypts the file anew with the newest key, in its place; whoever reads it meanwhile reads on. Cut off, it changes nothing.
   * @throws Error when it is missing, damaged, or its content has another SHA-256 than this
   */
  reseal(key: string, sha256: string): Promise<StoredFile>
  /** Id of the key that the file is encrypted with; null when it is not. @throws Error when it is missing or damaged */
  keyIdOf(key: string): Promise<string | null>
  remove(key: string): Promise<void>
  /** Every stored file, with the time it was written. */
  list(): AsyncIterable<{ key: string; written: Date }>
  /** Removes what an interrupted write left behind before `before`. */
  removeUnfinished(before: Date): Promise<number>
  /** @throws AppError when the store is not the one this portal wrote to, or does not take files */
  check(): Promise<void>
}
