import type { GrayImage } from './gray-image.ts'
import { withMarks } from './letter-marks.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { readAlone } from './read-alone.ts'
import { type FoundWord, median } from './text-lines.ts'

/** The Norwegian model is surer of what it knows than this, unless it took a letter for one of its own. */
const doubtful = 0.9
/** How sure the other model must be of the word. */
const sure = 0.4
/** The same of a word with «å», which is far commoner than all that it may be mistaken for. */
const surer = 0.7
/** How sure a word is at most whose marks the two read otherwise. */
const disputed = 0.8
/** On one page: so many names no contract has. */
const most = 60
/** Of the em of a page's words. */
const margin = 0.35

/** A name: what stands in other words is neither matched with a register nor proposed. */
const isName = (text: string): boolean => /^[^\p{L}\d]*\p{Lu}\p{L}{2}/u.test(text)
/** What the Norwegian model makes of letters that it has not: one of its own with a mark, or «ii» for «ü». */
const isSuspect = ({ text, confidence }: FoundWord): boolean =>
  isName(text) && (confidence < doubtful || /[åöé]|\p{L}ii|i{3}/iu.test(text))

/**
 * Gives names the letters that the Norwegian model has not: á, ä, è, ñ, ü and their like. It reads «Máret» as «Måret», and is as
 * sure of it. Each name that may have some is read again alone with the model that knows them, which counts for nothing but
 * the marks: the two must otherwise agree on the word.
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
  const isForeign = (word: FoundWord | undefined) => {
    const other = word && others.get(word)
    return word !== undefined && other !== undefined && other.text !== word.text && isSure(word, other)
  }
  // «Lucia» and «Måret» beside «Ferrándiz» and «Ánne»: the names of one person are of one language.
  const beside = new Set(
    rows.flatMap(row => row.filter((_, at) => isForeign(row[at - 1]) || isForeign(row[at + 1]))),
  )
  for (const word of beside) if (isName(word.text) && !others.has(word)) ask(word)
  return rows.map(row =>
    row.map(word => {
      const other = others.get(word)
      return other ? chosen(word, other, beside.has(word)) : word
    }),
  )
}

type Other = { text: string; confidence: number }

/** The word with the marks that the other model saw, and how sure that one is. */
function otherReading(word: FoundWord, again: readonly FoundWord[]): Other {
  const confidence = Math.min(...again.map(one => one.confidence))
  return { text: withMarks(word.text, again.map(one => one.text).join('')), confidence }
}

const isSure = ({ text }: FoundWord, { confidence }: Other, beside = false): boolean =>
  confidence >= (/å/iu.test(text) && !beside ? surer : sure)

function chosen(word: FoundWord, other: Other, beside: boolean): FoundWord {
  if (other.text === word.text) return word
  return isSure(word, other, beside)
    ? { ...word, ...other }
    : { ...word, confidence: Math.min(word.confidence, disputed) }
}
