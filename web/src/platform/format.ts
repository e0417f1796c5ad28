const locale = 'nb-NO'
const timeZone = 'Europe/Oslo'

const date = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
/** Swedish writes dates as ISO 8601 does. */
const sortableDate = new Intl.DateTimeFormat('sv-SE', { timeZone })
const month = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' })
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const kroner = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

const valid = (iso: string) => {
  const value = new Date(iso)
  return Number.isNaN(value.getTime()) ? null : value
}

/** '20. november 2026'; an unreadable point in time is shown as a dash. */
export function formatDate(iso: string): string {
  const value = valid(iso)
  return value === null ? '–' : date.format(value)
}

/** '20.11.2026' */
export function formatShortDate(iso: string): string {
  const value = valid(iso)
  return value === null ? '–' : shortDate.format(value)
}

/** 'november 2026' of '2026-11' */
export const formatMonth = (maaned: string): string => month.format(new Date(`${maaned}-01`))

/** '20. november 2026 kl. 14.05' */
export function formatDateTime(iso: string): string {
  const value = valid(iso)
  return value === null ? '–' : `${date.format(value)} kl. ${formatTime(iso)}`
}

/** '14.05' */
export function formatTime(iso: string): string {
  const value = valid(iso)
  return value === null ? '–' : time.format(value).replace(':', '.')
}

/** '2026-11-20' for file names, which then sort by date. */
export function fileDate(value: Date): string {
  return sortableDate.format(value)
}

/** ', kommet fra 20. november 2026 kl. 00.00' and the like; empty where neither end is given. To stand after a count. */
export function formatPeriod(fra: string | undefined, til: string | undefined): string {
  const ends = [fra && `fra ${formatDateTime(fra)}`, til && `før ${formatDateTime(til)}`].filter(Boolean)
  return ends.length === 0 ? '' : `, kommet ${ends.join(' og ')}`
}

/** 'man.' of a date written as '2026-11-20'. */
export function formatWeekday(dato: string): string {
  return weekday.format(new Date(`${dato}T12:00:00Z`))
}

/** Hour of the day in Norway, 0 to 23. */
export function hourInNorway(value: Date): number {
  return Number(hour.format(value))
}

/** A count, grouped and without decimals: '1 284'. Not for years. */
export function formatCount(value: number): string {
  return count.format(value)
}

/** An amount in øre: '1 284,50 kr'. */
export function formatKroner(oere: number): string {
  return `${kroner.format(oere / 100)}\u00a0kr`
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
  return `${(unit < 2 ? count : oneDecimal).format(value)}\u00a0${units[unit]}`
}

/** A name in quotation marks; those it has of its own become single ones. */
export const sitat = (navn: string): string => `«${navn.replaceAll('«', '‹').replaceAll('»', '›')}»`
