import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Epost } from './auth.ts'

it.each([
  ['a zero-width space', 'kari\u200B@folk.example'],
  ['a byte order mark', '\uFEFFkari@folk.example'],
  ['direction marks', '\u202Akari@folk.example\u202C\u200E'],
  ['a soft hyphen', 'ka\u00ADri@folk.example'],
  ['a word joiner', 'kari\u2060@folk.example'],
  ['spaces around it', ' \u00A0kari@folk.example\n'],
  ['mailto:', 'mailto:kari@folk.example'],
  ['mailto: and a subject', ' MAILTO: kari@folk.example?subject=Hei'],
])('takes %s off an address', (_, typed) => {
  expect(z.parse(Epost, typed)).toBe('kari@folk.example')
})

it('composes letters, keeps case and other scripts, and refuses what is no address', () => {
  expect(z.parse(Epost, 'Ka\u030Are@Bla\u030Aba\u0308r.example')).toBe('Kåre@Blåbär.example')
  for (const typed of ['mailto:', 'kari', '\u200B', 'kari@folk', 'kari@folk.example, ola@folk.example'])
    expect(z.safeParse(Epost, typed).success).toBe(false)
})
