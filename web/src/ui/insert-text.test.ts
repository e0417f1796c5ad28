import { expect, test } from 'vitest'
import { insertText } from './insert-text.ts'

test.each([
  ['', 0, 0, 'Signer siste side.', 18],
  ['Hei.', 4, 4, 'Hei. Signer siste side.', 23],
  ['Hei. Takk.', 5, 5, 'Hei. Signer siste side. Takk.', 23],
  ['Hei. XX Takk.', 5, 7, 'Hei. Signer siste side. Takk.', 23],
  ['Hei.\n', 5, 5, 'Hei.\nSigner siste side.', 23],
])('en frase settes inn i «%s» der markøren står', (value, from, to, expected, caret) => {
  expect(insertText(value, from, to, 'Signer siste side.')).toEqual({ value: expected, caret })
})
