import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentDisposition, parseRange } from './send-range.ts'

const piece = fc.constantFrom(
  ...[
    '../',
    '\0',
    '\r\n',
    '‮',
    '"',
    "'",
    '\\',
    ';',
    '%',
    '<img onerror=x>',
    '🎬',
    'å',
    'å',
    '\ud800',
    'a',
    '.pdf',
  ],
)
const name = fc
  .array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 60 })
  .map(parts => parts.join(''))

it('is one header of plain ASCII, whatever the title, and holds the title [D8]', () => {
  fc.assert(
    fc.property(name, title => {
      const header = contentDisposition('attachment', title)
      const [, ascii = '', encoded = ''] =
        /^attachment; filename="([^"\\/;%]*)"; filename\*=UTF-8''([\w.!~%-]*)$/.exec(header) ?? ['', '\0']
      expect(ascii).toMatch(/^[\x20-\x7e]*$/)
      const shown = decodeURIComponent(encoded)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(
        title
          .replace(/[\p{Cc}\p{Cf}]/gu, '')
          .slice(0, 200)
          .toWellFormed(),
      ).toBe(shown)
    }),
    { numRuns: 1000 },
  )
})

it('never reads outside of the file, whatever the range', () => {
  const number = fc.oneof(fc.nat().map(String), fc.constant(''), fc.constant('99999999999999999999'))
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 1e9 }), (from, to, bytes) => {
      const range = parseRange(`bytes=${from}-${to}`, bytes)
      if (range === null || range === 'unsatisfiable') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeLessThan(bytes)
      expect(range.start).toBeLessThanOrEqual(range.end)
    }),
    { numRuns: 1000 },
  )
})
