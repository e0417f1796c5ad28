import {
  type Avsatt,
  type Avsattliste,
  avsattslagNavn,
  avsattTil,
  type Frigivelse,
  type Frigivelsesslag,
  type Holdtmaal,
  isTilPott,
} from '@rp/contract/avsatt'
import { failpoint } from '../../../platform/failpoint.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireProved } from '../../../platform/http/caller.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import { verifyAdministratorFoer } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { handling, handlingAv } from '../kjoering/kjoering.mapping.ts'
import { updateKjoering } from '../kjoering/kjoering.repository.ts'
import { draft, type KjoeringDependencies } from '../kjoering/kjoering.service.ts'
import { insertKorreksjon } from '../korreksjon/korreksjon.repository.ts'
import { find as findKorreksjon, note as noteKorreksjon } from '../korreksjon/korreksjon.service.ts'
import { formatKroner } from '../kroner.ts'
import { findKjoeringOf } from '../pott/pott.repository.ts'
import { lockBestilling } from '../utbetaling/utbetaling.repository.ts'
import * as repository from './avsatt.repository.ts'

type D = KjoeringDependencies
type Holdt = { linje: number; til: Holdtmaal; begrunnelse: string }
type Ny = { pottId: string; slag: Frigivelsesslag; tilPottId: string; begrunnelse: string }

const toFrigivelse = (row: repository.FrigivelseRow, caller: Caller): Frigivelse => ({
  _id: row.id,
  pott: row.pott,
  slag: row.slag,
  beloep: row.beloep,
  til: row.til,
  linje: row.linje,
  betaling: row.betaling_id,
  kjoering: row.kjoering_id === null ? null : { _id: row.kjoering_id, navn: row.navn ?? '' },
  begrunnelse: row.begrunnelse,
  laget: handlingAv(row.opprettet, row.opprettet_navn),
  egen: row.opprettet_av === caller.id,
  godkjent: handling(row.godkjent, row.godkjent_navn),
})

