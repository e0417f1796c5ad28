import { expect, it } from 'vitest'
import { createFairPlaces, createOwnTurnstile, type Place } from './turnstile.ts'

/** Work that ends when it is told to, and says when it began. */
function makeWork(began: string[]) {
  const ends = new Map<string, () => void>()
  return {
    ends,
    work: (name: string) => () => {
      began.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    },
  }
}
const refuse = () => new Error('no room')
const share = (waiting: number) => ({ atOnce: 1, waiting })
/** All that can happen without anything ending has happened. */
const settled = () => new Promise(resolve => setImmediate(resolve))

it('lets a second person in at once, however much the first has asked for [fault 33]', async () => {
  const began: string[] = []
  const { ends, work } = makeWork(began)
  const inOwnTurn = createOwnTurnstile(refuse)
  const all = ['a1', 'a2', 'a3', 'b1'].map(name => inOwnTurn(name.slice(0, 1), share(5), work(name)))
  await settled()
  expect(began).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'a2', 'a3', 'b1']) {
    ends.get(name)?.()
    await settled()
  }
  expect(began).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

it('refuses whom there is no room for by what is their own alone, and has room again once some has ended', async () => {
  const { ends, work } = makeWork([])
  const inOwnTurn = createOwnTurnstile(refuse)
  const all = ['a1', 'a2'].map(name => inOwnTurn('a', share(1), work(name)))
  const others = Array.from({ length: 1000 }, (_, i) => inOwnTurn(`b${i}`, share(1), work(`b${i}`)))
  await expect(inOwnTurn('a', share(1), work('a3'))).rejects.toThrow('no room')
  await settled()
  ends.get('a1')?.()
  await all[0]
  const later = inOwnTurn('a', share(1), work('a4'))
  for (const name of ['a2', 'a4', ...others.keys().map(i => `b${i}`)]) {
    await settled()
    ends.get(name)?.()
  }
  expect(await later).toBe('a4')
  expect(await Promise.all(others)).toHaveLength(1000)
})

it('gives the turn on when work fails', async () => {
  const inOwnTurn = createOwnTurnstile(refuse)
  const failed = inOwnTurn('a', share(1), () => Promise.reject(new Error('went wrong')))
  const next = inOwnTurn('a', share(1), async () => 'next')
  await expect(failed).rejects.toThrow('went wrong')
  expect(await next).toBe('next')
})

it('gives a place that becomes free to the person who has the fewest, and says who is to leave for it [L8]', async () => {
  const began: string[] = []
  const places = new Map<string, Place>()
  const ends = new Map<string, () => void>()
  const inPlace = createFairPlaces(3)
  for (const name of ['a1', 'a2', 'b1', 'a3', 'c1', 'b2'])
    void inPlace(name.slice(0, 1), place => {
      began.push(name)
      places.set(name, place)
      return new Promise<void>(resolve => ends.set(name, resolve))
    })
  await settled()
  expect(began).toEqual(['a1', 'a2', 'b1'])
  const told = (name: string) => [places.get(name)?.wanted, places.get(name)?.hasYounger]
  expect([told('a1'), told('a2'), told('b1')]).toEqual([
    [3, true],
    [3, false],
    [3, false],
  ])
  places.get('a2')?.leave()
  expect([told('a1'), told('b1')]).toEqual([
    [2, false],
    [2, false],
  ])
  ends.get('a2')?.()
  await settled()
  expect(began.slice(3)).toEqual(['c1'])
  ends.get('a1')?.()
  await settled()
  expect(began.slice(4)).toEqual(['a3'])
  for (const name of ['b1', 'c1', 'a3']) ends.get(name)?.()
  await settled()
  expect([began.slice(5), told('b2')]).toEqual([['b2'], [0, false]])
})
