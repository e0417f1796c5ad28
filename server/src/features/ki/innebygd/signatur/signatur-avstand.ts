import { type Flate, isUnder, overlapper, signaturstreker, tilFlate } from './signatur-flate.ts'
import type { Merke } from './signatur-merker.ts'
import { ordtall } from './signatur-navn.ts'
import type { Plass } from './signatur-parter.ts'
import { felt } from './signatur-plass.ts'

/** In points. */
const longestRule = 260

/** A rule as long as that is the edge of a form, over several places to sign. */
const toSignOn = (strek: Flate | null): Flate | null =>
  strek && strek.right - strek.left < longestRule ? strek : null

/** How far to the side of the place's words and rule a mark stands, in points. */
export function tilSiden(merke: Flate, { flate, strek }: Plass): number {
  const own = toSignOn(strek) ?? flate
  const [left, right] = [Math.min(flate.left, own.left), Math.max(flate.right, own.right)]
  return Math.max(0, merke.left - right, left - merke.right)
}

/** In points: what is written may hang that far over its rule. */
const farOver = 44

/** How far a mark is from a place to sign, in points; below 70 it may be made there. */
export function avstand(merke: Flate, plass: Plass): number {
  const { flate } = plass
  const strek = toSignOn(plass.strek)
  const sideways = tilSiden(merke, plass)
  const down = Math.max(0, flate.top - merke.bottom)
  const up = Math.max(0, merke.top - flate.bottom)
  const fromRule = strek ? Math.abs(merke.bottom - strek.bottom) : 0
  // In a form the place is on the same line, some way to the right of its name.
  const sammeRad =
    merke.left > flate.right - 4 &&
    Math.abs(merke.top + merke.bottom - flate.top - flate.bottom) < sameLine(plass)
  if (sammeRad || (merke.left > flate.right - 4 && sammeCellerad(merke, plass)))
    return (asksBeside(plass) ? 12 : 22) + sideways * 0.3
  const off = strek && fromRule > farOver && !(merke.top < strek.bottom && merke.bottom > strek.top) ? 40 : 0
  return down + up * 1.1 + sideways * 1.5 + off
}

/** In points. */
const sameRow = 20
/** Made on the rule beside the place's own, with words of its own under it: somebody else's, also where those could not be read. «Underskrift» beside «Dato» is no other's. */
export function isVedNabo(merke: Flate, plass: Plass): boolean {
  const { page, flate, strek } = plass
  const own = toSignOn(strek)
  if (!own || tilSiden(merke, plass) === 0) return false
  const others = signaturstreker(page).filter(
    rule =>
      !overlapper(rule, own) &&
      !overlapper(rule, flate) &&
      Math.abs(rule.top - own.top) < sameRow &&
      Math.min(rule.right, merke.right) - Math.max(rule.left, merke.left) > (merke.right - merke.left) / 2 &&
      rule.bottom > merke.top &&
      rule.top - merke.bottom < sameRow,
  )
  return page.lines.some(({ box, text }) => {
    const words = tilFlate(box, page)
    return !felt.test(text) && isUnder(words, others) && !overlapper(words, own)
  })
}

/** «Scenograf:» asks for what is written beside it, which may stand well over the line. */
const asksBeside = ({ line }: Plass): boolean => /:\W*$/u.test(line.text)
/** Twice the points between the middles of a mark and of the words on its line. */
const sameLine = (plass: Plass): number => (asksBeside(plass) ? 48 : 32)

/** «Kari Nes, for and on behalf of» over the company's name is who signed. */
const signsFor = /(?<!\p{L})(?:for|on behalf of|på vegne av|på vegner av):?$/iu
/** Whether running text stands between a mark and a place: then it is not made there. */
export function tekstMellom(merke: Merke, plass: Plass): boolean {
  const [from, to] =
    merke.flate.bottom < plass.flate.top
      ? [merke.flate.bottom, plass.flate.top]
      : [plass.flate.bottom, merke.flate.top]
  return merke.page.lines.some(line => {
    const flate = tilFlate(line.box, merke.page)
    return (
      ordtall(line) >= 7 &&
      !signsFor.test(line.text) &&
      flate.top > from - 4 &&
      flate.bottom < to + 4 &&
      overlapper(flate, merke.flate)
    )
  })
}

/** In points: the highest row of a table that somebody signs in. */
const highestRow = 110
/** «For arbeidsgiver» with a name under it in one cell of a row, and the mark in the next: the table's rules are over and under both. */
function sammeCellerad(merke: Flate, { page, flate }: Plass): boolean {
  const rules = page.ink
    .filter(({ kind }) => kind === 'rule')
    .map(({ box }) => tilFlate(box, page))
    .filter(rule => rule.left < flate.left && rule.right > merke.right)
  const over = Math.max(...rules.filter(rule => rule.bottom <= flate.top + 2).map(rule => rule.bottom))
  const under = Math.min(...rules.filter(rule => rule.top >= flate.bottom - 2).map(rule => rule.top))
  return under - over < highestRow && merke.top > over - 4 && merke.bottom < under + 4
}
