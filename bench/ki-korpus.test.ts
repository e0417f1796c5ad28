import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { judge, type Maal } from './ki-dom.ts'
import { runFinn } from './ki-finn.ts'
import { type LestSett, readKorpus } from './ki-les.ts'

const korpus = path.resolve(import.meta.dirname, '../korpus')
const skrivere = ['f0', ...Array.from({ length: 15 }, (_, at) => `w${at + 1}`)]

/** Every sixth contract of each writer, with one register of all their works and companies. */
async function readPart(): Promise<LestSett> {
  const sett = await Promise.all(skrivere.map(name => readKorpus(path.join(korpus, `${name}.jsonl.gz`))))
  return {
    mappe: korpus,
    produksjoner: sett.flatMap(one => one.produksjoner),
    selskaper: sett.flatMap(one => one.selskaper),
    poster: sett.flatMap(one => one.poster.filter((_, at) => at % 6 === 2)),
    lesinger: new Map(sett.flatMap(one => [...one.lesinger])),
  }
}

/** A ceiling for what hangs: a busy machine is slow at this. */
const mostTime = 1_500_000

/** The writer that no rule was written after. */
const senere = /^w15-/
/** How many values of a field may be missing or wrong, of the others and of theirs. Fewer is progress: then the number goes down with them. */
const feil: readonly (readonly [Maal, number, number])[] = [
  ['arbeidstaker', 4, 0],
  ['produksjonsselskap', 2, 1],
  ['produksjon', 13, 1],
  ['fagfunksjon', 12, 0],
  ['episoder', 22, 1],
  ['hele registreringen', 29, 1],
  ['rettighetsklausul', 4, 0],
  ['signaturer', 5, 0],
  ['status', 14, 0],
  ['dokumenttype', 0, 0],
  ['personnummer', 3, 0],
  ['språk', 0, 0],
]

it(
  'reads a part of every writer’s contracts as well as it did',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ki-korpus-'))
    try {
      const sett = await readPart()
      const { titler, lest } = await runFinn(folder, sett, false, AbortSignal.timeout(mostTime))
      expect([...lest.values()].flatMap(one => one.feil ?? [])).toEqual([])
      const domer = sett.poster.flatMap(post => {
        const one = lest.get(post.id)
        return one ? judge(titler, post, one.svar) : []
      })
      const wrong = (name: Maal, isSenere: boolean) =>
        domer.filter(one => one.maal === name && !one.rett && senere.test(one.id) === isSenere).length
      expect(lest.size).toBeGreaterThan(70)
      expect(feil.map(([name]) => [name, wrong(name, false), wrong(name, true)])).toEqual(feil)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  mostTime,
)
