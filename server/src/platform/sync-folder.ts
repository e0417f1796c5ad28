import fs from 'node:fs/promises'

/** Names in a folder are on the disk when this resolves. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there a rename is durable without it.
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
