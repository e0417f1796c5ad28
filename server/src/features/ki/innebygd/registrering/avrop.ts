import type { RegistreringFunn } from '../../funn.ts'
import { lesEpisodetekst } from '../episode/episodelesing.ts'
import { episoderOf } from '../episode/episodesvar.ts'
import { utsnittOf } from '../felt/felt.ts'
import { isSum, type Tabellrad } from '../felt/tabell.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { splitFunksjoner } from '../funksjon/funksjonsord.ts'
import { lesTotal } from '../ord/episoder.ts'
import { lesOrdenstall, lesTall } from '../ord/tall.ts'
import { type Kjennetegn, lesVerkstype } from '../produksjon/kjennetegn.ts'
import { lesTittel } from '../produksjon/tittel.ts'
import type { Produksjonsfunn } from '../produksjon/verksvalg.ts'
import { fagfunksjonOf, produksjonOf, seriesOf } from './forslagsverdi.ts'
import { type Grunnlag, verkOfRow } from './grunnlag.ts'

type Spurt = 'tittel' | 'funksjon' | 'episoder' | 'omfang' | 'sesong' | 'sjanger'
const cellOf = (rad: Tabellrad, rolle: Spurt) => rad.celler.find(({ roller }) => roller.has(rolle))?.celle

async function productionOf(
  g: Grunnlag,
  rad: Tabellrad,
  best: Produksjonsfunn | null,
): Promise<{ found: Produksjonsfunn; facts: Kjennetegn } | null> {
  const cell = cellOf(rad, 'tittel')
  const lesing = cell ? lesTittel(utsnittOf([cell]).tekst) : best?.lesing
  if (!lesing || isSum(lesing.navn)) return null
  const type = cellOf(rad, 'sjanger')
  const season = cellOf(rad, 'sesong')
  const facts: Kjennetegn = {
    ...g.facts,
    sesong: season ? (lesOrdenstall(season.tekst) ?? lesTall(season.tekst)) : null,
    verkstype: (type && lesVerkstype(type.tekst)) ?? (type ? null : g.facts.verkstype),
    episoder: lesTotal(cell?.tekst ?? ''),
  }
  if (!cell && facts.sesong === null) return null
  const utsnitt = cell ? { tekst: cell.tekst, ord: cell.ord } : (best?.utsnitt ?? { tekst: '', ord: [] })
  const found = await verkOfRow(g, facts, cell ? lesing : { ...lesing, sesong: null }, utsnitt)
  return found && { found, facts }
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
  const all = own.length > 0 ? own : otherwise
  return all.length > 0 ? all : [null]
}

/** A row of a framework agreement: an assignment of its own. */
export async function readAvrop(
  g: Grunnlag,
  rad: Tabellrad,
  funksjoner: readonly Valgtfunksjon[],
  best: Produksjonsfunn | null,
): Promise<RegistreringFunn[]> {
  const read = await productionOf(g, rad, best)
  if (!read) return []
  const { found, facts } = read
  const verk = found.likest
  const film = /\((?:film|kortfilm|spillefilm)/iu.test(found.utsnitt.tekst)
  const erSerie = !film && seriesOf(found, facts, '')
  const cell = cellOf(rad, 'episoder') ?? cellOf(rad, 'omfang')
  const lesing = cell && erSerie ? lesEpisodetekst(cell.tekst, true) : null
  const svar = cell && lesing?.lest ? [{ ...lesing, utsnitt: cell, vekt: 3 }] : null
  const episoder = svar ? episoderOf(svar, verk?.episoder ?? null, false, null) : null
  const produksjon = produksjonOf(found, facts)
  return functionsOf(rad, funksjoner).map(one => ({
    produksjon,
    fagfunksjon: one ? fagfunksjonOf(one, verk?.verkstype ?? facts.verkstype, g.faglistevalg) : null,
    episoder,
    erSerie,
  }))
}
