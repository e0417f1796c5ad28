import { lesEpisoder } from '../ord/episoder.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { type Flate, sentenceStart } from '../side/flate.ts'
import { cutAtStop, type Funksjonsspor, tidy } from './funksjonsord.ts'

/** «engasjeres som», «engaged as»: what follows is the function. */
export const engagedAs =
  /(?:ansettes|ansatt|engasjeres|engasjert|engasjerast|tilsettes|tilsett|tilsatt|tilsettast|hired|engaged|employed|retained|appointed|contracted|employs|engages|hires|hyres|hyret|hyra|booket|booka|booked|bookes|innleid|leid inn|satt opp|leies inn|kontrahert|kontraheres|acts?|act|stiller|virker|virke|arbeider|arbeide|arbeidar|jobbe|jobber|fungerer|fungere|medvirker|tjenester|tjenestene|tenester|services|ansettelsen|ansettelse|tilsetjinga|engasjementet|stillingen|stillinga|rollen|oppdraget|arbeidet|arbeid|on board|work|works|working|serve|serves|delta|deltar|bidra|bidrar|krediteres|kreditert|credited|oppgaven|opptre|render|bekreftet|confirmed|leverer|påtar seg(?: arbeidet)?|tek på seg|skal|shall|will)\s+(?:(?!som\b|as\b)[\p{L}()]+\s+){0,4}?(?:som|as)\s+(?:(?:an?|the|en|ein|ei|selvstendig|seriens|filmens|the production’s|our)\s+)?(?=([^\n]{3,110}))/giu

const andAs =
  /(?:,?\s(?:og|samt|and)|,)\s+(?:(?:har|skal|has|will|shall)\s[^,.;\n]{3,50}?\s(?=(?:som|as)\s))?(?:(?:er|blir|is)\s+(?:deretter|siden|også|òg|then|also)\s+)?(?:i tillegg\s+|også\s+|òg\s+|in addition\s+|also\s+)?(som\s+|as\s+)?(?:(?:an?|the|en|ein|ei)\s+)?(?=\p{L}[^\n.;,]{2,60})/giu
/** «(ep. 1, 2 og 3)» ends no sentence. */
const sentenceEnd = /(?<!(?<!\p{L})(?:eps?|nr|no|kl|ca|pkt))\.\s|\n|;|$/iu
/** «…, som produsenten lager for NRK» tells of somebody else. */
const otherParty =
  /^(?:produsenten|selskapet|arbeidsgiv\p{L}+|oppdragsgiv\p{L}+|the (?:producer|company))(?!\p{L})/iu
