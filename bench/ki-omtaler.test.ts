import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { expect, it } from 'vitest'

type Omtale = {
  id: string
  navn: string
  tekst: string
  verk: { tittel: string; episoder: number | null }[]
  svar: { tittel: string; funksjon: string; episoder: number | null }[]
}

const read = async (name: string): Promise<Omtale[]> => {
  const file = path.resolve(import.meta.dirname, `../korpus/omtaler/${name}.jsonl.gz`)
  const text = (await promisify(gunzip)(await readFile(file))).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

it.each([
  ['p1', 388],
  ['p2', 372],
  ['p3', 378],
  ['p4', 395],
  ['p5', 300],
  ['p6', 66],
])('%s: every passage is answered for works that are named, and holds no number of a person', async (name, howMany) => {
  const omtaler = await read(name)
  expect(new Set(omtaler.map(one => one.id)).size).toBe(howMany)
  const wrong = omtaler.filter(
    ({ navn, tekst, verk, svar }) =>
      navn === '' ||
      svar.length === 0 ||
      svar.some(one => one.funksjon === '' || !verk.some(({ tittel }) => tittel === one.tittel)) ||
      svar.some(({ episoder }) => episoder !== null && !(Number.isInteger(episoder) && episoder > 0)) ||
      /(?<!\d)\d{6}[ .-]?\d{5}(?!\d)/u.test(tekst),
  )
  expect(wrong.map(one => one.id)).toEqual([])
})
