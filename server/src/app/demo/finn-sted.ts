import type { Sted } from '@rp/contract/ki'
import { fold, likhet } from '../../features/ki/innebygd/ord/likhet.ts'
import type { PageText, Reading, Word } from '../../platform/reading/page-text.ts'

const wordsAtMost = 40
const alikeEnough = 0.86

type Folded = { word: Word; text: string }

/** Words in the order they are read; what has neither letter nor digit cannot be told again. */
const wordsOf = (page: PageText): Folded[] =>
  page.lines
    .flatMap(line => line.words)
    .map(word => ({ word, text: fold(word.text) }))
    .filter(({ text }) => text !== '')

/** Where the quote may begin: where one of its words stands, as far in as it does in the quote. */
function starts(words: readonly Folded[], tokens: readonly string[]): Set<number> {
  const found = new Set<number>()
  for (const [at, { text }] of words.entries())
    for (const [offset, token] of tokens.entries()) if (text === token && at >= offset) found.add(at - offset)
  return found
}

function toSted(page: PageText, words: readonly Word[]): Sted {
  const boxes = words.map(({ box }) => box)
  return {
    side: page.number,
    sitat: words.map(({ text }) => text).join(' '),
    boks: {
      left: Math.min(...boxes.map(box => box.left)),
      top: Math.min(...boxes.map(box => box.top)),
      right: Math.max(...boxes.map(box => box.right)),
      bottom: Math.max(...boxes.map(box => box.bottom)),
    },
  }
}

/** The place where a text stands in the document, told apart by a few letters at most; null where it does not. */
export function finnSted({ pages }: Reading, sitat: string): Sted | null {
  const tokens = fold(sitat).split(' ').filter(Boolean).slice(0, wordsAtMost)
  if (tokens.length === 0) return null
  const wanted = tokens.join(' ')
  let best: { alike: number; sted: () => Sted } | null = null
  for (const page of pages) {
    const words = wordsOf(page)
    for (const start of starts(words, tokens)) {
      const found = words.slice(start, start + tokens.length)
      const alike = likhet(wanted, found.map(({ text }) => text).join(' '))
      if (alike < alikeEnough || (best && alike <= best.alike)) continue
      best = {
        alike,
        sted: () =>
          toSted(
            page,
            found.map(({ word }) => word),
          ),
      }
    }
  }
  return best?.sted() ?? null
}
