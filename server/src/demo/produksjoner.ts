import type { Rng } from './rng.ts'
import { type Bransje, selskapsnavn } from './selskaper.ts'
import { oppdiktedeSteder, stedstitler, type Tittellinje, titler } from './titler.ts'

export type DemoProduksjon = {
  Produksjonstittel: string
  Produksjonsselskap: string
  Sesong: number | null
  Premiere: number | null
  Verkstype: string | null
  Spilletid_sekunder: number | null
  Episoder: number | null
  Bruk: unknown
}

/** The viewing year of the demo's broadcast list. */
export const visningsaar = 2023

/** How many productions the register of the demo holds. */
export const antallProduksjoner = 250

const kilder: readonly { verkstype: string; bransje: Bransje; linjer: readonly Tittellinje[] }[] = [
  { verkstype: 'TV-underholdning', bransje: 'underholdning', linjer: titler.underholdning },
  { verkstype: 'TV-drama', bransje: 'drama', linjer: titler.drama },
  { verkstype: 'Dokumentar', bransje: 'dokumentar', linjer: titler.dokumentarserier },
  { verkstype: 'Dokumentar', bransje: 'dokumentar', linjer: titler.dokumentarer },
  { verkstype: 'Spillefilm', bransje: 'film', linjer: titler.spillefilmer },
  { verkstype: 'Kortfilm/novellefilm', bransje: 'kort', linjer: titler.kortfilmer },
  { verkstype: 'Animasjon', bransje: 'animasjon', linjer: titler.animasjon },
  { verkstype: 'Musikkvideo', bransje: 'musikk', linjer: titler.musikkvideoer },
]

/** The register of exactly 250 invented productions, with the near duplicates and the holes that a real one has. */
export function createProduksjoner(rng: Rng): DemoProduksjon[] {
  const nextSelskap = createSelskapRotation(rng.fork('selskap'))
  const named = kilder.flatMap(({ verkstype, bransje, linjer }) =>
    linjer.flatMap(linje => expandSeasons(linje, verkstype, nextSelskap(bransje), rng)),
  )
  const fromPlaces = rng
    .fork('sted')
    .shuffle(listStedstitler())
    .slice(0, antallProduksjoner - named.length)
    .map(({ tittel, kort }): DemoProduksjon => {
      const minutter = kort ? rng.int(6, 28) : rng.int(48, 94)
      const linje = { tittel, sesonger: 1, episoder: 1, minutter, sisteAar: rng.int(2012, 2024) }
      const verkstype = kort ? 'Kortfilm/novellefilm' : 'Dokumentar'
      return createProduksjon(linje, 1, verkstype, nextSelskap(kort ? 'kort' : 'dokumentar'), rng)
    })
  return punchHoles([...named, ...fromPlaces], rng.fork('hull'))
}

/** Deals the companies of a trade out in turn, so that everyone has something to show. */
function createSelskapRotation(rng: Rng): (bransje: Bransje) => string {
  const dealt = new Map<Bransje, string[]>()
  return bransje => {
    const pile = dealt.get(bransje) ?? []
    const next = pile.pop() ?? null
    if (next !== null) return next
    const shuffled = rng.shuffle(selskapsnavn(bransje))
    const first = shuffled.pop() ?? ''
    dealt.set(bransje, shuffled)
    return first
  }
}

function expandSeasons(linje: Tittellinje, verkstype: string, selskap: string, rng: Rng): DemoProduksjon[] {
  return Array.from({ length: linje.sesonger }, (_, index) =>
    createProduksjon(linje, index + 1, verkstype, selskap, rng),
  )
}

function createProduksjon(
  linje: Tittellinje,
  sesong: number,
  verkstype: string,
  selskap: string,
  rng: Rng,
): DemoProduksjon {
  const manySeasons = linje.sesonger > 1
  const series = linje.episoder > 1 || manySeasons
  // A season differs a little from the one before it.
  const change = series && linje.episoder > 4 && sesong > 1 && rng.chance(0.3) ? rng.pick([-2, 2]) : 0
  return {
    Produksjonstittel: manySeasons ? `${linje.tittel} (sesong ${sesong})` : linje.tittel,
    Produksjonsselskap: selskap,
    Sesong: series ? sesong : null,
    Premiere: linje.sisteAar - (linje.sesonger - sesong),
    Verkstype: verkstype,
    Spilletid_sekunder: linje.minutter * 60 + rng.int(-25, 25),
    Episoder: linje.episoder + change,
    Bruk: [],
  }
}

function listStedstitler(): { tittel: string; kort: boolean }[] {
  const fill = (pattern: string, place: string) =>
    pattern.replace('{i}', place).replace('{sted}', place.replace(/^\S+ /, ''))
  return oppdiktedeSteder.flatMap(place => [
    ...stedstitler.dokumentar.map(pattern => ({ tittel: fill(pattern, place), kort: false })),
    ...stedstitler.kort.map(pattern => ({ tittel: fill(pattern, place), kort: true })),
  ])
}

/** A few rows lack something, as in every register; never the TV productions, on which the demo's documents lean. */
function punchHoles(produksjoner: DemoProduksjon[], rng: Rng): DemoProduksjon[] {
  const candidates = produksjoner.filter(
    ({ Verkstype }) => Verkstype === 'Dokumentar' || Verkstype === 'Musikkvideo',
  )
  // Shown in the year that is distributed: a run is stopped by it until staff have told what it is.
  const second = candidates.find(({ Premiere }) => Premiere === visningsaar)
  const [first, third, fourth, fifth, sixth] = rng.shuffle(candidates.filter(one => one !== second))
  const holes = new Map<DemoProduksjon | undefined, Partial<DemoProduksjon>>([
    [first, { Premiere: null }],
    [second, { Verkstype: null }],
    [third, { Spilletid_sekunder: null }],
    [fourth, { Episoder: null }],
    [fifth, { Premiere: null, Spilletid_sekunder: null, Episoder: null }],
    [sixth, { Produksjonsselskap: '' }],
  ])
  return produksjoner.map(produksjon => ({ ...produksjon, ...holes.get(produksjon) }))
}
