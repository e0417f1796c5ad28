import { expect, test } from 'vitest'
import {
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatYear,
  sitat,
} from './format.ts'

/** Intl groups with one of two kinds of hard space, depending on its version. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('counts are grouped and years never are', () => {
  expect(plain(formatCount(1284))).toBe('1 284')
  expect(formatYear(2023)).toBe('2023')
  expect(formatYear(null)).toBe('–')
})

test('a point in time is shown as it is in Oslo, also across midnight', () => {
  expect(formatDate('2026-11-20T23:30:00Z')).toBe('21. november 2026')
  expect(formatShortDate('2026-06-30T22:15:00Z')).toBe('01.07.2026')
  expect(formatDateTime('2026-11-20T13:05:00Z')).toBe('20. november 2026 kl. 14.05')
})

test('an unreadable point in time is a dash, not a crash', () => {
  expect(formatDate('i går')).toBe('–')
})

test('bytes are told as people read them', () => {
  expect(plain(formatBytes(0))).toBe('0 byte')
  expect(plain(formatBytes(1_900_000))).toBe('1,8 MB')
  expect(plain(formatBytes(10 * 1024 * 1024))).toBe('10 MB')
  expect(plain(formatBytes(830_000))).toBe('811 kB')
})

test('quotes a name that has quotation marks of its own', () => {
  expect(sitat('Foto «Havets sønner»')).toBe('«Foto ‹Havets sønner›»')
})
