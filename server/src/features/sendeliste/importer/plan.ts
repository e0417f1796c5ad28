import type { Fordelt, Importresultat, Merknad } from '@rp/contract/sendeliste'
import type { Database } from '../../database.ts'
import type { Radutfall } from '../../json-kolonner.ts'
import type { Radlinje } from '../lesing/sendinger.ts'
import { listFordelt, listYear } from './importer.repository.ts'
import { type Aar, type Koblet, readValg, settleKobling, toKjent } from './importlinjer.ts'
import { compareLists } from './samsvar.ts'

const examplesPerOutcome = 5

export async function readAar(db: Database, aar: number): Promise<Aar> {
  const rader = await listYear(db, aar)
  return { rader: new Map(rader.map(row => [row.id, row])), valg: await readValg(db, aar) }
}

/** What is distributed of a year already, which no import changes. */
export async function readFordelt(db: Database, aar: number): Promise<Fordelt[]> {
  const rows = await listFordelt(db, aar)
  return rows.map(({ id, navn, godkjent, betales }) => ({
    _id: id,
    navn,
    godkjent: godkjent.toISOString(),
    betales,
  }))
}

/** A line and which production it was found to be. */
export type Funnet = { linje: Radlinje; utfall: Radutfall }

/** What becomes of each line in the list of its year as it is now. */
export function planImport(funnet: readonly Funnet[], aar: Aar): Koblet[] {
  const utfall = new Map(funnet.map(one => [one.linje, one.utfall]))
  const none: Radutfall = { produksjonId: null, tvil: false, sikkerhet: 0, metode: null }
  const samsvar = compareLists(
    funnet.map(({ linje }) => linje),
    [...aar.rader.values()].map(toKjent),
  )
  return samsvar.map(one => settleKobling(one, utfall.get(one.linje) ?? none, aar))
}

export function resultOf(koblede: readonly Koblet[], merknader: Merknad[]): Importresultat {
  const count = (test: (koblet: Koblet) => boolean) => koblede.filter(test).length
  return {
    nye: count(({ samsvar }) => samsvar.kjent === null),
    endrede: count(({ samsvar }) => samsvar.kjent !== null && !samsvar.uendret),
    kjente: count(({ samsvar }) => samsvar.uendret),
    koblet: count(({ kobling }) => kobling.produksjon_id !== null),
    tvil: count(({ kobling }) => kobling.produksjon_id === null && kobling.tvil),
    uten: count(({ kobling }) => kobling.produksjon_id === null && !kobling.tvil),
    merknader,
  }
}

const outcomeOf = ({ kobling }: Koblet) => (kobling.produksjon_id ? 'koblet' : kobling.tvil ? 'tvil' : 'uten')

/** The first lines for each outcome. */
export function examplesOf(koblede: readonly Koblet[], titles: ReadonlyMap<string, string>) {
  const byOutcome = Map.groupBy(koblede, outcomeOf)
  return (['tvil', 'uten', 'koblet'] as const).flatMap(utfall =>
    (byOutcome.get(utfall) ?? []).slice(0, examplesPerOutcome).map(({ samsvar: { linje }, kobling }) => {
      const { selskap, ...rest } = linje
      const produksjon = kobling.produksjon_id ? (titles.get(kobling.produksjon_id) ?? null) : null
      return { ...rest, produksjonsselskap: selskap, utfall, sikkerhet: kobling.sikkerhet, produksjon }
    }),
  )
}
