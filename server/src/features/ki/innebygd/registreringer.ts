import type { RegistreringFunn } from '../funn.ts'
import type { Sammenheng } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { readAvrop } from './avrop.ts'
import { episoderOf, episodesvar } from './episodesvar.ts'
import type { Felt } from './felt.ts'
import type { Flate } from './flate.ts'
import { readFlereverk } from './flereverk.ts'
import { fagfunksjonOf, isUndecided, produksjonOf, seriesOf } from './forslagsverdi.ts'
import { chooseFunksjoner, findFunksjonsspor, type Valgtfunksjon } from './funksjon.ts'
import type { Grunnlag } from './grunnlag.ts'
import { findKjennetegn } from './kjennetegn.ts'
import { readOpplisting } from './opplisting.ts'
import { findTittelspor, type Produksjonsfunn, rankProduksjoner } from './produksjon.ts'
import { findTabellrader, isNavneliste } from './tabell.ts'

/** One production with the functions that the prose or the form tells. */
function combine(
  g: Grunnlag,
  found: Produksjonsfunn | null,
  funksjoner: readonly Valgtfunksjon[],
): RegistreringFunn[] {
  const { facts } = g
  const verk = found && !isUndecided(found) ? found.treff?.verk : undefined
  const verkstype = verk?.verkstype ?? facts.verkstype
  const erSerie = seriesOf(found, facts, g.flate.flyt.tekst.slice(0, 3000))
  const produksjon = found ? produksjonOf(found, facts) : null
  // What a list of the crew says of episodes, it says of others.
  const isListe = g.flate.celler.some(cell => isNavneliste(g.flate, cell))
  const each: (Valgtfunksjon | null)[] = funksjoner.length > 0 ? [...funksjoner] : [null]
  return each.map(one => {
    const liste = one?.kilde === 'rad' || one?.kilde === 'loenn' || isListe
    const total = facts.episoder ?? verk?.episoder ?? null
    const episoder =
      erSerie && !liste
        ? episoderOf(
            episodesvar(g.flate, g.felter, one),
            total,
            liste,
            facts.episoder ? (found?.utsnitt ?? null) : null,
          )
        : null
    return {
      produksjon,
      fagfunksjon: one ? fagfunksjonOf(one, verkstype, g.faglistevalg) : null,
      episoder,
      erSerie,
    }
  })
}

/** Every production and function of the document. */
export async function findRegistreringer(
  flate: Flate,
  felter: readonly Felt[],
  selskap: string,
  arbeidstaker: string | null,
  oppslag: Oppslag,
  { faglistevalg }: Pick<Sammenheng, 'faglistevalg'>,
): Promise<RegistreringFunn[]> {
  const egne = selskap ? await oppslag.selskapetsVerk(selskap) : []
  const facts = findKjennetegn(flate, felter, selskap)
  const g: Grunnlag = { flate, felter, facts, egne, oppslag, faglistevalg }
  const funksjoner = chooseFunksjoner(findFunksjonsspor(flate, felter, arbeidstaker))
  const rows = findTabellrader(flate)
  if (rows.length > 0) {
    const found = []
    for (const rad of rows) found.push(...(await readAvrop(g, rad, funksjoner)))
    if (found.length > 0) return found
  }
  const listed = await readOpplisting(g, funksjoner)
  if (listed.length > 1) return listed
  const several = await readFlereverk(g, funksjoner, arbeidstaker)
  if (several.length > 1) return several
  const ranked = await rankProduksjoner(findTittelspor(flate, felter, egne), facts, oppslag, egne)
  const best = ranked[0] ?? null
  if (!best && funksjoner.length === 0) return []
  return combine(g, best, funksjoner)
}
