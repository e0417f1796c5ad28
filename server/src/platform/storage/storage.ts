import type { Readable } from 'node:stream'

export type StoredFile = {
  /** Generated name; nothing a person typed is part of it. */
  readonly key: string
  readonly bytes: number
  /** SHA-256 of the content, lower-case hex. */
  readonly sha256: string
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
  remove(key: string): Promise<void>
  /** Every stored file, with the time it was written. */
  list(): AsyncIterable<{ key: string; written: Date }>
  /** Removes what an interrupted write left behind before `before`. */
  removeUnfinished(before: Date): Promise<number>
  /** @throws AppError when the store is not the one this portal wrote to, or does not take files */
  check(): Promise<void>
}