/** @throws AppError `ikke_funnet` */
async function find(db: Database, id: string): Promise<repository.FrigivelseRow> {
  const row = await repository.findFrigivelse(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such release')
  return row
}

/** What approved runs have set aside, and its release after three years: asked for by one, approved by another. */
export function createAvsattService(d: D) {
  async function readAvsatt(db: Database, pottId: string | null): Promise<Avsatt[]> {
    const idag = norwegianDay(d.now())
    return (await repository.listAvsatt(db, pottId)).map(
      ({ pott, mottatt, slag, beloep, kjoering_id, navn, godkjent, potter }) => {
        const til = avsattTil(mottatt)
        const kanFrigis = isTilPott(slag) && idag > til
        return {
          pott,
          slag,
          beloep,
          kjoering: { _id: kjoering_id, navn },
          siden: godkjent.toISOString(),
          til,
          kanFrigis,
          potter: kanFrigis ? potter : [],
        }
      },
    )
  }

  async function list(db: Database, caller: Caller): Promise<Avsattliste> {
    const [avsatt, frigivelser] = await Promise.all([readAvsatt(db, null), repository.listFrigivelser(db)])
    return {
      avsatt: avsatt.toSorted((a, b) => Number(b.kanFrigis) - Number(a.kanFrigis)),
      frigivelser: frigivelser.map(row => toFrigivelse(row, caller)),
    }
  }

  /** Told in the history of the pot that the money comes from: it is chained. */
  const note = (
    tx: Database,
    caller: Caller,
    { pott_id, slag, linje, beloep, til, begrunnelse }: repository.FrigivelseRow,
    hendelse: 'frigivelse_laget' | 'frigivelse_slettet' | 'frigitt',
  ) =>
    createNote(d, 'pott')(
      tx,
      caller,
      pott_id,
      hendelse,
      listEndringer(
        {},
        {
          avsatt: avsattslagNavn[slag],
          linje,
          sum: formatKroner(beloep),
          til_pott: til && `${til.kilde}, ${til.slag}, ${til.visningsaar}, ${formatKroner(til.beloep)}`,
          begrunnelse,
        },
      ),
    )

  const create = (caller: Caller, { pottId, slag, tilPottId, begrunnelse }: Ny): Promise<Avsattliste> =>
    d.inTransaction(async tx => {
      await repository.lockPotter(tx, [pottId, tilPottId])
      const found = (await readAvsatt(tx, pottId)).find(one => one.slag === slag)
      if (!found) throw new AppError('foreldet', 'nothing of it is set aside')
      if (!found.kanFrigis)
        throw new AppError('ugyldig_foresporsel', 'the three years are not over', {
          felt: { pottId: 'De tre årene er ikke gått ennå. Vent til de er det.' },
        })
      if (!found.potter.some(({ _id }) => _id === tilPottId))
        throw new AppError('foreldet', 'the pot cannot take it, or its run is approved')
      const id = d.newId()
      await repository.insertFrigivelse(tx, {
        id,
        pott_id: pottId,
        slag,
        beloep: found.beloep,
        til_pott_id: tilPottId,
        begrunnelse: begrunnelse.trim(),
        opprettet: d.now(),
        opprettet_av: caller.id,
      })
      await note(tx, caller, await find(tx, id), 'frigivelse_laget')
      return list(tx, caller)
    })

  async function approve(caller: Caller, id: string): Promise<Avsattliste> {
    const { til, pott } = await find(d.db, id)
    requireProved(caller, d.now())
    return d.inTransaction(async tx => {
      const potter = (await repository.listHelheten(tx, id)).map(one => one.pott_id)
      await repository.lockPotter(tx, til ? [til._id] : [pott._id, ...potter])
      const kjoering = til && (await findKjoeringOf(tx, til._id))
      await repository.lockFrigivelse(tx, id)
      const row = await find(tx, id)
      if (row.opprettet_av === caller.id)
        throw new AppError('egen_kjoering', 'who asked for it cannot approve it')
      await verifyAdministratorFoer(tx, caller, row.opprettet)
      if (row.godkjent || kjoering?.tilstand === 'frosset')
        throw new AppError('foreldet', 'approved already, or the run of the pot is')
      await repository.approve(tx, id, d.now(), caller.id)
      // What was simulated without it counts no more.
      if (kjoering) await updateKjoering(tx, kjoering.id, draft)
      failpoint('frigivelse-godkjent')
      for (const one of await repository.listHelheten(tx, id)) await note(tx, caller, one, 'frigitt')
      return list(tx, caller)
    })
  }

  /** What was held back, or was said to be managed by others, has an owner: it goes to them with the next run, or to the reserve of its pot when another has approved it. */
  const releaseLinje = (
    caller: Caller,
    kjoeringId: string,
    { linje, til, begrunnelse }: Holdt,
  ): Promise<void> =>
    d.inTransaction(async tx => {
      const holdt = await repository.lockHoldt(tx, kjoeringId, linje)
      if (!holdt) throw new AppError('korreksjon_umulig', 'no line of an approved run that was set aside')
      const { beloep, pott_id, bruker_id, slag } = holdt
      if (beloep === 0 || (await repository.isAvklart(tx, kjoeringId, pott_id, linje)))
        throw new AppError('foreldet', 'the line is on its way out already, is paid, or has nothing')
      const row = {
        id: d.newId(),
        linje,
        beloep,
        begrunnelse: begrunnelse.trim(),
        opprettet: d.now(),
        opprettet_av: caller.id,
      }
      if (til === 'reserve') {
        await repository.insertFrigivelse(tx, { ...row, pott_id, slag, til_pott_id: null })
        return note(tx, caller, await find(tx, row.id), 'frigivelse_laget')
      }
      if (bruker_id === null) throw new AppError('korreksjon_umulig', 'its person is erased')
      if (holdt.pottslag === 'Privatkopiering' && holdt.eoes !== 'ja')
        throw new AppError('ugyldig_foresporsel', 'private copying of somebody not of the EEA', {
          felt: { til: 'Privatkopiering går bare til den som har svart ja på spørsmålet om EØS.' },
        })
      await insertKorreksjon(tx, { ...row, kjoering_id: kjoeringId, frigitt: true })
      return noteKorreksjon(d, tx, caller, await findKorreksjon(tx, row.id), 'korreksjon_laget')
    })

  /** A payment that failed, of a person who is erased, comes to nobody: it goes to the reserve of its pots when another has approved it. */
  const releaseBetaling = (caller: Caller, betalingId: string, begrunnelse: string): Promise<void> =>
    d.inTransaction(async tx => {
      // No file takes it meanwhile, and nobody else asks for the same.
      await lockBestilling(tx)
      const potter = await repository.listPottene(tx, betalingId)
      if (potter.length === 0)
        throw new AppError('foreldet', 'paid, on its way out already, or of a person who is there')
      const felles = {
        slag: 'feilet' as const,
        betaling_id: betalingId,
        til_pott_id: null,
        begrunnelse: begrunnelse.trim(),
        opprettet: d.now(),
        opprettet_av: caller.id,
      }
      const rows = potter.map(pott => ({ ...pott, ...felles, id: d.newId() }))
      await repository.insertFrigivelse(tx, rows)
      for (const { id } of rows) await note(tx, caller, await find(tx, id), 'frigivelse_laget')
    })

  const remove = (caller: Caller, id: string): Promise<void> =>
    d.inTransaction(async tx => {
      await repository.lockFrigivelse(tx, id)
      const row = await find(tx, id)
      if (row.godkjent) throw new AppError('foreldet', 'release is approved')
      const alle = await repository.listHelheten(tx, id)
      await repository.deleteFrigivelse(tx, id)
      for (const one of alle) await note(tx, caller, one, 'frigivelse_slettet')
    })

  return {
    list: (caller: Caller) => list(d.db, caller),
    create,
    releaseLinje,
    releaseBetaling,
    approve,
    delete: remove,
  }
}
