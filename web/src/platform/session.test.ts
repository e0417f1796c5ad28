import { expect, test } from 'vitest'
import { decodeToken } from './session.ts'

/** As a server writes it: base64url of UTF-8. */
const token = (payload: unknown) => {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload)))
  return `x.${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.y`
}

test('a token tells who bears it and until when, also with letters outside ASCII', () => {
  const payload = { id: '1', email: 'bjørn@medlem.example', exp: 1_800_000_000 }
  expect(decodeToken(token(payload))).toMatchObject(payload)
})

test.each([
  '',
  'tull',
  'a.b.c',
  token(null),
  token({ id: '1', email: 'a@b.example' }),
  token({ id: 1, email: 2, exp: '3' }),
])('a token that says too little is no session: «%s»', broken => expect(decodeToken(broken)).toBeNull())
