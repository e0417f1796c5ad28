import { perSide } from '@rp/contract/liste'
import type { Kandidat, listSendelisterader, Metode, Sendelisterad } from '@rp/contract/sendelisterad'
import type * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { toProduksjon } from '../../produksjon/produksjon.service.ts'
import { lockVisningsaar } from '../importer/importer.repository.ts'
import { toSendelinje } from '../importer/importlinjer.ts'
import { matchAgain, type NykoblingDependencies } from './nykobling.service.ts'
import {
  decideRader,
  findProduksjon,
  findRad,
  findSisteValg,
  findVisningsaarOf,
  listLike,
  listProduksjoner,
  listRader,
  listSendeaar,
  type Row,
  saveValg,
  undoRader,
  undoValg,
} from './rader.repository.ts'

type Dependencies = NykoblingDependencies

const outcomeOf = (row: Row) => (row.produksjon_id ? 'koblet' : row.tvil ? 'tvil' : 'uten')

const toRad = (row: Row): Sendelisterad => ({
  _id: row.id,
  year: row.visningsaar,
  tittel: row.tittel,
  alternativTittel: row.alternativ_tittel,
  sesong: row.sesong,
  mediehus: row.mediehus,
  episoder: row.episoder,
  premiere: row.premiere,
  produksjonsselskap: row.selskap,
  utfall: outcomeOf(row),
  sikkerhet: row.sikkerhet,
  metode: row.metode as Metode | null,
  produksjon: row.p_id
    ? {
        _id: row.p_id,
        Produksjonstittel: row.p_tittel ?? '',
        Produksjonsselskap: row.p_selskap ?? '',
        Sesong: row.p_sesong,
        Premiere: row.p_premiere,
        Verkstype: row.p_verkstype,
        Spilletid_sekunder: row.p_spilletid,
        Episoder: row.p_episoder,
        Bruk: row.p_bruk,
      }
    : null,
  avgjort: row.avgjort
    ? { tid: row.avgjort.toISOString(), hvem: row.avgjort_hvem ?? 'Slettet bruker' }
    : null,
})

