import { glob, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSendt } from '../server/src/features/ki/ekstern/sendt.ts'
import { createFlate } from '../server/src/features/ki/innebygd/side/flate.ts'
import { rettOpp } from '../server/src/features/ki/innebygd/side/retning.ts'
import { melding, type Spraakmodell, startSpraakmodell } from '../server/test/spraakmodell.ts'
import { runFinn } from './ki-finn.ts'
import { readKorpus } from './ki-les.ts'

let modell: Spraakmodell
let folder: string
beforeAll(async () => {
  modell = await startSpraakmodell()
  folder = await mkdtemp(path.join(os.tmpdir(), 'ki-ekstern-'))
})
afterAll(async () => {
  await modell?.close()
  await rm(folder, { recursive: true, force: true })
})

it('asks the other engine about the readings of a set, and says where ours had to answer', async () => {
  const sett = await readKorpus(path.resolve(import.meta.dirname, '../korpus/w10.jsonl.gz'))
  const [first, second] = sett.poster.filter(one => one.form === 'digital')
  if (!first || !second) throw new Error('the set has no two typed contracts')
  const sitat = first.arbeidstaker
  modell.svar = ({ kropp }) =>
    melding(
      kropp.includes(sitat)
        ? JSON.stringify({
            arbeidstaker: { verdi: sitat, sitat, side: 1 },
            produksjonsselskap: null,
            registreringer: [],
          })
        : 'Jeg er en tekanne.',
    )
  const ekstern = { KI_URL: modell.url, KI_MODELL: 'liten', KI_SVARSEKUNDER: 60 }
  const { lest } = await runFinn(
    path.join(folder, 'data'),
    { ...sett, poster: [first, second] },
    false,
    new AbortController().signal,
    { ekstern },
  )
  expect(modell.spurt).toHaveLength(2)
  expect(lest.get(first.id)).toMatchObject({ feil: null })
  expect(lest.get(first.id)?.reserve).toBeUndefined()
  expect(lest.get(first.id)?.svar.forslag.find(one => one.felt === 'arbeidstaker')?.verdi).toBe(sitat)
  expect(lest.get(second.id)?.reserve).toContain('ugyldig_svar')
  expect(lest.get(second.id)?.svar.forslag.length).toBeGreaterThan(3)
})

it('has no half of an ID number in what would be sent of any contract of the corpus, and nearly all of its names and titles', async () => {
  const files = await Array.fromAsync(glob(path.resolve(import.meta.dirname, '../korpus/*.jsonl.gz')))
  const told: string[] = []
  const [numbers, values, gone] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const file of files) {
    const { poster, lesinger } = await readKorpus(file)
    for (const { id, personnummer_i_dokumentet: nummer, arbeidstaker, registreringer } of poster) {
      const lesing = lesinger.get(id)
      if (!lesing) continue
      const flate = createFlate(rettOpp(lesing).lest)
      const sent = createSendt(flate).flatMap(({ tekst }) => tekst.split('\n'))
      if (nummer) numbers.add(id)
      for (const digits of nummer ? sent.map(line => line.replace(/\D/g, '')) : [])
        if (digits.includes(nummer?.slice(0, 6) ?? '') || digits.includes(nummer?.slice(6) ?? ''))
          told.push(id)
      const [read, left] = [flate.rader.map(rad => rad.map(({ tekst }) => tekst).join('\t')), sent].map(
        rows => rows.join(' ').replace(/\s+/g, ' '),
      )
      for (const value of [arbeidstaker, ...registreringer.map(one => one.produksjonsnavn ?? '')]) {
        if (value === '' || !read?.includes(value)) continue
        values.add(`${id} ${value}`)
        if (!left?.includes(value)) gone.add(`${id} ${value}`)
      }
    }
  }
  expect([numbers.size > 300, values.size > 500]).toEqual([true, true])
  expect(told).toEqual([])
  expect([...gone]).toEqual([])
})
