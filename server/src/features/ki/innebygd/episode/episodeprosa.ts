import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { saidToPerson } from '../funksjon/funksjon-rekke.ts'
import { allOfThem, unknown } from '../ord/episodeord.ts'
import { type Episodelesing, everyOther, lesNumre } from '../ord/episoder.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { tallord } from '../ord/tall.ts'
import type { Utsnitt } from '../side/celle.ts'
import { type Flate, linjeskift } from '../side/flate.ts'
import { type Andelslesing, lesAndelsord } from './andelsord.ts'
import { lesEgenAndel } from './egen-andel.ts'
import type { Episodesvar } from './episodelesing.ts'
import { lesEpisodetekst, lesingAv, type Tekstlesing } from './episodelesing.ts'
import { omskrevet } from './episodeomskriving.ts'

/** Whose episodes they are: the person's work, or what the whole work is like. */
const ofPerson =
  /(?<!\p{L})(?:arbeidstaker\p{L}*|arbeidstakar\p{L}*|oppdragstaker\p{L}*|oppdragstakar\p{L}*|leverandør\p{L}*|den utførende|medarbeider\p{L}*|medarbeidar\p{L}*|engasjerte?|engasjeres|ansettes|tilsettes|tilsett|den ansatte|frilanser\p{L}*|frilansar\p{L}*|forfatteren?|forfattaren?|regissøren?|fotografen|klipperen|klipparen|scenografen|crew member|contractor|freelancer|employee|artist|services|engagement|engaged|du|deg|you|your|arbeidet|oppdraget|stillingen|stillinga|engasjementet|ansettelsen|tilsetjinga|deltar|deltek|medvirker|medverkar|med i|på board|on board|ansvar(?:et)? for|responsible for|skal (?:klippe|regissere|fotografere|skrive|lage)|klipper|klippar|leverer|leverar|skriver|skriv|regisserer|gjelder|gjeld|gjelde|omfatter|omfattar|covers?|covered|bestiller\s+\p{L}*(?:manus|regi|klipp|lyd|foto)\p{L}*|(?:hans|hennes|hennar|his|her|dine?|\p{Lu}\p{Ll}+(?:er|ør|ar)ens)\s+(?:episod|program|avsnitt|sending)\p{L}*)(?!\p{L})/iu
/** Whoever the sentence before is about, where nobody is spoken to. */
const whoSaid = /^\s*(?:Han|Hun|Ho|She|He)\s/u
const ofWork =
  /(?:som )?(?:består|består av|består av|consists? of|consisting of|comprising|på i alt|på til sammen|totalt|i alt|in total|à|á)\s|\d\s*[x×]\s*\d|episod\p{L}*,?\s+(?:på\s+|of\s+)?(?:ca\.?\s*)?\d{1,3}\s*(?:min|m\b)|bestilt av|commissioned|spilletid|running time|av (?:i alt|totalt)/iu
