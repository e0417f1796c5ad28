import type { Episodelesing } from '../ord/episoder.ts'
import { countList } from '../ord/episoder.ts'
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
const whole = `(?:(?:(?:de|dei|the|\\p{L}+ens)\\s+)?(?:i alt\\s+)?(?:${n}\\s+(?:\\p{L}+\\s+)?)?(?:sesongen|serien|seasonen|season|series|programrekka|programrekken|${noun}|del(?:ene|ane)|parts)|dem|dei|them|(?:de|dei|the)\\s+${n}(?=\\s*(?:[.,;)]|$)))`
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

const nevnere: readonly (readonly [RegExp, number])[] = [
  [/^(?:tre|thi)/iu, 3],
  [/^(?:fjer|fir|qua)/iu, 4],
  [/^(?:fem|fif)/iu, 5],
]
const nevnerOf = (word: string): number => nevnere.find(([one]) => one.test(word))?.[1] ?? 0
const deler =
  '((?:tre(?:dje)?|fjerde|fire|fem(?:te)?)(?:del|part)(?:en|ene|ane|er|ar)?|thirds?|quarters?|fifths?)'
const ends = '(?:[12]\\.|første|fyrste|andre|siste|first|second|last|latter)'

const people =
  '(?:\\p{L}+(?:ører|ørar|ere|arar|grafer|grafar|graphers)|\\p{L}*(?:editors|directors|writers|designers|animators|operators)|team|teams|personer|personar|people)'
const shares = /(?<!\p{L})(?:fordel\p{L}*|del(?:es|er|ast|t|te|ar)|deler|split|shared?|divided)(?!\p{L})/iu
const money =
  /honorar|vederlag|inntekt|royalt|utgift|kostnad|fee|revenue|income|costs|payment|betal(?:es|ast|ing|t)|kr\.?\s?\d|NOK|rettighet|rate[rn]?(?!\p{L})/iu
const episodes = new RegExp(
  `(?<!\\p{L})(?:${noun}|sesongen|serien|season|series|del(?:ene|ane))(?!\\p{L})`,
  'iu',
)

