const characters = new Intl.Segmenter('nb')

/**
 * The beginning of a text, at most `units` UTF-16 code units of it, never ending in the middle of a character: half of one is no text that
 * the database takes. Of a single character that is longer than that nothing is left but its whole code points.
 */
export function cutText(text: string, units: number): string {
  const whole = text.toWellFormed()
  if (whole.length <= units) return whole
  const end = characters.segment(whole).containing(units)?.index || units
  const cut = whole.slice(0, end)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