async function requireRad(db: Database, id: string): Promise<Row> {
  const row = await findRad(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such line')
  return row
}

/** `avgjort`: when it was decided as the caller has read it; left out where that does not matter. */
type Avgjoerelse = { produksjonsID: string | null; avgjort?: string | null | undefined }

/** The line with its year held, as nobody has decided it since the caller read it. @throws AppError `ikke_funnet`, `konflikt` */
async function readHeld(tx: Database, id: string, lest: string | null | undefined): Promise<Row> {
  const aar = await findVisningsaarOf(tx, id)
  if (aar === undefined) throw new AppError('ikke_funnet', 'no such line')
  await lockVisningsaar(tx, aar)
  // Read with the year held: an import may just have made another line of it.
  const rad = await requireRad(tx, id)
  const gjeldende = toRad(rad)
  if (lest !== undefined && (gjeldende.avgjort?.tid ?? null) !== lest)
    throw new AppError('konflikt', 'decided meanwhile', { gjeldende })
  return rad
}

/** How long a decision is offered to be taken back where it was made. */
const angresInnen = 86_400_000

type Query = z.output<(typeof listSendelisterader)['query']>

/** The lines of the broadcast lists as staff see and correct them. */
export function createRaderService(d: Dependencies) {
  const note = createNote(d, 'sendeliste')

  async function listKandidater(row: Row): Promise<Kandidat[]> {
    const [outcome] = await d.kobling.match([toSendelinje(row)])
    const found = outcome?.kandidater ?? []
    const verk = new Map(
      (
        await listProduksjoner(
          d.db,
          found.map(one => one.produksjonId),
        )
      ).map(one => [one.id, one]),
    )
    return found.flatMap(({ produksjonId, sikkerhet, metode, fakta }) => {
      const produksjon = verk.get(produksjonId)
      return produksjon ? [{ produksjon: toProduksjon(produksjon), sikkerhet, metode, fakta }] : []
    })
  }

  /** What became of the lines, each in its history. */
  async function tell(
    tx: Database,
    caller: Caller,
    lines: readonly { id: string; fra: string | null; til: string | null }[],
  ) {
    for (const { id, fra, til } of lines)
      await note(tx, caller, id, 'endret', [{ felt: 'produksjon', fra, til }])
  }

  /** Takes a decision back, for all the lines that it was made for. @returns how many besides the one that was asked about */
  async function undo(caller: Caller, id: string, avgjort: string): Promise<number> {
    return d.inTransaction(async tx => {
      const rad = await readHeld(tx, id, avgjort)
      const decision = {
        id,
        visningsaar: rad.visningsaar,
        noekkel: rad.noekkel,
        avgjort: rad.avgjort ?? new Date(avgjort),
      }
      const lines = await undoRader(tx, decision)
      if (lines.length === 0) throw new AppError('konflikt', 'nothing to undo', { gjeldende: toRad(rad) })
      if (rad.noekkel) await undoValg(tx, decision)
      await tell(tx, caller, lines)
      return lines.length - 1
    })
  }

  /** A person's decision, for the line and for those of the year that say the same. */
  async function decide(
    caller: Caller,
    id: string,
    { produksjonsID: produksjonId, avgjort: lest }: Avgjoerelse,
  ): Promise<number> {
    return d.inTransaction(async tx => {
      const rad = await readHeld(tx, id, lest)
      const produksjon = produksjonId ? await findProduksjon(tx, produksjonId) : null
      if (produksjonId && !produksjon) throw new AppError('ikke_funnet', 'no such production')
      const like = await listLike(tx, rad.visningsaar, rad.noekkel, id)
      const tid = d.now()
      await decideRader(
        tx,
        like.map(one => one.id),
        produksjonId,
        tid,
        caller.id,
      )
      if (rad.noekkel) await saveValg(tx, rad.visningsaar, rad.noekkel, produksjonId, tid, caller.id)
      const til = produksjon?.tittel ?? null
      const lines = like.map(one => ({ id: one.id, fra: one.produksjon, til }))
      await tell(tx, caller, lines)
      return like.length - 1
    })
  }

  return {
    async list({ side = 1, antall = perSide, sorter = 'tittel', retning, ...filter }: Query) {
      const page = { side, antall, sorter, synkende: retning === 'synkende' }
      const found = await listRader(d.db, filter, page)
      return { rader: found.rows.map(toRad), antall: found.antall }
    },
    /** @throws AppError `ikke_funnet` */
    async get(id: string) {
      const row = await requireRad(d.db, id)
      const [kandidater, like] = await Promise.all([
        listKandidater(row),
        listLike(d.db, row.visningsaar, row.noekkel, id),
      ])
      return { rad: toRad(row), kandidater, like: Math.max(0, like.length - 1) }
    },
    /** @throws AppError `ikke_funnet` when the line or the production is gone, `konflikt` when a colleague was first */
    async decide(caller: Caller, id: string, avgjoerelse: Avgjoerelse) {
      const like = await decide(caller, id, avgjoerelse)
      return { rad: toRad(await requireRad(d.db, id)), like }
    },
    /**
     * The last decision of a line is taken back, also for the lines that it counted for.
     * @param avgjort when it was decided
     * @throws AppError `ikke_funnet`, `konflikt` when it has been decided anew or taken back already
     */
    async undo(caller: Caller, id: string, avgjort: string) {
      const like = await undo(caller, id, avgjort)
      return { rad: toRad(await requireRad(d.db, id)), like }
    },
    /** The caller's last decision of the year's list, of the last day; null where none can be taken back. */
    async findSisteValg(caller: Caller, aar: number) {
      const found = await findSisteValg(d.db, aar, caller.id, new Date(d.now().getTime() - angresInnen))
      if (!found?.avgjort) return null
      return { _id: found.id, tittel: found.tittel, avgjort: found.avgjort.toISOString() }
    },
    matchAgain: (caller: Caller, aar: number, noekkel: string | undefined) =>
      matchAgain(d, caller, aar, noekkel),
    listAar: () => listSendeaar(d.db),
  }
}
