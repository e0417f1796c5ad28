import { expect, it } from 'vitest'
import { createVersioned } from './versioned.ts'

function counting() {
  const state = { version: 'a', made: 0, fails: false }
  const get = createVersioned(
    async () => state.version,
    async () => {
      state.made += 1
      if (state.fails) throw new Error('away')
      return `${state.version}${state.made}`
    },
  )
  return { state, get }
}

it('is made once for all who ask while the version stands', async () => {
  const { state, get } = counting()
  expect(await Promise.all([get(), get(), get()])).toEqual(['a1', 'a1', 'a1'])
  expect(await get()).toBe('a1')
  expect(state.made).toBe(1)
})

it('is made anew when the version has changed', async () => {
  const { state, get } = counting()
  await get()
  state.version = 'b'
  expect(await get()).toBe('b2')
  expect(await get()).toBe('b2')
})

it('is made again after a failure, which every waiting caller hears of', async () => {
  const { state, get } = counting()
  state.fails = true
  const answers = await Promise.allSettled([get(), get()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  state.fails = false
  expect(await get()).toBe('a2')
})
