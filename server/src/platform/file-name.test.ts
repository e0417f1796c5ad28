import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test('a name loses what is not seen, also between a letter and its mark, and keeps signs of several parts', () => {
  expect(cleanFileName('  a\u200B\u030Arsavtale\u202E \u{1F469}\u200D\u{1F3A8}.pdf\n', 'fil')).toBe(
    'årsavtale \u{1F469}\u200D\u{1F3A8}.pdf',
  )
  expect(cleanFileName('\u200B', 'fil')).toBe('fil')
  expect(cleanFileName(undefined, 'sendeliste')).toBe('sendeliste')
  expect(cleanFileName('x'.repeat(300), 'fil')).toHaveLength(255)
})
