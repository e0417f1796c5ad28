import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** A passage of a contract, and what it says of one person: `korpus/omtaler/<writer>.jsonl.gz`. */
export type Omtale = {
  /** Begins with the writer: «p1-001». */
  id: string
  /** Null where the passage is about nobody, like a list of all who worked. */
  navn: string | null
  /** `|` stands between columns. */
  tekst: string
  verk: { tittel: string; episoder: number | null }[]
  svar: { tittel: string; funksjon: string; episoder: number | null }[]
}

const folder = path.resolve(import.meta.dirname, '../korpus/omtaler')

export async function readOmtaler(name: string): Promise<Omtale[]> {
  const text = (await promisify(gunzip)(await readFile(path.join(folder, name)))).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

/** Those of every writer. */
export async function readAlleOmtaler(): Promise<Omtale[]> {
  const files = (await Array.fromAsync(glob('*.jsonl.gz', { cwd: folder }))).toSorted()
  return (await Promise.all(files.map(readOmtaler))).flat()
}
