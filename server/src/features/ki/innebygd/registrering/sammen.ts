import type { RegistreringFunn } from '../../funn.ts'
import { episoderOf, episodesvar } from '../episode/episodesvar.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import type { Produksjonsfunn } from '../produksjon/produksjon.ts'
import { lesTittel } from '../produksjon/tittel.ts'
import { findVerk } from '../produksjon/verk.ts'
import { fagfunksjonOf, isUndecided, produksjonOf, seriesOf } from './forslagsverdi.ts'
import type { Grunnlag } from './grunnlag.ts'

const quoted =
  '[«“"„][^«»“”"„\\n]{2,80}[»”"“](?:\\s*\\([^()\\n]{1,40}\\))?(?:,?\\s+(?:sesong|season)\\s+\\d{1,2})?'
const together = new RegExp(`${quoted}(?:,\\s*${quoted})*,?\\s+(?:og|samt|and)\\s+${quoted}`, 'gu')
const each = new RegExp(quoted, 'gu')

/** «… spillefilmene «A» og «B»»: works that one sentence names together; none where the register does not have them all. */
export async function readSammen(
  g: Grunnlag,
  funksjoner: readonly Valgtfunksjon[],
): Promise<RegistreringFunn[]> {
  const { flyt } = g.flate
  for (const list of flyt.tekst.matchAll(together)) {
    const read: { found: Produksjonsfunn; facts: Grunnlag['facts'] }[] = []
    const titles = [...list[0].matchAll(each)]
    for (const one of titles) {
      const lesing = lesTittel(one[0])
      const facts = { ...g.facts, sesong: lesing?.sesong ?? null, episoder: null, verkstype: null }
      const treff = lesing ? await findVerk(lesing, facts, g.oppslag, g.egne) : null
      const at = list.index + one.index
      const utsnitt = flyt.utsnitt(at, at + one[0].length)
      if (lesing && treff && treff.lik >= 0.95)
        read.push({ found: { lesing, utsnitt, vekt: 2.6, kilde: 'prosa', treff }, facts })
    }
    const works = new Set(read.map(({ found }) => found.treff?.verk.id))
    if (works.size === titles.length) return read.flatMap(one => toRegistreringer(g, one, funksjoner))
  }
  return []
}

function toRegistreringer(
  g: Grunnlag,
  { found, facts }: { found: Produksjonsfunn; facts: Grunnlag['facts'] },
  funksjoner: readonly Valgtfunksjon[],
): RegistreringFunn[] {
  const verk = isUndecided(found) ? undefined : found.treff?.verk
  const erSerie = seriesOf(found, facts, '')
  // A number may be any one's; «alle» is everyone's.
  const svar = episodesvar(g.flate, g.felter, null).filter(({ lest }) => lest && 'alle' in lest)
  const episoder = erSerie ? episoderOf(svar, verk?.episoder ?? null, false, null) : null
  return (funksjoner.length > 0 ? funksjoner : [null]).map(one => ({
    produksjon: produksjonOf(found, facts),
    fagfunksjon: one ? fagfunksjonOf(one, verk?.verkstype ?? facts.verkstype, g.faglistevalg) : null,
    episoder,
    erSerie,
  }))
}
