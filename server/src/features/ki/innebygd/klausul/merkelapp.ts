import type { Merket } from './klausul-trekk.ts'
import { receiver } from './rett-ord.ts'

const number = String.raw`(?:(?:punkt|pkt\.?|§|clause|section|art\.?)?\s*\d[\d.]*\s*[:.)–—-]?\s*)?`
/** «Punkt 7 – Rettigheter», «Rights:» */
const label = new RegExp(
  String.raw`^${number}(?:opphavs|økonomiske |alle |(?:kjøp|overdragelse|overføring|overdraging|transfer|assignment|purchase) (?:av|of) )?(?:rettigheter|rettighetene|rettene|rettar|rettane|rights|opphavsrett|copyright|ip|overdragelse|overdraging|transfer|eierskap|eigarskap|ownership)\s*(?:[:–—-]+|$)`,
  'iu',
)
/** «Alle, alltid, overalt», «Samtlige, i hele verden», «All. Worldwide. Forever.»: without a verb, cut by marks. */
const allOfIt = new RegExp(
  String.raw`^(?:(?:alle?|alt|samtlige|samtlege|all|everything)(?: (?:rettigheter|rettar|rights|medier|medium|media|land))?\s*(?:[,.;/–—-]|(?:for|i|in|til) (?:hele|heile|all|alltid|evig|the|perpetuity)|(?:til|to) (?:the )?${receiver})|(?:fullt?|full|total|totalt|komplett) (?:utkjøp|frikjøp|oppkjøp|buy-?out))`,
  'iu',
)
/** «Selskapet: alle. Arbeidstakaren: ingen.» */
const companyAll = new RegExp(
  String.raw`^(?:the )?${receiver}\s?: ?(?:alle?|alt|samtlige|all|everything)(?!\p{L})`,
  'iu',
)
const otherNone = /: ?(?:ingen|inga|inkje|none|nothing)(?!\p{L})/iu

/**
 * A transfer of no more than a label and its words: «Rettigheter: alle, for alltid». What no more is paid or where it ends may stand
 * in one of the two sentences after.
 * @param before the line over it, when that is the label
 */
export function isOverdragelseVedMerkelapp(
  m: Merket,
  before: Merket | undefined,
  after: readonly Merket[],
): boolean {
  const own = label.exec(m.raa)
  const isUnder = before !== undefined && label.exec(before.raa)?.[0].trim() === before.raa.trim()
  if (!own && !isUnder) return false
  const text = own ? m.raa.slice(own[0].length).trim() : m.raa
  if (companyAll.test(text)) return [m, ...after].some(one => otherNone.test(one.raa))
  return allOfIt.test(text) && [m, ...after].some(one => one.har('uendelig'))
}
