import { saidToPerson } from '../funksjon/funksjon-rekke.ts'
import { noun } from '../ord/episodetekst.ts'
import { lesTall, tallord } from '../ord/tall.ts'
import { type Andelslesing, lesAndelsord } from './andelsord.ts'

const generic =
  '(?:[Aa]rbeidstak|[Oo]ppdragstak|[Mm]edarbeid|[Ff]ilmarbeid|[Ff]rilans)[ae]re?n|[Dd]en (?:ansatte|engasjerte|tilsette)|[Tt]he (?:employee|contractor|freelancer|artist)'
const spokenTo = '[Dd]u|[Yy]ou'
const name = '\\p{Lu}[\\p{L}’-]+(?:\\s\\p{Lu}[\\p{L}’.-]*){0,3}'
const pronoun = '[Hh]un|[Hh]an|[Hh]o|[Ss]he|[Hh]e'
const doing =
  'har|tar|tek|får|gjør|gjer|klipper|klippar|regisserer|regisserar|fotograferer|fotograferar|filmer|filmar|skriver|skriv|lager|lagar|står for|leverer|leverar|animerer|animerar|mikser|miksar|designer|have|has|takes?|does|do|edits?|directs?|writes?|shoots?|films?|designs?|handles?|delivers?|mixes'
const beginning =
  'klippe|ta|ha|regissere|filme|fotografere|skrive|lage|gjøre|gjere|stå for|levere|edit|direct|write|shoot|take|do|have'
const being = 'er|blir|vert|is|are|arbeider|arbeidar|jobber|jobbar|works?'
const adverbs = '(?:(?:bare|berre|kun|altså|også|òg|selv|sjølv|da|då|only|also)\\s+)*'
const modal = '(?:skal|vil|kommer til å|kjem til å|will|shall|is to|are to)'

/** «Håkon filmar», «tar du», «skal hun klippe» and what may stand before the number: «regien på», «er fotograf på». */
const clausesOf = (who: string): RegExp => {
  const own = `(?<who>${who})`
  const verb = `(?:(?<verb>${doing})|${being}|${modal}\\s+${adverbs}(?:${beginning}|være|vere|be))`
  return new RegExp(
    `(?<!\\p{L})(?:${own}\\s+${adverbs}${verb}|(?:(?:${doing})|${modal})\\s+${own.replace('<who>', '<after>')}(?:\\s+(?:${beginning})(?!\\p{L}))?)\\s+${adverbs}(?=(?<rest>[^.;]*(?:\\.(?!\\s|$)[^.;]*)*))`,
    'gu',
  )
}

const stop = '(?=\\s*(?:[,;:)(]|\\.(?:\\s|$)|$)'
/** «de tre som går føre seg i …», and not «de tre som assistenter». */
const which =
  'som\\s+(?:er|blir|vert|har|går|skjer|ligger|ligg|skal|ble|vart|vi|ikke|ikkje|foregår|handler|handlar|gjelder|gjeld|\\p{L}+(?:es|ast)|\\p{L}+(?:er|ar|år)\\s+(?:seg|på|i|om|fra|frå|av|til|inn|ut|med|ved))'
const adverbial =
  'i|på|fra|frå|av|ved|med|over|under|nord|sør|øst|vest|aust|ute|inne|der|hvor|kor|that|which|in|on|from|at|with|where|set|up|down|\\p{L}+på'
const to = '(?:(?:\\p{L}+\\s+){0,5}?(?:på|for|til|on|of)\\s+)?'
const ends = '(?:aller\\s+)?(?:første|fyrste|midterste|midtarste|siste|first|last|middle)'
/** «de fem sørpå», «dei tre som …», «desse fem»; «de fem dagene» are none. */
const these = new RegExp(
  `^${to}(?:alle\\s+)?(?:de|dei|disse|desse|the|these|those)\\s+(?:${ends}\\s+)?(\\d{1,2}|${tallord})(?:\\s+${ends})?(?:\\s+${noun})?${stop}|\\s+(?:${which}|${adverbial}|og|and|mens|medan|while)(?!\\p{L}))`,
  'iu',
)
/** «fotograf på fire av episodene», «four of the thirteen programmes» */
const someOf = new RegExp(
  `^${to}(\\d{1,2}|${tallord})\\s+(?:av|of)\\s+(?:dem|them|(?:(?:de|dei|the)\\s+(?:said\\s+|nevnte\\s+|nemnde\\s+)?)?(?:(?:\\d{1,3}|${tallord})\\s+)?(?:${noun}|del(?:ene|ane)|parts))(?!\\p{L})`,
  'iu',
)
/** «fem», «fire stykker»: a number alone, where no other follows. */
const alone = new RegExp(
  `^(?:regien på\\s+|klippen på\\s+|manus til\\s+)?(?:(${tallord})|(\\d{1,2})(?=\\s*(?:stykk|stk)))(?:\\s+(?:stykker|stykke|stykk|stk\\.?))?(?=\\s*(?:[;)(]|\\.(?:\\s|$)|$)|(?:,\\s*|\\s+)(?:(?:og|and|mens|medan|men|while|but)\\s+)?(?:\\p{Lu}|[dh]un?\\s|resten|the rest|de andre|dei andre))`,
  'u',
)
/** «noen av episodene», «et utvalg av programmene» */
const some = new RegExp(
  `^${to}(?:noen|nokre|enkelte|einskilde|flere|fleire|et utvalg|eit utval|et par|eit par|some|several|a selection|a number|a few)\\s+(?:(?:av|of)\\s+)?(?:the\\s+)?${noun}(?!\\p{L})`,
  'iu',
)
const isLeft = new RegExp(
  `^(?:resten|the rest|the remainder)\\s+(?:av|of)\\s+(?:the\\s+)?(?:sesongen|serien|season|series|${noun})`,
  'iu',
)
const rest =
  /^(?:resten|the rest|the remainder|(?:de|dei|the)\s+(?:øvrige|resterende|resterande|andre|remaining|others?))(?=\s*(?:[.,;]|$)|\s+(?:av|of|mens|og)\s|\s+(?:episod|program))/iu
