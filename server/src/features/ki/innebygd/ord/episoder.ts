import { inEpisodes, noun, ownPart } from './episodetekst.ts'
import { lesTall, tallord } from './tall.ts'

/**
 * What a text says of episodes: a number; `alle` when it is the whole season, but for some or every other one of it; `ingen` when it says that there is no number
 * («etter behov», weeks, blocks); null when it says nothing.
 */
export type Episodelesing =
  | { antall: number; sikker: boolean }
  | { alle: true; uten?: number; annenhver?: true }
  | { ingen: true }
  | null

const list = `\\d{1,3}(?:\\s*(?:,|;|&|\\+|/|og|and|samt|[-–—~]|til og med|til|to|t\\.?\\s?o\\.?\\s?m\\.?|through|thru)\\s*(?:${noun}\\.?\\s*)?\\d{1,3})*`
const named = new RegExp(
  `(?<!\\p{L})(?:episod(?:e|en|ene|ane|er|ar|es)|eps?|shows|sending(?:ene|ane|er|ar)|program(?:met|mes|mene|ma)?|avsnitt)\\.?\\s*:?\\s*(?:(?:fra|frå|from)\\s+(?:og\\s+med\\s+)?)?(?:nr\\.?|no\\.?|nummer|numbers?)?\\s*[:#]?\\s*(${list})(?![\\d/]|\\s*(?:%|weeks?|uker|veker|dager|dagar|days|timer|timar|hours|min|x|×))`,
  'iu',
)
/** «seks konsertprogram», «to spesialepisoder» */
const compound =
  '(?:konsert|spesial|jule|påske|tv-?|fjernsyns|direkte|finale|pilot|studio|hoved|ekstra|halvtimes)(?=episod|program|sending)'
