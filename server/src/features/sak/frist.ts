import { norwegianDay } from '../../platform/norwegian-day.ts'

const millisecondsOfDay = 86_400_000

/** Whole days from one day to another; negative when `til` comes first. */
export const daysBetween = (fra: string, til: string): number =>
  Math.round((Date.parse(til) - Date.parse(fra)) / millisecondsOfDay)

/** The deadline of a message that came then, that many days later. */
export const createFrist = (tid: Date, dager: number): string =>
  new Date(Date.parse(norwegianDay(tid)) + dager * millisecondsOfDay).toISOString().slice(0, 10)

/** '20.11.2026', as a deadline stands in the history. */
const formatDag = (dag: string): string => dag.split('-').toReversed().join('.')

/** The line of a moved deadline in the history; none where it stands. */
export const fristEndring = (fra: string, til: string) =>
  fra === til ? [] : [{ felt: 'frist', fra: formatDag(fra), til: formatDag(til) }]