/** «…, som er på 26 episoder», «Sesongen har 16 programmer», «dramaserie på 10 episoder»: a count of the whole, though it may be the person's too. */
const ofWhole = new RegExp(
  `(?<!\\p{L})(?:(?:som|which|\\p{L}*serien|\\p{L}*programmet|sesongen|produksjonen|the (?:series|season|programme|production))\\s+(?:er|har|går|is|has|runs|vil ha|skal ha)|\\p{L}*serie\\s+på|series\\s+of)\\s+(?:på\\s+|over\\s+|to\\s+|for\\s+|i\\s+|in\\s+)?(?:\\d{1,3}|${tallord})(?![\\p{L}\\d])`,
  'iu',
)
const partOfWhole = /\d\s+(?:av|of)\s+(?:i alt|totalt|de|dei|the|a total)/iu
/** «Serien (åtte episoder for NRK)» */
const inBrackets = new RegExp(
  `\\p{L}»?,?\\s\\((?:[^()\\d]{3,30},\\s)?(?:\\d{1,3}|${tallord})\\s+(?:episod|program)\\p{L}*[^()]{0,30}\\)`,
  'iu',
)
/** «Hele sesongen, 8 episoder, leveres.» */
const wholeSeason =
  /(?<!\p{L})(?:hele|heile|whole|entire|full)\s+(?:sesongen|serien|season|series)[,:]?\s*\(?\d{1,3}\s/iu
const everyOne = /(?<!\p{L})(?:alle|samtlige|samtlege|all|every|hele|heile|whole|entire)(?!\p{L})/iu
/** «8 episoder (tidligere 6)» */
const inBracketsBefore = /\((?:tidligere|tidlegare|før|previously|formerly)[^()]*\)/giu
const aside =
  /(?<!\p{L})(?:per|pr\.?|hver|kvar|for each|each)\s+(?:ferdig\s+)?(?:episode|program)|opsjon|option|neste sesong|next season|tidligere/iu

/** «Kontrakten gjaldt opprinnelig episode 1–4» */
const originally =
  /(?<!\p{L})(?:gjaldt|galdt|omfattet|omfatta|opprinnelig|opphavleg|opphaveleg|originally|applied to|covered)(?!\p{L})/iu
/** Numbers picked out of the whole that a sentence before them counts. */
const isPicked = (numre: ReadonlySet<number>, whole: number): boolean =>
  numre.size > 1 && numre.size < whole && Math.max(...numre) <= whole

/** What is delivered in turns is a part of the job. */
const dueBy = /(?<!\p{L})(?:innen|seinast|senest|klar|ferdig|frist|lever|deliver|betal|utbetal|paid|by the)/iu

const ownShare = 3.3
const shareAlone = 2.7
/** «… Siv har halve sesongen på hjemmekontor»: of whoever has all of them. */
const inPassing = 1.4

/** Which of them are whose is not said. */
const shared =
  /(?<!\p{L})(?:(?:som\s+)?(?:deler|delar|dele)\s+(?:på\s+)?(?:arbeidet|episodene|episodane|programmene|programma)|(?:fordeles|fordelast|fordelt|blir delte?|deles|delast)\s+(?:\p{L}+\s+){0,2}(?:mellom|imellom)|(?:shared|split|divided)\s+(?:\p{L}+\s+){0,2}between)(?!\p{L})/iu

function sentencesOf(text: string): { tekst: string; fra: number }[] {
  const sentences: { tekst: string; fra: number }[] = []
  for (const found of text.matchAll(
    // «nr. 4.» over «Honoraret …» is no numbered clause.
    /[^\n]+?(?:(?<!(?<!\p{L})(?:nr|no|ep|kl|pkt))[.;!?](?=\s+(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]*\s+|\(?[a-h]\)\s+)?\p{Lu}|\n|$)|(?=\n|\u2028\p{Lu}[\p{L} /]{1,30}:)|$)/gu,
  ))
    sentences.push({ tekst: found[0].replaceAll(linjeskift, ' '), fra: found.index })
  return sentences
}

/** What a form has a box for, and somebody ticked. */
const isTicked = ({ flyt }: Flate, { tekst, fra }: { tekst: string; fra: number }): boolean => {
  const ord = flyt.ordVed(fra, fra + tekst.length)
  return ord.length > 0 && ord.every(({ kryss }) => kryss)
}

const longestSentence = 600
const aboutEpisodes = new RegExp(
  `episod|ep\\.|(?<!\\p{L})ep\\s?\\d|eps|program|sending|avsnitt|shows|sesong|season|serie|bolk|blokk|block|(?<!\\p{L})(?:del|part|første|fyrste|siste|first|last)|E\\d|[x×]|(?<!\\p{L})(?:de|dei|the)\\s(?:\\d|${tallord})|(?:\\d|${tallord})\\s(?:av|of)\\s(?:dem|dei|them)(?!\\p{L})|(?<!\\p{L})(?:[Aa]v (?:disse|desse)|[Oo]f these)(?!\\p{L})`,
  'iu',
)

