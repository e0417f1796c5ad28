import type { RegistreringFunn } from '../../funn.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { lesTotal } from '../ord/episoder.ts'
import { lesOrdenstall, lesSesonger } from '../ord/tall.ts'
import { lesVerkstype } from '../produksjon/kjennetegn.ts'
import type { Produksjonsfunn } from '../produksjon/produksjon.ts'
import { findVerk, type Kjennetegn } from '../produksjon/verk.ts'
import { utenLinjeskift } from '../side/flate.ts'
import { type Avsnitt, functionsBeside, leddIn, notPart, registreringerAv } from './avsnitt.ts'
import type { Grunnlag } from './grunnlag.ts'
import { lesDeler, readLedd } from './ledd.ts'
import { findOmtaler } from './omtaler.ts'

/** «Fjellet, andre runde» */
const round = /^[»”"]?,?\s*\(?(\p{L}+|\d{1,2}\.)\s+(?:runden?|omgangen?)(?!\p{L})/u
/** The season and the number of episodes that a part tells. */
const factsOf = (g: Grunnlag, tekst: string, behind: string) => {
  const told = new Set(lesSesonger(tekst).map(({ sesong }) => sesong))
  const [one = null] = told.size === 1 ? told : [lesOrdenstall(round.exec(behind)?.[1] ?? '')]
  return {
    ...g.facts,
    sesong: one,
    aar: null,
    verkstype: lesVerkstype(tekst),
    episoder: lesTotal(tekst),
  }
}

/**
 * Registrations of works that a part of the text is about each, with or without quotes: «Fjellet, seks episoder. Kari klipper tre av dem»;
 * none where there are not two at least.
 */
export async function readVerksavsnitt(
  g: Grunnlag,
  funksjoner: readonly Valgtfunksjon[],
): Promise<RegistreringFunn[]> {
  const omtaler = findOmtaler(g)
  if (new Set(omtaler.map(({ tittel }) => tittel)).size < 2) return []
  const { tekst } = utenLinjeskift(g.flate).flyt
  const all = readLedd(tekst, g.arbeidstaker)
  const read: { tittel: string; avsnitt: Avsnitt; one: { found: Produksjonsfunn; facts: Kjennetegn } }[] = []
  let isTold = false
  for (const [at, { tittel, at: place, start, isHead, isJoined }] of omtaler.entries()) {
    const next = omtaler.slice(at + 1).find(one => one.tittel !== tittel && one.start > start)
    const stop = tekst.indexOf('\n', place)
    const til = Math.min(next?.start ?? tekst.length, stop < 0 ? tekst.length : stop)
    const own = tekst.slice(start, til)
    const ledd = leddIn(all, tekst, start, til)
    isTold =
      ledd.some(one => one.funksjoner.length > 0) ||
      (isHead && functionsBeside(own, g.arbeidstaker).length > 0) ||
      // «… er fotograf i Fjellet i seks av programmene, og i Fjorden i fire av dem»
      (isJoined && isTold && lesDeler(own) !== null)
    if (!isTold || notPart.test(own) || read.some(one => one.tittel === tittel)) continue
    // What stands before a title and the title itself tell of no episodes.
    const avsnitt: Avsnitt = { fra: start, til, tekst: own.replace(tittel, ''), ledd }
    const facts = factsOf(g, own, tekst.slice(place + tittel.length, til))
    const lesing = {
      navn: tittel,
      varianter: [tittel],
      sesong: facts.sesong,
      arbeidstittel: false,
      bareTall: null,
    }
    const treff = await findVerk(lesing, facts, g.oppslag, g.egne)
    const utsnitt = g.flate.flyt.utsnitt(place, place + tittel.length)
    const found: Produksjonsfunn = { lesing, utsnitt, vekt: 3, kilde: 'liste', treff }
    if (treff && treff.lik >= 0.95) read.push({ tittel, avsnitt, one: { found, facts } })
  }
  if (read.length < 2) return []
  return read.flatMap(({ avsnitt, one }) => registreringerAv(g, avsnitt, one, funksjoner))
}
