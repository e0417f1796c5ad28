import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createPdfPool } from '../server/src/platform/pdf/pdf-pool.ts'
import type { Reading } from '../server/src/platform/reading/page-text.ts'
import { createReader } from '../server/src/platform/reading/reader.ts'
import { defaultReadingLimits } from '../server/src/platform/reading/reading-job.ts'
import type { Sett } from './ki-fasit.ts'
import { mergePost } from './ki-les.ts'

/** Seconds by the clock, and of the processor, which says more where the machine has other work; 0 where it is not told. */
type Tid = { klokke: number; prosessor: number }
export type Fart = { sider: number; vaar: Tid; tesseract: Tid | null }

/** The portal's own model: the one that a system brings is another, smaller one. */
const model = createRequire(new URL('../server/package.json', import.meta.url)).resolve(
  '@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz',
)

const hasProgram = (name: string) => spawnSync(name, ['--version']).error === undefined

function run(name: string, args: readonly string[]): void {
  // One thread, as the portal's own reader has.
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const { status, stderr } = spawnSync(name, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
}

const ticksPerSecond = 100

/** Processor seconds of some processes, or, with `children`, of all that this one has waited for. Only Linux tells. */
function processorSeconds(pids: readonly (number | 'self')[], children = false): number {
  const first = children ? 13 : 11
  return pids.reduce<number>((total, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return total + (Number(fields[first]) + Number(fields[first + 1])) / ticksPerSecond
    } catch {
      return total
    }
  }, 0)
}

/** Runs some work; how long it took by the clock and the processor. */
async function timed(processor: () => number, work: () => unknown): Promise<Tid> {
  const [start, used] = [performance.now(), processor()]
  await work()
  return { klokke: (performance.now() - start) / 1000, prosessor: processor() - used }
}

const add = (a: Tid, b: Tid): Tid => ({
  klokke: a.klokke + b.klokke,
  prosessor: a.prosessor + b.prosessor,
})
const none: Tid = { klokke: 0, prosessor: 0 }

/** The program on the pages as pictures. Making the pictures is not counted; ours is. */
async function timeNative(pdf: string, folder: string): Promise<Tid> {
  await mkdir(folder)
  run('pdftoppm', ['-r', String(defaultReadingLimits.dpi), '-gray', '-png', pdf, path.join(folder, 'side')])
  const pages = (await readdir(folder)).map(name => path.join(folder, name))
  const settings = ['--tessdata-dir', path.dirname(folder), '-l', 'nor', '--oem', '1']
  return timed(
    () => processorSeconds(['self'], true),
    () => {
      for (const page of pages)
        run('tesseract', [page, 'stdout', ...settings, '-c', 'thresholding_method=2', 'tsv'])
    },
  )
}

/**
 * Seconds of pages that are pictures, ours and the native program's, document by document in turn. Ours renders, turns,
 * straightens and recognises; the other one only recognises the same pages.
 */
export async function measureFart(folder: string, sett: Sett, howMany: number): Promise<Fart> {
  const native = hasProgram('tesseract') && hasProgram('pdftoppm')
  if (native) await writeFile(path.join(folder, 'nor.traineddata'), gunzipSync(await readFile(model)))
  const pool = createPdfPool({ workers: 1, timeoutMs: 60_000, maxMemoryMb: 700 })
  const reader = createReader()
  const pictures = sett.poster.filter(one => one.form === 'skann' || one.form === 'foto')
  const step = Math.max(1, Math.floor(pictures.length / howMany))
  let [sider, vaar, theirs] = [0, none, none]
  try {
    for (const post of pictures.filter((_, index) => index % step === 0).slice(0, howMany)) {
      const pdf = await mergePost(pool, sett, post, path.join(folder, `${post.id}.pdf`))
      // The first reading also starts the process and loads the languages; a portal does so once in a while.
      if (sider === 0) await reader.read(pdf)
      let lest: Reading = { pages: [], skipped: 0 }
      const took = await timed(
        () => processorSeconds(reader.processIds()),
        async () => {
          lest = await reader.read(pdf)
        },
      )
      // Only whole documents of pictures can be set beside each other.
      if (lest.pages.some(page => page.source === 'text')) continue
      vaar = add(vaar, took)
      sider += lest.pages.length
      if (native) theirs = add(theirs, await timeNative(pdf, path.join(folder, post.id)))
    }
  } finally {
    await reader.close()
    await pool.close()
  }
  return { sider, vaar, tesseract: native ? theirs : null }
}
