/** More is the day of a spreadsheet that has lost its format, or a slip. */
const mostEpisodes = 9999
const isYear = (value: number): boolean => value >= 1900 && value <= 2100

const unit =
  '(?:ep(?:s|is)?|episoder?|episodes?|avsnitt|deler?|program(?:mer)?|sendinger?|stk|parts?)\\.?(?![\\p{L}\\d])'
const total = '(?:totalt|i alt|til sammen|in total)'
/** «6», «6,0», «1 250», «ca. 12 ep.», «antall: 6», «totalt 8», «8 (2 repriser)»; of «3 av 8» three were shown. */
const plain = new RegExp(
  `^(?:(?:ca\\.?|antall|episoder|episodes|${total}|eps?\\.?:)[:\\s]\\s*|ca\\.?\\s*)?(\\d{1,3}(?: \\d{3})+|\\d{1,6})(?:[.,]0{1,2})?\\s*(?:${unit})?\\s*(?:(?:av|of)\\s+\\d{1,4}\\s*(?:${unit})?)?\\s*(?:${total}|\\([^()]*\\))?$`,
  'iu',
)
const label = '(?:ep(?:s|is)?|episoder?|episodes?|avsnitt|nr|e)\\.?:?\\s*'
/** «1-8», «1 til 8»: of the first to the last. */
const fromFirst = new RegExp(`^(0?1)\\s*(?:[-–—]|til|to)\\s*(\\d{1,3})\\s*(?:${unit})?$`, 'iu')
/** «Ep 3, 4 og 5», «E05-E08», «S01E01-E08»: each is the number of an episode. */
const labelled = new RegExp(`^(?:s\\d{1,2}\\s?)?${label}(\\d.*)$`, 'iu')
const part = new RegExp(
  `^(?:s\\d{1,2}\\s?)?(?:${label})?(\\d{1,4})(?:\\s*(?:[-–—]|til|to)\\s*(?:s\\d{1,2}\\s?)?(?:${label})?(\\d{1,4}))?$`,
  'iu',
)
/** «2 x 6 episoder» is twelve, «6 x 45 min» six. A bare «2 x 6» may be either. */
const product = new RegExp(
  `^(\\d{1,2})\\s*(?:sesonger?|seasons?)?\\s*[x×*]\\s*(\\d{1,3})\\s*(?:(${unit})|(?:min(?:utter|utes)?\\.?|['’′]))$`,
  'iu',
)

/** The episodes that «3, 4 og 5-8» lists; null where they do not rise, so that they are no list of numbers. */
function countListed(text: string): number | null {
  let last = 0
  let count = 0
  for (const one of text.split(/\s*(?:,|&|\+|\sog\s|\sand\s)\s*/iu)) {
    const found = part.exec(one.trim())
    const first = Number(found?.[1])
    const end = found?.[2] === undefined ? first : Number(found[2])
    if (!found || first <= last || end < first) return null
    count += end - first + 1
    last = end
  }
  return count
}

/**
 * The number of episodes in a cell, and null where it is not certain: a date, «S01E05» (which one it was), «1.250», «8/10».
 * @param text tidied: no runs of spaces
 */
export function countOf(text: string): number | null {
  const found = plain.exec(text)
  const value = found?.[1] && Number(found[1].replaceAll(' ', ''))
  if (typeof value === 'number') return value <= mostEpisodes && !isYear(value) ? value : null
  const first = fromFirst.exec(text)
  if (first?.[2]) return Number(first[2]) > 1 ? Number(first[2]) : null
  const times = product.exec(text)
  if (times) return times[3] ? Number(times[1]) * Number(times[2]) : Number(times[1])
  const seasons = new Set([...text.matchAll(/s(\d{1,2})\s?e/giu)].map(one => Number(one[1])))
  const listed = seasons.size > 1 ? undefined : labelled.exec(text)?.[1]
  const count = listed === undefined ? null : countListed(listed)
  // «S01E05» says which episode it was, and «Ep 6» may.
  return count !== null && count > 1 ? count : null
}
