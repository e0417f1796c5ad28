import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createPdfPool } from '../server/src/platform/pdf/pdf-pool.ts'
import { photo } from '../server/test/pdf/sample-images.ts'
import { type Result, sideBySide } from './side-by-side.ts'

const pages = 10
const rounds = 15

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Ten photos, some 20 MB in all. */
export async function makePhotos(folder: string, count = pages): Promise<string[]> {
  const files = []
  for (let index = 0; index < count; index++) {
    const file = path.join(folder, `side-${index}.jpg`)
    await writeFile(file, await photo(2400 + index, 1700, 92))
    files.push(file)
  }
  return files
}

/** Ten JPEG pages become one PDF that is safe on the disk, against `cat` of the same bytes that is as safe. */
export async function benchMerge(folder: string): Promise<Result> {
  const files = await makePhotos(folder)
  const bytes = (await Promise.all(files.map(file => stat(file)))).reduce((sum, { size }) => sum + size, 0)
  const pool = createPdfPool({ workers: 1, timeoutMs: 60_000, maxMemoryMb: 700 })
  const inputs = files.map(file => ({ path: file, kind: 'jpeg' as const }))
  const [merged, copied] = [path.join(folder, 'merged.pdf'), path.join(folder, 'copied')]
  try {
    return await sideBySide({
      name: `Sammenslåing av ${pages} JPEG-sider (${(bytes / 1e6).toFixed(0)} MB) / \`cat\` + fsync`,
      goal: { ratio: 1.2 },
      rounds,
      async ours() {
        await rm(merged, { force: true })
        await pool.merge(inputs, merged)
        await sync(merged)
      },
      async floor() {
        await rm(copied, { force: true })
        const out = await open(copied, 'wx')
        const [code] = await once(spawn('cat', files, { stdio: ['ignore', out.fd, 'inherit'] }), 'close')
        if (code !== 0) throw new Error(`cat ended with ${code}`)
        await out.sync()
        await out.close()
      },
    })
  } finally {
    await pool.close()
  }
}
