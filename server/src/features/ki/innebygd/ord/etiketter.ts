import { byFunction, type Rolle, roles } from './etikettord.ts'
import { tolkFunksjon } from './fagord.ts'
import { withoutBrackets } from './klammer.ts'
import { distance, fold } from './likhet.ts'
import { tallord } from './tall.ts'

const shapeOf = (length: number, words: number): string => `${length} ${words}`
const wordsOf = (key: string): number => key.split(' ').length
/** Labels long enough to be known again when misread, by letters and words: only those of about the same are worth comparing. */
const long = Map.groupBy(
  [...roles.keys()].filter(key => key.length >= 6),
  key => shapeOf(key.length, wordsOf(key)),
)
for (const one of byFunction.split('|')) roles.set(fold(one), new Set(['person']))

/** «Etternav n, fornavn»: recognition put a space where there is none, or left one out. */
const squeezed = new Map(
  [...roles].filter(([key]) => key.length >= 8).map(([key, own]) => [key.replaceAll(' ', ''), own]),
)

/** «Nøkkelmedarbeider», «filmmedarbeideren» */
const memberOfStaff = /^\p{L}{3,}medarbeid[ae]r(?:en)?$/u
const staff: ReadonlySet<Rolle> = new Set(['person'])

/** «tre episodar» is no «tal episodar». */
const beginsWithNumber = new RegExp(`^(?:\\d|(?:${tallord}) )`, 'u')

function rolesOfPart(key: string): ReadonlySet<Rolle> | null {
  const same =
    roles.get(key) ?? squeezed.get(key.replaceAll(' ', '')) ?? (memberOfStaff.test(key) ? staff : undefined)
  // «Produsert» is no «produsent», and «sanger» no «sjanger», however like it.
  if (same || key.length < 6 || key.length > 40 || /ert$|^sanger$/u.test(key)) return same ?? null
  if (beginsWithNumber.test(key)) return null
  const limit = key.length >= 11 ? 2 : 1
  const count = wordsOf(key)
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => key.length - limit + at)
  const near = lengths
    .flatMap(length => long.get(shapeOf(length, count)) ?? [])
    .find(one => distance(one, key, limit) <= limit)
  // «Letprodusent» is a function, however like «medprodusent» it looks.
  return near && !tolkFunksjon(key)?.godkjent ? (roles.get(near) ?? null) : null
}

