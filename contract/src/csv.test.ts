import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvStart, toCsvRow } from './csv.ts'

it('begins a file with a byte order mark, and divides by semicolons and CRLF', () => {
  expect(csvStart + toCsvRow(['Tittel', 'Ær', null])).toBe('\uFEFFTittel;Ær;\r\n')
})

it.each<[string | number | null, string]>([
  ['Kvitveis; og krutt', '"Kvitveis; og krutt"'],
  ['«Sitat» "og" mer', '"«Sitat» ""og"" mer"'],
  ['to\nlinjer', '"to\nlinjer"'],
  ['komma, ikke noe', 'komma, ikke noe'],
  ['–', '–'],
  ['', ''],
  [null, ''],
  [0, '0'],
  [-3, '-3'],
  [1.5, '1,5'],
])('writes %o as %s', (value, cell) => {
  expect(toCsvRow([value])).toBe(`${cell}\r\n`)
})

it.each<[string, string]>([
  ['=1+1', "'=1+1"],
  ['+47 22', "'+47 22"],
  ['-30-', "'-30-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
])('takes the power from what looks like a formula: %o [F10]', (value, cell) => {
  expect(toCsvRow([value])).toBe(`${cell}\r\n`)
})

it('begins no cell so that a spreadsheet would compute it, whatever the text [F10]', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ';', '＝', 'cmd|calc', 'å')
  const text = fc.array(fc.oneof(sign, fc.string()), { maxLength: 8 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(text, value => {
      const cell = toCsvRow([value]).slice(0, -2)
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(inner).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/u)
      expect(inner.replace(/^'/, '')).toBe(value.replace(/^'/, ''))
    }),
    { numRuns: 2000 },
  )
})