type Setning = {
  tekst: string
  /** The text as it is read: without titles, its numbers in figures. */
  told: string
  fra: number
  til: number
  /** It is a choice of a form, and ticked. */
  kryss: boolean
}
/** What the sentences before have told, and whose paper it is. */
type Forloep = {
  tekst: string
  /** Where the function stands; -1 where none is known. */
  own: number
  funksjon: Valgtfunksjon | null
  isToPerson: boolean
  /** Numbers that are the person's. */
  before: Set<number>
  counts: number[]
  whole: number
  /** The person has all of them: «Du klipper alle tolv.» */
  hasAll: boolean
}
type Lest = {
  lesing: Tekstlesing & { lest: NonNullable<Episodelesing> }
  del: Andelslesing | null
  isShared: boolean
}

function lesSetning({ told }: Setning): Lest | null {
  const isShared = shared.test(told) || unknown.test(told)
  const del = lesAndelsord(told)
  const read = del ? lesingAv(del) : isShared ? { lest: { ingen: true } as const } : lesEpisodetekst(told)
  return read.lest ? { lesing: { ...read, lest: read.lest }, del, isShared } : null
}

/** «Samme person er regissør for episode 4 og 5»: a sentence that names the person's function. */
const namesFunction = (told: string, funksjon: Valgtfunksjon | null): boolean =>
  funksjon?.tolket !== null &&
  funksjon?.tolket !== undefined &&
  (told.match(/\p{L}{4,}/gu) ?? []).some(word => tolkFunksjon(word)?.fag === funksjon.tolket?.fag)

const saidOf = { near: 2.5, person: 2.2, picked: 2.15, named: 1.4, anyone: 1.3 }
/** What one sentence says, as far as it may be about the person's episodes. */
function readSetning(setning: Setning, forloep: Forloep): Omit<Episodesvar, 'utsnitt'> | null {
  const { tekst, told, fra, til } = setning
  const { own, before, counts } = forloep
  const read = lesSetning(setning)
  if (!read) return null
  const { lesing, del, isShared } = read
  const { lest } = lesing
  const near = own >= fra && own <= til
  const person =
    ofPerson.test(`${tekst} ${told}`) || allOfThem.test(told) || (!forloep.isToPerson && whoSaid.test(tekst))
  // «Det blir halvparten av de 12 programmene» says all of it.
  if (del && !del.ogsaaAlene && 'alle' in lest && !near && !person) return null
  if ('ingen' in lest && !(near || isShared || /bolk|blokk|block/iu.test(tekst))) return null
  // «… som klipper på serien. Samtlige episoder.» goes on from the sentence before.
  const next = own >= 0 && fra > own && fra - own < 160
  const isAll = 'alle' in lest && !lest.uten && !del
  if (isAll && !person && !near && !(next && tekst.length < 70)) return null
  const numre = lesNumre(told)
  const isWhole = numre.size === 0 && (ofWhole.test(told) || inBrackets.test(told)) && !everyOne.test(told)
  const picked = own >= 0 && fra > own && fra - own < 400 && isPicked(numre, forloep.whole)
  if (isWhole && 'antall' in lest) forloep.whole = lest.antall
  if (near || person || originally.test(told)) for (const one of numre) before.add(one)
  // «… er animatør på «Verket», 26 episodar. Ho arbeider med episode 1 til 13.»
  const isOwn = person && !dueBy.test(told) && counts.some(count => isPicked(numre, count))
  if (numre.size === 0 && 'antall' in lest && !del && !everyOne.test(told)) counts.push(lest.antall)
  const ofAll = isAll || ('antall' in lest && everyOne.test(told) && lest.antall >= Math.max(2, ...counts))
  if (ofAll && (near || person)) forloep.hasAll = true
  const named = numre.size > 0 && namesFunction(told, forloep.funksjon)
  const who = near ? 'near' : person ? 'person' : picked ? 'picked' : named ? 'named' : 'anyone'
  const isFew = isOwn || ('alle' in lest && lest.uten)
  const vekt =
    (unknown.test(told) ? 3.2 : setning.kryss ? 3 : saidOf[who]) +
    (isFew ? 0.3 : 0) +
    toneOf(setning, lest, numre, isWhole) -
    (!near && !person && dueBy.test(told) ? 0.6 : 0)
  return { ...lesing, vekt: !del ? vekt : forloep.hasAll ? inPassing : Math.max(vekt, shareAlone) }
}

