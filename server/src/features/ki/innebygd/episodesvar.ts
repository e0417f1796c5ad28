import type { Verdi } from '../funn.ts'
import { fromKolonner } from './episodekolonne.ts'
import { allOfThem, extended, isChanged, unknown } from './episodeord.ts'
import { type Episodelesing, lesEpisoder, lesNumre, lesTillegg } from './episoder.ts'
import { fromVerdier } from './episodeverdi.ts'
import { type Felt, isCounted, utsnittOf } from './felt.ts'
import { type Flate, stedOf, type Utsnitt } from './flate.ts'
import type { Valgtfunksjon } from './funksjon.ts'
import { fold } from './likhet.ts'
import { findEndringer } from './tabell.ts'
import { tallord } from './tall.ts'

export type Episodesvar = { lest: Episodelesing; utsnitt: Utsnitt; vekt: number }

/** Whose episodes they are: the person's work, or what the whole work is like. */
const ofPerson =
  /(?<!\p{L})(?:arbeidstaker\p{L}*|arbeidstakar\p{L}*|oppdragstaker\p{L}*|oppdragstakar\p{L}*|leverandør\p{L}*|den utførende|medarbeider\p{L}*|medarbeidar\p{L}*|engasjerte?|engasjeres|ansettes|tilsettes|tilsett|den ansatte|frilanser\p{L}*|frilansar\p{L}*|forfatteren?|forfattaren?|regissøren?|fotografen|klipperen|klipparen|scenografen|crew member|contractor|freelancer|employee|artist|services|engagement|engaged|du|deg|you|your|arbeidet|oppdraget|stillingen|stillinga|engasjementet|ansettelsen|tilsetjinga|deltar|deltek|medvirker|medverkar|med i|på board|on board|ansvar(?:et)? for|responsible for|klipper|klippar|leverer|leverar|skriver|skriv|regisserer|gjelder|gjeld|gjelde|omfatter|omfattar|covers?|covered|(?:hans|hennes|hennar|his|her|dine?)\s+(?:episod|program|avsnitt|sending)\p{L}*)(?!\p{L})/iu
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
const aside =
  /(?<!\p{L})(?:per|pr\.?|hver|kvar|for each|each)\s+(?:ferdig\s+)?(?:episode|program)|opsjon|option|neste sesong|next season|tidligere/iu

const adds = /(?<!\p{L})(?:utvid|extend)/iu
const also =
  /(?<!\p{L})(?:også|òg|i tillegg|ytterligere|ytterlegare|as well|also|in addition|additional|further)(?!\p{L})/iu
/**
 * What an addendum extends the work to: with the numbers agreed before it where they are others. Where it says that it
 * adds, and nothing says to which, the sum is not known.
 */
function lesUtvidelse(text: string, lest: Episodelesing, before: ReadonlySet<number>): Episodelesing {
  const numre = lesNumre(text)
  if (numre.size === 0 || !lest || !('antall' in lest) || !(extended.test(text) && adds.test(text)))
    return lest
  const isNew = before.size > 0 && [...numre].every(one => !before.has(one))
  if (isNew) return { antall: numre.size + before.size, sikker: true }
  return also.test(text) ? { ...lest, sikker: false } : lest
}

/** Numbers picked out of the whole that a sentence before them counts. */
const isPicked = (numre: ReadonlySet<number>, whole: number): boolean =>
  numre.size > 1 && numre.size < whole && Math.max(...numre) <= whole

/** Which of them are whose is not said. */
const shared =
  /(?<!\p{L})(?:(?:som\s+)?(?:deler|delar|dele)\s+(?:på\s+)?(?:arbeidet|episodene|episodane|programmene|programma)|(?:fordeles|fordelast|fordelt|blir delte?|deles|delast)\s+(?:\p{L}+\s+){0,2}(?:mellom|imellom)|(?:shared|split|divided)\s+(?:\p{L}+\s+){0,2}between)(?!\p{L})/iu

