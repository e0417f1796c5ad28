import type { Episodelesing } from '../ord/episoder.ts'
import { noun } from '../ord/episodetekst.ts'
import { lesTall, tallord } from '../ord/tall.ts'

/** A part of the whole, «to tredeler»; where it does not come out even, `opp` says which way, if it is told. */
export type Andel = { teller: number; nevner: number; opp?: boolean }
export type Andelslesing = {
  lest: Episodelesing
  andel?: Andel
  /** The words are of the work alone, whoever the sentence is about. */
  ogsaaAlene?: true
}

const n = `(\\d{1,3}|${tallord})`
const whole =
  '(?:(?:de|dei|the)\\s+)?(?:(?:\\d{1,3}|' +
  tallord +
  `)\\s+)?(?:sesongen|serien|seasonen|season|series|programrekka|programrekken|${noun}|del(?:ene|ane)|parts)`
const of = '(?:av|of)'
/** «I første halvdel av sesongen» is a time. */
const notWhen =
  '(?<!(?<!\\p{L})(?:i|in|during|under|gjennom|etter|after|før|before|fra|frå|from)\\s+(?:the\\s+|den\\s+)?)'

type Form = readonly [RegExp, (found: RegExpExecArray) => Andelslesing | null]
const form = (pattern: string, read: Form[1]): Form => [
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu'),
  read,
]
const part = (teller: number, nevner: number, opp?: boolean): Andelslesing | null =>
  teller > 0 && nevner > teller
    ? { lest: { alle: true }, andel: { teller, nevner, ...(opp === undefined ? {} : { opp }) } }
    : null
const counted = (antall: number | null): Andelslesing | null =>
  antall ? { lest: { antall, sikker: true } } : null

const forms: readonly Form[] = [
  // «to blokker à tre episoder»
  form(
    `${n}\\s+(?:(?:hele|heile|full|whole)\\s+)?(?:bolker|bolkar|blokker|blokkar|blocks)\\s+(?:à|á|a|på|med|av|of|with)\\s+(?:hver\\s+)?${n}\\s+${noun}(?:\\s+(?:hver|kvar|each))?`,
    ([, count = '', each = '']) => counted((lesTall(count) ?? 0) * (lesTall(each) ?? 0)),
  ),
  form(`(?:halvparten|halvdelen|half)\\s+(?:${of}\\s+)?${whole}`, () => part(1, 2)),
  form(
    `${notWhen}(?:[12]\\.|første|fyrste|andre|siste|first|second|last|latter)\\s+(?:halvdel(?:en)?|halvpart(?:en)?|half)\\s+${of}\\s+${whole}`,
    () => part(1, 2),
  ),
  form(`${notWhen}(?:en\\s+|ein\\s+|a\\s+)?halve?\\s+(?:sesongen|serien|sesong|season|series)`, () =>
    part(1, 2),
  ),
  // «annenhver episode fra og med episode 2»: the even ones.
  form(
    `(?:annenhver|annethvert|annankvar|annakvar|annakvart|hver annen|hvert annet|kvar andre|every (?:other|second))(?:\\s+${noun})?,?\\s+(?:fra(?: og med)?|frå(?: og med)?|fom\\.?|f\\.o\\.m\\.|med start (?:på|i)|begynnende med|from|starting (?:with|from|at)|beginning with)\\s+(?:(?:episode|program|nr\\.?)\\s+(?:2|to|two)|(?:den|det|the)\\s+(?:andre|second))`,
    () => part(1, 2, false),
  ),
  // «fra og med episode 5 og ut sesongen», «from episode 9 onwards»
  form(
    `(?:fra|frå|from|f\\.?o\\.?m\\.?)\\s+(?:og\\s+med\\s+)?(?:episode|program|avsnitt|del|sending)\\s+(?:nr\\.?\\s*|nummer\\s+)?${n},?\\s+(?:(?:og|and|til|to)\\s+)?(?:ut\\s+(?:hele\\s+|heile\\s+)?(?:sesongen|serien|året)|utover|utetter|onwards?|through(?:out)?\\s+the\\s+(?:end|season)|(?:the\\s+)?(?:end|slutten|slutt|siste|last|finale)(?:\\s+(?:av|of|episode|program)\\p{L}*)?(?:\\s+the)?(?:\\s+(?:sesongen|serien|season|series))?)`,
    ([, first = '']) => {
      const uten = (lesTall(first) ?? 0) - 1
      return uten > 0 ? { lest: { alle: true, uten } } : null
    },
  ),
  form(
    `(?:alle|samtlige|samtlege|all)(?:\\s+${noun})?,?\\s+(?:unntatt|unnateke|untatt|bortsett fra|bortsett frå|med unntak av|utenom|utanom|except(?: for)?|but|excluding)\\s+(?:the\\s+)?(?:\\p{L}*(?:pilot|finale)(?:n|en)?|\\p{L}*(?:pilot|finale|åpnings|opnings|avslutnings)(?:episoden|programmet)|pilot|opener|finale)`,
    () => ({ lest: { alle: true, uten: 1 } }),
  ),
]

/** What a text says in words of how large a part of the episodes it is: «første halvdel av sesongen», «hver tredje episode». */
export function lesAndelsord(text: string): Andelslesing | null {
  for (const [pattern, read] of forms) {
    const found = pattern.exec(text)
    const lest = found && read(found)
    if (!lest?.lest) continue
    return lest
  }
  return null
}
/** The same where a label asks for episodes. */
export function lesAndelsfelt(text: string): Andelslesing | null {
  return lesAndelsord(text)
}

/** «inntil fire episoder», «fire–fem episoder», «minst to program»: a number that may come to be another. */
export const isRough = (text: string): boolean => rough.test(text)
const rough = new RegExp(
  `(?<!\\p{L})(?:inntil|inntill|opp\\s?til|opptil|maks(?:imalt)?\\.?|minst|minimum|minimalt|ca\\.?|cirka|omtrent|om lag|omlag|rundt|kring|up to|at least|at most|about|approximately|around|no fewer than|no more than)\\s+(?:\\d{1,3}|${tallord})\\s+(?:\\p{L}+\\s+)?${noun}|(?<!(?:fra|frå|from)\\s)(?<![\\p{L}\\d])(?:\\d{1,2}|${tallord})\\s*(?:[-–—]|(?:\\s+(?:eller|til|or|to)\\s+))\\s*(?:\\d{1,2}|${tallord})\\s+(?:\\p{L}+\\s+)?(?:episoder|episodar|programmer|program|sendinger|sendingar|episodes|programmes|shows)`,
  'iu',
)
