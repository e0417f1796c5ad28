import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Epost } from './auth.ts'
import { renEpost } from './epost.ts'

it.each([
  ['a zero-width space', 'kari\u200B@folk.example'],
  ['a byte order mark', '\uFEFFkari@folk.example'],
  ['direction marks', '\u202Akari@folk.example\u202C\u200E'],
  ['a soft hyphen', 'ka\u00ADri@folk.example'],
  ['a word joiner', 'kari\u2060@folk.example'],
  ['spaces around it', ' \u00A0kari@folk.example\n'],
  ['mailto:', 'mailto:kari@folk.example'],
  ['mailto: and a subject', ' MAILTO: kari@folk.example?subject=Hei'],
  ['mailto: and a coded sign', 'mailto:kari%40folk.example'],
  ['mailto: and a coded sign of no width', 'mailto:kari%E2%80%8B@folk.example'],
  ['mailto: and a coded full stop', 'mailto:kari@folk.example%2E%20'],
  ['angle brackets', '<kari@folk.example>'],
  ['a name', 'Kari Nordmann <kari@folk.example>'],
  ['a name in quotes', '"Nordmann, Kari" <mailto:kari@folk.example>;'],
  ['quotes', '"kari@folk.example"'],
  ['single quotes', "'kari@folk.example'"],
  ['Norwegian quotes', '«kari@folk.example».'],
  ['round quotes', '”kari@folk.example”'],
  ['brackets', '(kari@folk.example)'],
  ['a full stop', 'kari@folk.example.'],
  ['a comma', 'kari@folk.example, '],
  ['the width of full-width letters', 'ｋａｒｉ＠ｆｏｌｋ．ｅｘａｍｐｌｅ'],
])('takes %s off an address', (_, typed) => {
  expect(z.parse(Epost, typed)).toBe('kari@folk.example')
})

it('composes letters, keeps case and other scripts, and refuses what is no address', () => {
  expect(z.parse(Epost, 'Ka\u030Are@Bla\u030Aba\u0308r.example')).toBe('Kåre@Blåbär.example')
  for (const typed of [
    'mailto:',
    'kari',
    '\u200B',
    'kari@folk',
    'kari@folk.example, ola@folk.example',
    'a@folk.example> <b@folk.example',
    '<>',
    '""',
    'mailto:kari%1b@folk.example',
    'mailto:kari%00@folk.example',
    '.',
  ])
    expect(z.safeParse(Epost, typed).success).toBe(false)
})

it('keeps signs that are part of an address', () => {
  for (const own of [
    "o'hara@folk.example",
    "kari+rp'@folk.example",
    '%40kari@folk.example',
    '(k)ari@folk.example',
  ])
    expect(z.parse(Epost, own)).toBe(own)
})

it('leaves what is far too long as it is, and says that it is', () => {
  const brackets = `${'('.repeat(60_000)}x${')'.repeat(60_000)}`
  for (const typed of [brackets, `a${'.'.repeat(40_000)}x@y.example`]) {
    expect(renEpost(typed)).toBe(typed)
    expect(z.safeParse(Epost, typed).error?.issues[0]?.message).toBe('Teksten kan ha høyst 254 tegn.')
  }
})

it('changes nothing that it has made', () => {
  const part = fc.constantFrom(
    ...[
      'mailto:',
      '%E2%80%8B',
      '%25',
      '%40',
      '%2e',
      '%EF%BC%88',
      '%3C',
      '\u200B',
      '\uFEFF',
      '(',
      '）',
      ')',
      '<',
      '>',
    ],
    ...['kari', '@', '.', ' ', '«', '»', '?', 'a\u030A', 'ｍ'],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), parts => {
      const once = renEpost(parts.join(''))
      expect(renEpost(once)).toBe(once)
    }),
  )
})
