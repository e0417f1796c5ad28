import { once } from '@rp/contract/once'

const locale = 'nb-NO'
/** '2026-11-20 14:05' in Norway: Swedish writes as ISO 8601 does. One for all dates, since each takes milliseconds to make. */
const inNorway = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Oslo',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }),
)
export const maaneder =
  'januar februar mars april mai juni juli august september oktober november desember'.split(' ')
const ukedager = ['søn.', 'man.', 'tir.', 'ons.', 'tor.', 'fre.', 'lør.']
const count = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
const kroner = once(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
const oneDecimal = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** Year, month, day, hour and minute in Norway, with the zeros in front that they are written with. */
const partsOf = (value: Date) => inNorway().format(value).split(/\D+/)

/** Shown as a dash where it is no point in time. */
function write(iso: string, words: (...parts: string[]) => string): string {
  const value = new Date(iso)
  return Number.isNaN(value.getTime()) ? '–' : words(...partsOf(value))
}
const dayInWords = (aar = '', maaned = '', dag = '') => `${Number(dag)}. ${nameMonth(maaned)} ${aar}`
const nameMonth = (maaned = '') => maaneder[Number(maaned) - 1] ?? ''

/** '20. november 2026'; an unreadable point in time is shown as a dash. */
export const formatDate = (iso: string): string => write(iso, dayInWords)

/** '20.11.2026' */
export const formatShortDate = (iso: string): string =>
  write(iso, (aar, maaned, dag) => `${dag}.${maaned}.${aar}`)

/** 'november 2026' of '2026-11' */
export function formatMonth(dato: string): string {
  const [aar, maaned] = dato.split('-')
  return `${nameMonth(maaned)} ${aar}`
}

/** '20. november 2026 kl. 14.05' */
export const formatDateTime = (iso: string): string =>
  write(iso, (aar, maaned, dag, time, minutt) => `${dayInWords(aar, maaned, dag)} kl. ${time}.${minutt}`)

/** '14.05' */
export const formatTime = (iso: string): string =>
  write(iso, (_aar, _maaned, _dag, time, minutt) => `${time}.${minutt}`)

/** '2026-11-20' for file names, which then sort by date. */
export const fileDate = (value: Date): string => partsOf(value).slice(0, 3).join('-')

/** ', kommet fra 20. november 2026 kl. 00.00' and the like; empty where neither end is given. To stand after a count. */
export function formatPeriod(fra: string | undefined, til: string | undefined): string {
  const ends = [fra && `fra ${formatDateTime(fra)}`, til && `før ${formatDateTime(til)}`].filter(Boolean)
  return ends.length === 0 ? '' : `, kommet ${ends.join(' og ')}`
}

/** 'man.' of a date written as '2026-11-20'. */
export const formatWeekday = (dato: string): string =>
  ukedager[new Date(`${dato}T12:00:00Z`).getUTCDay()] ?? ''

/** Hour of the day in Norway, 0 to 23. */
export const hourInNorway = (value: Date): number => Number(partsOf(value)[3])

/** 'Ada, Bo og Cleo' */
export const inWords = (parts: readonly string[]): string => list().format(parts)

/** A count, grouped and without decimals: '1 284'. Not for years. */
export function formatCount(value: number): string {
  return count().format(value)
}

/** An amount in øre: '1 284,50 kr'. */
export function formatKroner(oere: number): string {
  return `${kroner().format(oere / 100)}\u00a0kr`
}

/** A year is never grouped: '2023'. */
export function formatYear(value: number | null): string {
  return value === null ? '–' : String(value)
}

const units = ['byte', 'kB', 'MB', 'GB'] as const

/** Bytes in powers of 1024, one decimal from megabytes up: '812 kB', '1,8 MB'. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${(unit < 2 ? count : oneDecimal)().format(value)}\u00a0${units[unit]}`
}

/** A name in quotation marks; those it has of its own become single ones. */
export const sitat = (navn: string): string => `«${navn.replaceAll('«', '‹').replaceAll('»', '›')}»`
