import type { Sted } from '@rp/contract/ki'
import { asShown, type Box, type PageText, type Reading } from '../../../../platform/reading/page-text.ts'

/** Quarter turns clockwise that a page's text is turned as the page is shown. */
type Vending = 0 | 1 | 2 | 3

/**
 * Pages are read upright and straight, and a photo is only its sheet; a text layer may run sideways still and is turned here.
 * `tilbake` gives the places of what was found as the pages are shown, `somLest` a box as its page was read.
 */
export function rettOpp(lest: Reading): {
  lest: Reading
  tilbake: <T>(funnet: T) => T
  somLest: (side: number, boks: Box) => Box
} {
  const pages = new Map(lest.pages.map(page => [page.number, { page, turn: vendingAv(page) }]))
  const somLest = (side: number, boks: Box) => vendTilbake(boks, pages.get(side)?.turn ?? 0)
  const shown = (sted: Sted): Sted => {
    const page = pages.get(sted.side)?.page
    const boks = somLest(sted.side, sted.boks)
    return { ...sted, boks: page ? asShown(boks, page) : boks }
  }
  return {
    lest: { ...lest, pages: [...pages.values()].map(({ page, turn }) => vendSide(page, turn)) },
    tilbake: funnet => medSteder(funnet, shown),
    somLest,
  }
}

/** By where the words of its lines go; a page with hardly any lines stays as it is. */
function vendingAv(page: PageText): Vending {
  let [right, down] = [0, 0]
  for (const { words } of page.lines) {
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last || words.length < 2) continue
    right += (last.box.left - first.box.left) * page.width
    down += (last.box.top - first.box.top) * page.height
  }
  if (Math.abs(down) > Math.abs(right) * 2) return down > 0 ? 1 : 3
  return right < 0 ? 2 : 0
}

function vendSide(page: PageText, turn: Vending): PageText {
  if (turn === 0) return page
  const sideways = turn === 1 || turn === 3
  return {
    ...page,
    width: sideways ? page.height : page.width,
    height: sideways ? page.width : page.height,
    lines: page.lines
      .map(line => ({
        ...line,
        box: vend(line.box, turn),
        words: line.words.map(word => ({ ...word, box: vend(word.box, turn) })),
      }))
      .toSorted((a, b) => a.box.top - b.box.top),
    ink: page.ink.map(mark => ({ ...mark, box: vend(mark.box, turn) })),
  }
}

/** From the page as shown to the page upright: turned back by so many quarters. */
function vend({ left, top, right, bottom }: Box, turn: Vending): Box {
  if (turn === 1) return { left: top, right: bottom, top: 1 - right, bottom: 1 - left }
  if (turn === 2) return { left: 1 - right, right: 1 - left, top: 1 - bottom, bottom: 1 - top }
  if (turn === 3) return { left: 1 - bottom, right: 1 - top, top: left, bottom: right }
  return { left, top, right, bottom }
}

const vendTilbake = (box: Box, turn: Vending): Box => vend(box, ((4 - turn) % 4) as Vending)

/** The same, with every place in it changed. */
function medSteder<T>(value: T, change: (sted: Sted) => Sted): T {
  if (Array.isArray(value)) return value.map(one => medSteder(one, change)) as T
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === 'sted' && one !== null ? change(one as Sted) : medSteder(one, change),
  ])
  return Object.fromEntries(entries) as T
}
