import { sortKey } from '../../../platform/db/sort-key.ts'
import type { NewId, Tx } from '../../database.ts'
import type { Radutfall } from '../../json-kolonner.ts'
import { createPause } from '../kobling/pause.ts'
import type { Sendelinje } from '../kobling/vurdering.ts'
import type { Radlinje } from '../lesing/sendinger.ts'
import {
  insertRader,
  insertSendelister,
  keepOriginal,
  keepProduksjoner,
  listValg,
  type Sendelisterow,
  updateSendeliste,
} from './importer.repository.ts'
import { type Kjentrad, noekkelOf, type Samsvar } from './samsvar.ts'

export type Kobling = {
  produksjon_id: string | null
  sikkerhet: number
  metode: string | null
  tvil: boolean
}
/** What is known of the year: its rows, and what staff have decided. */
export type Aar = { rader: Map<string, Sendelisterow>; valg: Map<string, string | null> }
export type Koblet = { samsvar: Samsvar<Radlinje>; kobling: Kobling; noekkel: string }

const rowsAtOnce = 500

type Sendekolonner = Omit<Sendelinje, 'alternativTittel'> & { readonly alternativ_tittel: string }
/** A stored line as it was sent. */
export const toSendelinje = (row: Sendekolonner): Sendelinje => ({
  tittel: row.tittel,
  alternativTittel: row.alternativ_tittel,
  sesong: row.sesong,
  mediehus: row.mediehus,
  episoder: row.episoder,
  premiere: row.premiere,
  selskap: row.selskap,
})
export const toKjent = (row: Sendelisterow): Kjentrad => ({ id: row.id, ...toSendelinje(row) })

export async function readValg(
  db: Parameters<typeof listValg>[0],
  aar: number,
): Promise<Map<string, string | null>> {
  return new Map((await listValg(db, aar)).map(({ noekkel, produksjon_id }) => [noekkel, produksjon_id]))
}

/** What a person has decided for lines that say the same. */
export const remembered = (produksjonId: string | null): Kobling => ({
  produksjon_id: produksjonId,
  sikkerhet: 1,
  metode: 'husket',
  tvil: false,
})

/** A person's decision holds; else a line that says what it said keeps its link; else what the matching found. */
export function settleKobling(samsvar: Samsvar<Radlinje>, outcome: Radutfall, aar: Aar): Koblet {
  const noekkel = noekkelOf(samsvar.linje)
  const row = samsvar.kjent && aar.rader.get(samsvar.kjent.id)
  const stands =
    row &&
    (row.avgjort ? samsvar.uendret || row.noekkel === noekkel : samsvar.uendret && row.produksjon_id !== null)
  if (row && stands)
    return {
      samsvar,
      noekkel,
      kobling: {
        produksjon_id: row.produksjon_id,
        sikkerhet: row.sikkerhet ?? 1,
        metode: row.metode,
        tvil: row.tvil,
      },
    }
  const decided = aar.valg.get(noekkel)
  if (decided !== undefined) return { samsvar, noekkel, kobling: remembered(decided) }
  const { produksjonId, sikkerhet, metode, tvil } = outcome
  return { samsvar, noekkel, kobling: { produksjon_id: produksjonId, sikkerhet, metode, tvil } }
}

const toColumns = ({ samsvar: { linje }, kobling, noekkel }: Koblet) => ({
  tittel: linje.tittel,
  alternativ_tittel: linje.alternativTittel,
  sesong: linje.sesong,
  mediehus: linje.mediehus,
  episoder: linje.episoder,
  premiere: linje.premiere,
  selskap: linje.selskap,
  ...kobling,
  noekkel,
})

const chunksOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, i) =>
    items.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce),
  )

/** Writes the lines of an import: new ones, changed ones, and for each what this import says of it. */
export async function saveLinjer(
  tx: Tx,
  importId: string,
  visningsaar: number,
  koblede: readonly Koblet[],
  aar: Aar,
  newId: NewId,
): Promise<void> {
  const pause = createPause()
  const wanted = koblede.flatMap(({ kobling }) => kobling.produksjon_id ?? [])
  const there = await keepProduksjoner(tx, [...new Set(wanted)])
  await keepOriginal(
    tx,
    koblede.flatMap(({ samsvar }) => samsvar.kjent?.id ?? []),
  )
  for (const chunk of chunksOf(koblede)) {
    const nye = []
    const rader = []
    for (const koblet of chunk) {
      const { samsvar, kobling } = koblet
      // Deleted while the lines were matched.
      if (kobling.produksjon_id && !there.has(kobling.produksjon_id))
        Object.assign(kobling, { produksjon_id: null, tvil: true })
      const id = samsvar.kjent?.id ?? newId()
      const { noekkel, ...columns } = toColumns(koblet)
      const whole = { ...columns, noekkel, tittel_sort: sortKey(columns.tittel) }
      if (!samsvar.kjent) nye.push({ id, visningsaar, ...whole })
      else if (needsUpdate(koblet, aar))
        await updateSendeliste(tx, { id, ...whole, ...forgetDecision(koblet, aar) })
      rader.push({ import_id: importId, sendeliste_id: id, rad: samsvar.linje.rad, ...columns })
      await pause()
    }
    if (nye.length > 0) await insertSendelister(tx, nye)
    if (rader.length > 0) await insertRader(tx, rader)
  }
}

function needsUpdate({ samsvar, kobling, noekkel }: Koblet, { rader }: Aar): boolean {
  const row = samsvar.kjent && rader.get(samsvar.kjent.id)
  if (!row || !samsvar.uendret) return true
  return row.produksjon_id !== kobling.produksjon_id || row.tvil !== kobling.tvil || row.noekkel !== noekkel
}

/** A decision about a line that now says something else of its title, year or company no longer counts. */
function forgetDecision({ samsvar, noekkel, kobling }: Koblet, { rader }: Aar) {
  const row = samsvar.kjent && rader.get(samsvar.kjent.id)
  const stands =
    row && (samsvar.uendret || row.noekkel === noekkel) && row.produksjon_id === kobling.produksjon_id
  return stands ? {} : { avgjort: null, avgjort_av: null }
}