/** «klipper på …», «klipper (ep. 1–8)» */
const ofIts = /^\s(?:(?:på|i|for|on|of)\s|\((?:eps?|episod\p{L}*|nr|program\p{L}*)\.?\s)/u
const verb = /^(?:\p{L}+ed|blir|vert|er|var|ble|skal|har|is|are|was|will|shall|has)\s/iu
/**
 * «som regissør på episode 1–4 og som manusforfatter på episode 1 og 2»: the functions of one sentence, each with what is its own.
 * @param openings what the first function of such a sentence follows
 */
export function fromChain({ flyt }: Flate, openings: readonly RegExp[]): Funksjonsspor[] {
  const chains: Funksjonsspor[][] = []
  for (const found of openings.flatMap(one => [...flyt.tekst.matchAll(one)])) {
    const start = found.index + found[0].length
    const end = start + flyt.tekst.slice(start, start + 400).search(sentenceEnd)
    const rest = flyt.tekst.slice(start, end)
    // «sminke- og maskedesigner» is one.
    const joins = [...rest.matchAll(andAs)].filter(one => rest[one.index - 1] !== '-')
    const more = joins.map(one => ({
      from: one.index,
      at: one.index + one[0].length,
      som: one[1] !== undefined,
    }))
    const heads = [{ at: 0, som: true }, ...more].flatMap(({ at, som }, index) => {
      const phrase = tidy(cutAtStop(rest.slice(at, more[index]?.from)))
      const tolket =
        phrase.split(' ').length <= 3 && !verb.test(phrase) && !otherParty.test(phrase)
          ? tolkFunksjon(phrase)
          : null
      const own = som || (tolket?.godkjent && ofIts.test(rest.slice(at + phrase.length)))
      return tolket && own ? [{ at, phrase, tolket }] : []
    })
    if (heads[0]?.at !== 0 || new Set(heads.map(({ tolket }) => tolket.fag)).size < 2) continue
    chains.push(
      heads.map(({ at, phrase, tolket }, index) => ({
        ord: phrase,
        tolket,
        utsnitt: flyt.utsnitt(start + at, start + at + phrase.length),
        vekt: 2.7,
        kilde: 'prosa',
        kjede: start,
        etter: flyt.utsnitt(start + at, start + (heads[index + 1]?.at ?? rest.length)),
      })),
    )
  }
  // A sentence that tells the episodes of each goes before one that only names them.
  const told = chains.find(chain => chain.every(({ etter }) => /\d/u.test(etter?.tekst ?? '')))
  return told ?? chains[0] ?? []
}

const letter = /\(?(?<![\p{L}\d])([a-eå]|[1-5])\)\s+/gu
/** «(a) skrive manuset på grunnlag av romanen, og (b) ha regien» */
const doing: readonly (readonly [RegExp, string])[] = [
  [/^\W*(?:å |to )?(?:skrive|write)\s.*?(?:grunnlag av|basert på|bygd på|based on)/iu, 'adaptasjon'],
  [/^\W*(?:å |to )?(?:skrive|write)\s.*?(?:manus|script|screenplay)/iu, 'manusforfatter'],
  [/^\W*(?:å |to )?(?:ha regien?|regissere|direct)(?!\p{L})/iu, 'regissør'],
  [/^\W*(?:å |to )?(?:klippe|edit)(?!\p{L})/iu, 'klipper'],
  [/^\W*(?:å |to )?(?:fotografere|filme|photograph|shoot)(?!\p{L})/iu, 'fotograf'],
]
const asOrBe =
  /(?<!\p{L})(?:som|as|være|vere|vera|be)\s+(?:(?:an?|the|en|ein|ei)\s+)?(?:(?:filmens|seriens|produksjonens|verkets|the (?:film|series|production)[’']s)\s+)?(?=(\p{L}[^\n,;.]{2,60}))/iu
const beginsList =
  /(?<!\p{L})(?:skal|shall|will)(?::?\s+|\s(?:levere|leverer|utføre|gjøre|gjere|bidra|arbeide|stå for|deliver|provide)[^.:\n]{0,120}:\s*)(?=\(?[aå1]\)\s)|(?<!\p{L})(?:har|fyller|ivaretar|utfører|påtar seg|tek på seg|(?:er )?engasjer\p{L}* i|has|holds|performs|undertakes)\s+(?:disse|desse|følgende|følgjande|to|tre|these|the following|two|three)\s+(?:\p{L}+\s)?(?:funksjon|stilling|oppg[aå]v|rolle|function|role|capacit|position|service)\p{L}*[^.;:\n]{0,40}:\s*(?=\(?[aå1]\)\s)/giu
/** «… skal (a) skrive manuset som manusforfatter, og (b) være filmens regissør», «… disse funksjonene: a) regissør, b) klipper»: a sentence that letters its functions. */
export function fromLettered({ flyt }: Flate): Funksjonsspor[] {
  for (const found of flyt.tekst.matchAll(beginsList)) {
    const isNames = found[0].trimEnd().endsWith(':') && !/^(?:skal|shall|will)\s/iu.test(found[0])
    const start = found.index + found[0].length
    // «… det siste innen 1. november»
    const sentence = flyt.tekst.slice(start, start + 500).split(/(?<!\d)\.\s/u)[0] ?? ''
    const marks = [...sentence.matchAll(letter)]
    const items = marks.map((mark, index): Funksjonsspor | null => {
      const from = mark.index + mark[0].length
      const own = sentence.slice(from, marks[index + 1]?.index ?? sentence.length)
      const told = asOrBe.exec(own)
      const phrase = tidy(
        cutAtStop(told?.[1] ?? (isNames ? (own.split(/[,;(]|\s(?:og|and)\s*$/u)[0] ?? '') : '')),
      )
      const done = told ? null : (doing.find(([verb]) => verb.test(own))?.[1] ?? null)
      if (done) {
        const utsnitt = flyt.utsnitt(start + from, start + from + own.length)
        return {
          ord: done,
          tolket: tolkFunksjon(done),
          utsnitt,
          vekt: 2.7,
          kilde: 'prosa',
          kjede: start,
          etter: utsnitt,
        }
      }
      const tolket = phrase && phrase.split(' ').length <= 4 ? tolkFunksjon(phrase) : null
      if (!tolket) return null
      const at = start + from + (told ? told.index + told[0].length : 0)
      const utsnitt = flyt.utsnitt(at, at + phrase.length)
      const etter = flyt.utsnitt(at, start + from + own.length)
      return { ord: phrase, tolket, utsnitt, vekt: 2.7, kilde: 'prosa', kjede: start, etter }
    })
    const read = items.filter(one => one !== null)
    if (read.length === marks.length && new Set(read.map(({ tolket }) => tolket?.fag)).size > 1) return read
  }
  return []
}

const listHeading =
  /(?:funksjon|stilling|oppdrag|rolle|oppgave|oppgåve|tjeneste|teneste|arbeid|function|position|role|service|capacit|som|as)\p{Ll}{0,4}(?:\s[^:]{0,80})?:$/iu
const bullet = /^(?:[-–—•·*▪◦»]|\(?(?:[a-h\d]|I{1,3}|IV)[.)])\s+(?=\p{L})/u
const ofThem = /(?:episod|program|avsnitt)\p{L}*\s*[^:]{0,30}:\s*(?=\p{L})/iu
/** «Klipp av episode 2 og 3»: a line of a list without marks. */
const isWork = (text: string): boolean =>
  text.length < longestWork && !/[.:]$/u.test(text) && tolkFunksjon(tidy(cutAtStop(text)))?.godkjent === true
const longestWork = 80
/** A list of functions, a line each. */
export function fromBullets({ rader, flyt }: Flate): Funksjonsspor[] {
  for (const [rad, row] of rader.entries()) {
    const head = row.at(-1)
    const roller = rollerAv(head?.tekst ?? '')
    const asks = row.length === 1 && (roller.has('funksjon') || roller.has('funksjonNoe'))
    if (!head || !(asks || /:$/u.test(head.tekst))) continue
    const isHeading = asks || listHeading.test(head.tekst)
    const items: Funksjonsspor[] = []
    for (const next of rader.slice(rad + 1, rad + 10)) {
      const [cell] = next
      if (!cell || !(bullet.test(cell.tekst) || (isHeading && isWork(cell.tekst)))) break
      // «De første episodene: klipper» says the other first.
      const told = cell.tekst.replace(bullet, '')
      const counted = ofThem.exec(told)
      if (!isHeading && !counted) break
      const text = (counted ? told.slice(counted.index + counted[0].length) : told).replace(
        /^(?:som|as)\s+/iu,
        '',
      )
      const phrase = tidy(cutAtStop(text.split(/[,(–—]/u)[0] ?? ''))
      const tolket = phrase.split(' ').length <= 4 ? tolkFunksjon(phrase) : null
      if (!tolket) break
      const utsnitt = { tekst: cell.tekst, ord: next.flatMap(one => one.ord) }
      items.push({
        ord: phrase,
        tolket,
        utsnitt,
        // Under a label they are its value, of which a field has the first.
        vekt: asks ? 3.1 : 2.7,
        kilde: 'prosa',
        kjede: flyt.stedFor(head.ord[0]),
        etter: utsnitt,
      })
    }
    if (items.length > 1) return items
  }
  return []
}

const person =
  'du|hun|han|ho|you|she|he|(?:den |the )?(?:engasjerte|ansatte|tilsette|arbeidstak[ea]r(?:en)?|oppdragstak[ea]r(?:en)?|medarbeid[ea]r(?:en)?|film(?:skap|arbeid)[ea]r(?:en)?|regissøren|forfatteren|forfattaren|fotografen|klipperen|klipparen|kunstneren|frilans[ea]r(?:en)?|crew member|contractor|freelancer|employee)'
const isOrBe =
  '(?:er|blir|vert|is|are|(?:skal|vil|kan|shall|will)\\s+(?:være|vere|vera|be|serve|act|work|fungere|virke|arbeide)|fungerer|fungerar|virker|verkar|arbeider|arbeidar|jobber|jobbar|serves?|acts?|works?)'
const whoIs = (navn: string | null): string => {
  const called = navn ? [navn, ...navn.split(' ').filter(part => part.length > 2)] : []
  return `(?:${[person, ...called.map(one => one.replaceAll('.', '\\.'))].join('|')})`
}
const isAbout = (navn: string | null, sentence: string): boolean =>
  new RegExp(`^\\W*(?:\\d[\\d.)]*\\W*)?${whoIs(navn)}(?!\\p{L})`, 'iu').test(sentence)
/** «Også», inside the sentence. */
export const also =
  '(?:også|òg|i tillegg|dessuten|dessutan|samtidig|samstundes|attåt|also|in addition|additionally)'
const adds = '(?:i tillegg|dessuten|dessutan|utover dette|attåt|in addition|additionally|besides)'
/** «I tillegg er du rekvisitør», «In addition, the Contractor will serve as colourist», «Kari er også scripter». */
function addedTo(navn: string | null): RegExp {
  const who = whoIs(navn)
  return new RegExp(
    `(?<!\\p{L})(?:${adds},?\\s+(?:(?:er|blir|vert|fungerer|fungerar|skal|vil)\\s+${who}(?:\\s+(?:være|vere|vera|fungere|virke|arbeide))?|${who}\\s+${isOrBe})|(?:er|blir|vert|is|are)\\s+${who}\\s+${also}|(?:og|and)\\s+(?:er|blir|vert|is)(?:\\s+(?:${also}|og))?|${who}\\s+(?:er|blir|vert|is|are|skal|vil|shall|will)\\s+${also}(?:\\s+(?:være|vere|vera|be|serve|act|work|fungere|virke|arbeide))?)\\s+(?:(?:som|as|our|the|an?|en|ein|ei)\\s+){0,2}(\\p{L}[\\p{L}/-]{2,30}(?:\\s\\p{L}[\\p{L}-]{1,20}){0,2}?)(?=\\s(?:på|i|for|til|on|of|in|under|med)\\s|[.,;:\\n]|$)`,
    'giu',
  )
}
/** What is said to the person tells of another where it says «han». */
export const saidToPerson =
  /(?<!\p{L})(?:[Dd]u|[Yy]ou)\s+(?:skal|får|er|vil|klipp|skriv|will|are|shall)(?!\p{L})/u
export const ofOther = /(?<!\p{L})(?:han|hun|ho|he|she)\s/iu
/** «I fire av dei (program 4, 8, 11 og 14)», «På episode 3» */
const ofSome =
  /^\s*(?:i|på|for|on|in)\s[^\n.;]*?(?:episod|program|avsnitt|sending|(?:av|of)\s(?:dei|dem|de|them|these|disse|desse)(?!\p{L}))/iu
const goesOnWith = /^(?:og|and)\s/iu
/** What a sentence further on gives the person besides what was said first. */
export const fromAdded = ({ flyt }: Flate, navn: string | null): Funksjonsspor[] =>
  [...flyt.tekst.matchAll(addedTo(navn))].flatMap(found => {
    const ord = found[1] ?? ''
    // «Nora Holt har regien og er også fotograf»: whoever the sentence is about.
    if (goesOnWith.test(found[0]) && !isAbout(navn, flyt.tekst.slice(sentenceStart(flyt.tekst, found.index))))
      return []
    const isOther = saidToPerson.test(flyt.tekst) && ofOther.test(found[0])
    const tolket = isOther ? null : tolkFunksjon(ord)
    // «… og er ansatt hos produsenten» is no further job.
    if (goesOnWith.test(found[0]) && !tolket?.godkjent) return []
    const at = found.index + found[0].length - ord.length
    const utsnitt = flyt.utsnitt(at, at + ord.length)
    const end = at + (flyt.tekst.slice(at).split(/\n|\.\s/u, 1)[0]?.length ?? 0)
    // «I fire av dei er han òg redaktør»: the episodes may stand before it.
    const start = sentenceStart(flyt.tekst, found.index)
    const isTold = (text: string) => lesEpisoder(text) !== null
    const isBefore =
      !isTold(flyt.tekst.slice(at, end)) && ofSome.test(flyt.tekst.slice(start, found.index + 1))
    const etter = flyt.utsnitt(isBefore ? start : at, end)
    return tolket ? [{ ord, tolket, utsnitt, vekt: 1.2, kilde: addedKind, etter }] : []
  })
/** Kind of clue: a function besides the one that another clue gives. */
export const addedKind = 'tillegg'
