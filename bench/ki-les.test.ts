import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { hasCheckDigits } from '../server/test/personnummer.ts'
import { readKorpus } from './ki-les.ts'

const korpus = path.resolve(import.meta.dirname, '../korpus')

const readme = await readFile(path.join(korpus, 'README.md'), 'utf8')
/** What the README says there is. */
const sets = [...readme.matchAll(/^\| `(\w+)\.jsonl\.gz` \| (\d+) \|/gmu)].map(
  ([, name = '', howMany]) => [name, Number(howMany)] as const,
)

it('has every set in the README, and none of them has gone', async () => {
  const files = await Array.fromAsync(glob('*.jsonl.gz', { cwd: korpus }))
  expect(files.map(file => path.basename(file, '.jsonl.gz')).toSorted()).toEqual(
    sets.map(([name]) => name).toSorted(),
  )
  expect(sets.length).toBeGreaterThan(10)
})

it.each(
  sets,
)('%s: every contract has answers and a reading, and no number in them is a person’s', async (name, howMany) => {
  const sett = await readKorpus(path.join(korpus, `${name}.jsonl.gz`))
  const ids = new Set(sett.poster.map(one => one.id))
  expect(ids.size).toBe(howMany)
  expect([...sett.lesinger].filter(([id, { pages }]) => ids.has(id) && pages.length > 0)).toHaveLength(
    howMany,
  )
  expect(Math.min(sett.produksjoner.length, sett.selskaper.length)).toBeGreaterThan(0)

  const texts = [...sett.lesinger.values()].flatMap(({ pages }) =>
    pages.flatMap(page => page.lines.map(line => line.text)),
  )
  const numbers = [JSON.stringify(sett.poster), ...texts]
    .flatMap(text => text.match(/(?<!\d)\d{6}[ .-]?\d{5}(?!\d)/gu) ?? [])
    .map(number => number.replace(/\D/gu, ''))
    .filter(number => hasCheckDigits(number) && /^[0-7]/u.test(number))
  expect(numbers.length).toBeGreaterThanOrEqual(Math.floor(howMany / 3))
  // Synthetic: 80 is added to the month.
  expect(numbers.filter(number => !/^\d\d(?:8[1-9]|9[0-2])/u.test(number))).toEqual([])
})
