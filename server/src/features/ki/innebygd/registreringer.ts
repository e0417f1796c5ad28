import type { RegistreringFunn } from '../funn.ts'
import type { Sammenheng } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { readAvrop } from './avrop.ts'
import { lesEpisoder } from './episoder.ts'
import { type Episodesvar, episoderOf, episodesvar } from './episodesvar.ts'
import type { Felt } from './felt.ts'
import type { Celle, Flate } from './flate.ts'
import { readFlereverk } from './flereverk.ts'
import { fagfunksjonOf, isUndecided, produksjonOf, seriesOf } from './forslagsverdi.ts'
import { chooseFunksjoner, findFunksjonsspor, type Valgtfunksjon } from './funksjon.ts'
import { splitFunksjoner } from './funksjonsord.ts'
import type { Grunnlag } from './grunnlag.ts'
import { findKjennetegn } from './kjennetegn.ts'
import { readOpplisting } from './opplisting.ts'
import { findTittelspor, type Produksjonsfunn, rankProduksjoner } from './produksjon.ts'
import { findFunksjonsrader, findTabellrader, isNavneliste } from './tabell.ts'

/** A function of a table, with what the table says of its episodes. */
type Radfunksjon = Valgtfunksjon & { episodecelle?: Celle | null }

/** The functions of a table of them; none where there are not two at least, or one is none. */
function readFunksjonsrader(flate: Flate): Radfunksjon[] {
  const rows = findFunksjonsrader(flate).map(({ funksjon, episoder }): Radfunksjon | null => {
    const [own] = splitFunksjoner(funksjon.tekst)
    const utsnitt = { tekst: funksjon.tekst, ord: funksjon.ord }
    return own?.tolket
      ? { ...own, utsnitt, vekt: 3, kilde: 'felt', enige: 0, uenige: 0, episodecelle: episoder }
      : null
  })
  return rows.length > 1 && rows.every(row => row !== null) ? rows : []
}

const svarOf = (celle: Celle): Episodesvar[] => {
  const lest = lesEpisoder(celle.tekst, true)
  return lest ? [{ lest, utsnitt: celle, vekt: 3 }] : []
}

/** One production with the functions that the prose or the form tells. */
function combine(
  g: Grunnlag,
  found: Produksjonsfunn | null,
  funksjoner: readonly Radfunksjon[],
): RegistreringFunn[] {
  const { facts } = g
  const verk = found && !isUndecided(found) ? found.treff?.verk : undefined
  const verkstype = verk?.verkstype ?? facts.verkstype
  const erSerie = seriesOf(found, facts, g.flate.flyt.tekst.slice(0, 3000))
  const produksjon = found ? produksjonOf(found, facts) : null
  // What a list of the crew says of episodes, it says of others.
  const isListe = g.flate.celler.some(cell => isNavneliste(g.flate, cell))
  const each: (Radfunksjon | null)[] = funksjoner.length > 0 ? [...funksjoner] : [null]
  return each.map(one => {
    const liste = one?.kilde === 'rad' || one?.kilde === 'loenn' || isListe
    const total = facts.episoder ?? verk?.episoder ?? null
    const episoder =
      erSerie && !liste
        ? episoderOf(
            one?.episodecelle ? svarOf(one.episodecelle) : episodesvar(g.flate, g.felter, one),
            total,
            liste,
            facts.episoder && !one?.episodecelle ? (found?.utsnitt ?? null) : null,
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
  const egneRader = readFunksjonsrader(flate)
  return combine(g, best, egneRader.length > 0 ? egneRader : funksjoner)
}
