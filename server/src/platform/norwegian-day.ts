/** Swedish writes dates as ISO 8601 does. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

/** The day in Norway at a point in time: '2026-11-20'. */
export const norwegianDay = (tid: Date): string => day.format(tid)
