import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['short enough', 'Avtale 😀', 9, 'Avtale 😀'],
  ['a pair over the edge', 'Avtale 😀', 8, 'Avtale '],
  ['a letter with its ring', 'pA\u030a', 2, 'p'],
  ['a family of four', 'x👨‍👩‍👧‍👦', 9, 'x'],
  ['one character longer than all of it', 'a\u0301\u0302\u0303', 2, 'a\u0301'],
  ['one pair longer than all of it', '😀', 1, ''],
  ['half a character as it came', '\ud83dab', 2, '\ufffda'],
])('cuts at a whole character: %s', (_what, text, units, cut) => {
  expect(cutText(text, units)).toBe(cut)
})

it('keeps what it says of any text', () => {
  for (let units = 0; units < 40; units++) {
    const cut = cutText('Blåbær 😀 A\u030a 👨‍👩‍👧‍👦 \ud83d slutt', units)
    expect(cut.length).toBeLessThanOrEqual(units)
    expect(cut.isWellFormed()).toBe(true)
  }
})
