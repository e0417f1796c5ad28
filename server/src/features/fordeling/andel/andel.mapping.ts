import type { Andelsavtale, Andelssak } from '@rp/contract/andel'
import { andreFaggrupperFor, type Faggruppe, faggrupperFor } from '@rp/contract/fagfunksjon'
import { foldTittel } from '@rp/contract/planinnhold'
import type { AvtaleRow, Eget, Kravrad } from './andel.repository.ts'

/** The group of a title in the published list of the work type, or else in the other list. A title that stands in none is a group of its own. */
export function gruppeOf({ verkstype, fagfunksjon }: Pick<Eget, 'verkstype' | 'fagfunksjon'>): Faggruppe {
  const name = foldTittel(fagfunksjon)
  const lister = [
    ...faggrupperFor(verkstype, 'fordelingsplan'),
    ...andreFaggrupperFor(verkstype, 'fordelingsplan'),
  ]
  const found = lister.find(({ titler }) => titler.some(tittel => foldTittel(tittel) === name))
  return found ?? { gruppe: fagfunksjon.trim(), titler: [fagfunksjon.trim()] }
}

/** The claims of a group on one production. */
export function kravI(gruppe: Faggruppe, produksjonId: string, krav: readonly Kravrad[]): Kravrad[] {
  const titler = new Set(gruppe.titler.map(foldTittel))
  return krav.filter(one => one.produksjon_id === produksjonId && titler.has(foldTittel(one.fagfunksjon)))
}

/** Whether these are claims of several people, all of whom can answer. */
export const isDelt = (krav: readonly Kravrad[]): boolean =>
  new Set(krav.map(({ bruker_id }) => bruker_id)).size > 1 && !krav.some(({ slettet }) => slettet)

const nameOr = (navn: string | undefined): string => navn || 'Uten navn'

function toAvtale(row: AvtaleRow, brukerId: string): Andelsavtale {
  const nameOf = (id: string | null) =>
    id === null ? '' : nameOr(row.parter.find(({ bruker_id }) => bruker_id === id)?.navn)
  return {
    _id: row.id,
    tilstand: row.tilstand,
    opprettet: row.opprettet.toISOString(),
    avgjort: row.avgjort?.toISOString() ?? null,
    egen: row.foreslaatt_av === brukerId,
    venterPaaMeg:
      row.tilstand === 'foreslaatt' &&
      row.parter.some(({ bruker_id, bekreftet }) => bruker_id === brukerId && bekreftet === null),
    foreslaattAv: nameOf(row.foreslaatt_av),
    avslaattAv: nameOf(row.avslaatt_av),
    trukket: row.avslaatt_av === row.foreslaatt_av,
    begrunnelse: row.begrunnelse,
    parter: row.parter.map(({ registrering_id, navn, bruker_id, andel, bekreftet }) => ({
      krav: registrering_id,
      navn: nameOr(navn),
      meg: bruker_id === brukerId,
      andel,
      bekreftet: bekreftet !== null,
    })),
  }
}

/** The works and functions that somebody shares with others, each once, in the order of their own claims. */
export function toSaker(
  brukerId: string,
  egne: readonly Eget[],
  alle: readonly Kravrad[],
  avtaler: readonly AvtaleRow[],
): Andelssak[] {
  const saker = new Map<string, Andelssak>()
  for (const one of egne) {
    const gruppe = gruppeOf(one)
    const krav = kravI(gruppe, one.produksjon_id, alle)
    if (!isDelt(krav)) continue
    const mine = avtaler
      .filter(
        ({ produksjon_id, gruppe: navn }) => produksjon_id === one.produksjon_id && navn === gruppe.gruppe,
      )
      .map(row => toAvtale(row, brukerId))
    const newest = mine[0]
    saker.set(`${one.produksjon_id} ${gruppe.gruppe}`, {
      produksjonsID: one.produksjon_id,
      produksjonstittel: one.tittel,
      gruppe: gruppe.gruppe,
      krav: krav.map(({ id, navn, bruker_id }) => ({
        krav: id,
        navn: nameOr(navn),
        meg: bruker_id === brukerId,
      })),
      gjelder: mine.find(({ tilstand }) => tilstand === 'enig') ?? null,
      forslag: mine.find(({ tilstand }) => tilstand === 'foreslaatt') ?? null,
      sist: newest && (newest.tilstand === 'avslaatt' || newest.tilstand === 'opphoert') ? newest : null,
    })
  }
  return [...saker.values()]
}
