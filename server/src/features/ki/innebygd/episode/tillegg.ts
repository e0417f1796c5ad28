import { lesEpisoder, lesNumre } from '../ord/episoder.ts'
import { noun } from '../ord/episodetekst.ts'
import { lesTall, tallord } from '../ord/tall.ts'
import { type Flate, linjeskift } from '../side/flate.ts'
import type { Episodesvar } from './episodelesing.ts'

/** The heading of a paper that changes another, which may be bound with it. */
const heading =
  /^[^\n.]{0,50}(?<!\p{L})(?:(?<!(?<!\p{L})i\s)tillegg(?!\s(?!til|nr|no|om|av|–|-)\p{L})(?:savtale)?|endringsavtale|endring(?:er|ar)?\s+(?:av|i|til)|(?:er enige om å |er samde om å )?endre\s|forlengelse|forlenging|addendum|amendment)(?!\p{L})[^\n]{0,90}$/imu
/** What it changes may be bound behind it. */
const main = /(?<=\n)\p{L}*(?:avtale|avtala|kontrakt|contract|agreement)(?=\n)/iu
const sentence = /[^\n.;]+(?:\.(?!\s+\p{Lu}|\n|$)[^\n.;]*)*/gu

const n = `(\\d{1,3}|${tallord})`
const end = '(?![\\p{L}\\d]|[.:/]\\d|\\s*(?:uke|veke|week|dag|day|time|hour|min|måned|month|prosent|%|kr))'
const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})`, 'iu')
const change = `(?:fra|frå|from)\\s+(?:\\d{1,3}|${tallord})(?:\\s+${noun})?\\s+(?:til|to)\\s+${n}`
/** How many it is from now on. */
const totals: readonly RegExp[] = [
  // «antallet episoder økes fra fire til seks», «episodene utvides fra 4 til 6»
  pattern(
    `(?:antall(?:et)?|antalet|talet på|number of)\\s+${noun}\\s+(?:(?!per|pr|i|in)\\p{L}+\\s+){0,2}${change}${end}`,
  ),
  pattern(
    `(?<!(?:per|pr\\.?|hver|kvar|each|an)\\s+)${noun}\\s+(?:øk|auk|utvid|end|redus|sett|just|increas|reduc)\\p{L}*\\s+${change}${end}`,
  ),
  // «fra fire til seks episoder»
  pattern(`${change}\\s+${noun}(?!\\p{L})`),
  // «fem episoder (1–5) i stedet for samtlige åtte», «samtlige seks, og ikke fire»
  pattern(
    `${n}(?:(?<=(?:samtlige|samtlege|alle|all)\\s+\\S+)|\\s+${noun})(?:\\s*\\([^()]*\\))?,?\\s+(?:i stedet for|i staden for|istedenfor|instead of|og ikke|og ikkje|and not)\\s+(?:\\p{L}+\\s+)?(?:\\d{1,3}|${tallord})(?!\\p{L})`,
  ),
  // «til sammen seks episoder», «det samlede antallet nå er seks», «… nå omfatter åtte episoder»
  pattern(
    `(?<!(?:av|of)\\s)(?:til sammen|tilsammen|til saman|i alt|in total|altogether)\\s+${n}\\s+${noun}(?!\\p{L})`,
  ),
  pattern(
    `(?<!(?:av|of)\\s)(?:antall(?:et)?|antalet|talet)(?:\\s+${noun})?(?:\\s+(?:nå|no|da|dermed|now|er|blir|vert|is|(?:endr|sett?|øk|auk)\\p{L}*|til|to)){0,5}\\s+${n}(?:\\s+${noun}(?!\\p{L})|(?=\\s*[.;,)]|$))`,
  ),
  // «… dekker hele sesongen på åtte episoder»
  pattern(
    `(?:omfatter|omfattar|dekker|dekkjer|gjelder|gjeld|covers)\\s+(?:hele|heile|the (?:whole|entire))\\s+(?:sesongen|serien|season|series)\\s+(?:på|of)\\s+${n}\\s+${noun}`,
  ),
]
const names = new RegExp(noun, 'iu')
/** «Punkt 1.2 skal lyde: «Oppdraget omfatter episode 1 til 10»», «slik at avtalen nå gjelder alle seks», «Ho klipper dermed berre episode 1 til 5» */
const reads =
  /(?:(?:skal\s(?:[^.;:]{1,15}\s)?lyde?|shall read):?|(?<!\p{L})(?:nå|no|now|heretter|dermed))\s+(.+)$/iu
const more =
  /(?<!\p{L})(?:også|òg|i tillegg|ytterligere|ytterlegare|nye?|overtar|overtek|also|in addition|additional|further|takes over|til(?=[,.]|\s+(?:enn|på)))(?!\p{L})/iu
const added = new RegExp(
  `(?<![\\p{L}\\d])${n}\\s+(?:(?:nye|new)\\s+)?(?:${noun}(?!\\p{L})|nye(?=\\s*(?:[.,;)]|$)))`,
  'iu',
)
const ofOthers =
  /(?<!\p{L})(?:av andre|bort til|by others|av en annen|leies|tas av|gjøres av|gjerast av|(?:annet|annen|anna|annan|another)\s+(?:prosjekt|serie|produksjon|project|series|production))(?!\p{L})/iu

const numbersIn = ({ utsnitt }: Episodesvar): ReadonlySet<number> => lesNumre(`episode ${utsnitt.tekst}`)

/** What is added in a sentence to what was agreed before. */
function sumWith(told: string, before: Episodesvar | undefined): number | null {
  if (!before?.lest || !('antall' in before.lest) || !more.test(told)) return null
  const numre = lesNumre(told)
  const known = numbersIn(before)
  const fresh = [...numre].filter(one => !known.has(one)).length
  if (numre.size > 0) return fresh > 0 && fresh === numre.size ? before.lest.antall + fresh : null
  const count = lesTall(added.exec(told)?.[1] ?? '')
  return count ? before.lest.antall + count : null
}

/** What an addendum says: how many it is now, or how many more than `svar` tells that were agreed in the paper it changes. */
export function fromTillegg({ flyt }: Flate, svar: readonly Episodesvar[]): Episodesvar[] {
  const found = heading.exec(flyt.tekst)
  if (!found) return []
  const behind = found.index + found[0].length
  const next = flyt.tekst.slice(behind).search(main)
  const til = next < 0 ? flyt.tekst.length : behind + next
  const before = svar.find(({ lest, utsnitt }) => {
    const at = flyt.stedFor(utsnitt.ord[0])
    return lest && 'antall' in lest && at >= 0 && (at < found.index || at > til)
  })
  let sum: Episodesvar[] = []
  let isAbout = false
  for (const one of flyt.tekst.slice(found.index, til).matchAll(sentence)) {
    const told = one[0].replace(/[«»“”"„]/gu, '').replaceAll(linjeskift, ' ')
    const fra = found.index + one.index
    const utsnitt = () => flyt.utsnitt(fra, Math.min(fra + one[0].length, fra + 90))
    const [, changed = ''] = reads.exec(told) ?? []
    const text = more.test(changed) ? null : lesEpisoder(changed, /^\P{L}*\d|\s(?:alle|all)\s/u.test(changed))
    isAbout ||= names.test(told)
    const totalled = isAbout ? totals.map(total => total.exec(told)?.[1]).find(Boolean) : undefined
    const total = text && 'antall' in text ? text.antall : lesTall(totalled ?? '')
    if (total) return [{ lest: { antall: total, sikker: true }, utsnitt: utsnitt(), vekt: 4.2, hoeyst: 0.85 }]
    const both = sum.length > 0 || ofOthers.test(told) ? null : sumWith(told, before)
    if (both) sum = [{ lest: { antall: both, sikker: true }, utsnitt: utsnitt(), vekt: 4.1, hoeyst: 0.85 }]
  }
  return sum
}
