import type { GrayImage } from './gray-image.ts'
import { inPolish, withMarks } from './letter-marks.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { readAlone } from './read-alone.ts'
import { type FoundWord, median } from './text-lines.ts'

/** The Norwegian model is surer of what it knows than this, unless it took a letter for one of its own. */
const doubtful = 0.9
/** How sure the other model must be of the word: it gives no mark that is not there. */
const sure = 0.25
/** The same of a word with «å», which is far commoner than all that it may be mistaken for, or of a mark that is not there. */
const surer = 0.7
/** The same of «ä» for «å»: dots run together as a ring does. */
const surest = 0.85
/** The same of a word with several, of which hardly a Norwegian name has two. */
const lessSure = 0.3
/** How sure a word is at most whose marks the two read otherwise. */
const disputed = 0.8
/** On one page: so many names no contract has. */
const most = 60
/** Of the em of a page's words. */
const margin = 0.35

/** A name: what stands in other words is neither matched with a register nor proposed. */
const isName = (text: string): boolean => /^[^\p{L}\d$]*[\p{Lu}$][\p{L}$]{2}/u.test(text)
/** What the Norwegian model makes of letters that it has not: one of its own with a mark, or «ii» for «ü». */
const isSuspect = ({ text, confidence }: FoundWord): boolean =>
  isName(text) && (confidence < doubtful || /[åöé]|\p{L}ii|i{3}/iu.test(text))

/** Letters that the Norwegian model is sure of where they have a mark. */
const mayBeMarked = ({ text }: FoundWord): boolean => /[iu]/iu.test(text)

/** Enough of each to tell it by; a name stands again and again in a contract. */
const ofEach = 2
function firstOfEach(words: readonly FoundWord[]): FoundWord[] {
  const counts = new Map<string, number>()
  return words.filter(({ text }) => {
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return count <= ofEach
  })
}

/** Beside another name in the same sentence, as the names of a person are; «tukasz» before one may be «Łukasz». */
const isBesideName = (row: readonly FoundWord[], at: number): boolean =>
  [at - 1, at].some(left => {
    const [one, other] = [row[left], row[left + 1]]
    if (!one || !other || !isName(other.text) || /[.,:;]$/u.test(one.text)) return false
    return isName(one.text) || (left === at && /^t\p{Ll}{3}/u.test(one.text))
  })

/**
 * Gives names the letters that the Norwegian model has not: á, ä, è, ñ, ü and their like. It reads «Máret» as «Måret» and «Lucía»
 * as «Lucia», and is as sure of it. Each name that may have some, and each beside another, is read again alone with the model that
 * knows them, which counts for nothing but the marks: the two must otherwise agree on the word.
 * @param rows the words of a page, row by row
 * @returns the same rows; a word whose marks the two read otherwise is no surer than `disputed`
 */
export function rereadForeign(
  engine: OcrEngine,
  image: GrayImage,
  rows: readonly FoundWord[][],
): FoundWord[][] {
  const words = rows.flat()
  const suspects = words.filter(isSuspect)
  if (suspects.length > most) return [...rows]
  const around = Math.round(median(words.map(word => word.size)) * margin)
  const others = new Map<FoundWord, Other>()
  const ask = (word: FoundWord) =>
    others.set(word, otherReading(word, readAlone(engine, image, word, around, 'accents').flat()))
  suspects.forEach(ask)
  // Of a person's name a part may be read surely and wrong, «Lucia» for «Lucía».
  const pairs = rows.flatMap(row => row.filter((word, at) => mayBeMarked(word) && isBesideName(row, at)))
  for (const word of firstOfEach(pairs).slice(0, most)) if (!others.has(word)) ask(word)
  const isForeign = (word: FoundWord | undefined) => {
    const other = word && others.get(word)
    return word !== undefined && other !== undefined && other.text !== word.text && isSure(word, other)
  }
  // «Måret» beside «Ánne»: the names of one person are of one language.
  const beside = new Set(
    rows.flatMap(row => row.filter((_, at) => isForeign(row[at - 1]) || isForeign(row[at + 1]))),
  )
  return rows.map(row =>
    row.map(word => {
      const other = others.get(word)
      const read = other ? chosen(word, other, beside.has(word)) : word
      const text = inPolish(read.text)
      return text === read.text ? read : { ...read, text, confidence: Math.min(read.confidence, disputed) }
    }),
  )
}

type Other = { text: string; confidence: number }

/** The word with the marks that the other model saw, and how sure that one is. */
function otherReading(word: FoundWord, again: readonly FoundWord[]): Other {
  const confidence = Math.min(...again.map(one => one.confidence))
  return { text: withMarks(word.text, again.map(one => one.text).join('')), confidence }
}

function isSure({ text }: FoundWord, other: Other, beside = false): boolean {
  const rings = text.match(/å/giu)?.length ?? 0
  // A letter is more than a mark: it may have been misread by either.
  if (/[çř]/iu.test(other.text) || other.text === text.replace('é', 'e')) return other.confidence >= surer
  if (rings === 0 || beside) return other.confidence >= sure
  return other.confidence >= (rings > 1 ? lessSure : /ä/iu.test(other.text) ? surest : surer)
}

function chosen(word: FoundWord, other: Other, beside: boolean): FoundWord {
  if (other.text === word.text) return word
  return isSure(word, other, beside)
    ? { ...word, ...other }
    : { ...word, confidence: Math.min(word.confidence, disputed) }
}
