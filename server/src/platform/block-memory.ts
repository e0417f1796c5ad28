/** Room for 16 sealed chunks of a stored file: one call to the disk. */
export const blockBytes = 16 * (64 * 1024 + 16)
const keptAtMost = 8
const free: Buffer[] = []

/**
 * Memory to move files through, used again and again: fresh memory costs page faults, and every 64 MB of it makes the
 * collector look through the whole heap while everybody waits.
 * @returns a block whose content is whatever lay there, to be given back with `giveBlock`
 */
export const takeBlock = (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(blockBytes)

/** Nobody may look at the block any longer. */
export function giveBlock(block: Buffer): void {
  if (free.length < keptAtMost) free.push(block)
}
