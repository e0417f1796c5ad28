import { oppbevaringsregler } from '@rp/contract/oppbevaring'
import type { Sammenslaatt } from '@rp/contract/sammenslaaing'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { listEndringer } from '../../historikk/historikk.service.ts'
import type { FlyttetRegistrering, Navnebytte } from '../navnebytte.ts'
import {
  emptyKolonner,
  type Kolonner,
  kolonneOf,
  nameOf,
  toStored,
  toTold,
} from '../register/register.mapping.ts'
import {
  insertProduksjonRow,
  lockProduksjoner,
  type ProduksjonRow,
  updateProduksjonRow,
} from '../register/register.repository.ts'
import { getRad } from '../register/register.service.ts'
import * as repository from './angre.repository.ts'
import { type Byttet, returning, toByttet } from './byttet.ts'
import type { FlyttetPott, FlyttetSending } from './sammenslaaing.repository.ts'

export type AngreDependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'> & {
  navnebytte: Navnebytte
}
type D = AngreDependencies
type Flyttet = FlyttetRegistrering & FlyttetSending & { potter: FlyttetPott[] }
type Innhold = Flyttet & { rad: ProduksjonRow; byttet: Byttet }
type Sammenslaaing = repository.Sammenslaaing<Innhold>

const { standard: dager } = oppbevaringsregler.sammenslaainger
/** Merges that were made after this can be undone. */
export const getAngrefrist = (naa: Date): Date => new Date(naa.getTime() - dager * 86_400_000)

const parted = (all: readonly repository.Flyttet[]) => ({
  urorte: all.filter(({ urort }) => urort),
  endrede: all.filter(({ urort }) => !urort),
})

/** The row that went, as it is put back: what staff have merged, they have looked at. */
const toRow = ({ bruk, versjon, ...rad }: ProduksjonRow, tid: Date) => ({
  ...rad,
  bruk: bruk === null ? null : JSON.stringify(bruk),
  versjon: versjon + 1,
  endret: tid,
})

