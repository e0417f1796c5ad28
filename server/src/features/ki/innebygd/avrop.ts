import type { RegistreringFunn } from '../funn.ts'
import { lesEpisoder, lesTotal } from './episoder.ts'
import { episoderOf } from './episodesvar.ts'
import { utsnittOf } from './felt.ts'
import { fagfunksjonOf, produksjonOf, seriesOf } from './forslagsverdi.ts'
import type { Valgtfunksjon } from './funksjon.ts'
import { splitFunksjoner } from './funksjonsord.ts'
import type { Grunnlag } from './grunnlag.ts'
import { lesVerkstype } from './kjennetegn.ts'
import type { Produksjonsfunn } from './produksjon.ts'
import type { Tabellrad } from './tabell.ts'
import { lesOrdenstall, lesSesonger, lesTall } from './tall.ts'
import { lesTittel } from './tittel.ts'
import { findVerk, type Kjennetegn } from './verk.ts'

type Spurt = 'tittel' | 'funksjon' | 'episoder' | 'omfang' | 'sesong' | 'sjanger'
const cellOf = (rad: Tabellrad, rolle: Spurt) => rad.celler.find(({ roller }) => roller.has(rolle))?.celle

async function productionOf(
  g: Grunnlag,
  rad: Tabellrad,
): Promise<{ found: Produksjonsfunn; facts: Kjennetegn } | null> {
  const cell = cellOf(rad, 'tittel')
  const numbering = /^(?:[A-Z]{0,2}-?\d{1,2}[.)]?)\s+(?=\p{Lu})/u
  const lesing = cell && lesTittel(utsnittOf([cell]).tekst.replace(numbering, ''))
  if (!cell || !lesing || /^(?:sum|total|totalt)/iu.test(lesing.navn)) return null
  const type = cellOf(rad, 'sjanger')
  const season = cellOf(rad, 'sesong')
  const facts: Kjennetegn = {
    ...g.facts,
    sesong: season
      ? (lesSesonger(season.tekst)[0]?.sesong ?? lesOrdenstall(season.tekst) ?? lesTall(season.tekst))
      : null,
    verkstype:
      (type && lesVerkstype(type.tekst)) ?? lesVerkstype(cell.tekst) ?? (type ? null : g.facts.verkstype),
    episoder: lesTotal(cell.tekst),
  }
  const treff = await findVerk(lesing, facts, g.oppslag, g.egne)
  return {
    found: { lesing, utsnitt: { tekst: cell.tekst, ord: cell.ord }, vekt: 3, kilde: 'tabell', treff },
    facts,
  }
}

function functionsOf(rad: Tabellrad, otherwise: readonly Valgtfunksjon[]): readonly (Valgtfunksjon | null)[] {
  const told = cellOf(rad, 'funksjon')
  const own = told
    ? splitFunksjoner(told.tekst).map(part => ({
        ...part,
        utsnitt: { tekst: told.tekst, ord: told.ord },
        vekt: 3,
        kilde: 'felt',
        enige: 0,
        uenige: 0,
      }))
    : otherwise
  return own.length > 0 ? own : [null]
}

/** A row of a framework agreement: an assignment of its own. */
export async function readAvrop(
  g: Grunnlag,
  rad: Tabellrad,
  funksjoner: readonly Valgtfunksjon[],
): Promise<RegistreringFunn[]> {
  const read = await productionOf(g, rad)
  if (!read) return []
  const { found, facts } = read
  const verk = found.treff?.verk
  const film = /\((?:film|kortfilm|spillefilm)/iu.test(found.utsnitt.tekst)
  const erSerie = !film && seriesOf(found, facts, '')
  const cell = cellOf(rad, 'episoder') ?? cellOf(rad, 'omfang')
  const lest = cell && erSerie ? lesEpisoder(cell.tekst, true) : null
  const episoder =
    cell && lest ? episoderOf([{ lest, utsnitt: cell, vekt: 3 }], verk?.episoder ?? null, false, null) : null
  const produksjon = produksjonOf(found, facts)
  return functionsOf(rad, funksjoner).map(one => ({
    produksjon,
    fagfunksjon: one ? fagfunksjonOf(one, verk?.verkstype ?? facts.verkstype, g.faglistevalg) : null,
    episoder,
    erSerie,
  }))
}
