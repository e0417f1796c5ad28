import type { SelskapRad, SelskapSpoersmaal } from '@rp/contract/produksjon'
import type { mergeSelskap, SelskapFelter, updateSelskap } from '@rp/contract/selskapsregister'
import type * as z from 'zod/mini'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, createSeenCheck, listEndringer } from '../../historikk/historikk.service.ts'
import type { Hvem, Navnebytte } from '../navnebytte.ts'
import { toProduksjonsselskap } from '../produksjon.mapping.ts'
import type { Omdoepte } from './angre.repository.ts'
import { listAngrelige, putBack, remember, takeSammenslaaing } from './angre.service.ts'
import { createSamme } from './samme.ts'
import * as repository from './selskap.repository.ts'

export { selskapSortColumns } from './selskap.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'> & {
  navnebytte: Navnebytte
}
type Endring = z.output<(typeof updateSelskap)['body']>
type Sammen = z.output<(typeof mergeSelskap)['body']>
const perSide = 50
const maksForslag = 100
const felt = ['navn', 'orgnr', 'kontaktperson', 'epost', 'telefon'] as const
type Kolonner = Record<(typeof felt)[number], string>
const empty: Kolonner = { navn: '', orgnr: '', kontaktperson: '', epost: '', telefon: '' }

const toRad = (row: repository.SelskapMedBruk): SelskapRad => ({
  ...toProduksjonsselskap(row),
  antallProduksjoner: row.antall_produksjoner,
  antallDokumenter: row.antall_dokumenter,
  versjon: row.versjon,
})

