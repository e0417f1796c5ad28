import type { Sted } from '@rp/contract/ki'
import type { Box, PageText, Reading } from '../../../platform/reading/page-text.ts'

/** Quarter turns clockwise that a page's text is turned as the page is shown. */
type Vending = 0 | 1 | 2 | 3

/**
 * A photo taken sideways is shown sideways, and its words have their boxes there. For finding, such pages are turned upright;
 * `tilbake` gives the places of what was found as the pages are shown.
 */
export function rettOpp(lest: Reading): { lest: Reading; tilbake: <T>(funnet: T) => T } {
  const turns = new Map(lest.pages.map(page => [page.number, vendingAv(page)]))
  if ([...turns.values()].every(turn => turn === 0)) return { lest, tilbake: funnet => funnet }
  return {
    lest: { ...lest, pages: lest.pages.map(page => vendSide(page, turns.get(page.number) ?? 0)) },
    tilbake: funnet =>
      medSteder(funnet, sted => ({ ...sted, boks: vendTilbake(sted.boks, turns.get(sted.side) ?? 0) })),
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
