import { closeSync, openSync, readSync } from 'node:fs'

/** So little that the nearest cache of the processor holds it while each mark is looked for. */
const chunkBytes = 256 << 10
/** Made once: fresh memory costs more than the search. */
let memory: Buffer | undefined

/** As much as the head of a file, its end or a dictionary takes. */
export const headBytes = 4096
/** A file with more of what is seldom there than one was made to take time. */
export const headsAtMost = 1000

/**
 * Something to look for in a file. Up to six bytes are found eight times as fast as more, so a `part` of each mark is looked for, which
 * stands `ahead` bytes behind the beginning of the mark.
 */
export type Mark<Name extends string> = { what: Name; mark: Buffer; part: Buffer; ahead: number }

export function toMark<Name extends string>(what: Name, mark: Buffer, ahead = 0): Mark<Name> {
  return { what, mark, part: mark.subarray(ahead, ahead + 6), ahead }
}

/** Where in the file the marks stand, in order. No mark is longer than 64 bytes. */
export function* findMarks<Name extends string>(
  file: number,
  marks: readonly Mark<Name>[],
): Generator<{ at: number; what: Name }> {
  const overlap = 63
  memory ??= Buffer.allocUnsafeSlow(chunkBytes + overlap)
  const buffer = memory
  for (let position = 0; ; position += chunkBytes) {
    const read = readSync(file, buffer, 0, buffer.length, position)
    const window = buffer.subarray(0, read)
    const found: { at: number; what: Name }[] = []
    for (const { what, mark, part, ahead } of marks)
      for (let hit = window.indexOf(part); hit >= 0; hit = window.indexOf(part, hit + 1)) {
        const at = hit - ahead
        if (at >= chunkBytes) break
        if (at >= 0 && window.subarray(at, at + mark.length).equals(mark))
          found.push({ at: position + at, what })
      }
    yield* found.sort((a, b) => a.at - b.at)
    if (read < buffer.length) return
  }
}

/** Runs `work` with the file open for reading. */
export function withFile<T>(path: string, work: (file: number) => T): T {
  const file = openSync(path, 'r')
  try {
    return work(file)
  } finally {
    closeSync(file)
  }
}

export function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, at))
}

export const textAt = (file: number, at: number, length: number): string =>
  readAt(file, at, length).toString('latin1')
export const textBefore = (file: number, end: number): string =>
  textAt(file, Math.max(0, end - headBytes), Math.min(end, headBytes))
