// Which places of the built-in engine decide nothing over the corpus, and which could be taken away:
//
//   node scripts/prepare.mjs bench/ki-beskjaering.ts [--avkort 4] [--ut steder.json] [korpus/w1.jsonl.gz …]
//
// Says every place that decided in no document. With `--avkort n` each place that decided in at most n documents of a set is switched
// off for itself in those, and it says which of them changed: what changes none can go.
import { readFileSync } from 'node:fs'
import { chmod, glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createBrytere } from './ki-brytere.ts'
import type { Funnet } from './ki-finn.ts'
import { instrument, type Sted } from './ki-steder.ts'

const root = path.resolve(import.meta.dirname, '..')
const engine = path.join(root, 'server/src/features/ki/innebygd')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ut: { type: 'string' }, avkort: { type: 'string', default: '0' } },
})

const steder: Sted[] = []
const brytere = createBrytere()
registerHooks({
  load(url, context, next) {
    const file = url.startsWith('file:') && url.endsWith('.ts') ? fileURLToPath(url) : ''
    if (!file.startsWith(engine)) return next(url, context)
    const text = instrument(path.relative(engine, file), readFileSync(file, 'utf8'), steder)
    return { format: 'module', source: stripTypeScriptTypes(text), shortCircuit: true }
  },
})
// Only now, as it loads the engine.
const { runFinn } = await import('./ki-finn.ts')
const { readKorpus } = await import('./ki-les.ts')

/** How sure a value is, is another matter: it is learned. */
const fingerprint = ({ svar, feil }: Funnet): string =>
  JSON.stringify([svar, feil], (key, value: unknown) => (key === 'sikkerhet' ? undefined : value))

type Rad = { avgjorde: string[]; endret: string[] }
const rows = new Map<number, Rad>()
const rowOf = (at: number): Rad => {
  const row = rows.get(at) ?? { avgjorde: [], endret: [] }
  rows.set(at, row)
  return row
}

/** @param konto the account bears the worker's name: some rules are about nothing else */
async function measure(folder: string, file: string, konto: boolean): Promise<void> {
  const sett = await readKorpus(file)
  const sikkerhet = <T>(_flate: unknown, funn: T): T => funn
  const instead = async (finn: (post: (typeof sett.poster)[number]) => Promise<Funnet>) => {
    const marks = new Map<string, string>()
    const own = new Map<number, typeof sett.poster>()
    for (const post of sett.poster) {
      brytere.reset()
      marks.set(post.id, fingerprint(await finn(post)))
      for (const at of brytere.list()) {
        const { avgjorde } = rowOf(at)
        if (!avgjorde.includes(post.id)) avgjorde.push(post.id)
        own.set(at, [...(own.get(at) ?? []), post])
      }
    }
    for (const [at, poster] of own) {
      if (poster.length > Number(values.avkort) || brytere.atLoad.has(at)) continue
      brytere.switchOff(at)
      for (const post of poster)
        if (fingerprint(await finn(post)) !== marks.get(post.id)) rowOf(at).endret.push(post.id)
      brytere.switchOn(at)
    }
  }
  await runFinn(folder, sett, konto, new AbortController().signal, { sikkerhet, instead })
}

const files =
  positionals.length > 0 ? positionals : (await Array.fromAsync(glob(`${root}/korpus/*.jsonl.gz`))).toSorted()
const cache = path.join(root, '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(path.join(cache, 'ki-'))
await chmod(folder, 0o711)
try {
  for (const [index, file] of files.entries())
    for (const konto of [false, true])
      await measure(path.join(folder, `data-${index}${konto ? '-konto' : ''}`), file, konto)
  const all = steder.map((sted, at) => ({
    ...sted,
    vedLasting: brytere.atLoad.has(at),
    ...(rows.get(at) ?? { avgjorde: [], endret: [] }),
  }))
  for (const { fil, linje, slag, tekst, avgjorde, endret, vedLasting } of all)
    if (
      !vedLasting &&
      (avgjorde.length === 0 || (avgjorde.length <= Number(values.avkort) && endret.length === 0))
    )
      console.log(`${avgjorde.length}\t${fil}:${linje}\t${slag}\t${tekst}`)
  if (values.ut) await writeFile(values.ut, JSON.stringify(all))
} finally {
  await rm(folder, { recursive: true, force: true })
}
