/** Swedish writes dates as ISO 8601 does. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

const shortDay = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The day in Norway as people write it, of a point in time or a day: '20.11.2026'. */
export const writtenDay = (iso: string): string => shortDay.format(new Date(iso))

const longDay = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', dateStyle: 'long' })
const clock = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  minute: '2-digit',
})

/** '20. november 2026', of a point in time or a day. */
export const writtenDate = (iso: string): string => longDay.format(new Date(iso))

/** '20. november 2026 kl. 14.05' */
export function writtenTime(iso: string): string {
  const tid = new Date(iso)
  return `${longDay.format(tid)} kl. ${clock.format(tid).replace(':', '.')}`
}

/** The day in Norway at a point in time: '2026-11-20'. */
export const norwegianDay = (tid: Date): string => day.format(tid)
