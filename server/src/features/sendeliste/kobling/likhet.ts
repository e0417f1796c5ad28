/** How two titles, read as words, are alike; from best to worst. */
export type Likhet =
  | 'lik'
  | 'ordstilling'
  | 'skrivefeil'
  | 'mange_skrivefeil'
  | 'boeying'
  | 'avkortet'
  | 'delvis'
  | 'ulik'

const numberWords = new Set('to tre fire fem seks sju atte ni ti elleve tolv'.split(' '))
const hasDigit = (word: string): boolean => /\d/.test(word)
const isNumber = (word: string): boolean => hasDigit(word) || numberWords.has(word)

/** Articles that come and go. */
const loose = new Set('den det de en et ei the a an'.split(' '))
const endings = new Set('e n t r a s en et er ene ne s es te'.split(' '))

/** Edits between two words: insertion, deletion, substitution, or two neighbours swapped. At most `limit` are counted. */
export function edits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

/** One letter changed in a short word makes another word («bader», «baker»); one lost or swapped makes a slip. */
function wordFault(a: string, b: string): Exclude<Likhet, 'lik' | 'ordstilling' | 'avkortet' | 'delvis'> {
  if (hasDigit(a) || hasDigit(b) || (isNumber(a) && isNumber(b))) return 'ulik'
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length < 3) return 'ulik'
  if (long.startsWith(short) && short.length >= 3 && endings.has(long.slice(short.length))) return 'boeying'
  const count = edits(a, b, long.length >= 8 ? 2 : 1)
  if (count === 0 || count > (long.length >= 8 ? 2 : 1)) return 'ulik'
  if (count === 2) return 'mange_skrivefeil'
  const substituted = a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length === 1
  if (substituted) return long.length >= 6 ? 'mange_skrivefeil' : 'ulik'
  return 'skrivefeil'
}

const worst: readonly Likhet[] = ['lik', 'skrivefeil', 'mange_skrivefeil', 'boeying', 'ulik']
const rank = (likhet: Likhet): number => worst.indexOf(likhet)

type Aligned = { faults: Likhet[]; left: string[]; leftOther: string[]; inOrder: boolean }

/** Pairs each word with its like in the other title: the same ones first, then those that a slip may have changed. */
function align(a: readonly string[], b: readonly string[]): Aligned {
  const free = b.map((word, at) => ({ word, at }))
  const places: number[] = []
  const open: string[] = []
  for (const word of a) {
    const found = free.findIndex(other => other.word === word)
    if (found < 0) open.push(word)
    else places.push(free.splice(found, 1)[0]?.at ?? 0)
  }
  const faults: Likhet[] = []
  const left: string[] = []
  for (const word of open) {
    const graded = free.map((other, index) => ({ index, fault: wordFault(word, other.word) }))
    const best = graded.sort((x, y) => rank(x.fault) - rank(y.fault))[0]
    if (!best || best.fault === 'ulik') left.push(word)
    else {
      faults.push(best.fault)
      free.splice(best.index, 1)
    }
  }
  return {
    faults,
    left,
    leftOther: free.map(({ word }) => word),
    inOrder: places.every((at, i) => i === 0 || at > (places[i - 1] ?? 0)),
  }
}

const isCutOff = (row: string, whole: string, lastWord: string, others: readonly string[]): boolean =>
  row.length >= 9 &&
  whole.length > row.length &&
  whole.startsWith(row) &&
  lastWord.length > 0 &&
  !others.includes(lastWord)

/**
 * Compares a title of the list with one of the register.
 * @param rad words of the list's title, which may have been cut off
 */
export function compareWords(rad: readonly string[], register: readonly string[]): Likhet {
  const [a, b] = [rad.join(''), register.join('')]
  if (a === b) return 'lik'
  if (rad.length === register.length && [...rad].sort().join(' ') === [...register].sort().join(' '))
    return 'ordstilling'
  if (isCutOff(a, b, rad.at(-1) ?? '', register)) return 'avkortet'
  const { faults, left, leftOther } = align(rad, register)
  const extra = [...left, ...leftOther]
  if (extra.length === 0 && faults.length > 0) return gradeFaults(faults, a.length)
  if (
    extra.length > 0 &&
    extra.every(word => loose.has(word)) &&
    rad.length + register.length > extra.length + 2
  )
    return faults.length === 0 ? 'ordstilling' : gradeFaults([...faults, 'skrivefeil'], a.length)
  // A slip may also have joined or parted words.
  if (
    rad.length !== register.length &&
    Math.min(a.length, b.length) >= 9 &&
    ![...rad, ...register].some(isNumber)
  ) {
    const count = edits(a, b, 1)
    if (count === 1 && Math.abs(a.length - b.length) <= 1) return 'mange_skrivefeil'
  }
  const shared = rad.length - left.length
  const longest = Math.max(rad.length, register.length)
  return shared > 0 && shared / longest >= 0.34 ? 'delvis' : 'ulik'
}

function gradeFaults(faults: readonly Likhet[], length: number): Likhet {
  if (faults.length > 2 || (faults.length === 2 && length < 10)) return 'delvis'
  const worstOf = faults.reduce((one, other) => (rank(other) > rank(one) ? other : one), 'lik' as Likhet)
  if (worstOf === 'skrivefeil' && (faults.length > 1 || length < 6)) return 'mange_skrivefeil'
  return worstOf
}