const forms: readonly Form[] = [
  // «fordeles på tre klippere med fire hver», «split between three editors, four each»
  form(
    `${n}\\s+(?:\\p{L}+\\s+)?${people},?\\s+(?:(?:med|som (?:tar|tek|får|har)|with|doing|og)\\s+)?${n}(?:\\s+${noun})?\\s+(?:på\\s+)?(?:hver|kvar|each)`,
    ([text, , each = '']) =>
      money.test(text) ? null : ({ ...counted(lesTall(each)), ogsaaAlene: true } as Andelslesing),
  ),
  // «… det vil si seks hver»
  form(
    `(?:altså|det vil si|det vil seie|dvs\\.?|med|that is|i\\.e\\.)[,:]?\\s+${n}(?:\\s+${noun})?\\s+(?:på\\s+)?(?:hver|kvar|each)(?=\\s*(?:[.,;)]|$))`,
    ([text, each = '']) => {
      const read = money.test(text) ? null : counted(lesTall(each))
      return read && { ...read, ogsaaAlene: true }
    },
  ),
  // «tre episoder i første bolk og to i andre, fem til sammen»
  form(
    `(?:\\d{1,2}|${tallord})\\s+${noun}\\s[^.;]{2,60}?\\s(?:og|and)\\s[^.;]{2,60}?,\\s+(?:altså\\s+)?${n}\\s+(?:til sammen|tilsammen|til saman|i alt|in all|altogether|in total)`,
    ([, sum = '']) => counted(lesTall(sum)),
  ),
  // «… deles likt mellom tre klippere», «shared equally between two editors»
  form(
    `(?:deles|delast|fordeles|fordelast|er delt|blir delt|deler|delar|shared|split|divided)\\s[^.;]{0,40}?(?:likt|jevnt|jamt|equally|evenly)\\s+(?:mellom|på|between|among)\\s+(?:de\\s+|dei\\s+|the\\s+)?${n}\\s+(?:\\p{L}+\\s+)?${people}`,
    ([, count = '']) => {
      const read = part(1, lesTall(count) ?? 0)
      return read && { ...read, ogsaaAlene: true }
    },
  ),
  // «to blokker à tre episoder»
  form(
    `${n}\\s+(?:(?:hele|heile|full|whole)\\s+)?(?:bolker|bolkar|blokker|blokkar|blocks)\\s+(?:à|á|a|på|med|av|of|with)\\s+(?:hver\\s+)?${n}\\s+${noun}(?:\\s+(?:hver|kvar|each))?`,
    ([, count = '', each = '']) => counted((lesTall(count) ?? 0) * (lesTall(each) ?? 0)),
  ),
  // «én sending i uken i åtte uker»
  form(
    `${n}\\s+${noun}\\s+(?:i|per|pr\\.?|hver|kvar|a|each|every)\\s*(?:uke[nas]?|veka?|week),?\\s+(?:i|over|gjennom|for|in)\\s+${n}\\s+(?:uker|veker|weeks)`,
    ([, count = '', weeks = '']) => ({
      lest: { antall: (lesTall(count) ?? 0) * (lesTall(weeks) ?? 0), sikker: false },
    }),
  ),
  // «halvparten av sendingene, altså ti»
  form(
    `(?:halvparten|halvdelen|half|${deler})[^.;\\d]{0,40}?,?\\s+(?:altså|dvs\\.?|det vil si|det vil seie|til sammen|til saman|i alt|that is|i\\.e\\.|namely)[,:]?\\s+${n}(?=\\s*(?:[.,;)]|$)|\\s+${noun})`,
    found => counted(lesTall(found[2] ?? '')),
  ),
  // «halvparten av de åtte episodene», «to tredeler av sesongens 12 episoder», «siste to tredjedelane av sesongen», «40 % of the season»
  form(
    `(?:${notWhen}${ends}\\s+halvdel|halvparten|halvdelen|half|(?:(?:de|dei|den|the)\\s+)?(?:${ends}\\s+)?(?:(?:${n}|a|ei?n)\\s+|(?<=\\s))${deler}|(\\d{2})\\s*(?:%|prosent|per\\s?cent))\\s+(?:(?:av|of)\\s+)?${whole}`,
    ([, teller = '', deler, prosent, count, bare = '']) => {
      const andel = deler
        ? ([lesTall(teller) ?? 1, nevnerOf(deler)] as const)
        : prosent
          ? ([Number(prosent), 100] as const)
          : ([1, 2] as const)
      const antall = ((lesTall(count ?? bare) ?? 0) * andel[0]) / andel[1]
      return antall > 0 && Number.isInteger(antall) ? counted(antall) : part(...andel)
    },
  ),
  form(`${notWhen}(?:en\\s+|ein\\s+|a\\s+)?halve?\\s+(?:sesongen|serien|sesong|season|series)`, () =>
    part(1, 2),
  ),
  // «annenhver episode fra og med episode 2»: the even ones.
  form(
    `(?:annenhver|annethvert|annankvar|annakvar|annakvart|hver annen|hvert annet|kvar andre|every (?:other|second))(?:\\s+${noun})?,?\\s+(?:fra(?: og med)?|frå(?: og med)?|fom\\.?|f\\.o\\.m\\.|med start (?:på|i)|begynnende med|from|starting (?:with|from|at)|beginning with)\\s+(?:(?:episode|program|nr\\.?)\\s+(?:2|to|two)|(?:den|det|the)\\s+(?:andre|second))`,
    () => part(1, 2, false),
  ),
  form(`(?:hver|kvar)t?\\s+(tredje|fjerde|femte)\\s+${noun}`, ([, nevner = '']) => part(1, nevnerOf(nevner))),
  form(`every\\s+(third|fourth|fifth)\\s+${noun}`, ([, nevner = '']) =>
    part(1, nevner === 'fourth' ? 4 : nevnerOf(nevner)),
  ),
  form(
    `${noun}\\s+med\\s+(?:partall|like\\s+(?:tall|nummer))|like(?:talls|tals)?nummererte\\s+${noun}|partalls?${noun}|even-numbered\\s+${noun}`,
    () => part(1, 2, false),
  ),
  form(
    `${noun}\\s+med\\s+(?:oddetall|ulike\\s+(?:tall|nummer))|oddetalls?${noun}|odd-numbered\\s+${noun}`,
    () => part(1, 2, true),
  ),
  // «fra og med episode 5 og ut sesongen», «from episode 9 onwards»
  form(
    `(?:fra|frå|from|f\\.?o\\.?m\\.?)\\s+(?:og\\s+med\\s+)?(?:episode|program|avsnitt|del|sending)\\s+(?:nr\\.?\\s*|nummer\\s+)?${n},?\\s+(?:(?:og|and|til|to)\\s+)?(?:ut\\s+(?:hele\\s+|heile\\s+)?(?:sesongen|serien|året)|utover|utetter|onwards?|through(?:out)?\\s+the\\s+(?:end|season)|(?:the\\s+)?(?:end|slutten|slutt|siste|last|finale)(?:\\s+(?:av|of|episode|program)\\p{L}*)?(?:\\s+the)?(?:\\s+(?:sesongen|serien|season|series))?)`,
    ([, first = '']) => {
      const uten = (lesTall(first) ?? 0) - 1
      return uten > 0 ? { lest: { alle: true, uten } } : null
    },
  ),
  // «til og med episode 4» with no first one
  form(
    `(?<!\\d\\s)(?<!(?:${tallord})\\s)(?:(?:frem|fram|inn)?\\s?til\\s+og\\s+med|t\\.?o\\.?m\\.?|up to and including|through)\\s+(?:episode|program|avsnitt|del|sending)\\s+(?:nr\\.?\\s*|nummer\\s+)?${n}`,
    ([, last = '']) => counted(lesTall(last)),
  ),
  form(
    `(?:alle|samtlige|samtlege|all)(?:\\s+(?:de|dei|the))?(?:\\s+(?:\\d{1,3}|${tallord}))?(?:\\s+${noun})?,?\\s+(?:unntatt|unnateke|untatt|bortsett fra|bortsett frå|med unntak av|utenom|utanom|except(?: for)?|but|excluding)\\s+(?:the\\s+)?(?:\\p{L}*(?:pilot|finale)(?:n|en)?|\\p{L}*(?:pilot|finale|åpnings|opnings|avslutnings)(?:episoden|programmet)|pilot|opener|finale)`,
    () => ({ lest: { alle: true, uten: 1 } }),
  ),
  form(
    `(?:den\\s+|the\\s+)?(?:første|fyrste|first)\\s+(?:og|and)\\s+(?:den\\s+|the\\s+)?(?:siste|last)\\s+(?:episoden?|program(?:met)?|sending(?:en|a)?|del(?:en)?)|(?:piloten|pilotepisoden|åpningsepisoden|the pilot|the opener)\\s+(?:og|and)\\s+(?:\\p{L}*finalen|\\p{L}*finaleepisoden|avslutningsepisoden|the finale)`,
    () => counted(2),
  ),
  form(
    `(?:episod\\p{L}*|program\\p{L}*|avsnitt|del(?:ene|ane)?|eps?\\.?)\\s+(\\d{1,2}(?:\\s*(?:,|og|and|[-–])\\s*\\d{1,2})*)(?:,|\\s)\\s*(?:og|samt|and|pluss|plus)\\s+(?:\\p{L}*finalen|\\p{L}*finaleepisoden|siste(?:\\s+(?:episode|program))?|the\\s+(?:\\p{L}+\\s+)?finale|the\\s+last(?:\\s+one)?)`,
    ([, list = '']) => counted(countList(list) + 1),
  ),
]