function sentencesOf(text: string): { tekst: string; fra: number }[] {
  const sentences: { tekst: string; fra: number }[] = []
  for (const found of text.matchAll(
    // «nr. 4.» over «Honoraret …» is no numbered clause.
    /[^\n]+?(?:(?<!(?<!\p{L})(?:nr|no|ep|kl|pkt))[.;!?](?=\s+(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]*\s+|\(?[a-h]\)\s+)?\p{Lu}|\n|$)|(?=\n|\u2028\p{Lu}[\p{L} /]{1,30}:)|$)/gu,
  ))
    sentences.push({ tekst: found[0], fra: found.index })
  return sentences
}

/** What a form has a box for, and somebody ticked. */
const isTicked = ({ flyt }: Flate, { tekst, fra }: { tekst: string; fra: number }): boolean => {
  const ord = flyt.ordVed(fra, fra + tekst.length)
  return ord.length > 0 && ord.every(({ kryss }) => kryss)
}

/** «Episode 1–4» and «Episode 5–8»: what is delivered or paid for in turns is one job. */
function taken(svar: readonly Listesvar[]): Episodesvar[] {
  const lists = svar.filter(({ numre }) => numre.size > 1)
  const [first] = lists
  const all = new Set(lists.flatMap(({ numre }) => [...numre]))
  const isInTurns = all.size === lists.reduce((sum, { numre }) => sum + numre.size, 0)
  if (!first || lists.length < 2 || !isInTurns || lists.some(({ ord }) => ord !== first.ord)) return [...svar]
  const { utsnitt, vekt } = first
  return [
    { lest: { antall: all.size, sikker: true }, utsnitt, vekt },
    ...svar.filter(one => !lists.includes(one)),
  ]
}
type Listesvar = Episodesvar & { ord: string; numre: ReadonlySet<number> }

/** What a label in the midst of a form got from the column beside it. */
const isDate = /^\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)?\d\d$/u
/** A line that ends in the midst of a span or a list. */
const goesOn = /(?:,|[-–—]|(?<!\p{L})(?:og|and|til|to|med|nr\.?))$/iu

const ofEpisodes = /^\d{1,3}\s+(?:episod|program|sending|avsnitt)/iu
const longLine = 40

function fromFelter(felter: readonly Felt[]): Episodesvar[] {
  const svar: Listesvar[] = []
  for (const { roller, verdier, etikett } of felter) {
    const [first] = verdier
    if (!first) continue
    const ord = fold(etikett.tekst)
    if (roller.has('omfang')) {
      const [line, next] = first.linjer
      // «… også regi på episode 5 og 6, altså i alt seks» goes on in the next line.
      const isCut =
        next &&
        line &&
        (isCounted(line, next) || (line.tekst.length > longLine && !/[.;]$/u.test(line.tekst)))
      const utsnitt = utsnittOf(first.linjer.slice(0, isCut ? 2 : 1))
      const lest = lesEpisoder(utsnitt.tekst)
      // «Omfang: ep. 2–5» and «7 uker» tell of the person, «8 episoder à 45 minutter» of the series.
      const own = lest && !('antall' in lest && /\d\s*[x×]|[àá]|minut|min\b/iu.test(utsnitt.tekst))
      const pay = /\d[\d\s.]{2,}\s*(?:per|pr\.?|i)\s|(?:kr|NOK|EUR)\.?\s?\d/u.test(utsnitt.tekst)
      if (lest && own && !pay && utsnitt.tekst.length < 90)
        svar.push({ lest, utsnitt, vekt: 1.9, ord, numre: new Set() })
    }
    // «Program: nr. 1, 2 og 3»
    const isNumbers =
      roller.has('tittel') &&
      /^(?:nr\.?\s*)?\d{1,2}\s*(?:,|og|and|[-–—])/iu.test(first.linjer[0]?.tekst ?? '')
    // «Antall: 14 sendinger»
    const isCount =
      /^(?:antall|antal|number|count):?$/iu.test(etikett.tekst) &&
      ofEpisodes.test(first.linjer[0]?.tekst ?? '')
    if (!roller.has('episoder') && !isNumbers && !isCount) continue
    for (const { linjer, maate } of verdier) {
      const [line] = linjer
      const most = maate !== 'under' ? 3 : line && goesOn.test(line.tekst) ? 2 : 1
      const utsnitt = utsnittOf(linjer.slice(0, most))
      if (isDate.test(utsnitt.tekst)) continue
      const changed = changedTo.exec(utsnitt.tekst)?.[1]
      const lest = utsnitt.tekst.length < 140 ? lesEpisoder(changed ?? utsnitt.tekst, true) : null
      if (!lest) continue
      // Numbers are the person's; a count may be the whole's.
      const listed = /\d\s*(?:,|;|og|and|&|[-–—])\s*\d/iu.test(utsnitt.tekst) ? 0.2 : 0
      svar.push({
        lest,
        utsnitt,
        vekt: changed ? 3.6 : (roller.has('sesong') ? 2 : 3) + listed,
        ord,
        numre: listed && !changed ? lesNumre(`episode ${utsnitt.tekst}`) : new Set(),
      })
      break
    }
  }
  return taken(svar)
}

