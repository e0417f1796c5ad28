import type { RegistreringFunn } from '../../funn.ts'
import type { Episodesvar } from '../episode/episodelesing.ts'
import { episoderOf } from '../episode/episodesvar.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import type { Funksjonsspor } from '../funksjon/funksjonsord.ts'
import { lesTotal } from '../ord/episoder.ts'
import type { Kjennetegn } from '../produksjon/kjennetegn.ts'
import type { Produksjonsfunn } from '../produksjon/verksvalg.ts'
import type { Utsnitt } from '../side/celle.ts'
import { fagfunksjonOf, produksjonOf, seriesOf } from './forslagsverdi.ts'
import type { Grunnlag } from './grunnlag.ts'
import { type Ledd, lesDeler, lesEpisoderAv } from './ledd.ts'

/** A part of the text that is about one work, or one season of it. */
export type Avsnitt = { fra: number; til: number; tekst: string; ledd: readonly Ledd[] }

/** «… er ikke med i avtalen», «… har opsjon», «der gjør et annet selskap lyden» */
export const notPart =
  /(?<!\p{L})(?:(?:another|e[nt]t? annen|et annet|ein annan|eit anna)\s+(?:(?:company|selskap|firma|person|team)\s+)?(?:does|do|gjør|gjer|står for|tar|tek|har|leverer)|(?:gjør|gjer|står|tar|tek|har|leverer)\s+(?:en annen|et annet|ein annan|eit anna)|opsjon\p{L}*|option|eventuell?e?|eventually|(?:egen|eigen|separat|own|separate)\s+(?:avtale|kontrakt|agreement|contract)|(?:ikke|ikkje|not)\s+(?:\p{L}+\s+)?(?:med i|omfatta?e?t?|del av|part of|covered|included|avtal))(?!\p{L})/iu

/** What the part says that the person does in it. */
export const leddIn = (ledd: readonly Ledd[], fra: number, til: number): Ledd[] =>
  ledd.filter(one => one.fra >= fra && one.fra < til && !one.fortid)

type Funksjon = Pick<Funksjonsspor, 'ord' | 'tolket'>
/** «regi Kari Nes» is somebody else's. */
export const withName = /\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}*\.?)*\s\p{Lu}\p{L}+/u

function toValgt({ ord, tolket }: Funksjon, utsnitt: Utsnitt, told: readonly Valgtfunksjon[]): Valgtfunksjon {
  const isKnown = told.some(one => one.tolket?.fag === tolket?.fag)
  return { ord, tolket, utsnitt, vekt: 2.5, kilde: 'prosa', enige: 0, uenige: isKnown ? 0 : 1 }
}
/** What is said of episodes by sentences about the person, surer than what is said in passing. */
const vekt = 2.1
function svarOf(g: Grunnlag, { fra, til, tekst, ledd }: Avsnitt, fag: string | undefined): Episodesvar[] {
  const about = (one: Ledd) =>
    one.funksjoner.length === 0 || one.funksjoner.some(({ tolket }) => tolket?.fag === fag)
  const own = ledd.filter(about).flatMap(one => {
    const lest = lesEpisoderAv(one)
    return lest ? [{ lest, utsnitt: g.flate.flyt.utsnitt(one.fra, one.til), vekt }] : []
  })
  if (own.length > 0) return own.slice(0, 1)
  const lest = lesDeler(tekst)
  return lest ? [{ lest, utsnitt: g.flate.flyt.utsnitt(fra, til), vekt }] : []
}

/** The registrations of one part: each function with its own episodes. */
export function registreringerAv(
  g: Grunnlag,
  avsnitt: Avsnitt,
  { found, facts }: { found: Produksjonsfunn; facts: Kjennetegn },
  otherwise: readonly Valgtfunksjon[],
): RegistreringFunn[] {
  const { tekst, ledd } = avsnitt
  const { verk } = found
  const erSerie = seriesOf(found, facts, '')
  const said = ledd.flatMap(one =>
    one.funksjoner.map(part => toValgt(part, g.flate.flyt.utsnitt(one.fra, one.til), otherwise)),
  )
  const own = [...new Map(said.map(one => [one.tolket?.fag, one])).values()]
  const told: readonly (Valgtfunksjon | null)[] =
    own.length > 0 ? own : otherwise.length > 0 ? otherwise : [null]
  return told.map(one => ({
    produksjon: produksjonOf(found, facts),
    fagfunksjon: one ? fagfunksjonOf(one, verk?.verkstype ?? facts.verkstype, g.faglistevalg) : null,
    episoder: erSerie
      ? episoderOf(
          svarOf(g, avsnitt, one?.tolket?.fag),
          lesTotal(tekst) ?? verk?.episoder ?? null,
          false,
          null,
        )
      : null,
    erSerie,
  }))
}
