import { expect, it } from 'vitest'
import { createFairTurnstile } from './turnstile.ts'

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
const refuse = (own: boolean) => new Error(own ? 'own' : 'all')
/** All that can happen without anything ending has happened. */
const settled = () => new Promise(resolve => setImmediate(resolve))

it('lets a second person in at once, however much the first has asked for [fault 33]', async () => {
  const began: string[] = []
  const { ends, work } = makeWork(began)
  const inOwnTurn = createFairTurnstile({ atOnce: 1, waiting: 5, inAll: 10, refuse })
  const all = ['a1', 'a2', 'a3', 'b1'].map(name => inOwnTurn(name.slice(0, 1), work(name)))
  await settled()
  expect(began).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'a2', 'a3', 'b1']) {
    ends.get(name)?.()
    await settled()
  }
  expect(began).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

it('refuses whom there is no room for, says whose work fills it, and has room again once some has ended', async () => {
  const { ends, work } = makeWork([])
  const inOwnTurn = createFairTurnstile({ atOnce: 1, waiting: 1, inAll: 3, refuse })
  const all = ['a1', 'a2', 'b1'].map(name => inOwnTurn(name.slice(0, 1), work(name)))
  await expect(inOwnTurn('a', work('a3'))).rejects.toThrow('own')
  await expect(inOwnTurn('b', work('b2'))).rejects.toThrow('all')
  await settled()
  ends.get('a1')?.()
  await all[0]
  const later = inOwnTurn('a', work('a4'))
  for (const name of ['a2', 'b1', 'a4']) {
    await settled()
    ends.get(name)?.()
  }
  expect(await later).toBe('a4')
})

it('gives the turn on when work fails', async () => {
  const inOwnTurn = createFairTurnstile({ atOnce: 1, waiting: 1, inAll: 2, refuse })
  const failed = inOwnTurn('a', () => Promise.reject(new Error('went wrong')))
  const next = inOwnTurn('a', async () => 'next')
  await expect(failed).rejects.toThrow('went wrong')
  expect(await next).toBe('next')
})