const longestSentence = 600
const aboutEpisodes = new RegExp(
  `episod|ep\\.|eps|program|sending|avsnitt|shows|sesong|season|serie|bolk|blokk|block|(?<!\\p{L})(?:del|part|første|fyrste|siste|first|last)|E\\d|[x×]|(?<!\\p{L})(?:de|dei|the)\\s(?:\\d|${tallord})`,
  'iu',
)

/** @param felter what fields say: an addendum may add to their numbers */
function fromProse(
  flate: Flate,
  felter: readonly Episodesvar[],
  funksjon: Valgtfunksjon | null,
): Episodesvar[] {
  const svar: Episodesvar[] = []
  const { tekst } = flate.flyt
  const own = funksjon ? flate.flyt.stedFor(funksjon.utsnitt.ord[0]) : -1
  const before = new Set(felter.flatMap(({ utsnitt }) => [...lesNumre(utsnitt.tekst)]))
  let whole = 0
  for (const sentence of sentencesOf(tekst)) {
    if (sentence.tekst.length > longestSentence || !aboutEpisodes.test(sentence.tekst)) continue
    // A title may have a number, or a word such as «Blokk».
    const told = sentence.tekst.replace(/\(?[«“"„*][^«»“”"\n]{2,80}[»”"]\)?/gu, ' ')
    const sammen = lesTillegg(told)
    const isShared = shared.test(told) || unknown.test(told)
    const lest: Episodelesing = sammen
      ? { antall: sammen, sikker: true }
      : isShared
        ? { ingen: true }
        : lesUtvidelse(told, lesEpisoder(told), before)
    if (!lest) continue
    const near = own >= sentence.fra && own <= sentence.fra + sentence.tekst.length
    const person = ofPerson.test(sentence.tekst) || allOfThem.test(told)
    if ('ingen' in lest && !(near || isShared || /bolk|blokk|block/iu.test(sentence.tekst))) continue
    // «… som klipper på serien. Samtlige episoder.» goes on from the sentence before.
    const next = own >= 0 && sentence.fra > own && sentence.fra - own < 160
    if ('alle' in lest && !person && !near && !(next && sentence.tekst.length < 70)) continue
    const numre = lesNumre(told)
    // «program 1–5 av i alt ti» are the person's, whatever the whole is, and so is what does not begin with the first.
    const isPart = numre.size > 1 && (partOfWhole.test(sentence.tekst) || Math.min(...numre) > 1)
    const work = ofWork.test(sentence.tekst) && !isPart && !allOfThem.test(told)
    const isWhole = numre.size === 0 && (ofWhole.test(told) || inBrackets.test(told)) && !everyOne.test(told)
    const picked = own >= 0 && sentence.fra > own && sentence.fra - own < 400 && isPicked(numre, whole)
    if (isWhole && 'antall' in lest) whole = lest.antall
    if (near || person) for (const one of numre) before.add(one)
    const vekt =
      (sammen || unknown.test(told)
        ? 3.2
        : isTicked(flate, sentence)
          ? 3
          : near
            ? 2.5
            : person
              ? 2.2
              : picked
                ? 2.15
                : 1.3) +
      (numre.size > 1 ? 0.2 : 0) -
      (work ? 0.7 : isWhole ? 0.4 : 0) -
      (aside.test(sentence.tekst) ? 1 : 0) +
      (wholeSeason.test(told) ? 0.9 : 0) +
      (isChanged(sentence.tekst, tekst) ? 1.5 : 0)
    svar.push({ lest, utsnitt: sentenceCut(flate, sentence), vekt })
  }
  return svar
}

/** What is said of episodes, the surest to be the person's own first. */
export function episodesvar(
  flate: Flate,
  felter: readonly Felt[],
  funksjon: Valgtfunksjon | null,
): Episodesvar[] {
  const told = [
    ...fromFelter(felter),
    ...fromVerdier(flate),
    ...labelled(flate),
    ...fromEndringer(flate),
    ...fromKolonner(flate),
  ]
  return [...told, ...fromProse(flate, told, funksjon)]
    .filter(({ vekt }) => vekt > 0.8)
    .sort((a, b) => b.vekt - a.vekt)
}

/** «Episoder: endres fra 1–4 til 1–6» */
const changedTo = /(?:endr|utvid)\p{L}+\s+(?:fra|frå)\s.{1,40}?\s(?:til)\s+(.+)$/iu

/** What a table of changes says that it is from now on: the addendum goes before what it changes. */
const fromEndringer = (flate: Flate): Episodesvar[] =>
  findEndringer(flate).flatMap(({ nytt, rad }) => {
    const isAbout = /episod|program|sending|avsnitt/iu.test(rad)
    const lest = isAbout ? lesEpisoder(nytt.tekst, true) : null
    return lest ? [{ lest, utsnitt: nytt, vekt: 3.6 }] : []
  })

const label =
  /(?:antall|antal|tal(?:et)? på|tal|number of|no\. of)\s+(?:episod\p{L}*|program\p{L}*)\s*:\s*([^.;\n]{1,40})/giu
/** «… antall episoder: alle (10)»: a label in the midst of a sentence. */
const labelled = ({ flyt }: Flate): Episodesvar[] =>
  [...flyt.tekst.matchAll(label)].flatMap(found => {
    const lest = lesEpisoder(found[1] ?? '', true)
    const utsnitt = flyt.utsnitt(found.index, found.index + found[0].length)
    return lest ? [{ lest, utsnitt, vekt: 2.7 }] : []
  })

function sentenceCut(flate: Flate, { tekst, fra }: { tekst: string; fra: number }): Utsnitt {
  const told = /episod|ep\.|program|sesong|season|hele serien/iu.exec(tekst)
  const start = fra + Math.max(0, (told?.index ?? 0) - 18)
  return flate.flyt.utsnitt(start, Math.min(fra + tekst.length, start + 50))
}

export function episoderOf(
  svar: readonly Episodesvar[],
  total: number | null,
  liste: boolean,
  sted: Utsnitt | null,
): Verdi<number> | null {
  const [best] = svar
  if (best?.lest && 'antall' in best.lest) {
    const count = best.lest.antall
    const other = svar.find(
      one => one.lest && 'antall' in one.lest && one.lest.antall !== count && one.vekt > best.vekt - 0.7,
    )
    const sikkerhet = other
      ? 0.75
      : best.vekt >= 2.2 && best.lest.sikker
        ? 0.95
        : best.lest.sikker
          ? 0.85
          : 0.6
    return { verdi: count, sikkerhet, sted: stedOf(best.utsnitt) }
  }
  if (best?.lest && 'ingen' in best.lest) {
    if (best.vekt >= 2.9) return null
    const later = svar.find(one => one.lest && 'antall' in one.lest && one.vekt >= 2)
    return later?.lest && 'antall' in later.lest
      ? { verdi: later.lest.antall, sikkerhet: 0.6, sted: stedOf(later.utsnitt) }
      : null
  }
  const told = svar.flatMap(({ lest }) => (lest && 'antall' in lest ? [lest.antall] : []))
  const whole = total ?? (new Set(told).size === 1 ? (told[0] ?? null) : null)
  if (whole === null || liste) return null
  if (best?.lest && 'alle' in best.lest)
    return {
      verdi: Math.max(1, whole - (best.lest.uten ?? 0)),
      sikkerhet: total === null ? 0.85 : 0.93,
      sted: stedOf(best.utsnitt),
    }
  return sted ? { verdi: whole, sikkerhet: 0.7, sted: stedOf(sted) } : null
}
