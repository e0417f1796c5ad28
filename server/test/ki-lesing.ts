import type { Line, PageText, Reading, Word } from '../src/platform/reading/page-text.ts'

const width = 595
const height = 842
/** Mean width of a letter of 10 points. */
const letter = 5 / width
const firstLine = 0.06
const lineHeight = 0.02

const toWord = (text: string, left: number, top: number): Word => ({
  text,
  box: { left, top, right: left + text.length * letter, bottom: top + 10 / height },
  confidence: 1,
})

/** Words of one line; where three spaces or more stand between, a line of its own begins beside it. */
function toLines(text: string, row: number): Line[] {
  const top = firstLine + row * lineHeight
  return [...text.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: part, index }) => {
    const words = [...part.matchAll(/\S+/g)].map(found =>
      toWord(found[0], 0.08 + (index + found.index) * letter, top),
    )
    const first = words[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 }
    return { text: part, words, box: { ...first, right: words.at(-1)?.box.right ?? first.right } }
  })
}

function toPage(text: string, number: number): PageText {
  const lines = text.split('\n').flatMap(toLines)
  return { number, width, height, source: lines.length > 0 ? 'text' : 'empty', confidence: 1, lines, ink: [] }
}

/** What is read of pages with these texts, each line where it stands. */
export const createLesing = (...sider: string[]): Reading => ({
  pages: sider.map((side, at) => toPage(side, at + 1)),
  skipped: 0,
})

/** Everything that stands on the pages, with single spaces. */
export const tekstAv = ({ pages }: Reading): string =>
  pages
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')
    .replace(/\s+/g, ' ')
