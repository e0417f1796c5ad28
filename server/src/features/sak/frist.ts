const dagINorge = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })
const millisecondsOfDay = 86_400_000

/** The day in Norway at a point in time: '2026-11-20'. */
export const dagOf = (tid: Date): string => dagINorge.format(tid)

/** Whole days from one day to another; negative when `til` comes first. */
export const daysBetween = (fra: string, til: string): number =>
  Math.round((Date.parse(til) - Date.parse(fra)) / millisecondsOfDay)

/** The deadline of a message that came then, that many days later. */
export const createFrist = (tid: Date, dager: number): string =>
  new Date(Date.parse(dagOf(tid)) + dager * millisecondsOfDay).toISOString().slice(0, 10)

/** '20.11.2026', as a deadline stands in the history. */
const formatDag = (dag: string): string => dag.split('-').toReversed().join('.')

/** The line of a moved deadline in the history; none where it stands. */
export const fristEndring = (fra: string, til: string) =>
  fra === til ? [] : [{ felt: 'frist', fra: formatDag(fra), til: formatDag(til) }]
