import { expect, test } from 'vitest'
import { coverHemmeligeNumre, findHemmeligNummer } from './hemmelig-nummer.ts'

test.each([
  // Synthetic: 80 is added to the month.
  ['Jeg er 01810112345.', 'personnummer'],
  ['Jeg er 010181 12345', 'personnummer'],
  ['D-nummer 41018112345', 'personnummer'],
  ['Kontoen er 0099.12.34551', 'kontonummer'],
  ['Kontoen er 0099 12 34551.', 'kontonummer'],
  ['IBAN NO93 8601 1117 947', 'kontonummer'],
  ['I 2023: 01810112345', 'personnummer'],
])('%s har et %s', (text, found) => expect(findHemmeligNummer(text)).toBe(found))

test.each([
  'Ring meg på +47 400 00 000 eller 0047 40000000.',
  'Sak 1042, sendt 20.11.2026 kl. 14.05, episode 1, 2, 3 og 4',
  'Produksjonen har 12 episoder i 2023',
  'Fakturanummer 99999999999',
  'Ordrenummer 123456789012',
  '',
])('%s har ingen', text => expect(findHemmeligNummer(text)).toBeNull())

test('numre dekkes, og resten står som det sto', () => {
  expect(coverHemmeligeNumre('Avtale 010181 12345, NO93 8601 1117 947 og faktura 99999999999')).toBe(
    'Avtale •••••• •••••, •••• •••• •••• ••• og faktura 99999999999',
  )
})
