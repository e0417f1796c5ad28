import { lesSesonger, lesTall, tallord } from './tall.ts'

/** An episode, whatever it is called and in whatever form, as a pattern. */
export const noun =
  '(?:episod(?:er|ar|en|ane|ene|es|e)?|sending(?:er|ar|ene|ane)|ep{1,2}s?|shows?|programm?(?:er|ene|ane|es|e|a|s)?|avsnitt(?:a|ene)?)'

/** «E03», as in «S01E03». */
const episodeCode = /(?<![\p{L}\d])E(?:p\.?)?\s?0*(\d{1,3})(?![\p{L}\d])/gu
const withoutSeason = (text: string): string => bareSeason(text).replace(episodeCode, 'episode $1')
const bareSeason = (text: string): string =>
  lesSesonger(text)
    .reduceRight((rest, { fra, til }) => `${rest.slice(0, fra)} ${rest.slice(til)}`, text)
    .replace(/^\s*[/,–-]\s*/u, '')

const wordList = new RegExp(
  `(?<=(?:episod\\p{L}*|shows|programmes|eps?\\.?)\\s+)(?:${tallord})(?:\\s*(?:,|&|og|and|til og med|til|to|through|[-–])\\s*(?:episode\\s+)?(?:${tallord}))+(?!\\p{L})`,
  'giu',
)
const oneWord = new RegExp(`(?<!\\p{L})(?:${tallord})(?!\\p{L})`, 'giu')
/** «episode tre» is the third one; «episode to air» has no number. */
const wordAlone = new RegExp(
  `(?<=(?<!\\p{L})episode\\s+(?:nr\\.?\\s+|nummer\\s+)?)(?!to\\s+\\p{Ll})(?:${tallord})(?=\\s*[.;)\\n]|\\s+(?:av|i|på|for|of|in)\\s|$)`,
  'giu',
)
/** «episodes one to four» as «episodes 1 to 4»; the «to» between two numbers is no number. */
const inDigits = (text: string): string =>
  text
    .replace(wordList, list =>
      list
        .replace(/(?<=\p{L})\s+to\s+(?=\p{L})/giu, ' - ')
        .replace(oneWord, one => String(lesTall(one) ?? one)),
    )
    .replace(wordAlone, one => String(lesTall(one) ?? one))

