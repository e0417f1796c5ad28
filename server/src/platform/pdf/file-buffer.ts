import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * Reads one file after the other into the same memory: for photos, the page faults of fresh memory cost more than reading.
 * What `read` returned is overwritten by the next `read`.
 */
export class FileBuffer {
  #memory = Buffer.alloc(0)

  read(path: string): Buffer {
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      if (this.#memory.length < size) this.#memory = Buffer.allocUnsafeSlow(size)
      let filled = 0
      for (let read = -1; read !== 0 && filled < size; filled += read)
        read = readSync(file, this.#memory, filled, size - filled, null)
      return this.#memory.subarray(0, filled)
    } finally {
      closeSync(file)
    }
  }
}
