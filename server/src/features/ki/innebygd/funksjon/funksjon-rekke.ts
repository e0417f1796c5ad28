import { tolkFunksjon } from '../ord/fagord.ts'
import type { Flate } from '../side/flate.ts'
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
/** «Også», inside the sentence. */
export const also =
  '(?:også|òg|i tillegg|dessuten|dessutan|samtidig|samstundes|attåt|also|in addition|additionally)'
/** What is said to the person tells of another where it says «han». */
export const saidToPerson =
  /(?<!\p{L})(?:[Dd]u|[Yy]ou)\s+(?:skal|får|er|vil|klipp|skriv|will|are|shall)(?!\p{L})/u
export const ofOther = /(?<!\p{L})(?:han|hun|ho|he|she)\s/iu
/** Kind of clue: a function besides the one that another clue gives. */
export const addedKind = 'tillegg'