/** «Kari har de fem første, og du tar resten» */
const takenByOthers = new RegExp(
  `(?<!\\p{L})(?:(?:de|dei|the)\\s+(\\d{1,2}|${tallord})\\s+(?:første|fyrste|siste|first|last)|(?:de|dei|the)\\s+(?:første|fyrste|siste|first|last)\\s+(\\d{1,2}|${tallord})|(\\d{1,2}|${tallord})\\s+(?:av (?:dem|dei)|of them|${noun}))(?!\\p{L})`,
  'iu',
)

/** Words with a capital that do something and are nobody. */
const nobody =
  /^(?:\p{L}*(?:serien|sesongen|programmet|filmen|produksjonen|selskapet|produsenten|kanalen|episodene|episodane|regissørene)|produsent|det|dette|den|de|dei|vi|man|alle|begge|hver|kvar|ingen|andre|resten|nrk|tv|the (?:series|season|producer|company|episodes)|this|it|we|they|each|all|both|there|som|as)$/iu
const timesIn = (text: string, word: string): number =>
  [...text.matchAll(new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'gu'))].length
/** Whom the paper is about is named where it begins and where it is signed; who has the other episodes is named in passing. */
const isNamedElsewhere = (named: string, sentence: string, paper: string): boolean =>
  named.split(/\s/u).some(word => word.length > 2 && timesIn(paper, word) - timesIn(sentence, word) > 1)

const fullName = /\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}\p{Ll}[\p{L}-]*)+/gu

function isPerson(who: string, sentence: string, at: number, paper: string): boolean {
  if (nobody.test(who)) return false
  if (new RegExp(`^(?:${spokenTo}|${generic})$`, 'u').test(who)) return true
  if (!new RegExp(`^(?:${pronoun})$`, 'u').test(who)) return isNamedElsewhere(who, sentence, paper)
  // «Tor Ek er den andre, og han klipper fire.»
  const last = [...sentence.slice(0, at).matchAll(fullName)].at(-1)?.[0]
  return last === undefined || isNamedElsewhere(last, sentence, paper)
}

const toOther =
  /(?:,\s*|\s)(?:mens|medan|while|whereas|og|and|men|but)\s+(?:\p{Lu}|[dh]u[n]?\s|resten|the rest)/u

/** «… leverer første halvdel innen 1. mai», «… får halve sesongen betalt»: a part of the job, or of the pay. */
const inPart =
  /(?<!\p{L})(?:innen|senest|seinast|frist|betal|utbetal|honorar|lønn|løn|paid|fee|no later|due)/iu
/** «Sju av dem er dine.» */
const areYours = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${tallord})\\s+(?:av|of)\\s+(?:dem|dei|them|${noun})\\s+(?:er|blir|vert|are)\\s+(?:dine|hennes|hennar|hans|yours|hers|his)(?!\\p{L})`,
  'iu',
)

/**
 * What a sentence says that the person does of the whole: «Du tar de fem sørpå», «Av sesongens ti program klipper Siv sju».
 * @param paper the whole text: who speaks to the person, and whom it is about
 * @param counts how many episodes the sentences before tell of
 */
export function lesEgenAndel(
  sentence: string,
  paper: string,
  counts: readonly number[],
): Andelslesing | null {
  const isSpokenTo = saidToPerson.test(paper)
  const who = isSpokenTo ? `${spokenTo}|${generic}` : `${generic}|${pronoun}|${name}`
  const isAbout = counts.length > 0 || new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu').test(sentence)
  const yours = lesTall(areYours.exec(sentence)?.[1] ?? '')
  if (yours) return { lest: { antall: yours, sikker: true } }
  for (const found of sentence.matchAll(clausesOf(who))) {
    const { who: before, after, verb, rest: behind = '' } = found.groups ?? {}
    const told = before ?? after ?? ''
    if (!isPerson(told, sentence, found.index, paper)) continue
    const clause = behind.slice(0, behind.search(toOther) < 0 ? undefined : behind.search(toOther))
    const share = inPart.test(clause) ? null : lesAndelsord(clause)
    if (share) return share
    if (some.test(clause)) return { lest: { ingen: true } }
    const others = rest.test(clause) ? takenByOthers.exec(sentence.slice(0, found.index)) : null
    const uten = lesTall(others?.slice(1).find(Boolean) ?? '')
    if (!uten && verb !== 'får' && isLeft.test(clause)) return { lest: { ingen: true } }
    if (uten) return { lest: { alle: true, uten } }
    const isWork = verb !== undefined || after !== undefined
    const bare = isAbout && isWork ? alone.exec(behind) : null
    const number =
      someOf.exec(behind)?.[1] ?? (isAbout ? these.exec(behind)?.[1] : undefined) ?? bare?.[1] ?? bare?.[2]
    const antall = lesTall(number ?? '') ?? 0
    if (antall > 1 && (counts.length === 0 || counts.some(count => count >= antall)))
      return { lest: { antall, sikker: true } }
  }
  return null
}
