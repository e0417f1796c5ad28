import type { Readable } from 'node:stream'
import type { Content } from '../written-file.ts'
import type { FileCipher } from './file-cipher.ts'

export type StoredFile = {
  /** Generated name; nothing a person typed is part of it. */
  readonly key: string
  readonly bytes: number
  /** SHA-256 of the content, lower-case hex. */
  readonly sha256: string
  /** Id of the key of the ring that it is encrypted with. */
  readonly keyId: string
}

/** What is to be stored: pieces, each good until the next one is asked for, or a file that nobody changes. */
export type Source = AsyncIterable<Uint8Array> | { readonly path: string }

/** A file that is worked with while it is being stored. Its pieces are given up: their memory is gone once they are handed over. */
export type Arriving = {
  /** Where it is written readable, too. */
  readonly plain: string
  /** Told when all of it has come and lies at `plain`; it is not yet safe then. */
  onContent(content: Content): void
}

/** Where files lie. One conformance suite (server/test/storage-conformance.ts) runs against every driver. */
export type FileStorage = {
  /**
   * Stores what the source holds. When it resolves, the file survives a power cut.
   * @throws AppError `lager_fullt` or `lager_utilgjengelig`; nothing is left behind
   */
  write(source: Source, arriving?: Arriving): Promise<StoredFile>
  /**
   * The content from byte `start` to and including `end`, checked chunk by chunk.
   * The stream fails when the file is missing or damaged, and with AppError `fil_utilgjengelig` when nobody can say.
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

export type StoreOptions = {
  cipher: FileCipher
  /** Of the store that must lie there, now and at every write; any when it is not given. */
  id?: string
  /** A file that is not encrypted is one that somebody has put there. */
  refusePlain?: boolean
}

/** A file of the store as it lies there: its bytes mean nothing here. `sti` is its place, with `/`; `endret` is in milliseconds. */
export type RawFile = { sti: string; bytes: number; endret: number }

/** The files as they lie there, still sealed; for copies. What is not whole yet is left out. */
export type RawStore = {
  /** Nothing where there is no store. */
  list(): AsyncIterable<RawFile>
  /** Fails with the code ENOENT when it has gone. */
  read(sti: string): Readable
  /** @param endret the time it was changed, where the store can keep that */
  write(sti: string, source: AsyncIterable<Uint8Array>, endret: number): Promise<Content>
  /** What was written survives a power cut once this resolves. */
  settle(): Promise<void>
  remove(sti: string): Promise<void>
  /** Removes all of it, and the marker; not the notes beside it. */
  clear(): Promise<void>
}

/** Short facts that all processes must know although they share no disk. */
export type Notes = { list(): Promise<string[]>; add(name: string, text: string): Promise<void> }

/** Where a store lies, or will lie, before it is known whose it is. */
export type StorePlace = {
  /** For the person at the keyboard, after «fillageret i». */
  readonly name: string
  /** What they should look at when it is not there, or another's. */
  readonly hint: string
  /** What its marker says; undefined when there is none. The id is missing in stores from before they had one. */
  readMarker(): Promise<{ id: string | undefined } | undefined>
  /** Gives it its id; whole or not at all. */
  writeMarker(id: string): Promise<void>
  /** A new, empty store with its marker, where there is none. */
  make(id: string): Promise<void>
  open(options: StoreOptions): FileStorage
  readonly raw: RawStore
  /** Undefined where the data folder is the one place that all processes share. */
  notes?(folder: string): Notes
}