/** What the words of a sentence add, or take away. */
function toneOf(
  { tekst, told }: Setning,
  lest: NonNullable<Episodelesing>,
  numre: ReadonlySet<number>,
  isWhole: boolean,
): number {
  // «program 1–5 av i alt ti» are the person's, whatever the whole is, and so is what does not begin with the first.
  const isPart =
    everyOther.test(told) || (numre.size > 1 && (partOfWhole.test(tekst) || Math.min(...numre) > 1))
  const work = ofWork.test(tekst) && !isPart && !allOfThem.test(told)
  return (
    (numre.size > 1 ? 0.2 : 0) -
    (work ? 0.7 : isWhole ? 0.4 : 0) -
    (aside.test(tekst.replace(inBracketsBefore, '')) ? 1 : 0) +
    (wholeSeason.test(told) ? 0.9 : 0) -
    (originally.test(told) ? 0.5 : 0) +
    // «Nes er lydsjef på alle seks episodene»
    (everyOne.test(told) && 'antall' in lest && !work ? 0.3 : 0)
  )
}

/** @param felter what fields say: an addendum may add to their numbers */
export function fromProse(
  flate: Flate,
  felter: readonly Episodesvar[],
  funksjon: Valgtfunksjon | null,
): Episodesvar[] {
  // «… episodene 1, 2 og» over «3.» is one list.
  const tekst = flate.flyt.tekst.replace(/(?<=\d,|\d\s(?:og|and|til|to))\n(?=\d)/gu, ' ')
  const forloep: Forloep = {
    tekst,
    own: funksjon ? flate.flyt.stedFor(funksjon.utsnitt.ord[0]) : -1,
    funksjon,
    isToPerson: saidToPerson.test(tekst),
    before: new Set(felter.flatMap(({ utsnitt }) => [...lesNumre(utsnitt.tekst)])),
    counts: [],
    whole: 0,
    hasAll: false,
  }
  return sentencesOf(tekst).flatMap((sentence): Episodesvar[] => {
    if (sentence.tekst.length > longestSentence) return []
    // A title may have a number, or a word such as «Blokk».
    const told = omskrevet(sentence.tekst.replace(/\(?[«“"„*][^«»“”"\n]{2,80}[»”"]\)?/gu, ' '))
    const utsnitt = () => sentenceCut(flate, sentence)
    const egen = lesEgenAndel(told, tekst, forloep.counts)
    if (egen) {
      const lesing = lesingAv(egen)
      return [{ ...lesing, utsnitt: utsnitt(), vekt: forloep.hasAll ? inPassing : ownShare }]
    }
    if (!aboutEpisodes.test(`${sentence.tekst} ${told}`)) return []
    const til = sentence.fra + sentence.tekst.length
    const svar = readSetning({ ...sentence, til, told, kryss: isTicked(flate, sentence) }, forloep)
    return svar ? [{ ...svar, utsnitt: utsnitt() }] : []
  })
}

function sentenceCut(flate: Flate, { tekst, fra }: { tekst: string; fra: number }): Utsnitt {
  const told = /episod|ep\.|program|sesong|season|hele serien/iu.exec(tekst)
  const start = fra + Math.max(0, (told?.index ?? 0) - 18)
  return flate.flyt.utsnitt(start, Math.min(fra + tekst.length, start + 50))
}
