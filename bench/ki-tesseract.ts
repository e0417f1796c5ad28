import { spawnSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { createPdfPool } from '../server/src/platform/pdf/pdf-pool.ts'
import { createReader } from '../server/src/platform/reading/reader.ts'
import { defaultReadingLimits } from '../server/src/platform/reading/reading-job.ts'
import type { Fasitpost, Sett } from './ki-fasit.ts'

export type Fart = { sider: number; vaareSekunder: number; tesseractSekunder: number | null }

const hasProgram = (name: string) => spawnSync(name, ['--version']).error === undefined
const kindOf = (file: string) =>
  ({ '.pdf': 'pdf', '.png': 'png' })[path.extname(file).toLowerCase()] ?? 'jpeg'

function run(name: string, args: readonly string[]): void {
  // One thread, as the portal's own reader has.
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const { status, stderr } = spawnSync(name, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
}

/** Milliseconds of the program on the pages as pictures. Making the pictures is not counted, ours counts it. */
async function timeNative(pdf: string, folder: string): Promise<number> {
  await mkdir(folder)
  run('pdftoppm', ['-r', String(defaultReadingLimits.dpi), '-gray', '-png', pdf, path.join(folder, 'side')])
  let total = 0
  for (const page of await readdir(folder)) {
    const start = performance.now()
    run('tesseract', [
      path.join(folder, page),
      'stdout',
      '-l',
      'nor+eng',
      '-c',
      'thresholding_method=2',
      'tsv',
    ])
    total += performance.now() - start
  }
  return total
}

/**
 * Seconds of pages that are pictures, ours and the native program's, document by document in turn. Ours renders, turns,
 * straightens and recognises; the other one only recognises the same pages.
 */
export async function measureFart(folder: string, sett: Sett, howMany: number): Promise<Fart> {
  const native = hasProgram('tesseract') && hasProgram('pdftoppm')
  const pool = createPdfPool({ workers: 1, timeoutMs: 60_000, maxMemoryMb: 700 })
  const reader = createReader()
  const pictures = sett.poster.filter(one => one.form === 'skann' || one.form === 'foto')
  const step = Math.max(1, Math.floor(pictures.length / howMany))
  const chosen: Fasitpost[] = pictures.filter((_, index) => index % step === 0).slice(0, howMany)
  let [sider, ours, theirs] = [0, 0, 0]
  try {
    for (const post of chosen) {
      const pdf = path.join(folder, `${post.id}.pdf`)
      const files = post.files.map(file => ({ path: path.join(sett.mappe, file), kind: kindOf(file) }))
      await pool.merge(files as Parameters<typeof pool.merge>[0], pdf)
      // The first reading also starts the process and loads the languages; a portal does so once in a while.
      if (sider === 0) await reader.read(pdf)
      const start = performance.now()
      const lest = await reader.read(pdf)
      const took = performance.now() - start
      // Only whole documents of pictures can be set beside each other.
      if (lest.pages.some(page => page.source === 'text')) continue
      ours += took
      sider += lest.pages.length
      if (native) theirs += await timeNative(pdf, path.join(folder, post.id))
    }
  } finally {
    await reader.close()
    await pool.close()
  }
  return { sider, vaareSekunder: ours / 1000, tesseractSekunder: native ? theirs / 1000 : null }
}