/** «Felt 3.», «3.1», «§ 2», «C», «C4» (and «Cl», as it may be recognised), «a)», «C · », «4 –». */
const numbering =
  /^\s*(?:[-•·*»>◦▪©eo]\s+|(?:[Ff]elt|[Rr]ubrikk|[Bb]oks|[Pp]unkt|[Pp]kt\.?|[Pp]ost|[Ff]ield|[Bb]ox|[Ii]tem)\s*\d{1,2}\s*[.:)]?\s+(?=\p{Lu})|(?:§\s*)?(?:[A-Z€]{0,2}\d{1,2}(?:\.\d{1,2})*(?:[.):]\s+|\s+(?=\p{Lu}))|[A-H][lI|][lI|\d]?\s+(?=\p{Lu})|[A-H]\s+(?=\p{Lu}\p{Ll})|[a-zA-Z][.)]\s+|(?:[A-Z]|\d{1,2})['’]?\s*[·•*:–—-]+\s*(?=\p{Lu})))/u

const preposition =
  /^(.{2,30}?)\s+(?:hos|hjå|i|for|på|til|of|in|at|for the|of the|fra|frå|ved|per|pr|av)\s+(?:the\s+)?(.{2,40})$/u
const genitive = /^(?:(?:the|den)\s+)?(\p{L}{3,30}?|crew member)(?:’s|'s|s)\s+(.{3,40})$/iu

/** «Kontaktperson hos produsent», «Navn på arbeidstaker», «Arbeidstakers underskrift». */
const episodeLabel =
  /^(?:(?:blocks?|blokk(?:er)?|bolk(?:er|ar)?)\s*(?:and|og|&|\/|,)\s*)?(?:antall|antal|ant\.?|tal(?:et)?(?: på)?|number of|no\.? of|hvilke|kva|which)?\s*(?:episod(?:e|er|ar|es|ene|ane)?|eps?|programm?er)(?![\p{L}\d])/iu
/** «Episoder: åtte» is a label and its value. */
const saysNumber = new RegExp(
  `\\d|:\\s*\\S|(?<!\\p{L})(?:alle|samtlige|samtlege|all|hele|heile|${tallord})(?!\\p{L})`,
  'iu',
)
/** «Episodes to be edited», «Episodes assigned to you»: no number, though «to» is two in Norwegian. */
const englishTo = /(?<=(?:episodes|programmes|programs)(?!\p{L}).*)\sto(?=\s\p{Ll})/giu
const wholeSeries = /total|i serien|i sesongen|in (?:the )?(?:series|season)|av serien|samlet/iu

/** «Den ansatte ansettes som», «Kunstneren virker som»: a label that the value completes to a sentence. */
const engagedLast =
  /(?:ansett|ansatt|tilsett|tilsatt|tilset|engasjer|hyre|innleid|innleigd|leies inn|leigast inn|kontraher|arbeid|jobb|virke|verka|fungere|kredit|credit|tiltre|delta|deltek|medvirk|medverk|employed|engaged|hired|retained|contracted|appointed|works?|working|acts?|acting|serves?|serving)\p{Ll}*(?:\s+(?:inn|med dette|herved|hereby|on the production))?\s+(?:som|as(?:\s+an?)?)$/iu
/** «Tittel i rulletekst / utdyping» */
const titleInCredits =
  /^(?:tittel|title)\s+(?:i|in|på)\s+(?:the\s+)?(?:rulletekst|for-|fortekst|credits|end credits)/iu
/** «Jobber på episode», «Gjelder program nr.», «Episodene du er med på»: whatever the words around it, but for what each of them costs or lasts. */
const ofEpisodes =
  /(?<!\p{L})(?:episod(?:e|er|ar|en|ene|ane|es)|programm?er|programmene|programma|programmes|programs|program(?=\s+(?:nr|nummer)))(?!\p{L})/iu
const ofEach =
  /(?<!\p{L})(?:per|pr|hver|kvar|each|tittel\p{L}*|\p{L}*tittel|title|lengde|lengd|length|varighet|varigheit|duration|minutt\p{L}*|minutes?|honorar|pris|sats|fee|rate|payment|betaling|dato|date|sendt|sendes|ansvarlig\p{L}*|type|om|about|øvrige|andre|other)(?!\p{L})/iu
const asksForEpisodes = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  ofEpisodes.test(text) &&
  !ofEach.test(text) &&
  !/[.!?,]\s|\//u.test(text) &&
  !beginsWithOther(text)
const isEpisodeLabel = (text: string): boolean =>
  text.split(/\s+/u).length <= 6 &&
  !saysNumber.test(text.replace(englishTo, ' ')) &&
  (episodeLabel.test(text) || asksForEpisodes(text))

/** «Funksjon Episoder» are two headings. */
const beginsWithOther = (text: string): boolean => {
  const first = roles.get(fold(text.split(/\s/u, 1)[0] ?? ''))
  return first !== undefined && !first.has('episoder')
}

/** «Klipperen klipper», «Klippar arbeidstakaren»: over what somebody does of the whole. */
const whatIsDone =
  /^(?:(?!Serien|Sesongen)\p{Lu}\p{L}+(?:en|a)\s(?:klipper|klippar|regisserer|regisserar|filmer|filmar|skriver|skriv|har|gjør|gjer|tar|tek)|(?:Klipper|Klippar|Regisserer|Regisserar|Filmer|Filmar|Skriver|Skriv|Har|Gjør|Gjer|Tar|Tek)\s\p{Ll}+(?:en|a))$/u

/** «Ansettelsen omfatter»: the value is what the work is, or the episodes of it. */
const coversLast =
  /^(?:the\s+)?(?:arbeidet|oppdraget|engasjement(?:et)?|ansettelsen?|tilset(?:ting|jing)(?:en|a)?|stillingen|stillinga|avtalen|avtala|kontrakten|innsatsen|deltakelsen|deltakinga|medvirkningen|medverknaden|work|engagement|employment|agreement|contract)\s+(?:gjelder|gjeld|omfatter|omfattar|dekker|dekkjer|covers?|comprises|relates to|applies to)$/iu

const isCapitals = (text: string): boolean => text === text.toLocaleUpperCase('nb')

/** «Du er engasjert som» is «engasjert som», said to the person. */
const addressed = /^(?:du|dere|dykk|you)\s+(?:(?:er|blir|vert|are)\s+(?:herved\s+|hereby\s+)?)?(?=\p{L}{4})/iu

function rolesOfPhrase(text: string): ReadonlySet<Rolle> | null {
  // «Navn på medarbeider: Kari Nes» and «Produsert av Nes Film AS» are no labels.
  if (/\s(?:AS|ASA|ANS|Ltd)\.?$|:\s+\S/u.test(text)) return null
  if (addressed.test(text) && !engagedLast.test(text)) return rolesOfPart(fold(text.replace(addressed, '')))
  if (isEpisodeLabel(text)) return new Set([wholeSeries.test(text) ? 'omfang' : 'episoder'])
  if (titleInCredits.test(text)) return new Set(['funksjonNoe'])
  if (engagedLast.test(text)) return new Set(['funksjon'])
  if (whatIsDone.test(text)) return new Set(['episoder'])
  if (coversLast.test(text)) return new Set(['episoder', 'funksjonNoe'])
  // «Arbeidstaker Per Nes» has no preposition, «NAVN PÅ ARBEIDSTAKER» has.
  const joined = preposition.exec(isCapitals(text) ? text.toLocaleLowerCase('nb') : text)
  if (joined?.[1] && joined[2]) {
    const head = rolesOfPart(fold(joined[1]))
    if (head?.has('navn')) return rolesOfPart(fold(joined[2])) ?? head
    if (head && text.split(/\s+/u).length <= 6) return head
  }
  const owned = genitive.exec(text)
  if (owned?.[1] && owned[2]) {
    const thing = rolesOfPart(fold(owned[2]))
    if (thing?.has('navn')) return rolesOfPart(fold(owned[1])) ?? thing
    // «Torskens tid» is a title.
    return rolesOfPart(fold(owned[1])) ? thing : null
  }
  return null
}

/** «Antall opptaksdager» is a label, whatever it counts. */
const countOfOther = /^(?:antall|antal|tal på|talet på|number of)\s+\p{L}{3,25}$/iu
const annet: ReadonlySet<Rolle> = new Set(['annet'])

/** «Produksjon 2», where a form asks for several. */
const numberedTitle = /^(produksjon|prosjekt|production|project|oppdrag|assignment)\s+(?:nr\.?\s*)?[1-9]$/iu

/** «Fødselsnr.», «AccountNo»; a «kino» is no number. */
const endsAsNumber = /(?<=\p{L})(?:[Nn]r|NR|[Nn]ummer|NUMMER|(?<=\p{Ll})No)\.?$/u

/** «Funksjon e»: a speck beside it, taken for a letter. */
const strayLetter = /\s\p{Ll}$/u

/** «producer.» is how a sentence ends, and «Uferdige episoder er fortrolige.» is one. */
const isSentence = (text: string): boolean =>
  /^\p{Ll}[\p{L} ]*\p{Ll}{3}\.$/u.test(text) || (/\p{Ll}{4}\.$/u.test(text) && text.split(' ').length > 3)

/** «Tittel (stilling)», «Leverandør (person)», «Antall (episoder)» */
function askedInBrackets(whole: ReadonlySet<Rolle>, inner: string): ReadonlySet<Rolle> | null {
  const asked = inner ? rolesOfPart(fold(inner)) : null
  const isNarrower =
    (whole.has('tittel') && asked?.has('funksjon')) ||
    (whole.has('annetSelskap') && asked?.has('person')) ||
    (whole.has('annet') && asked?.has('episoder'))
  return isNarrower ? asked : null
}

/** What a label asks for; empty when the text is no label. «Sesong / episoder» asks for two things. */
export function rollerAv(text: string): ReadonlySet<Rolle> {
  if (text.length > 60 || /[.!?]\s+\p{Lu}/u.test(text.replace(numbering, '')) || isSentence(text))
    return new Set()
  // «. Funksjon»: the figure before it could not be read.
  const numberless = text.replace(numbering, '').replace(/^[^\p{L}«“"☐☒☑]+(?=\p{Lu})/u, '')
  const bare = withoutBrackets(numberless, ' ')
    .replace(/[\s:*?._–—-]+$/u, '')
    .trim()
  const inner = /\(([^)]*)\)/u.exec(numberless)?.[1] ?? ''
  if (endsAsNumber.test(bare) && !/sesong|season|episod|program|org/iu.test(bare)) return new Set(['annet'])
  const numbered = numberedTitle.exec(bare)?.[1]
  const whole =
    rolesOfPart(fold(numbered ?? bare)) ??
    (strayLetter.test(bare) ? rolesOfPart(fold(bare.replace(strayLetter, ''))) : null) ??
    rolesOfPhrase(bare) ??
    (countOfOther.test(bare) ? annet : null)
  if (whole) return askedInBrackets(whole, inner) ?? whole
  const parts = bare.split(/\s*(?:\/|,|&|\+|\s[–—-]\s|\bog\b|\band\b)\s*/iu).filter(Boolean)
  if (parts.length === 1 && /^(?:antall )?(?:episoder|episodar|episodes)\b/iu.test(inner))
    return new Set(['episoder'])
  if (parts.length < 2 || parts.length > 3) return new Set()
  const found = parts.map(part => rolesOfPart(fold(part)) ?? rolesOfPhrase(part))
  if (found.every(one => one !== null)) return new Set(found.flatMap(one => [...one]))
  // «Stilling/arbeidsfelt»: the first word says what is asked for.
  return /^[\p{L}\s]{3,25}\/\s*[\p{L}\s]{3,25}$/u.test(bare) ? (found[0] ?? new Set()) : new Set()
}

export const isEtikett = (text: string): boolean => rollerAv(text).size > 0
