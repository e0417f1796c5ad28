import os from 'node:os'

/** What ours must not exceed: a multiple of the floor, milliseconds, or megabytes where that is what is measured. */
type Goal = { ratio: number } | { ms: number } | { mb: number }
export type Comparison = {
  /** In the words of the README's table. */
  name: string
  /** Null where nothing is asked for. */
  goal: Goal | null
  rounds: number
  /** Rounds that do not count; three unless told. */
  warmUps?: number
  /** What is made ready for a round before the clock starts. */
  prepare?(round: number): void
  ours: Work
  floor: Work
}
/** What is timed; it may answer with milliseconds by a clock of its own, such as the browser's. */
type Work = (round: number) => Promise<number | undefined>
export type Result = { name: string; oursMs: number; floorMs: number; goal: Goal | null }

async function timed(work: Work, round: number): Promise<number> {
  const start = performance.now()
  return (await work(round)) ?? performance.now() - start
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}

/**
 * Runs ours and the floor in turn (A B A B ...), so that whatever else the machine does meets both alike. Medians after
 * some rounds to warm up. Prints the row at once: a run takes minutes.
 */
export async function sideBySide(comparison: Comparison): Promise<Result> {
  const { name, goal, rounds, warmUps = 3, prepare, ours, floor } = comparison
  const [oursTimes, floorTimes]: [number[], number[]] = [[], []]
  for (let round = -warmUps; round < rounds; round++) {
    prepare?.(round)
    const a = await timed(ours, round)
    const b = await timed(floor, round)
    if (round < 0) continue
    oursTimes.push(a)
    floorTimes.push(b)
  }
  const result = { name, oursMs: median(oursTimes), floorMs: median(floorTimes), goal }
  console.log(toRow(result))
  return result
}

const tall = (value: number, digits: number): string =>
  value.toLocaleString('nb', { minimumFractionDigits: digits, maximumFractionDigits: digits })

function toRow({ name, oursMs, floorMs, goal }: Result): string {
  const ratio = oursMs / floorMs
  const unit = goal && 'mb' in goal ? 'MB' : 'ms'
  const most = goal && ('mb' in goal ? goal.mb : 'ms' in goal ? goal.ms : null)
  const wanted = goal && `≤ ${'ratio' in goal ? tall(goal.ratio, 2) : `${tall(most ?? 0, 0)} ${unit}`}`
  const isMet = goal && ('ratio' in goal ? ratio <= goal.ratio : oursMs <= (most ?? 0))
  const met = isMet === null ? '–' : isMet ? 'ja' : 'nei'
  const cells = [
    `${tall(oursMs, 1)} ${unit}`,
    `${tall(floorMs, 1)} ${unit}`,
    tall(ratio, 2),
    wanted ?? '–',
    met,
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

/** The day, and what the machine is, without its name. */
export function machine(): string {
  const { model = 'ukjent' } = os.cpus()[0] ?? {}
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `Målt ${day}: ${os.availableParallelism()} kjerner (${model.trim()}), ${memory} GB minne, ${os.type()} ${os.arch()}, Node ${process.versions.node}`
}

export const toTable = (results: readonly Result[]): string =>
  [
    '| Målt | Portalen | Gulvet | Forhold | Mål | Nådd |',
    '| --- | --: | --: | --: | --: | --- |',
    ...results.map(toRow),
  ].join('\n')
