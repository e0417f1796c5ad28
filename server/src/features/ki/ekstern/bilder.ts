import type { PartOfPage } from '../../../platform/reading/draw-pages.ts'
import type { Box, PageText, Reading } from '../../../platform/reading/page-text.ts'
import type { Sendtord, Sendtside } from './sendt.ts'

/** Each costs a model as much as a page or two of text, and parties and registrations stand first. */
const flestBilder = 6
/** What was read less surely may be anything, a number too: handwriting, a stamp. */
const sikkertLest = 0.6

/** A box so many times as high as the page's other words has more in it than its word. */
const mangeGangerHoeyere = 2.5

/** So many digits in a row are taken for a number that says who somebody is, whatever they were read as. */
const flestSifre = 6
const sifferlike = /[\dOoQIl|SsBZz]/gu
const countSifre = (text: string): number => text.match(/\d/gu)?.length ?? 0
/** Nothing but digits, what a recogniser takes them for, and what stands between them. */
const isTall = (text: string): boolean => /^[\dOoQIl|SsBZz.,:;/()+–-]+$/u.test(text)

/** Numbers that no pattern knows: badly read ones, and those that go on in the next word or on the next line. */
function findTallrekker(ord: readonly Sendtord[]): Sendtord[] {
  const found = ord.filter(one => countSifre(one.ord.tekst) >= flestSifre)
  let run: Sendtord[] = []
  const close = () => {
    const text = run.map(one => one.ord.tekst).join('')
    if (countSifre(text) > 2 && (text.match(sifferlike)?.length ?? 0) >= flestSifre) found.push(...run)
    run = []
  }
  // A speck between two parts of a number is read as a sign of some kind.
  for (const one of ord.filter(({ ord: { tekst } }) => /[\p{L}\p{N}]/u.test(tekst))) {
    if (!isTall(one.ord.tekst)) close()
    else run.push(one)
    // A list of episodes goes on behind a comma, a number does not.
    if (/[,;]$/u.test(one.ord.tekst)) close()
  }
  close()
  return found
}

/** Whether a box is about as high as the page's words are, and lies: that of a slanted word has much in it that nobody has read. */
function createLinjevalg(ord: readonly Sendtord[], { width, height }: PageText): (one: Sendtord) => boolean {
  const hoeyder = ord.map(({ ord: { boks } }) => boks.bottom - boks.top).toSorted((a, b) => a - b)
  const median = hoeyder[hoeyder.length >> 1] ?? 0
  return ({ ord: { tekst, boks } }) => {
    const hoeyde = boks.bottom - boks.top
    const staar = tekst.length > 2 && hoeyde * height > (boks.right - boks.left) * width
    return hoeyde <= median * mangeGangerHoeyere && !staar
  }
}

/**
 * What may be seen of the first pages that were recognised from a scan or a photo; one with a text layer is in the text as a whole, and
 * may show anything over its words. The words that were read surely, without those that are covered in the text and without anything
 * like a number. What nobody has read (handwriting, stamps, pictures) is not shown: no answer may rest on it either.
 * @param somLest where a box stood on its page when the page was read
 */
export const createUtsnitt = (
  lest: Reading,
  sider: readonly Sendtside[],
  somLest: (side: number, boks: Box) => Box,
): PartOfPage[] =>
  sider
    .flatMap(({ side, ord }) => {
      const page = lest.pages.find(({ number, source }) => number === side && source === 'ocr')
      if (!page) return []
      const paaLinje = createLinjevalg(ord, page)
      const skjult = new Set([...ord.filter(one => one.dekket), ...findTallrekker(ord)])
      const synlig = ord.filter(
        one => !skjult.has(one) && one.ord.lesesikkerhet >= sikkertLest && paaLinje(one),
      )
      if (synlig.length === 0) return []
      const boxes = (some: Iterable<Sendtord>) => [...some].map(one => somLest(side, one.ord.boks))
      const { number, shownAt } = page
      return [{ number, ...(shownAt && { shownAt }), seen: boxes(synlig), covered: boxes(skjult) }]
    })
    .slice(0, flestBilder)
