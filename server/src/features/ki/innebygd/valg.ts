import { fold } from './ord/likhet.ts'

/** Weights by what speaks for a choice, as `npm run ki:tren` writes them. */
export type Valgvekter = Readonly<Record<string, number>>

/** How likely each of some is to be the right one (0–1, 1 in all), by the sum of the weights of each. */
export function chancesOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const parts = sums.map(sum => Math.exp(sum - most))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map(part => part / all)
}

/** The same by what speaks for each. */
export const weighEach = (vekter: Valgvekter, each: readonly (readonly string[])[]): number[] =>
  chancesOf(each.map(trekk => trekk.reduce((sum, one) => sum + (vekter[one] ?? 0), 0)))

export const upTo = (count: number, most: number): string => (count < most ? String(count) : `${most}+`)

/** The words and signs that stand before a place in its line, the nearest first. */
export const wordsBefore = (before: string): string[] =>
  (fold(before.split(/[\n\u2028]/u).at(-1) ?? '').match(/\p{L}+|[:,(.]/gu) ?? []).toReversed()
