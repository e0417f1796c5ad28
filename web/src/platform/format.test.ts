import { expect, test } from 'vitest'
import {
  fileDate,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatMonth,
  formatShortDate,
  formatTime,
  formatWeekday,
  formatYear,
  hourInNorway,
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

test('every day and hour of a year is told as Intl tells it', () => {
  const timeZone = 'Europe/Oslo'
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('nb-NO', { timeZone, ...options })
  const [dag, kort, klokke] = [
    intl({ day: 'numeric', month: 'long', year: 'numeric' }),
    intl({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    intl({ hour: '2-digit', minute: '2-digit' }),
  ]
  const [maaned, ukedag] = [intl({ month: 'long', year: 'numeric' }), intl({ weekday: 'short' })]
  for (let tid = Date.UTC(2027, 0, 1); tid < Date.UTC(2028, 0, 1); tid += 7 * 3_600_000 + 61_000) {
    const value = new Date(tid)
    const iso = value.toISOString()
    expect(formatDate(iso)).toBe(dag.format(value))
    expect(formatShortDate(iso)).toBe(kort.format(value))
    expect(formatTime(iso)).toBe(klokke.format(value).replace(':', '.'))
    expect(hourInNorway(value)).toBe(Number(klokke.format(value).slice(0, 2)))
    expect(formatMonth(fileDate(value).slice(0, 7))).toBe(maaned.format(value))
    expect(formatWeekday(fileDate(value))).toBe(ukedag.format(value))
  }
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
