import type { Word } from '../../../../platform/reading/page-text.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { around, type Linje, linesOf, type Sidedel, toLine } from './spalter.ts'

/** A word of a choice that is ticked. */
export type Kryssetord = Word & { kryss?: true }

type Merke = 'paa' | 'av'
/** A choice of a form with its box, as far as one was read. */
type Valg = { ord: Word[]; merker: Word[]; merke: Merke | null; linje: Linje }

const ticked = /^(?:[☒☑✓✔✗✘■●◉▣⬛🗹🗷🗸✕✖]|[[(|{]\s?[xX×✓✔✗✘*•vV]\s?[\])|}])$/u
const empty = /^(?:[☐□○◯▢⬜❏❑]|[[({]\s?[\])}]|_{1,4}|[[(]_+[\])])$/u
/** An X alone is a mark only beside other choices. */
const cross = /^[xX×]$/u
/** What recognition makes of an empty box, and of one with a cross. */
const misreadEmpty =
  /^(?:[OoDQUCcL0©]|CD|\[[lIJ1|]?|[lICLU][J\]]|\[[\]lI1J]|CI|LI|L_|\|_\||[[\]{}]{1,2}|[IJ|]{2})$/u
const misreadTicked = /^(?:Ø|[[({|]?[xX×%&®#][\])}|]?|[[({]?[KR][\])}]|\[\S{1,2}\])$/u

const markOf = (text: string): Merke | null => (ticked.test(text) ? 'paa' : empty.test(text) ? 'av' : null)

/** «[», «x», «]» as one mark; «☒Klipp» as a mark and a word. */
function splitMarks(words: readonly Word[]): Word[] {
  const found: Word[] = []
  for (const word of words) {
    const before = found.at(-1)
    const closes =
      before && /^[[({](?:[xX×✓✔*•]?)$/u.test(before.text) && /^[xX×✓✔*•]?[\])}]/u.test(word.text)
    const opens = before && /^[[({]$/u.test(before.text) && /^[xX×✓✔*•]$/u.test(word.text)
    if (before && (closes || opens)) {
      found.pop()
      found.push(...parted({ ...word, text: before.text + word.text, box: around([before, word]) }))
    } else found.push(...parted(word))
  }
  return found
}

function parted(word: Word): Word[] {
  const glued = /^([☒☑✓✔✗✘■●◉▣☐□○◯▢❏❑]|[[(]\s?[xX×✓✔*•]?\s?[\])])(.+)$/u.exec(word.text)
  const behind = glued ? null : /^(.*[\p{L}\d)])([☒☑✓✔✗✘■●◉▣☐□○◯▢❏❑]|\[[xX×✓✔*]?\])$/u.exec(word.text)
  const misread =
    glued || behind ? null : /^([OØDC©](?=\p{Lu})|[[({|]?\S?[\])}|])(\p{L}{3,})$/u.exec(word.text)
  const [, first, second] = glued ?? behind ?? (misread && tolkFunksjon(misread[2] ?? '') ? misread : [])
  return first && second
    ? [
        { ...word, text: first },
        { ...word, text: second },
      ]
    : [word]
}

const isWide = (before: Word, word: Word): boolean =>
  word.box.left - before.box.right > 1.1 * (word.box.bottom - word.box.top) * 0.7

/** The choices of a line: parted by their marks, or where the space is wide. */
function choicesOf(linje: Linje): Valg[] {
  const words = splitMarks(linje.ord)
  const marks = words.map(({ text }) => markOf(text))
  const last = words.length - 1
  const isBehind = marks[0] === null && marks[last] !== null
  const found: Valg[] = []
  let open: Valg | null = null
  for (const [at, word] of words.entries()) {
    const mark = marks[at] ?? null
    const before = words[at - 1]
    const wide = before !== undefined && isWide(before, word)
    if (mark && isBehind) {
      if (open) Object.assign(open, { merke: mark, merker: [...open.merker, word] })
      open = null
      continue
    }
    if (!open || mark || (wide && open.ord.length > 0)) {
      open = { ord: [], merker: [], merke: null, linje }
      found.push(open)
    }
    if (mark) Object.assign(open, { merke: mark, merker: [word] })
    else open.ord.push(word)
  }
  return found.map(one => (one.merke === null ? withLooseMark(one) : one))
}

/** A cross without a box, or what recognition made of a box. */
function withLooseMark(valg: Valg): Valg {
  const [first, ...rest] = valg.ord
  if (!first || rest.length === 0 || rest.length > 4) return valg
  const text = rest.map(one => one.text).join(' ')
  if (tolkFunksjon(text) === null) return valg
  const loose =
    cross.test(first.text) || misreadTicked.test(first.text)
      ? 'paa'
      : misreadEmpty.test(first.text)
        ? 'av'
        : null
  return loose ? { ...valg, ord: rest, merker: [first], merke: loose } : valg
}

const textOf = ({ ord }: Valg) => ord.map(({ text }) => text).join(' ')
const isFunction = (valg: Valg): boolean =>
  valg.ord.length > 0 && valg.ord.length <= 4 && tolkFunksjon(textOf(valg)) !== null

/** Lines that have boxes, and lines of nothing but functions beside them: a form's rows to choose from. */
function groupsOf(lines: readonly Linje[]): Valg[][] {
  const groups: Valg[][] = []
  let open: Valg[] | null = null
  for (const line of lines) {
    const choices = choicesOf(line)
    const boxed = choices.some(({ merke }) => merke !== null)
    const bare = choices.every(isFunction)
    if (!boxed && !bare) {
      open = null
      continue
    }
    if (open) open.push(...choices)
    else {
      open = choices
      groups.push(open)
    }
  }
  return groups
}

/** Whether these are choices of a form, and not a line that happens to begin with an X. */
function isForm(group: readonly Valg[]): boolean {
  const marked = group.filter(({ merke }) => merke !== null)
  const functions = new Set(group.filter(isFunction).map(one => tolkFunksjon(textOf(one))?.fag))
  const certain = marked.filter(({ merker }) => merker.some(({ text }) => markOf(text) !== null))
  return (
    (certain.length >= 2 && group.every(({ ord }) => ord.length <= 12)) ||
    functions.size >= (marked.length > 0 ? 3 : 4)
  )
}

/**
 * A page without the choices that nobody ticked, and without the boxes; what was ticked stays, and is marked. Where the
 * cross was not read, nothing of the form's choices stays: none of them is more likely than another.
 */
export function utenUkryssede(page: Sidedel): Sidedel {
  const lines = linesOf(page.lines.flatMap(line => line.words).filter(({ text }) => text.trim()))
  const groups = groupsOf(lines).filter(isForm)
  if (groups.length === 0) return page
  const own = new Set(groups.flat().flatMap(({ linje }) => linje.ord))
  const rest = page.lines.flatMap(line => {
    const words = line.words.filter(word => !own.has(word))
    return words.length === line.words.length ? [line] : words.length > 0 ? [lineOf(words)] : []
  })
  const kept = groups.flatMap(group => {
    const hasMarks = group.some(({ merke }) => merke !== null)
    // «Klipper» beside boxes for the share of a post is no choice.
    const asksFunction = !hasMarks || group.some(valg => valg.merke !== null && isFunction(valg))
    return [...Map.groupBy(group, ({ linje }) => linje).values()].flatMap(choices => {
      const words = choices.flatMap(valg => keptOf(valg, hasMarks, asksFunction))
      return words.length > 0 ? [lineOf(words)] : []
    })
  })
  return { ...page, lines: [...rest, ...kept].flatMap(utenRuter) }
}

/** Boxes that belong to no choice are no words. */
function utenRuter({ words }: Sidedel['lines'][number]) {
  const kept = words.filter(({ text }) => text !== '☐' && text !== '☒')
  return kept.length > 0 ? [lineOf(kept)] : []
}

function keptOf(valg: Valg, hasMarks: boolean, asksFunction: boolean): Kryssetord[] {
  if (valg.merke === 'paa') return valg.ord.map(word => ({ ...word, kryss: true }))
  const drop = valg.merke === 'av' || (asksFunction && isFunction(valg)) || !hasMarks
  return drop ? [] : valg.ord
}

const lineOf = (ord: Word[]) => toLine({ ord, box: around(ord) })

/** Between lines of one paragraph, in heights of its letters. */
const widestLead = 1.6

type Sidelinje = Sidedel['lines'][number]
const longLine = 8
const leastLine = 4
/** Under a short line only what is set in from its box goes on with it. */
const leftOf = (line: Sidelinje): number =>
  line.words.length < longLine ? (line.words[1]?.box.left ?? 1) : line.box.left

/** A page without the paragraphs to choose from that nobody ticked, where another one is: clauses are chosen so. */
export function utenUvalgteAvsnitt(page: Sidedel): Sidedel {
  const lines = page.lines.toSorted((a, b) => a.box.top - b.box.top)
  const marks = lines.map(({ words }) => markOf(words[0]?.text ?? ''))
  if (!marks.includes('paa') || !marks.includes('av')) return page
  const dropped = new Set<Sidelinje>()
  for (const [at, line] of lines.entries()) {
    if (marks[at] !== 'av' || line.words.length < leastLine) continue
    dropped.add(line)
    let { bottom } = line.box
    for (const next of lines.slice(at + 1)) {
      // What the form asks stands in a column to the left.
      if (next.box.right < line.box.left) continue
      const height = next.box.bottom - next.box.top
      const goesOn = next.box.left > leftOf(line) - 0.01 && next.box.top - bottom < widestLead * height
      if (!goesOn || markOf(next.words[0]?.text ?? '')) break
      dropped.add(next)
      bottom = next.box.bottom
    }
  }
  return { ...page, lines: page.lines.filter(line => !dropped.has(line)) }
}
