import type { ProduksjonFelter } from '@rp/contract/ny-produksjon'
import type { ProduksjonRad, ProduksjonSpoersmaal } from '@rp/contract/produksjon'
import type { correctTittel, ProduksjonEndring } from '@rp/contract/produksjonsregister'
import type * as z from 'zod/mini'
import { createCounts } from '../../../platform/db/counts.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { DatabaseUnavailable } from '../../../platform/db/unavailable.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import {
  createNote,
  createSeenCheck,
  type Endring,
  listEndringer,
} from '../../historikk/historikk.service.ts'
import type { Navnebytte } from '../navnebytte.ts'
import { lockTittel } from '../ny/ny.repository.ts'
import {
  changedKolonner,
  emptyKolonner,
  toKolonner,
  toProduksjonRad,
  toStored,
  toTold,
} from './register.mapping.ts'
import * as repository from './register.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'> & {
  navnebytte: Navnebytte
}
const perSide = 50

/** @throws AppError `ikke_funnet` */
export async function getRad(db: Database, id: string): Promise<ProduksjonRad> {
  const [row] = await repository.listRegisterRows(db, [id], await repository.getVisningsaar(db))
  if (!row) throw new AppError('ikke_funnet', 'no such production')
  return toProduksjonRad(row)
}

async function requireNoTwin(tx: Database, row: Parameters<typeof repository.findTwin>[1]): Promise<void> {
  const twin = await repository.findTwin(tx, row)
  if (twin)
    throw new AppError('produksjon_finnes', 'the same work is registered', {
      gjeldende: await getRad(tx, twin.id),
    })
}

