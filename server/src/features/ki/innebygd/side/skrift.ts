import type { Line, Reading, Word } from '../../../../platform/reading/page-text.ts'
import { median } from '../../../../platform/reading/text-lines.ts'
import { around } from './spalter.ts'

const ligature = /[\uFB00-\uFB06]/u
const single = /^[\p{L}\d.,:/&()-]$/u
/** So few single letters beside each other may be words: «i å», «a b c». */
const leastSpaced = 5

/** Letters set apart for the eye, as headings are: words again, parted where the space is wider than between the letters. */
function withoutSpacing(words: readonly Word[]): Word[] {
  if (isSpacedTitle(words)) return partsOf(words)
  const joined: Word[] = []
  for (let at = 0; at < words.length; ) {
    let end = at
    while (end < words.length && single.test(words[end]?.text ?? '')) end++
    const run = words.slice(at, end)
    if (run.filter(({ text }) => /\p{L}/u.test(text)).length >= leastSpaced) joined.push(...partsOf(run))
    else joined.push(...words.slice(at, Math.max(end, at + 1)))
    at = Math.max(end, at + 1)
  }
  return joined
}

/** A title in capitals whose letters a text layer has joined here and there: «L IVET PÅ L I N JA». */
const isSpacedTitle = (words: readonly Word[]): boolean =>
  words.length >= 5 &&
  words.length <= 24 &&
  words.every(({ text }) => /^[\p{Lu}\d.,!?&:-]{1,4}$/u.test(text)) &&
  words.filter(({ text }) => /^\p{Lu}$/u.test(text)).length >= Math.max(3, words.length / 2)

function partsOf(run: readonly Word[]): Word[] {
  const pitch = run.slice(1).map((word, at) => word.box.left - (run[at]?.box.right ?? 0))
  const usual = median(pitch)
  const parts: Word[][] = []
  for (const [at, word] of run.entries()) {
    const wide = at > 0 && (pitch[at - 1] ?? 0) > 1.9 * usual + 0.002
    if (at === 0 || wide) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts.map(part => ({
    ...part[0],
    text: part.map(({ text }) => text).join(''),
    box: around(part),
    confidence: Math.min(...part.map(({ confidence }) => confidence)),
  }))
}

/** «V]»: a J at the end of capitals is recognised as a bracket that nothing opens. */
const likeBracket = /^\p{Lu}{1,3}\]/u
/** «EI-Amin», «AI-Nes»: an l between capitals. */
const likeI = /^[EA]I-\p{Lu}\p{Ll}/u
const zeroBefore = /^0['’]\p{Lu}\p{Ll}/u
function plain(word: Word, _: number, line: readonly Word[]): Word {
  if (ligature.test(word.text)) return { ...word, text: word.text.normalize('NFKC') }
  // «0’Farraghty»
  if (zeroBefore.test(word.text)) return { ...word, text: word.text.replace('0', 'O') }
  if (word.confidence < 1 && likeI.test(word.text)) return { ...word, text: word.text.replace('I', 'l') }
  const isJ =
    word.confidence < 1 && likeBracket.test(word.text) && !line.some(({ text }) => text.includes('['))
  return isJ ? { ...word, text: word.text.replace(']', 'J') } : word
}

function plainLine(line: Line): Line {
  const words = withoutSpacing(line.words.map(plain))
  return words.every((word, at) => word === line.words[at])
    ? line
    : { ...line, words, text: words.map(({ text }) => text).join(' ') }
}

/** The reading in plain letters: ligatures parted, and words whose letters are set apart made words again. */
export const iVanligSkrift = (lest: Reading): Reading => ({
  ...lest,
  pages: lest.pages.map(page => ({ ...page, lines: page.lines.map(plainLine) })),
})