/** Undoing merges of productions. */
export function createAngring(d: D) {
  /** Keeps what a merge did, so that it can be undone. */
  function remember(
    tx: Database,
    {
      kept,
      gone,
      changed,
      tid,
      flyttet,
    }: {
      kept: ProduksjonRow
      gone: ProduksjonRow
      changed: Partial<Kolonner>
      tid: Date
      flyttet: Flyttet
    },
  ): Promise<unknown> {
    const rad = { ...gone, ny: false, ny_fra: null }
    const innhold: Innhold = { ...flyttet, rad, byttet: toByttet(kept, changed) }
    const row = { id: d.newId(), register: 'produksjon', beholdt: kept.id, navn: nameOf(gone), tid } as const
    return repository.insertSammenslaaing(tx, { ...row, innhold })
  }

  /** What undoing a merge does now. */
  async function weigh(db: Database, kept: Kolonner, { id, beholdt, navn, tid, innhold }: Sammenslaaing) {
    const dokumenter = await d.navnebytte.listFlyttede(db, beholdt, innhold.registreringer)
    const linjer = parted(await repository.listFlyttedeLinjer(db, innhold.sendelister, beholdt, tid))
    const potter = parted(await repository.listFlyttedePotter(db, innhold.potter, beholdt))
    const kolonner = returning(kept, innhold.byttet)
    const felt = Object.entries(kolonneOf).filter(([, kolonne]) => kolonne in innhold.byttet)
    const [egne, andres] = [true, false].map(egen =>
      felt.filter(([, kolonne]) => kolonne in kolonner === egen).map(([name]) => name),
    )
    const told: Sammenslaatt = {
      _id: id,
      navn,
      tid: tid.toISOString(),
      kommerTilbake: true,
      tilbake: {
        registreringer: dokumenter.reduce((sum, { urort }) => sum + urort, 0),
        dokumenter: dokumenter.filter(({ urort }) => urort > 0).length,
        sendelister: linjer.urorte.length,
        produksjoner: 0,
        potter: potter.urorte.length,
        felt: egne ?? [],
      },
      staar: [
        ...dokumenter
          .filter(({ flyttet, urort }) => urort < flyttet)
          .map(({ navn }) => ({ slag: 'dokument' as const, navn })),
        ...linjer.endrede.map(({ navn }) => ({ slag: 'sendeliste' as const, navn })),
        ...potter.endrede.map(({ navn }) => ({ slag: 'pott' as const, navn })),
        ...(andres ?? []).map(navn => ({ slag: 'felt' as const, navn })),
      ],
    }
    return { told, kolonner, linjer: linjer.urorte, potter: potter.urorte }
  }

  /** Merges into the production that can be undone, newest first. @throws AppError `ikke_funnet` */
  async function listAngrelige(id: string): Promise<Sammenslaatt[]> {
    const { Produksjonstittel: _tittel, ...felter } = await getRad(d.db, id)
    const kept = Object.fromEntries(
      Object.entries(kolonneOf).map(([name, kolonne]) => [kolonne, felter[name as keyof typeof kolonneOf]]),
    ) as Kolonner
    const made = await repository.listSammenslaainger<Innhold>(d.db, {
      register: 'produksjon',
      beholdt: id,
      etter: getAngrefrist(d.now()),
    })
    const told: Sammenslaatt[] = []
    for (const one of made) told.push((await weigh(d.db, kept, one)).told)
    return told
  }

  /** Documents are held before productions, as by everybody who saves one. */
  function undo(caller: Caller, id: string, sammenslaaing: string) {
    return d.inTransaction(async tx => {
      await d.navnebytte.lock(tx, [id])
      const [kept] = await lockProduksjoner(tx, [id])
      if (!kept) throw new AppError('ikke_funnet', 'no such production')
      const hvem = { tid: d.now(), aktoerId: caller.id }
      const [one] = await repository.listSammenslaainger<Innhold>(tx, {
        register: 'produksjon',
        beholdt: id,
        etter: getAngrefrist(hvem.tid),
        id: sammenslaaing,
      })
      if (!one) throw new AppError('sammenslaaing_borte', 'no such merge')
      const { kolonner, linjer, potter } = await weigh(tx, kept, one)
      const { rad } = one.innhold
      await insertProduksjonRow(tx, toRow(rad, hvem.tid))
      const til = { id: rad.id, tittel: rad.tittel, navn: nameOf(rad) }
      const fra = { id: kept.id, navn: nameOf(kept) }
      const moved = await d.navnebytte.moveProduksjon(tx, fra, til, hvem, one.innhold)
      const ids = (all: readonly { id: string }[]) => all.map(row => row.id)
      await repository.returnSendinger(tx, one, { id: rad.id, linjer: ids(linjer), potter: ids(potter) })
      await updateProduksjonRow(tx, kept.id, { ...toStored(kolonner), endret: hvem.tid })
      await repository.deleteSammenslaaing(tx, one.id)

      const linje = { ...hvem, entitet: 'produksjon', hendelse: 'angret' } as const
      const flyttet = [
        ['flyttede_registreringer', moved.registreringer.length],
        ['flyttede_sendelister', linjer.length],
      ] as const
      const endringer = [
        { felt: 'skilt_fra', fra: null, til: til.navn },
        ...listEndringer(toTold(kept), toTold(kolonner)),
        ...flyttet.filter(([, n]) => n > 0).map(([felt, n]) => ({ felt, fra: null, til: String(n) })),
      ]
      await d.historikk.append(tx, { ...linje, entitetId: kept.id, endringer })
      const tilbake = listEndringer({ ...emptyKolonner, tittel: '' }, { ...toTold(rad), tittel: rad.tittel })
      const skilt = { felt: 'skilt_fra', fra: null, til: fra.navn }
      await d.historikk.append(tx, { ...linje, entitetId: rad.id, endringer: [skilt, ...tilbake] })
      return getRad(tx, rad.id)
    })
  }

  return { remember, listAngrelige, undo }
}