/** Staff look at what a member has added by saving anything of it. */
const settOf = ({ ny }: repository.ProduksjonRow): Endring[] =>
  ny ? [{ felt: 'sett', fra: null, til: 'ja' }] : []

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
/** The register of productions, as staff keep it. */
export function createRegisterService(d: D) {
  const note = createNote(d, 'produksjon')
  const requireSeen = createSeenCheck(d, 'produksjon', getRad)

  /** Reads with the row held. @throws AppError `ikke_funnet`, or `konflikt` with the row when the caller saw an older version */
  async function readLocked(tx: Database, caller: Caller, id: string, versjon: number | null | undefined) {
    const [row] = await repository.lockProduksjoner(tx, [id])
    if (!row) throw new AppError('ikke_funnet', 'no such production')
    await requireSeen(tx, caller, row, versjon)
    return row
  }

  async function create(caller: Caller, felter: z.output<typeof ProduksjonFelter>): Promise<ProduksjonRad> {
    return d.inTransaction(async tx => {
      const tittel = felter.Produksjonstittel
      const given = { ...emptyKolonner, ...toKolonner(felter) }
      const [id, tid] = [d.newId(), d.now()]
      await lockTittel(tx, tittel)
      await requireNoTwin(tx, { id, tittel, ...given })
      await repository.insertProduksjonRow(tx, {
        id,
        tittel,
        tittel_sort: sortKey(tittel),
        ...given,
        selskap_sort: sortKey(given.selskap),
        bruk: given.bruk === null ? null : JSON.stringify(given.bruk),
        opprettet: tid,
        endret: tid,
      })
      const endringer = listEndringer({}, { tittel, ...toTold(given) })
      await note(tx, caller, id, 'opprettet', endringer)
      return getRad(tx, id)
    })
  }

  /** What fails in a way that nobody foresaw is told with the specification's words (section 8). */
  async function createOrSay(caller: Caller, felter: z.output<typeof ProduksjonFelter>) {
    try {
      return await create(caller, felter)
    } catch (cause) {
      if (cause instanceof AppError || cause instanceof DatabaseUnavailable) throw cause
      throw new AppError('produksjon_ikke_opprettet', 'insert failed', { cause })
    }
  }

  async function update(caller: Caller, id: string, felter: z.output<typeof ProduksjonEndring>) {
    return d.inTransaction(async tx => {
      const row = await readLocked(tx, caller, id, felter.versjon)
      if (felter.Produksjonstittel !== undefined && felter.Produksjonstittel !== row.tittel)
        throw new AppError('tittel_laast', 'plain save carries another title')
      const changed = changedKolonner(row, toKolonner(felter))
      if (Object.keys(changed).length === 0) return getRad(tx, id)
      const tid = d.now()
      await repository.updateProduksjonRow(tx, id, { ...toStored(changed), endret: tid })
      const endringer = [...listEndringer(toTold(row), toTold(changed)), ...settOf(row)]
      await note(tx, caller, id, 'endret', endringer)
      return getRad(tx, id)
    })
  }

  async function changeTittel(caller: Caller, id: string, felter: z.output<(typeof correctTittel)['body']>) {
    const tittel = felter.Produksjonstittel
    return d.inTransaction(async tx => {
      await d.navnebytte.lock(tx, [id])
      await lockTittel(tx, tittel)
      const row = await readLocked(tx, caller, id, felter.versjon)
      if (tittel === row.tittel) return getRad(tx, id)
      await requireNoTwin(tx, { ...row, tittel })
      const tid = d.now()
      await repository.updateProduksjonRow(tx, id, { tittel, tittel_sort: sortKey(tittel), endret: tid })
      await d.navnebytte.renameProduksjon(tx, id, row.tittel, tittel, { tid, aktoerId: caller.id })
      const endringer = [
        ...listEndringer({ tittel: row.tittel }, { tittel }),
        { felt: 'grunn', fra: null, til: felter.grunn },
        ...settOf(row),
      ]
      await note(tx, caller, id, 'endret', endringer)
      return getRad(tx, id)
    })
  }

  async function markSett(caller: Caller, id: string) {
    return d.inTransaction(async tx => {
      const row = await readLocked(tx, caller, id, null)
      if (!row.ny) return getRad(tx, id)
      await repository.updateProduksjonRow(tx, id, { endret: d.now() })
      await note(tx, caller, id, 'endret', settOf(row))
      return getRad(tx, id)
    })
  }

  async function remove(caller: Caller, id: string): Promise<void> {
    await d.inTransaction(async tx => {
      const row = await readLocked(tx, caller, id, null)
      const { antallRegistreringer, antallSendelister } = await getRad(tx, id)
      const antallPotter = await repository.countPotter(tx, id)
      if (antallRegistreringer + antallSendelister + antallPotter > 0) {
        const uses = [
          antallRegistreringer > 0 && plural(antallRegistreringer, 'registrering', 'registreringer'),
          antallSendelister > 0 && plural(antallSendelister, 'linje på sendelister', 'linjer på sendelister'),
          antallPotter > 0 && plural(antallPotter, 'pott', 'potter'),
        ].filter(use => use !== false)
        const values = { tittel: row.tittel, bruk: new Intl.ListFormat('nb').format(uses) }
        throw new AppError('produksjon_i_bruk', 'production is in use', { values })
      }
      await repository.doubtImports(tx, id)
      await repository.deleteProduksjonRow(tx, id)
      const endringer = listEndringer(toTold(row), { ...emptyKolonner, tittel: '' })
      await note(tx, caller, id, 'slettet', endringer)
    })
  }

  const count = createCounts<ProduksjonSpoersmaal & { visningsaar: number }>(d.now)
  return {
    get: (id: string) => getRad(d.db, id),
    /** @throws AppError `produksjon_finnes`, `produksjon_ikke_opprettet` */
    create: createOrSay,
    /** @throws AppError `konflikt` with the row as it stands, `tittel_laast` */
    update,
    /** @throws AppError `konflikt`, `produksjon_finnes` */
    correctTittel: changeTittel,
    markSett,
    /** @throws AppError `produksjon_i_bruk`, which says by how much */
    delete: remove,
    async listSide(query: ProduksjonSpoersmaal & { side: number }) {
      const visningsaar = await repository.getVisningsaar(d.db)
      const page = { side: query.side, antall: query.antall ?? perSide }
      const { rader, merke } = await repository.listRegister(d.db, query, page, visningsaar)
      // Counted once for each state of the register.
      const countNow = () => repository.countRegister(d.db, query, visningsaar)
      const antall = await count({ ...query, visningsaar }, countNow, merke)
      return new JsonText(`{"rader":${rader},"antall":${antall},"visningsaar":${visningsaar}}`)
    },
  }
}