/** «50 % av honoraret for episodene» is of the pay. */
const ofPay =
  /(?:halvparten|half|del|third|quarter|%|prosent)\s+(?:av|of)\s+(?:\p{L}+\s+){0,2}?(?:honorar|vederlag|fee|beløp|lønn|løn)/iu

/** What a text says in words of how large a part of the episodes it is: «første halvdel av sesongen», «hver tredje episode». */
export function lesAndelsord(text: string): Andelslesing | null {
  if (ofPay.test(text)) return null
  for (const [pattern, read] of forms) {
    const found = pattern.exec(text)
    const lest = found && read(found)
    if (!lest?.lest) continue
    if (
      lest.ogsaaAlene &&
      ((!episodes.test(text) && !/arbeidet|klipp|regi|foto|the work/iu.test(text)) ||
        !shares.test(text) ||
        money.test(text))
    )
      continue
    return lest
  }
  return null
}

const fieldHalf =
  /^(?:(?:[12]\.|første|fyrste|andre|siste|first|second|last)\s+)?(?:halvparten|halvdel(?:en)?|half)\.?$/iu
const fieldOther = /^(?:annenhver|annethvert|annankvar|annakvar|every other)\.?$/iu
/** The same where a label asks for episodes. */
export function lesAndelsfelt(text: string): Andelslesing | null {
  if (fieldHalf.test(text.trim())) return part(1, 2)
  return fieldOther.test(text.trim()) ? { lest: { alle: true, annenhver: true } } : lesAndelsord(text)
}

/** «inntil fire episoder», «fire–fem episoder», «minst to program»: a number that may come to be another. */
export const isRough = (text: string): boolean => rough.test(text)
const rough = new RegExp(
  `(?<!\\p{L})(?:inntil|inntill|opp\\s?til|opptil|maks(?:imalt)?\\.?|minst|minimum|minimalt|ca\\.?|cirka|omtrent|om lag|omlag|rundt|kring|up to|at least|at most|about|approximately|around|no fewer than|no more than)\\s+(?:\\d{1,3}|${tallord})\\s+(?:\\p{L}+\\s+)?${noun}|(?<!(?:fra|frå|from)\\s)(?<![\\p{L}\\d])(?:\\d{1,2}|${tallord})\\s*(?:[-–—]|(?:\\s+(?:eller|til|or|to)\\s+))\\s*(?:\\d{1,2}|${tallord})\\s+(?:\\p{L}+\\s+)?(?:episoder|episodar|programmer|program|sendinger|sendingar|episodes|programmes|shows)`,
  'iu',
)
