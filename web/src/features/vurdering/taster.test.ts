import { expect, test } from 'vitest'
import { nameOfPress, statustaster, taster } from './taster.ts'

const press = (key: string, with_: object = {}) =>
  nameOfPress({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...with_ })

test('tastene heter det samme med og uten store bokstaver', () => {
  expect([press('J'), press('j'), press('?', { shiftKey: true })]).toEqual(['j', 'j', '?'])
})

test('lagring har Ctrl eller ⌘, og nettleserens egne taster får være i fred', () => {
  expect(press('Enter', { ctrlKey: true })).toBe('mod+enter')
  expect(press('Enter', { metaKey: true, shiftKey: true })).toBe('mod+shift+enter')
  expect([
    press('p', { ctrlKey: true }),
    press('s', { metaKey: true }),
    press('a', { altKey: true }),
  ]).toEqual([null, null, null])
})

test('ingen tast gjør to ting', () => {
  const keys = [...taster.map(([key]) => key), ...statustaster.map(([key]) => key)]
  expect(new Set(keys).size).toBe(keys.length)
  expect(statustaster.map(([key]) => key).join('')).toBe('1234567890')
})