const partNoun = '(?:del(?:er|ar|ene|ane)|parts?)'
const everyPart = new RegExp(
  `(?<!\\p{L})(alle|samtlige|samtlege|all|begge(?!\\s+(?:deler|delar)(?!\\p{L}))|both)((?:\\s+(?:de|dei|the|of the))?(?:\\s+(?:\\d{1,2}|${tallord}))?\\s+)${partNoun}(?!\\p{L})`,
  'giu',
)
const partsOf = new RegExp(
  `(?<!\\p{L})(?:del(?:ene|ane)?|parts?)\\s+(\\d{1,2}(?:\\s*(?:,|og|and|&|[-–])\\s*\\d{1,2})*)\\s*(?:av|of)\\s+(?:i alt\\s+|totalt\\s+)?(?:\\d{1,2}|${tallord})(?:\\s+${partNoun})?(?!\\p{L})`,
  'giu',
)
const someParts = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${tallord})\\s+(?:av|of)\\s+(?:the\\s+|de\\s+|dei\\s+)?(?:delene|delane|parts|episodene|episodane|episodes|programmene|programma|programmes|sendingene|sendingane)(?!\\p{L})`,
  'giu',
)
/** «Hennes programmer er nummer 3, 7 og 11» */
const areNumbers =
  /(?:episod|program|avsnitt|sending)\p{L}*\s+(?:er|are|blir|vert)\s+(?:nr\.?|no\.?|nummer|numbers?)\s+(?=\d)/giu
/** «de tre første», «the last two»: of episodes, where no other noun follows. */
const firstOnes = new RegExp(
  `(?<!\\p{L})(?<!(?:unntatt|unnateke|untatt|bortsett fra|bortsett frå|med unntak av|utenom|utanom|except|excluding|but)\\s)(?:de|dei|the)\\s+(?:(\\d{1,2}|${tallord})\\s+(?:første|fyrste|siste|first|last)|(?:første|fyrste|siste|first|last)\\s+(\\d{1,2}|${tallord}))(?=\\s*(?:[.,;:()]|$)|\\s+(?:og|and|av|of)\\s)`,
  'giu',
)
/** «Du har de fem som spilles inn på Sørlandet» */
const someOfPerson = new RegExp(
  `(?<!\\p{L})((?:du|hun|han|ho|you|she|he)\\s+(?:har|tar|tek|får|gjør|gjer|klipper|klippar|regisserer|fotograferer|skriver|skriv|lager|have|has|take|takes|do|does|edit|edits|direct|directs)\\s+(?:de|dei|the))\\s+(\\d{1,2}|${tallord})(?=\\s+(?:som|fra|frå|that|which|from|øvrige|andre|other)(?!\\p{L}))`,
  'giu',
)
/** «skriver delene tre, fire og seks», «fotografering av del 1–3»; «del 1 og 2 av avtalen» are none. */
const theseParts = new RegExp(
  `(?<!\\p{L})del(?:ene|ane)?\\s+(?=(?:\\d{1,2}|${tallord})(?:\\s*(?:,|og|samt|[-–])\\s*(?:\\d{1,2}|${tallord}))+(?![\\p{L}\\d])(?!\\s+(?:av|i)\\s+(?:denne\\s+)?(?:avtal|kontrakt)))`,
  'giu',
)
/** «Av disse klipper Kari nr. 2, 5 og 7» */
const ofThese =
  /(?<=(?<!\p{L})(?:av (?:disse|desse)|of these)\s[^.;\d]{0,40}?\s)(?:(?:nr|no)\.?\s*|(?:nummer|numbers?)\s+)?(?=\d{1,2}\s*(?:,|og|and|[-–])\s*\d)/giu
/** The first one by its name: «pilotepisoden og episode 2». */
const pilot =
  /(?<!\p{L})(?:pilotepisoden|piloten|the pilot(?: episode)?)(?=\s+(?:og|samt|and)\s+episod\p{L}*\s+\d)/giu
/** A documentary in three parts has three episodes; «begge» are two. */
const partsAsEpisodes = (text: string): string =>
  text
    .replace(someParts, '$1 episoder')
    .replace(someOfPerson, '$1 $2 episoder')
    .replace(areNumbers, 'episode ')
    .replace(ofThese, 'episode ')
    .replace(pilot, 'episode 1')
    .replace(everyPart, '$1$2episoder')
    .replace(partsOf, 'episode $1')
    .replace(theseParts, 'episode ')
    .replace(firstOnes, 'de $1$2 episoder')
    .replace(
      /(?<!\p{L})(?:begge|both)\s+(?:de\s+|dei\s+|the\s+)?(?:to\s+|two\s+)?(?=episod|program|avsnitt)/giu,
      'to ',
    )

/** «alle episoder der du er fotograf», «all episodes on which you work»: those of them that meet it, however many they are. */
const thePerson =
  '(?:du|han|hun|ho|vedkommende|you|he|she|\\p{L}+(?:taker|takar|arbeider|arbeidar|engasjerte|ansatte|tilsette)(?:en)?|the \\p{L}+)'
const takesPart =
  '(?:er|har|arbeid|jobb|medvirk|medverk|deltar|deltek|bidrar|bidreg|is|are|has|have|work|contribut|participat)'
const someOfAll = new RegExp(
  `(?<!\\p{L})(?:alle|samtlige|samtlege|all|every)\\s+(?:(?:de|dei|the)\\s+)?(?:(?:\\d{1,3}|${tallord})\\s+)?${noun}\\s+(?:(?:der|hvor|kor|where|(?:in|on|for|to) which)(?!\\p{L})|(?:(?:som|that|which)\\s+)?${thePerson}\\s+(?:\\p{L}+\\s+)?${takesPart})`,
  'giu',
)

/** Blocks have numbers of their own; a price for each episode is no number of episodes. */
export const withoutOthers = (text: string): string =>
  text
    .replace(someOfAll, ' ')
    .replace(
      /(?<!\p{L})(?:bolk|blokk|block|del|part|team|lag(?!er)|uke|veke|week)(?:ene|ane|er|ar|en|s)?\s*\d{1,2}(?:\s*(?:,|og|and|&|[-–])\s*(?:(?:bolk|blokk|block)\s*)?\d{1,2})*/giu,
      match => match.replace(/\d/gu, ''),
    )
    .replace(/(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d\d(?!\d)/gu, ' ')
    .replace(/(?:kr|nok|eur)\.?\s*[\d\s.,]{1,30}(?:per|pr\.?|for (?:hver|kvar|each))\s+episode/giu, '')
    .replace(/(?<!\p{L})(?:per|pr\.?|for hver|for kvar|each|hver|kvar)\s+(?:episode|program)/giu, '')

/** A text as its numbers are read: in figures, every part or code an episode, and no other number among them. */
export const inEpisodes = (text: string): string =>
  inDigits(withoutOthers(withoutSeason(partsAsEpisodes(text))))

/** «Program 11 og 12 gjøres av en annen.» */
const byOthers =
  /(?<=^\s*|[.;]\s)(?:episod|program|sending|avsnitt|del|part)\p{L}*\s[^.;]*(?<!\p{L})(?:av (?:en annen|ein annan|andre|noen andre|nokon andre)|by (?:others|someone else|somebody else))(?!\p{L})[^.;]*/giu
/** «episodes 1 to 5 are designed by Nora Holt», beside those of the person */
const byNamed =
  /(?<=[.;]\s)(?:[Ee]pisod|[Pp]rogram|[Ss]ending|[Aa]vsnitt)\p{L}*\s[^.;]*\s(?:av|by)\s\p{Lu}\p{L}+\s\p{Lu}[^.;]*/gu
const tellsNumbers = new RegExp(`${noun}\\s[^.;]{0,20}\\d`, 'iu')
const withoutNamed = (text: string): string => {
  const rest = text.replace(byNamed, ' ')
  return tellsNumbers.test(rest) ? rest : text
}
/** «nr. 4 og nr. 5» */
const eachNumber = /((?:og|and|,|&))\s*(?:nr|no)\.?\s*(?=\d)/giu
/** «alle seks episodene (tidligere episode 1–4)» */
const earlier =
  /\((?:tidligere|tidlegare|før|opprinnelig|opphavleg|previously|formerly|originally|was|were|i stedet for|instead of)[^()]*\)/giu

/** «ep. 2 (“Otters”) and ep. 5» */
const episodeTitle = /(?<=\d)\s*\((?:["“«][^()]{2,60}["”»]|\p{Lu}\p{L}+(?:\s[\p{L}’-]+){0,5})\)/gu

/** «annenhver episode, det vil si 1, 3, 5 og 7»: the numbers of what was said in words. */
const inOtherWords = new RegExp(
  `(?:${noun}|annenhver|annankvar|annakvar|every other)(?!\\p{L})[^.;\\n]{0,60}?(?<!\\p{L})(?:det vil sei?(?:e)?|det vil si|dvs\\.?|nærmere bestemt|nærare bestemt|specifically|nemlig|nemleg|altså|namely|that is|i\\.e\\.)[,:]?\\s+(?:nr\\.?\\s*|nummer\\s*)?(?=\\d{1,3}\\s*(?:,|og|and|[-–])\\s*\\d)`,
  'giu',
)

/** «annenhver episode (2, 4 og 6)» */
const listedBehind = new RegExp(
  `(?<!\\p{L})(?:annenhver|annethvert|annankvar|annakvar|annakvart|every other)\\s+${noun}\\s*\\((?:nr\\.?\\s*)?(?=\\d{1,3}\\s*(?:,|og|and)\\s*\\d)`,
  'giu',
)

/** «blokk 2 (episode 7–12) og blokk 4 (episode 19–24)», «åpningsepisoden (ep. 1) og sluttepisoden (ep. 8)» */
const nextBlock = new RegExp(
  `(?<=\\d)\\)\\s*(?:,|og|and|samt)\\s+(?:(?:bolk|blokk|block)(?:en)?\\s*[\\p{L}\\d]{0,3}|\\p{L}*episoden?)\\s*\\((?:${noun}\\.?\\s*)?(?:nr\\.?\\s*)?(?=\\d)`,
  'giu',
)

/** Without the episodes that are another's, or that were the person's before, and without what each is called. */
export const ownPart = (text: string): string =>
  withoutNamed(text)
    .replace(inOtherWords, 'episode ')
    .replace(listedBehind, 'episode ')
    .replace(nextBlock, ' og ')
    .replace(episodeTitle, '')
    .replace(earlier, ' ')
    .replace(byOthers, ' ')
    .replace(eachNumber, '$1 ')
