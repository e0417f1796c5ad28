import type { Andelssak } from '@rp/contract/andel'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireSelfOrAdministrator } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { queueAndelsvarsler } from './andel.jobs.ts'
import { gruppeOf, isDelt, kravI, toSaker } from './andel.mapping.ts'
import * as repository from './andel.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'>
type Ny = { krav: string; andeler: readonly { krav: string; andel: number }[] }

async function list(db: Database, brukerId: string): Promise<Andelssak[]> {
  const egne = await repository.listEgne(db, brukerId)
  const produksjoner = [...new Set(egne.map(({ produksjon_id }) => produksjon_id))]
  const [alle, avtaler] = await Promise.all([
    repository.listKrav(db, produksjoner),
    repository.listAvtaler(db, brukerId),
  ])
  return toSaker(brukerId, egne, alle, avtaler)
}

type Hva = { produksjonstittel: string; gruppe: string; begrunnelse?: string }

/** Shares that those of one work and function agree on between themselves. Staff read them, and decide nothing. */
export function createAndelService(d: D) {
  /** Told in the history of who did it; it names no other. */
  const note = (
    tx: Database,
    caller: Caller,
    hendelse: 'andel_foreslaatt' | 'andel_bekreftet' | 'andel_avslaatt',
    { produksjonstittel: produksjon, gruppe, begrunnelse }: Hva,
  ) =>
    createNote(d, 'bruker')(
      tx,
      caller,
      caller.id,
      hendelse,
      listEndringer({}, { produksjon, gruppe, begrunnelse }),
    )

  const answer = (
    caller: Caller,
    id: string,
    { svar, begrunnelse }: { svar: 'ja' | 'nei'; begrunnelse: string },
  ) =>
    d.inTransaction(async tx => {
      const avtale = await repository.lockAvtale(tx, id, caller.id)
      if (!avtale) throw new AppError('ikke_funnet', 'not part of such an agreement')
      if (avtale.tilstand !== 'foreslaatt') throw new AppError('foreldet', 'proposal is settled')
      const naa = d.now()
      if (svar === 'ja') {
        await repository.confirmPart(tx, id, caller.id, naa)
        if (await repository.isBekreftet(tx, id)) await repository.markEnig(tx, avtale, naa)
        await note(tx, caller, 'andel_bekreftet', { ...avtale, begrunnelse: '' })
      } else {
        const grunn = begrunnelse.trim()
        await repository.markAvslaatt(tx, id, { avslaatt_av: caller.id, begrunnelse: grunn, avgjort: naa })
        await note(tx, caller, 'andel_avslaatt', { ...avtale, begrunnelse: grunn })
      }
      await queueAndelsvarsler(tx)
      return list(tx, caller.id)
    })

  // A proposal whose claims changed in the very moment it was made is ended by the job, minutes later (`andel.jobs.ts`). Until then it can be
  // answered, and stands in the way of a new one. No run counts it: that asks what the claims are.
  const create = (caller: Caller, { krav, andeler }: Ny) =>
    d.inTransaction(async tx => {
      const [mitt] = await repository.listEgne(tx, caller.id, krav)
      if (!mitt) throw new AppError('ikke_funnet', 'no approved claim of the caller')
      await repository.lockProduksjon(tx, mitt.produksjon_id)
      const gruppe = gruppeOf(mitt)
      const alle = kravI(gruppe, mitt.produksjon_id, await repository.listKrav(tx, [mitt.produksjon_id]))
      const andelOf = new Map(andeler.map(one => [one.krav.toLowerCase(), one.andel]))
      const isWhole = andelOf.size === alle.length && alle.every(({ id }) => andelOf.has(id))
      if (!isDelt(alle) || !isWhole || andeler.length !== alle.length)
        throw new AppError('foreldet', 'not the claims as they are')
      if (await repository.findForslag(tx, mitt.produksjon_id, gruppe.gruppe))
        throw new AppError('foreldet', 'another proposal is open')
      const [id, opprettet] = [d.newId(), d.now()]
      const row = {
        id,
        produksjon_id: mitt.produksjon_id,
        produksjonstittel: mitt.tittel,
        gruppe: gruppe.gruppe,
      }
      await repository.insertAvtale(
        tx,
        { ...row, titler: [...gruppe.titler], foreslaatt_av: caller.id, opprettet },
        alle.map(one => ({
          registrering_id: one.id,
          bruker_id: one.bruker_id,
          andel: andelOf.get(one.id) ?? 0,
          bekreftet: one.bruker_id === caller.id ? opprettet : null,
        })),
      )
      await note(tx, caller, 'andel_foreslaatt', row)
      await queueAndelsvarsler(tx)
      return list(tx, caller.id)
    })

  return {
    list(caller: Caller, brukerId: string): Promise<Andelssak[]> {
      requireSelfOrAdministrator(caller, brukerId)
      return list(d.db, brukerId)
    },
    create,
    answer,
  }
}
