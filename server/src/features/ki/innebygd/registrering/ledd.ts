import { saidToPerson } from '../funksjon/funksjon-rekke.ts'
import { cutAtStop, type Funksjonsspor, splitFunksjoner, tidy } from '../funksjon/funksjonsord.ts'
import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { type Episodelesing, lesEpisoder } from '../ord/episoder.ts'
import { likhet } from '../ord/likhet.ts'
import { delerSomEpisoder } from './episoder-hver.ts'

/** What a sentence says that the person does: from the subject, or the verb before it, to where another begins. */
export type Ledd = {
  fra: number
  til: number
  /** What the verb says is done, or what stands behind it. */
  funksjoner: Pick<Funksjonsspor, 'ord' | 'tolket'>[]
  /** What stands behind the subject and the verb. */
  rest: string
  /** «… at Kari skulle klippe …», as an earlier agreement said. */
  fortid: boolean
}

const always =
  '[Dd]u|[Yy]ou|[Vv]edkommende|[Aa]rbeidstak[ae]re?n|[Oo]ppdragstak[ae]re?n|[Ff]rilans[ae]re?n|[Mm]edarbeid[ae]re?n|[Ff]ilmarbeid[ae]re?n|(?:[Tt]he )?(?:[Cc]ontractor|[Ff]reelancer|[Ee]mployee|[Aa]rtist)|[Pp]art(?:y)? (?:B|2)'
const pronouns = '[Hh]an|[Hh]un|[Hh]o|[Hh]e|[Ss]he'
/** «Kari Nes (Klipperen)», «Kari Nes (“the Editor”)» */
const calledIn = (tekst: string, navn: string): string[] =>
  [
    ...tekst.matchAll(
      new RegExp(
        `${RegExp.escape(navn)}[^()\\n]{0,80}\\((?:(?:heretter|hereinafter|kalt|kalla)\\s+){0,2}[«“"„']?(?:the\\s+)?(\\p{Lu}\\p{L}+)[»”"']?\\)`,
        'gu',
      ),
    ),
  ].map(([, called = '']) => called)

function subjectOf(tekst: string, navn: string | null): string {
  const parts = navn
    ? [navn, ...navn.split(' ').filter(part => part.length > 2), ...calledIn(tekst, navn)]
    : []
  // What is said to the person tells of another where it says «han».
  return [
    always,
    ...(saidToPerson.test(tekst) ? [] : [pronouns]),
    ...parts.map(part => RegExp.escape(part)),
  ].join('|')
}

/** Verbs that say the work, and the function that each is; «skriver» does with what is written. */
const works: readonly (readonly [RegExp, string])[] = [
  [/^(?:klipp|redigere?r|edit)/iu, 'klipper'],
  [/^(?:regisser|direct)/iu, 'regissør'],
  [/^(?:film|fotografer|shoot|photograph)/iu, 'fotograf'],
  [/^(?:animer|animate)/iu, 'animatør'],
  [/^(?:fargekorriger|grade)/iu, 'fargekorrigerer'],
]
const finite =
  '(?:klipper|klippar|klipp(?=\\s)|redigerer|redigerar|regisserer|regisserar|filmer|filmar|fotograferer|fotograferar|animerer|animerar|fargekorrigerer|skriver|skriv|edits|directs|shoots|photographs|grades|writes|er|blir|vert|is|are|fungerer som|fungerar som|virker som|acts as|serves as|har|tar|tek|får|står for|gjør|gjer|lager|lagar|has|takes|does|handles)'
const infinitive =
  '(?:klippe|redigere|regissere|filme|fotografere|animere|fargekorrigere|skrive|edit|direct|shoot|photograph|grade|write|være|vere|vera|bli|verte|be|act as|serve as|ha|ta|stå for|gjøre|gjere|lage|have|take|do|handle)'
const having =
  '(?:har|ha|tar|tek|ta|får|står for|stå for|gjør|gjer|gjøre|gjere|lager|lagar|lage|has|have|takes?|does?|handles?)'
const modal = '(?:[Ss]kal|[Vv]il|[Ss]hall|[Ww]ill)'
const adverb =
  '(?:også|òg|selv|sjølv|deretter|derimot|i tillegg|i stedet|i staden|altså|likevel|dessuten|dessutan|also|herself|himself|then|instead)'
const adverbs = `(?:${adverb}\\s+)*`

type Form = { pattern: RegExp; fortid: boolean }
function formsOf(who: string): Form[] {
  const subject = `(?<!\\p{L})(?:${who})(?:,[^,.;\\n]{2,40},)?`
  const inf = `(${infinitive})\\s+${adverbs}`
  const fin = `(${finite})\\s+${adverbs}`
  const would = '(?:skulle|was to|were to|would)'
  const forms: [string, boolean][] = [
    [`${subject}\\s+${adverbs}${fin}`, false],
    [`${subject}\\s+${adverbs}${modal}\\s+${adverbs}${inf}`, false],
    // «… klipper hun», «I tillegg skal hun klippe»
    [`(?<!\\p{L})(${finite})\\s+(?:${who})\\s+${adverbs}`, false],
    [`(?<!\\p{L})${modal}\\s+(?:${who})\\s+${adverbs}${inf}`, false],
    // «Kari trer ut av regien og skriver i stedet …»
    [`${subject}\\s+(?:trer|går|steps)\\s[^.;\\n]{3,40}?\\s(?:og|and)\\s+${adverbs}${fin}`, false],
    [`${subject}\\s+${would}\\s+${adverbs}${inf}`, true],
    [`(?<!\\p{L})${would}\\s+(?:${who})\\s+${adverbs}${inf}`, true],
  ]
  return forms.map(([pattern, fortid]) => ({ pattern: new RegExp(pattern, 'gu'), fortid }))
}

