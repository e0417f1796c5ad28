import type { Box, InkMark, PageText } from '../../../../platform/reading/page-text.ts'

/** In points from the upper left corner, so that sideways and up and down are the same measure. */
export type Flate = { left: number; top: number; right: number; bottom: number }

export const tilFlate = (box: Box, page: PageText): Flate => ({
  left: box.left * page.width,
  right: box.right * page.width,
  top: box.top * page.height,
  bottom: box.bottom * page.height,
})

export const overlapper = (a: Flate, b: Flate): boolean => a.left < b.right && b.left < a.right

const isStrek = (page: PageText) => (mark: InkMark) => {
  const width = (mark.box.right - mark.box.left) * page.width
  return mark.kind === 'rule' && width > 60 && width < page.width * 0.62
}

/** The rules of a page that somebody may sign on: neither a dash nor from margin to margin. */
export const signaturstreker = (page: PageText): Flate[] =>
  page.ink.filter(isStrek(page)).map(mark => tilFlate(mark.box, page))

/** In points: a line of words right under a rule. */
const rightUnder = 20
/** Whether a line of words stands right under one of the rules, or within `points` of it. */
export const isUnder = (flate: Flate, rules: readonly Flate[], points = rightUnder): boolean =>
  rules.some(
    rule => flate.top - rule.bottom > -4 && flate.top - rule.bottom < points && overlapper(flate, rule),
  )