const counted = new RegExp(
  `(?<![\\p{L}\\d.,-])(\\d{1,3}|(?:${tallord})(?:(?!\\p{L})|(?=${noun})))\\s*(?:stk\\.?\\s*)?(?:(?!(?:${tallord})\\s)[\\p{L}-]+\\s+)?(?:${compound})?${noun}(?!\\p{L})`,
  'giu',
)
/** «2 av 8», «thirteen of the twenty-six episodes»: the first is the person's. */
const part = new RegExp(
  `(?<![\\p{L}\\d.,-])(\\d{1,3}|${tallord})(?:\\s+${noun})?\\s*(?:av|of)\\s+(?:de\\s+|dei\\s+|the\\s+|seriens\\s+|serien sine\\s+|i alt\\s+|totalt\\s+|total of\\s+|a total of\\s+|sesongens\\s+)?(?:\\d{1,3}|${tallord})(?![\\p{L}\\d])(?!\\.\\s?(?:\\d|(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|des|dec)))`,
  'iu',
)
const times = /(?<![\d.,])(\d{1,3})\s*[x×X*]\s*(?:ca\.?\s*)?\d{1,3}(?:\s*(?:min|m\b|'|’|minutt))?/u
/** «alle unntatt episode 3 og 4» */
const allBut = new RegExp(
  `(?<!\\p{L})(?:alle|samtlige|samtlege|all)(?:\\s+(?:de|dei|the))?(?:\\s+(\\d{1,3}|${tallord}))?(?:\\s+${noun}(?:\\s+(?:i|av|of|in)\\s[^.;\\d]{0,40})?)?,?\\s+(?:unntatt|unnateke|bortsett fra|bortsett frå|med unntak av|utenom|utanom|untatt|except(?: for)?|excluding|but)\\s+(?:${noun}\\.?\\s*)?(${list})`,
  'iu',
)
/** «alle episoder unntatt den første», «… bortsett fra de to siste» */
const allButFirst = new RegExp(
  `(?<!\\p{L})(?:alle|samtlige|samtlege|all)(?:\\s+(?:de|dei|the))?(?:\\s+(\\d{1,3}|${tallord}))?(?:\\s+${noun})?,?\\s+(?:unntatt|unnateke|bortsett fra|bortsett frå|med unntak av|utenom|utanom|untatt|except(?: for)?|excluding|but)\\s+(?:den|de|dei|the)\\s+(?:(\\d|${tallord})\\s+)?(?:aller\\s+)?(?:første|fyrste|siste|first|last)(?!\\p{L})`,
  'iu',
)
/** «annethvert program» */
export const everyOther = new RegExp(
  `(?<!\\p{L})(?:annenhver|annethvert|hver annen|hvert annet|annankvar|annakvar|annakvart|kvar annan|kvart anna|every other|every second)\\s+${noun}(?!\\p{L})`,
  'iu',
)
/** «alle» alone is a word of titles too: it counts beside episodes, and in a field. */
const all = new RegExp(
  `(?<!\\p{L})(?:(?:alle|samtlige|samtlege|all|every)\\s+(?:the\\s+|de\\s+|dei\\s+)?(?:(?:\\d{1,3}|${tallord})\\s+)?${noun}|(?:hele|heile|whole|entire|full|gjennom hele|complete)\\s+(?:the\\s+)?(?:sesongen|serien|season|series|run|programrekken|produksjonen)|all of (?:the )?(?:episodes|season))(?!\\p{L})`,
  'iu',
)
/** «alle episodene (8)» */
const allCounted = new RegExp(
  `(?<!\\p{L})(?:alle|samtlige|samtlege|all)\\s+(?:the\\s+|de\\s+|dei\\s+)?${noun}\\s*\\((\\d{1,3})(?:\\s*(?:stk|pcs|eps?)\\.?)?\\)`,
  'iu',
)
const allField = new RegExp(
  `(?<!\\p{L})(?:alle|samtlige|samtlege|all)(?:\\s+(\\d{1,3}|${tallord}))?(?!\\p{L})`,
  'iu',
)
const none =
  /(?<!\p{L})(?:etter behov|etter (?:nærmere )?avtale|som avtalt|as agreed|by agreement|on agreement|(?:hele|heile) filmen|the (?:entire |whole )?film|ved behov|ikke (?:avtalt|avklart|fastsatt|bestemt)|ikkje (?:avtalt|avklart|fastsett)|avtales|avtalast|avklares|tbd|tba|tbc|to be (?:agreed|confirmed|determined|advised)|as required|as needed|on demand|n\/a|bolk|bolken|bolkar|bolker|blokk|block|blokker|uke|uker|veke|veker|week|weeks|dager|dagar|days|opptaksdager|skift|dagsverk)(?!\p{L})/iu

/** Counts «1, 3 og 5», «3–6», «1–3 og 8». */
export const countList = (text: string): number => numbersOf(text).size

function numbersOf(text: string): Set<number> {
  const seen = new Set<number>()
  const plain = text
    .replace(new RegExp(`${noun}\\.?\\s*(?=\\d)`, 'giu'), '')
    .replace(/\s*(?:til og med|t\.?\s?o\.?\s?m\.?|til|to|through|thru)\s*(?=\d)/giu, '-')
  for (const part of plain.split(/\s*(?:,|;|&|\+|\/|\bog\b|\band\b|\bsamt\b)\s*/iu)) {
    const ends = [...part.matchAll(/\d{1,3}/gu)].map(Number)
    const [from, to] = ends
    if (from === undefined) continue
    // «1-2-3-4» are four of them.
    if (ends.length > 2) for (const one of ends) seen.add(one)
    else if (to !== undefined && to > from && to - from < 200)
      for (let at = from; at <= to; at++) seen.add(at)
    else for (const one of ends) seen.add(one)
  }
  return seen
}

const eachList = new RegExp(named.source, 'giu')
const wordField = new RegExp(
  `^(?:${tallord})(?:\\s*(?:,|&|og|and|til og med|t\\.?o\\.?m\\.?|til|through|[-–])\\s*(?:${tallord}))+$`,
  'iu',
)

/** The numbers of the episodes that a text names, «episode 2, 3 og 7»; none where it only counts them. */
export function lesNumre(text: string): ReadonlySet<number> {
  return new Set([...inEpisodes(text).matchAll(eachList)].flatMap(found => [...numbersOf(found[1] ?? '')]))
}

/** «seks: 2, 4, 6, 8, 10 og 12» counts what it lists. */
const countedList = new RegExp(
  `^(\\d{1,3}|${tallord})(?:\\s+${noun}|\\s*(?:stk|pcs)\\.?)?\\s*[:(]\\s*(?:${noun}\\.?\\s*|nr\\.?\\s*)?(${list})`,
  'iu',
)

/** A figure that stands alone is recognised as the letter it is most like. */
const likeFigure = new Map([
  ['B', 8],
  ['S', 5],
  ['Z', 2],
])

/** «Block Two: 204, 205 and 206», «First block only: 101, 102» */
const ofBlock =
  /^\s*(?:(?:kun|bare|berre|only)\s+)?(?:(?:første|fyrste|andre|tredje|first|second|third|\d\.)\s+)?(?:blocks?|blokk|bolk)(?:en)?\s*[\p{L}\d]*\s*[:–—-]\s*(?=\d)/iu

/** «episode 5 og 6, altså i alt seks episoder» */
const inAll = new RegExp(
  `(?<!(?:av|of)\\s)(?:altså|dermed|til sammen|tilsammen|i alt|in all|in total|making|totalt)\\s+(?:(?:i alt|til sammen|a total of)\\s+)?(\\d{1,3}|${tallord})(?:\\s+${noun}(?!\\p{L})|(?=[.;)]|$))`,
  'iu',
)

/** «3 (tre) av 6», «all six (6)» say the number twice. */
const twice = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}|${tallord})\\s*\\(\\s*(\\d{1,3}|${tallord})\\s*\\)`,
  'giu',
)
const saidOnce = (text: string): string =>
  text.replace(twice, (both, one: string, other: string) => (lesTall(one) === lesTall(other) ? one : both))

/** Words that recognition ran together with figures apart again, and «0g» between them as «og». */
const spaced = (text: string): string =>
  text
    .replace(/(?<=\d)\s?0g\s?(?=\d)/gu, ' og ')
    // «1 til 8» read as «11il8».
    .replace(/(?<=\d)\s?[t1lI]i[l1I]\s?(?=\d)/gu, ' til ')
    .replace(/(?<=\d)\s*(og|and)\s*(?=\d)/giu, ' $1 ')
    .replace(/(?<=\d)(av|of)(?=\d)/giu, ' $1 ')
    .replace(/\s+/gu, ' ')
    .trim()

/** «4/10»: four of ten; «4/5» may be two episodes. */
const ownOfAll = /^(\d{1,2})\s?\/\s?(\d{1,2})$/u

/**
 * @param felt the text stands behind a label that asks for episodes: a bare number counts, a list of numbers too
 */
export function lesEpisoder(told: string, felt = false): Episodelesing {
  const raw = saidOnce(ownPart(felt ? told.replace(/^[\s:]+/u, '').replace(/^[l|I](?=\d)/u, '') : told))
  const misread = felt ? likeFigure.get(raw.trim()) : undefined
  if (misread) return { antall: misread, sikker: false }
  // Where a label asks for episodes, «del 1–4» are four of them.
  const asked = felt
    ? raw.replace(ofBlock, '').replace(/^\s*(?:del(?:er|ane|ene)?|parts?)\s+(?=\d)/iu, 'episode ')
    : raw
  const own = felt && wordField.test(raw.trim()) ? `episode ${raw.trim()}` : asked
  const text = spaced(inEpisodes(own))
  const sum = lesTall(inAll.exec(text)?.[1] ?? '')
  if (sum) return { antall: sum, sikker: true }
  const ofAll = felt ? ownOfAll.exec(text) : null
  if (ofAll && Number(ofAll[1]) < Number(ofAll[2]) - 1) return { antall: Number(ofAll[1]), sikker: false }
  const share = lesAndel(text)
  if (share) return share
  const taltListe = felt ? lesTaltListe(text) : null
  if (taltListe) return taltListe
  const list = named.exec(text)?.[1]
  const counts = [...text.matchAll(counted)]
    .map(found => lesTall(found[1] ?? '') ?? 0)
    .filter(one => one > 0 && one < 500)
  const partOf = part.exec(text)?.[1]
  if (list && (countList(list) > 1 || counts.length === 0)) {
    const single = countList(list) === 1
    // «3 (episode 4 tas av en annen)» tells of the one that is not among them.
    const before = felt && single ? /^(\d{1,3})\s*(?:stk\.?\s*)?\(/u.exec(text)?.[1] : undefined
    if (before) return { antall: Number(before), sikker: true }
    // «Episoder: 8» is a number, «episode 8» one episode.
    if (single && /(?:episoder|episodar|episodes|programmer|programmes|eps)\.?\s*[:#]?\s*\d/iu.test(text))
      return { antall: Number(/\d+/u.exec(list)?.[0]), sikker: true }
    return { antall: countList(list), sikker: !(single || isMixed(list)) }
  }
  const numbers = felt ? lesTallfelt(text, partOf !== undefined) : null
  if (numbers) return numbers
  if (partOf) return { antall: lesTall(partOf) ?? 0, sikker: true }
  const bare = felt ? lesTall(text) : null
  if (bare) return { antall: bare, sikker: true }
  const every = felt ? allField.exec(text)?.[1] : undefined
  const inBrackets =
    felt && (allField.test(text) || all.test(text))
      ? /\((\d{1,3})\)/u.exec(text)?.[1]
      : allCounted.exec(text)?.[1]
  if (inBrackets) return { antall: Number(inBrackets), sikker: true }
  if (every) return { antall: lesTall(every) ?? 0, sikker: true }
  const [count] = counts
  if (count !== undefined) return { antall: count, sikker: new Set(counts).size === 1 }
  const dimension = times.exec(text)
  if (all.test(text) || (felt && allField.test(text)))
    return dimension ? { antall: Number(dimension[1]), sikker: true } : { alle: true }
  if (dimension) return { antall: Number(dimension[1]), sikker: true }
  if (felt && (/^[-–—.\s]*$/u.test(text) || none.test(text))) return { ingen: true }
  return none.test(text) ? { ingen: true } : null
}

function lesTaltListe(text: string): Episodelesing {
  const [, told = '', list = ''] = countedList.exec(text) ?? []
  return list && countList(list) === lesTall(told) ? { antall: countList(list), sikker: true } : null
}

const spanFirst =
  /^(?:nr\.?\s*|(?:fra|frå|from)(?:\s+og\s+med)?\s+|f\.?\s?o\.?\s?m\.?\s+)?(\d{1,3})\s*(?:til og med|t\.?o\.?m\.?|til|to|through|thru)\s*(\d{1,3})(?!\d)/iu
const listFirst =
  /^(?:nr\.?\s*)?(\d{1,3}(?:\s*(?:,|;|og|and|&|[-–—])\s*\d{1,3})+)(?!\d|\s*(?:%|weeks?|uker|veker|dager|dagar|days|timer|timar|hours|min))/iu

/** «153, 5 and 7»: signs between the figures were misread. */
const isMixed = (list: string): boolean => /\d{3}/u.test(list) && /(?<!\d)\d(?!\d)/u.test(list)

/** What a field holds that begins with figures: a span, a number, a list. */
function lesTallfelt(text: string, isPart: boolean): Episodelesing {
  const [from, to] = (spanFirst.exec(text) ?? []).slice(1).map(Number)
  if (from !== undefined && to !== undefined && to > from) return { antall: to - from + 1, sikker: true }
  if (!isPart && /^\D{0,3}\d{1,3}\s*(?:stk\.?|pcs\.?|\(.*\))?$/iu.test(text))
    return { antall: Number(/\d+/u.exec(text)?.[0]), sikker: true }
  const listed = listFirst.exec(text)?.[1]
  return listed ? { antall: countList(listed), sikker: !isMixed(listed) } : null
}

/** «tolv av dem», «of the ten programmes … the first six», «åtte episoder, hvorav du klipper to» */
const someOfThem = new RegExp(
  `(?<![\\p{L}\\d])(?:(\\d{1,3}|${tallord})\\s+(?:av|of)\\s+(?:dem|dei|disse|desse|them|these)(?!\\s+\\p{L}*(?:st[ea]|rst)\\s)|(?<!(?:\\d|${tallord}|half|halvparten)\\s)(?:av|of)\\s+(?:de|dei|the)\\s+(?:\\d{1,3}|${tallord})\\s+${noun}\\s[^.;]{2,50}?(?<!\\p{L})(\\d{1,3}|${tallord})\\s+${noun}|${noun},?\\s+(?:hvorav|derav|av disse|av desse|of which)\\s[^.;\\d]{0,40}?(?<!\\p{L})(\\d{1,3}|${tallord})(?=\\s*(?:[.,;)]|$|av\\s|episod)))(?!\\p{L})`,
  'iu',
)
/** «Vi er åtte episoder, og du tar de fire første», unless they are told to be another's. */
const firstOfWhole = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}|${tallord})\\s+${noun}[^.;]{2,60}?(?<!\\p{L})(?:de|dei|the)\\s+(?:(?:første|fyrste|siste|first|last)\\s+)?(\\d{1,3}|${tallord})\\s+(?:(?:første|fyrste|siste|first|last)\\s+)?${noun}(?!\\s+(?:er|blir|vert|var|are|is|were))`,
  'iu',
)
/** «… unntatt den første; sesongen har åtte» */
const itHas = new RegExp(
  `(?:sesongen|serien|season|series)\\s+(?:har|er på|består av|has|consists of)\\s+(?:i alt\\s+)?(\\d{1,3}|${tallord})(?![\\p{L}\\d])`,
  'iu',
)
/** All but some, the first ones, or half of them. */
function lesAndel(text: string): Episodelesing {
  const except = allBut.exec(text)
  if (except) {
    const uten = countList(except[2] ?? '')
    const whole = lesTall(except[1] ?? '')
    return whole ? { antall: whole - uten, sikker: true } : { alle: true, uten }
  }
  const [notEnds, ofAll = '', ends = 'en'] = allButFirst.exec(text) ?? []
  if (notEnds) {
    // «Sesongen består av 15 sendinger, og du er med i alle unntatt de to siste.»
    const before = [...text.slice(0, text.indexOf(notEnds)).matchAll(counted)].at(-1)?.[1]
    const told = before ?? itHas.exec(text)?.[1] ?? ''
    const [whole, uten] = [lesTall(ofAll) ?? lesTall(told), lesTall(ends) ?? 1]
    return whole ? { antall: whole - uten, sikker: true } : { alle: true, uten }
  }
  if (everyOther.test(text)) return { alle: true, annenhver: true }
  const [, all = '', first = ''] = firstOfWhole.exec(text) ?? []
  const few = lesTall(first) ?? 0
  if (few > 0 && few < (lesTall(all) ?? 0)) return { antall: few, sikker: true }
  const some = someOfThem.exec(text)
  const told = lesTall(some?.[1] ?? some?.[2] ?? some?.[3] ?? '')
  return told ? { antall: told, sikker: true } : null
}

/** How many episodes the work has, where a text tells it: «8 episoder à 45 minutter», «6 × 48 min». */
export function lesTotal(text: string): number | null {
  const dimension = times.exec(text)
  if (dimension && Number(dimension[1]) > 1) return Number(dimension[1])
  const read = lesEpisoder(text)
  return read && 'antall' in read && read.antall > 1 ? read.antall : null
}