const ends =
  /(?<!(?<!\p{L})(?:eps?|nr|no|kl|ca|pkt))[.;!?](?=\s|$)|\n|,?\s(?:mens|medan|while|whereas|men|but)\s/iu
const negated = /^(?:ikke|ikkje|not)\s/iu
/** «Du skriver manus til programlederen» */
const toHost = /(?:til|for|to)\s+(?:the\s+)?(?:programleder|verten|vertane|vertene|host|presenter)/iu
const script = /^(?:\p{L}+\s){0,3}?\p{L}*(?:manus|script|screenplay|teleplay)/iu

const longestFunction = 5
function functionsOf(word: string, rest: string): Ledd['funksjoner'] {
  const work = works.find(([one]) => one.test(word))?.[1]
  if (work) return splitFunksjoner(work)
  if (/^(?:skriv|writ)/iu.test(word))
    return script.test(rest) && !toHost.test(rest) ? splitFunksjoner('manusforfatter') : []
  // «reporter i Verket»
  const [phrase = ''] = tidy(cutAtStop(rest)).split(/\s(?:i|in)\s/u)
  if (phrase.split(' ').length > longestFunction) return []
  // «har ansvaret for manus» is a duty; who has it is known by what is approved.
  const isHaving = new RegExp(`^${having}$`, 'iu').test(word)
  return splitFunksjoner(phrase).filter(({ tolket }) => (isHaving ? tolket?.godkjent : tolket))
}

const pronoun = new RegExp(`(?<!\\p{L})(?:${pronouns})(?!\\p{L})`, 'u')
const fullName = /\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*\.?)*\s\p{Lu}\p{Ll}[\p{L}-]+/gu
const lookBack = 200
/** «De andre klippes av Eva Moen. Hun …» */
const notSubject = /(?:^|\s)(?:av|by|med|with|til|to|hos|for|fra|from|v\/)\s$/u
/** «Regissør er Eva Moen. I tillegg har hun klippen»: whoever was named last. */
function isOthers(tekst: string, fra: number, said: string, navn: string | null): boolean {
  if (navn === null || !pronoun.test(said)) return false
  const paragraph = tekst.lastIndexOf('\n', fra) + 1
  const before = tekst.slice(Math.max(paragraph, fra - lookBack), fra)
  const last = [...before.matchAll(fullName)].findLast(
    ({ 0: name, index }) =>
      readNavn(name) !== null && !looksLikeCompany(name) && !notSubject.test(before.slice(0, index)),
  )
  if (!last || likhet(last[0], navn) > 0.82) return false
  const since = before.slice(last.index)
  return !navn.split(' ').some(part => part.length > 2 && since.includes(part))
}

/** What a text says that the person does, in the order it says it. */
export function readLedd(tekst: string, navn: string | null): Ledd[] {
  const found = formsOf(subjectOf(tekst, navn)).flatMap(({ pattern, fortid }) =>
    [...tekst.matchAll(pattern)].map(one => ({
      fra: one.index,
      bak: one.index + one[0].length,
      word: one[1] ?? '',
      fortid,
    })),
  )
  const placed = [...new Map(found.map(one => [one.bak, one])).values()].toSorted((a, b) => a.bak - b.bak)
  return placed.flatMap(({ fra, bak, word, fortid }, at) => {
    const stop = tekst.slice(bak).search(ends)
    const til = Math.min(stop < 0 ? tekst.length : bak + stop, placed[at + 1]?.fra ?? tekst.length)
    const rest = tekst.slice(bak, Math.max(til, bak)).trim()
    if (isOthers(tekst, fra, tekst.slice(fra, bak), navn)) return []
    return negated.test(rest) ? [] : [{ fra, til, rest, fortid, funksjoner: functionsOf(word, rest) }]
  })
}

const bothOnes = /^(?:\p{Ll}+\s+){0,2}?(?:begge|both)(?=\s*(?:[,.(]|$))/iu

/** The episodes that what somebody does is done on: «Kari filmar dei tre som …», «… klipper alle». */
export function lesEpisoderAv({ rest }: Pick<Ledd, 'rest'>): Episodelesing {
  // «dei tre som» is read as episodes where somebody has them.
  const read = lesEpisoder(`hun har ${delerSomEpisoder(rest)}`)
  if (read) return read
  return bothOnes.test(rest) ? { antall: 2, sikker: false } : null
}

export const lesDeler = (text: string): Episodelesing => lesEpisoder(delerSomEpisoder(text))
