import crypto from 'node:crypto'
import { expect, it } from 'vitest'
import { readMerketekst, toMerketekst } from './merke.ts'

const merke = { lenke: 1204, hash: crypto.hash('sha256', 'en lenke') }

it('comes back from its text, also as two parts with a colon', () => {
  expect(readMerketekst(toMerketekst(merke))).toEqual(merke)
  expect(readMerketekst(` ${merke.lenke}:${merke.hash.toUpperCase()}\n`)).toEqual(merke)
  expect(toMerketekst(merke)).toMatch(/^1204(-[0-9a-f]{8}){8}$/)
})

it.each([
  '',
  '12',
  `12-${'a'.repeat(63)}`,
  `12-${'g'.repeat(64)}`,
  `x-${'a'.repeat(64)}`,
])('%j is no mark', text => {
  expect(readMerketekst(text)).toBeNull()
})
