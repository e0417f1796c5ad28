// `npm run bench`: how far we are from the least the machine could do, each as a ratio measured in one run. Each row is printed when
// it is measured, and all of them at the end.
//   --bare lagre,merge   these measurements only
//   --skriv              puts the table of a whole run into the README
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../scripts/build-web.mjs'
import { benchFordeling } from './fordeling.ts'
import { benchInnlogging } from './innlogging.ts'
import { benchLagre } from './lagre.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMerge } from './merge.ts'
import { benchProduksjoner } from './produksjoner.ts'
import { benchProsess } from './prosess.ts'
import { benchRegistreringer } from './registreringer.ts'
import { benchSendeliste } from './sendeliste.ts'
import { machine, type Result, toTable } from './side-by-side.ts'
import { postgresVersion, writeReadme } from './skriv.ts'
import { benchUpload } from './upload.ts'

const benches: Record<string, (folder: string) => Promise<Result | readonly Result[]>> = {
  merge: benchMerge,
  upload: benchUpload,
  lagre: benchLagre,
  innlogging: benchInnlogging,
  prosess: benchProsess,
  produksjoner: benchProduksjoner,
  registreringer: benchRegistreringer,
  sendeliste: benchSendeliste,
  fordeling: benchFordeling,
  lighthouse: benchLighthouse,
}
const options = { bare: { type: 'string' }, skriv: { type: 'boolean', default: false } } as const
const { bare, skriv } = parseArgs({ options }).values
const names = bare?.split(',') ?? Object.keys(benches)
const unknown = names.filter(name => !benches[name])
if (unknown.length > 0 || (skriv && bare)) {
  console.error(`--bare: ${Object.keys(benches).join(', ')}. --skriv takes a whole run.`)
  process.exit(2)
}

// On the disk of the clone: a temporary folder may lie in memory, where fsync costs nothing.
const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(path.join(cache, 'bench-'))
await chmod(folder, 0o711)
const start = performance.now()
const minutes = () => ((performance.now() - start) / 60_000).toFixed(1)
try {
  // The portals that are measured open with the web of these sources.
  await buildWeb(root, line => console.log(line))
  const results: Result[] = []
  for (const name of names) {
    console.log(`\n${minutes()} min: ${name}`)
    const own = path.join(folder, name)
    await mkdir(own, { mode: 0o711 })
    results.push(...[(await benches[name]?.(own)) ?? []].flat())
    // A full disk would be measured with the next.
    await rm(own, { recursive: true, force: true })
  }
  const table = `${machine()}, PostgreSQL ${await postgresVersion()}.\n\n${toTable(results)}`
  console.log(`\n${table}\n\n${minutes()} min`)
  if (skriv) await writeReadme(table)
} finally {
  await rm(folder, { recursive: true, force: true })
}
