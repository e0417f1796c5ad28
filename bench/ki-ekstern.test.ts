import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
