import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { createPdfPool, type PdfPool } from '../server/src/platform/pdf/pdf-pool.ts'
import type { Reading } from '../server/src/platform/reading/page-text.ts'
import { createReader } from '../server/src/platform/reading/reader.ts'
import type { Fasitpost, Sett } from './ki-fasit.ts'

/** A set whose contracts have been read: what `korpus/<writer>.jsonl.gz` holds. */
export type LestSett = Sett & { lesinger: ReadonlyMap<string, Reading> }

const kinds: Readonly<Record<string, 'pdf' | 'png'>> = { '.pdf': 'pdf', '.png': 'png' }
const kindOf = (file: string): 'pdf' | 'png' | 'jpeg' => kinds[path.extname(file).toLowerCase()] ?? 'jpeg'

/** One contract of a set as the portal keeps it. @returns where it lies: at `out`, or where it came from */
export async function mergePost(
  pool: PdfPool,
  { mappe }: Sett,
  { files }: Fasitpost,
  out: string,
): Promise<string> {
  const inputs = files.map(name => ({ path: path.join(mappe, name), kind: kindOf(name) }))
  const { isKept } = await pool.merge(inputs, out)
  return isKept && inputs[0] ? inputs[0].path : out
}

/** A hundred thousandth of a page is a hundredth of a point: finer is noise, and half of the file. */
const round = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e5) / 1e5 : value

/**
 * Reads every contract of a set as the portal does (merged, then page by page) and writes one file: the registers in its
 * first line, then a document with its answers and its reading in each. A document that cannot be read is told and left out.
 */
export async function writeKorpus(
  folder: string,
  sett: Sett,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const pool = createPdfPool({ workers: 1, timeoutMs: 60_000, maxMemoryMb: 700 })
  const reader = createReader({ lowPriority: false })
  const { produksjoner, selskaper } = sett
  const lines = [JSON.stringify({ produksjoner, selskaper })]
  try {
    for (const post of sett.poster) {
      signal.throwIfAborted()
      const pdf = path.join(folder, `${post.id}.pdf`)
      try {
        const lesing = await reader.read(await mergePost(pool, sett, post, pdf))
        lines.push(JSON.stringify({ post, lesing }, round))
        console.log(`  ${post.id} ${post.form}: ${lesing.pages.length} sider`)
      } catch (error) {
        console.log(`  ${post.id} ${post.form}: IKKE LEST: ${String(error)}`)
      } finally {
        await rm(pdf, { force: true })
      }
    }
  } finally {
    await reader.close()
    await pool.close()
  }
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await promisify(gzip)(`${lines.join('\n')}\n`, { level: 9 }))
}

/** A file that `writeKorpus` made. @throws where it is none */
export async function readKorpus(file: string): Promise<LestSett> {
  const text = (await promisify(gunzip)(await readFile(file))).toString('utf8')
  const [head = '', ...rows] = text.trimEnd().split('\n')
  const documents = rows.map(row => JSON.parse(row) as { post: Fasitpost; lesing: Reading })
  return {
    ...(JSON.parse(head) as Pick<Sett, 'produksjoner' | 'selskaper'>),
    mappe: file,
    poster: documents.map(one => one.post),
    lesinger: new Map(documents.map(one => [one.post.id, one.lesing])),
  }
}
