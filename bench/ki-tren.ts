// `npm run ki:tren`: teaches the built-in engine who the person is, which production it is, and how sure it may be of each
// value, from the sets of `korpus`.
//
//   npm run ki:tren                 writes the weights anew; the same corpus and engine give the same bytes
//   npm run ki:tren -- --proev      writes nothing: teaches by all writers but one, tries on that one, each in turn
//   npm run ki:tren -- --egne       with what members who let us have kept and changed, from the portal of DATA_DIR or DATABASE_URL;
//                                   with `--proev` too: the table without it, and with it
import { chmod, glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Egen, readEgne, toLaerdom } from './ki-egne.ts'
import { collectEksempler, type Eksempel, toVekterfil, train } from './ki-laering.ts'
import { readKorpus } from './ki-les.ts'
import { readAlleOmtaler } from './ki-omtaler.ts'
import { toProevetabell } from './ki-proev.ts'
import {
  collectPersonerFraOmtaler,
  collectPersonvalg,
  collectVerkFraOmtaler,
  collectVerksvalg,
  trainValg,
  type Valg,
} from './ki-valg.ts'

const root = path.resolve(import.meta.dirname, '..')
const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { proev: flag, egne: flag } })

/** The engine's rules were written after this set: how often they are right there says nothing of other contracts. */
const readByWriters = new Set(['f0'])

const skriverOf = (file: string): string => path.basename(file, '.jsonl.gz')

const cache = path.join(root, '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(path.join(cache, 'tren-'))
await chmod(folder, 0o711)
try {
  const bidrag: Egen[] = values.egne ? await readEgne() : []
  const files = (await Array.fromAsync(glob(`${root}/korpus/*.jsonl.gz`))).toSorted()
  const omtaler = await readAlleOmtaler()
  const personer: Valg[] = collectPersonerFraOmtaler(omtaler)
  const verk: Valg[] = await collectVerkFraOmtaler(omtaler)
  for (const file of files) {
    const skriver = skriverOf(file)
    const sett = await readKorpus(file)
    personer.push(...collectPersonvalg(sett, skriver))
    verk.push(...(await collectVerksvalg(path.join(folder, `valg-${skriver}`), sett, skriver)))
  }
  console.log(`${personer.length} valg av person, ${verk.length} av produksjon`)
  const eksempler: Eksempel[] = []
  for (const file of files) {
    const skriver = skriverOf(file)
    if (readByWriters.has(skriver)) continue
    const byOthers = (valg: Valg[]) => trainValg(valg.filter(one => one.skriver !== skriver))
    const others = { person: byOthers(personer), verk: byOthers(verk) }
    const own = await collectEksempler(path.join(folder, skriver), await readKorpus(file), skriver, others)
    console.log(`${skriver}: ${own.length} verdier`)
    eksempler.push(...own)
  }
  const egne = toLaerdom(bidrag, eksempler)
  if (values.egne)
    console.log(
      `egne: ${egne.length} verdier fra ${new Set(bidrag.map(one => one.dokumentId)).size} dokumenter`,
    )
  if (values.proev) {
    console.log(`\n${toProevetabell(eksempler)}`)
    if (values.egne) console.log(`\nMed egne:\n\n${toProevetabell(eksempler, egne)}`)
  } else {
    const write = (name: string, vekter: Parameters<typeof toVekterfil>[0]) =>
      writeFile(path.join(root, 'server/src/features/ki/innebygd', name), toVekterfil(vekter))
    await write('part/personvekter.json', trainValg(personer))
    await write('produksjon/verksvekter.json', trainValg(verk))
    await write('sikkerhet/vekter.json', train([...eksempler, ...egne]))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
