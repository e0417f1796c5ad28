import type { Sted } from '@rp/contract/ki'
import type { Box, Line, PageText, Reading, Word } from '../../../../platform/reading/page-text.ts'
import { maskerNumre } from '../../masking.ts'
import { tilGrunnform } from './stamme.ts'

export type Ord = {
  tekst: string
  norm: string
  side: number
  boks: Box
  sikkerhet: number
  /** The line above ends well before the margin: a heading, a field of a form, the last line of a paragraph. */
  etterKort: boolean
}
export type Setning = { ord: Ord[] }

/**
 * The text as sentences, in columns as a person reads them. Lines that the recogniser broke in pieces are put together,
 * a word divided at the end of a line is made whole, and a sentence may go on on the next page.
 */
export function toSetninger(lest: Reading): Setning[] {
  const found: Setning[] = []
  const pages = lest.pages.map(toAvsnitt)
  let open: Ord[] = []
  for (const [number, blocks] of pages.entries()) {
    const first = blocks.findIndex(block => goesOn(block[0]))
    const last = blocks.findLastIndex(block => block.length > 5)
    for (const [at, block] of blocks.entries()) {
      const from = open.length > 0 && at === first ? open : []
      if (from.length > 0) open = []
      const parts = splitSetninger([...from, ...block])
      const tail = parts.at(-1)
      if (at === last && tail && !endsSentence(tail.at(-1)?.tekst ?? '')) open = parts.pop() ?? []
      found.push(...parts.map(ord => ({ ord })))
    }
    const isTakenUp = pages[number + 1]?.some(block => goesOn(block[0])) ?? false
    if (open.length > 0 && !isTakenUp) {
      found.push({ ord: open })
      open = []
    }
  }
  return found
}

const goesOn = (word: Ord | undefined) => word !== undefined && /^\p{Ll}/u.test(word.tekst)
const endsSentence = (tekst: string) => /[.!?:;]["»”’)]*$/.test(tekst)

/** Where words were read: the box around those of the first one's page. The quote is masked and at most 240 characters. */
export function toSted(ord: readonly Ord[]): Sted | null {
  const [first] = ord
  if (!first) return null
  const here = ord.filter(word => word.side === first.side)
  const sitat = maskerNumre(ord.map(word => word.tekst).join(' '))
  return {
    side: first.side,
    sitat: sitat.length > 240 ? `${sitat.slice(0, 239).trimEnd()}…` : sitat,
    boks: omsluttende(here.map(word => word.boks)),
  }
}

export function omsluttende(boxes: readonly Box[]): Box {
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return {
    left: within(Math.min(...boxes.map(box => box.left))),
    top: within(Math.min(...boxes.map(box => box.top))),
    right: within(Math.max(...boxes.map(box => box.right))),
    bottom: within(Math.max(...boxes.map(box => box.bottom))),
  }
}

type Rad = { words: Word[]; box: Box }

/** Paragraphs: lines right under each other that share a column, the upper left first. */
function toAvsnitt(page: PageText): Ord[][] {
  const rows = toRader(page.lines)
  const owner = new Map<Rad, Rad[]>()
  const blocks: Rad[][] = []
  for (const row of rows) {
    const above = nearestAbove(row, rows)
    const block = above ? owner.get(above) : undefined
    if (block) block.push(row)
    else blocks.push([row])
    owner.set(row, block ?? blocks.at(-1) ?? [row])
  }
  return blocks.map(block => joinWords(block, page.number))
}

function nearestAbove(row: Rad, rows: readonly Rad[]): Rad | undefined {
  const height = row.box.bottom - row.box.top
  const over = rows.filter(
    other =>
      other !== row &&
      middle(other.box) < middle(row.box) - height * 0.4 &&
      row.box.top - other.box.bottom < height * 1.7 &&
      overlap(row.box, other.box) > 0.5 * Math.min(width(row.box), width(other.box)),
  )
  return over.sort((a, b) => b.box.bottom - a.box.bottom)[0]
}

/** Pieces of one line, next to each other at the same height, made one. */
function toRader(lines: readonly Line[]): Rad[] {
  const rows: Rad[] = []
  const pieces = lines.filter(line => line.words.length > 0).sort((a, b) => a.box.left - b.box.left)
  for (const line of pieces) {
    const [first] = line.words
    const row = first && rows.find(candidate => continues(candidate, first))
    if (row) {
      row.words.push(...line.words)
      row.box = omsluttende(row.words.map(word => word.box))
    } else rows.push({ words: [...line.words], box: line.box })
  }
  return rows.sort((a, b) => middle(a.box) - middle(b.box))
}

function continues(row: Rad, next: Word): boolean {
  const last = row.words.at(-1)
  if (!last) return false
  const height = Math.max(last.box.bottom - last.box.top, next.box.bottom - next.box.top)
  const gap = next.box.left - last.box.right
  return gap > -height && gap < height * 0.9 && Math.abs(middle(next.box) - middle(last.box)) < height * 0.5
}

const middle = (box: Box) => (box.top + box.bottom) / 2
const width = (box: Box) => box.right - box.left
const overlap = (a: Box, b: Box) => Math.min(a.right, b.right) - Math.max(a.left, b.left)

function joinWords(block: readonly Rad[], side: number): Ord[] {
  const ord: Ord[] = []
  const { left, right } = omsluttende(block.map(row => row.box))
  for (const [line, row] of block.entries())
    for (const [at, word] of row.words.entries()) {
      const before = ord.at(-1)
      const divided = at === 0 && before && isDelt(before.tekst, word.text)
      const tekst = (divided && before ? before.tekst.slice(0, -1) + word.text : word.text).slice(0, 60)
      if (divided) ord.pop()
      const above = at === 0 ? block[line - 1] : undefined
      const etterKort = above !== undefined && above.box.right < right - (right - left) * 0.25
      ord.push({
        tekst,
        norm: tilGrunnform(tekst),
        side,
        boks: word.box,
        sikkerhet: word.confidence,
        etterKort,
      })
    }
  return ord
}

const isDelt = (before: string, after: string): boolean =>
  /\p{L}{2,}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(after)

const forkortelse =
  /^(?:jf|nr|ca|kl|pkt|org|tlf|dvs|mv|osv|evt|inkl|ekskl|iht|ev|no|reg|art|cf|bl|st|kap|adr)\.$/i

/** Words of a sentence; a page without a full stop is cut up. */
const lengst = 150

function splitSetninger(ord: readonly Ord[]): Ord[][] {
  const found: Ord[][] = []
  let current: Ord[] = []
  for (const [at, word] of ord.entries()) {
    if (word.etterKort && current.length > 0 && /^["«“(]?[\p{Lu}\d§$]/u.test(word.tekst)) {
      found.push(current)
      current = []
    }
    current.push(word)
    if (current.length >= lengst) {
      found.push(current)
      current = []
      continue
    }
    const next = ord[at + 1]?.tekst ?? ''
    const ends = /[.!?;]["»”’)]*$/.test(word.tekst) && !forkortelse.test(word.tekst)
    // '7.' before a heading and '29.' before a month are no ends; '2017.' before a capital is.
    const number = /^\(?\d{1,2}(?:\.\d{1,2})?\.$/.test(word.tekst)
    if (ends && !number && /^["«“(]?[\p{Lu}\d§$8]/u.test(next)) {
      found.push(current)
      current = []
    }
  }
  return current.length > 0 ? [...found, current] : found
}
