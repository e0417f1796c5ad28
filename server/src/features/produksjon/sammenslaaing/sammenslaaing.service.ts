import type { mergeProduksjon, Sammenslaaingsfelt } from '@rp/contract/sammenslaaing'
import type * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { createSeenCheck, type Endring, listEndringer } from '../../historikk/historikk.service.ts'
import {
  changedKolonner,
  emptyKolonner,
  type Kolonner,
  kolonneOf,
  nameOf,
  toProduksjonRad,
  toStored,
  toTold,
} from '../register/register.mapping.ts'
import {
  deleteProduksjonRow,
  getVisningsaar,
  listRegisterRows,
  lockProduksjoner,
  type ProduksjonRow,
  updateProduksjonRow,
} from '../register/register.repository.ts'
import { getRad } from '../register/register.service.ts'
import { type AngreDependencies, createAngring } from './angre.service.ts'
import { likhetOf } from './likhet.ts'
import { listKandidater, movePotter, moveSendelister } from './sammenslaaing.repository.ts'

type D = AngreDependencies
type Innhold = z.output<(typeof mergeProduksjon)['body']>

const kandidater = 60
const atMost = 8

function requireTwo(id: string, fra: string): void {
  if (id.toLowerCase() === fra.toLowerCase()) throw new AppError('samme_produksjon', 'merge with itself')
}

/** The chosen values of the one that goes. */
const chosenOf = (gone: ProduksjonRow, felt: readonly Sammenslaaingsfelt[]): Partial<Kolonner> =>
  Object.fromEntries(felt.map(navn => [kolonneOf[navn], gone[kolonneOf[navn]]]))

/** Two entries in the register that are one work. */
export function createSammenslaaingService(d: D) {
  const angring = createAngring(d)
  const requireSeen = createSeenCheck(d, 'produksjon', getRad)

  async function listDuplikater(id: string) {
    const { Produksjonstittel: tittel, Sesong: sesong, Premiere: premiere } = await getRad(d.db, id)
    const likely = (await listKandidater(d.db, { id, tittel }, kandidater))
      .map(kandidat => ({
        id: kandidat.id,
        likhet: likhetOf({ tittel, sesong, premiere }, kandidat, kandidat.tittellikhet),
      }))
      .filter((found): found is { id: string; likhet: number } => found.likhet !== null)
      .sort((a, b) => b.likhet - a.likhet)
      .slice(0, atMost)
    if (likely.length === 0) return []
    const rows = await listRegisterRows(
      d.db,
      likely.map(found => found.id),
      await getVisningsaar(d.db),
    )
    return rows.map((row, index) => ({ ...toProduksjonRad(row), likhet: likely[index]?.likhet ?? 0 }))
  }

  async function preview(id: string, fra: string) {
    requireTwo(id, fra)
    const [behold, other] = await Promise.all([getRad(d.db, id), getRad(d.db, fra)])
    const { dokumenter, laaste } = await d.navnebytte.countDokumenter(d.db, fra)
    return {
      behold,
      fra: other,
      registreringer: other.antallRegistreringer,
      sendelister: other.antallSendelister,
      dokumenter,
      laaste,
    }
  }

  /** Both, held; as the caller saw them. @throws AppError `ikke_funnet`, or `konflikt` with the one that has changed */
  async function readBoth(tx: Database, caller: Caller, id: string, { fra, versjon, versjonFra }: Innhold) {
    const rows = await lockProduksjoner(tx, [id, fra])
    const [kept, gone] = [id, fra].map(wanted => rows.find(row => row.id === wanted.toLowerCase()))
    if (!kept || !gone) throw new AppError('ikke_funnet', 'no such production')
    await requireSeen(tx, caller, kept, versjon)
    await requireSeen(tx, caller, gone, versjonFra)
    return { kept, gone }
  }

  /**
   * Everything that pointed to the one points to the other, in one transaction: registrations, also of locked and deleted documents,
   * and lines of broadcast lists. Documents are held before productions, as by everybody who saves one.
   */
  async function merge(tx: Database, caller: Caller, id: string, body: Innhold) {
    requireTwo(id, body.fra)
    await d.navnebytte.lock(tx, [body.fra])
    const { kept, gone } = await readBoth(tx, caller, id, body)
    const hvem = { tid: d.now(), aktoerId: caller.id }
    const changed = changedKolonner(kept, chosenOf(gone, body.feltFraDenAndre ?? []))
    await updateProduksjonRow(tx, kept.id, { ...toStored(changed), endret: hvem.tid })
    const til = { id: kept.id, tittel: kept.tittel, navn: nameOf(kept) }
    const moved = await d.navnebytte.moveProduksjon(tx, { id: gone.id, navn: nameOf(gone) }, til, hvem)
    const sendt = await moveSendelister(tx, gone.id, kept.id)
    const potter = await movePotter(tx, gone.id, kept.id)
    await deleteProduksjonRow(tx, gone.id)
    await angring.remember(tx, {
      kept,
      gone,
      changed,
      tid: hvem.tid,
      flyttet: { ...moved, ...sendt, potter },
    })

    const linje = { ...hvem, entitet: 'produksjon', hendelse: 'slaatt_sammen' } as const
    const antall = {
      registreringer: moved.registreringer.length,
      dokumenter: new Set(moved.registreringer.map(({ dokument }) => dokument)).size,
      sendelister: sendt.sendelister.length,
    }
    const count = (felt: string, n: number): Endring[] =>
      n === 0 ? [] : [{ felt, fra: null, til: String(n) }]
    const endringer = [
      { felt: 'slaatt_sammen_med', fra: null, til: nameOf(gone) },
      ...listEndringer(toTold(kept), toTold(changed)),
      ...count('flyttede_registreringer', antall.registreringer),
      ...count('flyttede_sendelister', antall.sendelister),
    ]
    await d.historikk.append(tx, { ...linje, entitetId: kept.id, endringer })
    const lost = listEndringer({ ...toTold(gone), tittel: gone.tittel }, { ...emptyKolonner, tittel: '' })
    const into = { felt: 'slaatt_sammen_med', fra: null, til: nameOf(kept) }
    await d.historikk.append(tx, { ...linje, entitetId: gone.id, endringer: [into, ...lost] })
    return { produksjon: await getRad(tx, kept.id), ...antall }
  }

  return {
    listDuplikater,
    /** What a merge would move. @throws AppError `samme_produksjon`, `ikke_funnet` */
    preview,
    /** @throws AppError `samme_produksjon`, `ikke_funnet`, `konflikt` */
    merge: (caller: Caller, id: string, body: Innhold) => d.inTransaction(tx => merge(tx, caller, id, body)),
    /** Merges into the production that can be undone, newest first. @throws AppError `ikke_funnet` */
    listAngrelige: angring.listAngrelige,
    /**
     * The production that went comes back, with all that nobody has changed since.
     * @returns the one that came back
     * @throws AppError `ikke_funnet`, `sammenslaaing_borte`
     */
    undo: angring.undo,
  }
}
