import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = {
  /** With `/` between folders. Names must differ. */
  readonly path: string
  readonly bytes: number
  readonly written: Date
  readonly open: () => Readable
}

/**
 * One ZIP of the entries, in their order, read one at a time as the ZIP is read. Nothing is compressed: PDF and photos do not
 * shrink, and so the size is known before the first byte. The stream fails when an entry does, and closes what it has open
 * when nobody wants the rest.
 */
export function createZipStream(entries: readonly ZipEntry[]): { stream: Readable; bytes: number } {
  const zip = new ZipFile()
  // The library's types promise less than it gives.
  const stream = zip.outputStream as Readable
  let current: Readable | null = null
  zip.on('error', error => stream.destroy(error))
  stream.on('close', () => current?.destroy())
  for (const { path, bytes, written, open } of entries)
    zip.addReadStreamLazy(path, { size: bytes, compress: false, mtime: written }, give => {
      if (stream.destroyed) return
      current = open()
      current.on('error', error => stream.destroy(error))
      give(null, current)
    })
  return { stream, bytes: end(zip) }
}

/** Closes the list of entries; returns the size of the whole in bytes. */
function end(zip: ZipFile): number {
  let bytes = -1
  const told = (size: number) => {
    bytes = size
  }
  zip.end({ forceZip64Format: false, comment: '' }, told as () => void)
  if (bytes < 0) throw new Error('the size of the ZIP is not known beforehand')
  return bytes
}
