import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashPassord, requireGoodPassord, verifyPassord } from './passord.ts'

const epost = 'kari@folk.example'
const codeOf = (password: string): Promise<string> =>
  requireGoodPassord(password, epost, false).then(
    () => 'godtatt',
    error => error.code,
  )
/** Letters of every script, spaces, signs and emoji. */
const characters = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...'aåæøzÅ日本я ع_!9', '👩', '🎬', ' '), { minLength: min, maxLength: max })
    .map(list => list.join(''))
const isVaried = (text: string): boolean => new Set(text.normalize('NFKC').toLowerCase()).size > 3

it('counts characters, and demands nothing of them but their number [A1] [A2]', async () => {
  await fc.assert(
    fc.asyncProperty(characters(1, 140), async password => {
      fc.pre(isVaried(password) && /[^\d\W]/u.test(password))
      const length = [...password.normalize('NFKC')].length
      const wanted = length < 10 ? 'passord_for_kort' : length > 128 ? 'passord_for_langt' : 'godtatt'
      expect(await codeOf(password)).toBe(wanted)
    }),
    { numRuns: 500 },
  )
})

it('knows a password again however its letters are composed, and no other [A1] [A2]', async () => {
  await fc.assert(
    fc.asyncProperty(characters(10, 128), fc.nat(), async (password, place) => {
      const hash = await hashPassord(password)
      expect(await verifyPassord(hash, password.normalize('NFD'))).toBe(true)
      expect(await verifyPassord(hash, password.normalize('NFC'))).toBe(true)
      // Whichever character is another, also the last.
      const list = [...password]
      list[place % list.length] = '\u0416'
      expect(await verifyPassord(hash, list.join(''))).toBe(false)
      expect(await verifyPassord(hash, `${password}x`)).toBe(false)
      expect(await verifyPassord(hash, [...password].slice(0, -1).join(''))).toBe(false)
    }),
    { numRuns: 6 },
  )
})

it('refuses each of the commonest passwords that are long enough, also with digits behind it [A3]', async () => {
  const common = (dictionary['passwords-common'] as string[]).filter(word => word.length >= 10)
  expect(common.length).toBeGreaterThan(1000)
  for (const word of common.slice(0, 3000)) {
    expect(await codeOf(word)).toBe('passord_vanlig')
    expect(await codeOf(word.toUpperCase())).toBe('passord_vanlig')
  }
  for (const word of ['rettighetsportalen', 'rettigheter2026', 'Velkommen2026!', 'hemmelig12'])
    expect(await codeOf(word)).toBe('passord_vanlig')
  expect(await codeOf(` ${epost.toUpperCase()} `.trim())).toBe('passord_er_eposten')
})
