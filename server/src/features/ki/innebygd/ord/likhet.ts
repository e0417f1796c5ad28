/** Letters that recognition takes for each other, and ways to write æ, ø and å: they do not count. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[æä]/g, 'ae'],
  [/[øöœ]/g, 'o'],
  [/å/g, 'a'],
  [/[đð]/g, 'd'],
  [/ŋ/g, 'n'],
  [/ŧ/g, 't'],
  [/ł/g, 'l'],
  [/ß/g, 'ss'],
]
const slips: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/oe/g, 'o'],
  [/ae/g, 'a'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1|!ij]/g, 'l'],
  [/[0@]/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
]

/** Lower case without accents and punctuation; words parted by one space. */
export function fold(text: string): string {
  let plain = text.normalize('NFKC').toLowerCase()
  for (const [pattern, letter] of alike) plain = plain.replace(pattern, letter)
  return plain
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’`´]/g, '')
    .replace(/&/g, ' og ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** As `fold`, with letters that recognition mixes up made one. */
export function foldOcr(text: string): string {
  let plain = fold(text.replace(/[|!]/g, 'l').replace(/@/g, 'o'))
  for (const [pattern, letter] of slips) plain = plain.replace(pattern, letter)
  return plain
}

/**
 * Edits (insertion, deletion or substitution) between a text and each beginning of another, from the empty one to the whole.
 * @param limit where every one takes more, all that is told is that they do
 */
export function editsToBeginnings(text: string, other: string, limit = Number.POSITIVE_INFINITY): number[] {
  let last = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (let i = 1; i <= text.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++)
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (text[i - 1] === other[j - 1] ? 0 : 1),
        ),
      )
    last = row
    if (Math.min(...last) > limit) break
  }
  return last
}

/** Edits between two texts: insertion, deletion or substitution; with a limit, more than it where they are more. */
export const distance = (a: string, b: string, limit?: number): number =>
  editsToBeginnings(a, b, limit)[b.length] ?? 0

const share = (a: string, b: string): number =>
  a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length, 1)

/** 0–1: how much of two texts is the same when slips of recognition do not count for much. 1 only when nothing but case and accents differ. */
export function likhet(a: string, b: string): number {
  const [x, y] = [fold(a), fold(b)]
  if (x === y || x.replaceAll(' ', '') === y.replaceAll(' ', '')) return 1
  return Math.min(0.99, Math.max(share(x, y), share(foldOcr(a), foldOcr(b)) - 0.01))
}
