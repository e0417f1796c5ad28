// `npm run ki:tren`: teaches the built-in engine how sure it may be, from the sets of `korpus`.
//
//   npm run ki:tren                 writes the weights anew; the same corpus and engine give the same bytes
//   npm run ki:tren -- --proev      writes nothing: teaches by all writers but one, tries on that one, each in turn
import { chmod, glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { collectEksempler, type Eksempel, toVekterfil, train } from './ki-laering.ts'
import { readKorpus } from './ki-les.ts'
import { toProevetabell } from './ki-proev.ts'

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { proev: { type: 'boolean', default: false } } })

/** The engine's rules were written after this set: how often they are right there says nothing of other contracts. */
const readByWriters = new Set(['f0'])

const cache = path.join(root, '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(path.join(cache, 'tren-'))
await chmod(folder, 0o711)
try {
  const files = (await Array.fromAsync(glob(`${root}/korpus/*.jsonl.gz`))).toSorted()
  const eksempler: Eksempel[] = []
  for (const file of files) {
    const skriver = path.basename(file, '.jsonl.gz')
    if (readByWriters.has(skriver)) continue
    const own = await collectEksempler(path.join(folder, skriver), await readKorpus(file), skriver)
    console.log(`${skriver}: ${own.length} verdier`)
    eksempler.push(...own)
  }
  if (values.proev) console.log(`\n${toProevetabell(eksempler)}`)
  else
    await writeFile(
      path.join(root, 'server/src/features/ki/innebygd/sikkerhet/vekter.json'),
      toVekterfil(train(eksempler)),
    )
} finally {
  await rm(folder, { recursive: true, force: true })
}