/** @throws AppError `ikke_funnet` */
async function getRad(db: Database, id: string): Promise<SelskapRad> {
  const row = await repository.findSelskap(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such company')
  return toRad(row)
}

/** The columns that the body carries. */
const given = (body: Endring): Partial<Kolonner> =>
  Object.fromEntries(felt.flatMap(navn => (body[navn] === undefined ? [] : [[navn, body[navn] ?? '']])))

/** @throws AppError `selskap_finnes`, `orgnr_i_bruk` */
async function requireNoOther(tx: Database, id: string, { navn, orgnr }: Kolonner): Promise<void> {
  const other = await repository.findOther(tx, { id, navn, orgnr })
  if (!other) return
  const gjeldende = await getRad(tx, other.id)
  if (other.samme_navn) throw new AppError('selskap_finnes', 'name is taken', { gjeldende })
  throw new AppError('orgnr_i_bruk', 'number is taken', { values: { navn: other.navn }, gjeldende })
}

/** Reads with the rows held. @throws AppError `ikke_funnet` */
async function readLocked(tx: Database, ids: readonly string[]): Promise<repository.SelskapRow[]> {
  await repository.lockRegister(tx)
  const rows = await repository.lockSelskaper(tx, ids)
  return ids.map(id => {
    const row = rows.find(found => found.id === id.toLowerCase())
    if (!row) throw new AppError('ikke_funnet', 'no such company')
    return row
  })
}

const sortOf = ({ kontaktperson }: Partial<Kolonner>) =>
  kontaktperson === undefined ? {} : { kontaktperson_sort: sortKey(kontaktperson) }

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The register of production companies, as staff keep it. Productions and documents name them by text. */
export function createSelskapService(d: D) {
  const note = createNote(d, 'produksjonsselskap')
  const requireSeen = createSeenCheck(d, 'produksjonsselskap', getRad)

  const create = (caller: Caller, body: z.output<typeof SelskapFelter>) =>
    d.inTransaction(async tx => {
      const id = d.newId()
      const row = { ...empty, ...given(body) }
      await repository.lockRegister(tx)
      await requireNoOther(tx, id, row)
      await repository.insertSelskap(tx, {
        id,
        ...row,
        navn_sort: sortKey(row.navn),
        kontaktperson_sort: sortKey(row.kontaktperson),
      })
      await note(tx, caller, id, 'opprettet', listEndringer({}, row))
      return getRad(tx, id)
    })

  const update = (caller: Caller, id: string, body: Endring) =>
    d.inTransaction(async tx => {
      const [row] = (await readLocked(tx, [id])) as [repository.SelskapRow]
      await requireSeen(tx, caller, row, body.versjon)
      const wanted = given(body)
      const changed = Object.fromEntries(
        Object.entries(wanted).filter(([navn, value]) => value !== row[navn as keyof Kolonner]),
      ) as Partial<Kolonner>
      if (Object.keys(changed).length === 0) return getRad(tx, id)
      if (changed.navn !== undefined || changed.orgnr !== undefined)
        await requireNoOther(tx, id, { ...row, ...changed })
      const tid = d.now()
      const navn = changed.navn
      await repository.updateSelskapRow(tx, id, {
        ...changed,
        ...(navn !== undefined && { navn_sort: sortKey(navn) }),
        ...sortOf(changed),
      })
      if (navn !== undefined) await rename(tx, row.navn, navn, { tid, aktoerId: caller.id })
      const endringer = listEndringer(row, changed)
      await note(tx, caller, id, 'endret', endringer)
      return getRad(tx, id)
    })

  /** Documents first, as by everybody who saves one. */
  async function rename(tx: Database, fra: string, til: string, hvem: Hvem): Promise<Omdoepte> {
    const dokumenter = await d.navnebytte.renameSelskap(tx, fra, til, hvem)
    return { dokumenter, produksjoner: await repository.renameInProduksjoner(tx, fra, til, hvem) }
  }

  const remove = (caller: Caller, id: string) =>
    d.inTransaction(async tx => {
      const [row] = (await readLocked(tx, [id])) as [repository.SelskapRow]
      const { antallProduksjoner, antallDokumenter } = await getRad(tx, id)
      const uses = [
        antallProduksjoner > 0 && plural(antallProduksjoner, 'produksjon', 'produksjoner'),
        antallDokumenter > 0 && plural(antallDokumenter, 'dokument', 'dokumenter'),
      ].filter(Boolean)
      if (uses.length > 0)
        throw new AppError('selskap_i_bruk', 'company is in use', {
          values: { navn: row.navn, bruk: uses.join(' og ') },
        })
      await repository.deleteSelskapRow(tx, id)
      const endringer = listEndringer(row, empty)
      await note(tx, caller, id, 'slettet', endringer)
    })

  /** Another company, or a name nobody registered, turns out to be this one. What it lacks it takes from the other. */
  const merge = (caller: Caller, id: string, { fra, navn, versjon, versjonFra }: Sammen) =>
    d.inTransaction(async tx => {
      if (fra?.toLowerCase() === id.toLowerCase()) throw new AppError('samme_selskap', 'merge with itself')
      const rows = await readLocked(tx, fra === undefined ? [id] : [id, fra])
      const [kept, gone] = rows as [repository.SelskapRow, repository.SelskapRow | undefined]
      await requireSeen(tx, caller, kept, versjon)
      if (gone) await requireSeen(tx, caller, gone, versjonFra)
      const other = gone?.navn ?? navn?.trim() ?? ''
      if (other === '') throw new AppError('samme_selskap', 'merge with nothing')
      const tid = d.now()
      const taken = Object.fromEntries(
        felt.flatMap(name => (gone && kept[name] === '' && gone[name] !== '' ? [[name, gone[name]]] : [])),
      )
      if (gone) await repository.deleteSelskapRow(tx, gone.id)
      await repository.updateSelskapRow(tx, id, { ...taken, ...sortOf(taken) })
      const omdoept = await rename(tx, other, kept.navn, { tid, aktoerId: caller.id })
      await remember(tx, { newId: d.newId, kept, gone, navn: other, taken, tid, omdoept })
      const moved = { produksjoner: omdoept.produksjoner.length, dokumenter: omdoept.dokumenter.length }
      const endringer = [
        { felt: 'slaatt_sammen_med', fra: null, til: other },
        ...listEndringer(kept, taken),
        { felt: 'flyttede_produksjoner', fra: null, til: String(moved.produksjoner) },
        { felt: 'flyttede_dokumenter', fra: null, til: String(moved.dokumenter) },
      ]
      await note(tx, caller, id, 'slaatt_sammen', endringer)
      if (gone)
        await note(tx, caller, gone.id, 'slaatt_sammen', [
          { felt: 'slaatt_sammen_med', fra: null, til: kept.navn },
          ...listEndringer(gone, empty),
        ])
      return { selskap: await getRad(tx, id), ...moved }
    })

  /** The company that a merge took comes back, and so does its name where nobody has changed it since. */
  const undo = (caller: Caller, id: string, sammenslaaing: string) =>
    d.inTransaction(async tx => {
      const [kept] = (await readLocked(tx, [id])) as [repository.SelskapRow]
      const tid = d.now()
      const one = await takeSammenslaaing(tx, id, tid, sammenslaaing)
      const requireFree = (rad: repository.SelskapRow) => requireNoOther(tx, rad.id, rad)
      const parts = { historikk: d.historikk, navnebytte: d.navnebytte, requireFree }
      await putBack(tx, parts, kept, one, { tid, aktoerId: caller.id })
      return getRad(tx, one.innhold.rad?.id ?? id)
    })

  return {
    async listSide(query: SelskapSpoersmaal & { side: number }) {
      const [rows, antall] = await Promise.all([
        repository.listSelskaper(d.db, query, { side: query.side, antall: query.antall ?? perSide }),
        repository.countSelskaper(d.db, query),
      ])
      return { rader: rows.map(toRad), antall }
    },
    get: (id: string) => getRad(d.db, id),
    /** Names that are used without being registered. */
    async listForslag() {
      const rows = await repository.listUkjente(d.db, maksForslag)
      if (rows.length === 0) return []
      const findSamme = createSamme(await repository.listKjente(d.db))
      return rows.map(row => {
        const samme = findSamme(row.navn)
        return { ...row, samme: samme && { _id: samme.id, navn: samme.navn } }
      })
    },
    /** @throws AppError `selskap_finnes`, `orgnr_i_bruk` */
    create,
    /** @throws AppError `konflikt` with the row as it stands, `selskap_finnes`, `orgnr_i_bruk` */
    update,
    /** @throws AppError `selskap_i_bruk`, which says by how much */
    delete: remove,
    /** @throws AppError `konflikt` with the one that has changed, `samme_selskap` */
    merge,
    /** Merges into the company that can be undone, newest first. @throws AppError `ikke_funnet` */
    listAngrelige: async (id: string) => listAngrelige(d, await getRad(d.db, id)),
    /**
     * @returns the company that came back; the one that stayed where what gave way was a bare name
     * @throws AppError `ikke_funnet`, `sammenslaaing_borte`, `selskap_finnes`, `orgnr_i_bruk`
     */
    undo,
  }
}
