import { expect, test } from 'vitest'
import { createOneAtATime } from './one-at-a-time.ts'

/** A save as the server sees it: one that was made from an older version than the stored one is a conflict. */
function createServer() {
  let versjon = 1
  return async (from: number) => {
    await Promise.resolve()
    if (from !== versjon) throw new Error('konflikt')
    versjon += 1
    return versjon
  }
}

test('den som trykker «Lagre» to ganger, får ikke en konflikt med seg selv', async () => {
  const [save, alone] = [createServer(), createOneAtATime<number>()]
  expect(await Promise.all([alone(() => save(1)), alone(() => save(1))])).toEqual([2, 2])
  expect(await alone(() => save(2))).toBe(3)
})

test('etter en lagring som ikke gikk, kan det lagres igjen', async () => {
  const [save, alone] = [createServer(), createOneAtATime<number>()]
  await expect(alone(() => save(7))).rejects.toThrow('konflikt')
  expect(await alone(() => save(1))).toBe(2)
})
