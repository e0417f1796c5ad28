// `npm run bench`: how far we are from the least the machine could do, each as a ratio measured in one run.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { benchLagre } from './lagre.ts'
import { benchMerge } from './merge.ts'
import { benchProduksjoner } from './produksjoner.ts'
import { benchRegistreringer } from './registreringer.ts'
import { benchSendeliste } from './sendeliste.ts'
import { machine, toTable } from './side-by-side.ts'
import { benchUpload } from './upload.ts'

// On the disk of the clone: a temporary folder may lie in memory, where fsync costs nothing.
const cache = path.resolve(import.meta.dirname, '../.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(path.join(cache, 'bench-'))
await chmod(folder, 0o711)
try {
  const results = []
  for (const [name, bench] of [
    ['merge', benchMerge],
    ['upload', benchUpload],
    ['lagre', benchLagre],
    ['produksjoner', benchProduksjoner],
    ['registreringer', benchRegistreringer],
    ['sendeliste', benchSendeliste],
  ] as const) {
    const own = path.join(folder, name)
    await mkdir(own, { mode: 0o711 })
    results.push(...[await bench(own)].flat())
  }
  console.log(`\n${machine()}\n\n${toTable(results)}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
