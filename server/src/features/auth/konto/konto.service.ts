import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireFreshLogin } from '../../../platform/http/caller.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Base } from '../../base.ts'
import { type BrukerService, epostNoekkel } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { endSesjonerOf } from '../auth.repository.ts'
import { newLenke, readLenke } from '../lenke.ts'
import { requireNyttPassord, tellNyttPassord } from '../nytt-passord.ts'
import { endPaabegynt } from '../paabegynt.repository.ts'
import { hashPassord, passordGrense, verifyPassord } from '../passord.ts'
import type { TotrinnService } from '../totrinn/totrinn.service.ts'
import { createBekreftelseJobs, queueBekreftelse } from './bekreftelse.ts'
import * as mail from './konto.mail.ts'
import * as repository from './konto.repository.ts'

type D = Pick<
  Base,
  'db' | 'inTransaction' | 'historikk' | 'outbox' | 'forsoek' | 'readBrev' | 'now' | 'newId'
> & {
  bruker: BrukerService
  totrinn: TotrinnService
}

const lenkeMinutter = 60
const hour = 3600

type Bekreftet = 'bekreftet' | 'byttet' | 'alt'

/** What a person who is logged in does with their own account: password, e-mail, sessions. */
export function createKontoService(d: D) {
  const note = createNote(d, 'bruker')

  /** The row of an account that is open. @throws AppError */
  async function requireOpen(tx: Database, id: string) {
    const row = await d.bruker.find(tx, id)
    if (!row?.aktiv) throw new AppError('ikke_innlogget', 'account is closed')
    return row
  }

  async function confirmPassord(caller: Caller, password: string): Promise<void> {
    await d.forsoek.require([passordGrense(caller.id)])
    const row = await requireOpen(d.db, caller.id)
    if (!(await verifyPassord(row.passord_hash, password)))
      throw new AppError('feil_passord', 'wrong password on confirmation')
    await repository.setAutentisert(d.db, caller.sesjonId, d.now())
  }

  async function changePassord(caller: Caller, password: string): Promise<void> {
    requireFreshLogin(caller, d.now())
    await requireNyttPassord(d, d.db, { ...caller, epost: caller.email }, password)
    const hash = await hashPassord(password)
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      const { id, epost } = await requireOpen(tx, caller.id)
      await d.bruker.setPassordHash(tx, id, hash)
      // Asked once the account is held: a session that was ended while this call was under way changes nothing.
      if (!(await repository.findAapenSesjon(tx, caller.sesjonId)))
        throw new AppError('ikke_innlogget', 'session ended meanwhile')
      await repository.endOtherSesjoner(tx, id, caller.sesjonId, d.now())
      await endPaabegynt(tx, id)
      await tellNyttPassord(d, tx, { id, epost }, mail.passordByttetBrev(brev))
    })
  }

  /** The answer is the same whether the new address has an account or not; who owns it learns of it by mail. */
  async function requestEpost(caller: Caller, ny: string): Promise<void> {
    requireFreshLogin(caller, d.now())
    if (epostNoekkel(ny) === epostNoekkel(caller.email))
      throw new AppError('epost_uendret', 'new address is the old one')
    await d.forsoek.require([{ navn: 'bytt-epost', hvem: caller.id, hoeyst: 5, sekunder: hour }])
    const owner = await d.bruker.findForLogin(ny)
    const { lenke, sti } = newLenke('/bekreft-epost', d.newId())
    const opprettet = d.now()
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      const { id, epost } = await requireOpen(tx, caller.id)
      await repository.replaceBytte(tx, {
        ...lenke,
        bruker_id: id,
        epost: ny.trim(),
        opprettet,
        utloeper: new Date(opprettet.getTime() + lenkeMinutter * 60_000),
        brukt: null,
        sesjon_id: caller.sesjonId,
      })
      // The address is somebody's, whether it is ever confirmed or not: an erasure must find what was sent there.
      await note(tx, caller, id, 'epost_bytte_oensket', listEndringer({}, { email: ny.trim() }))
      const toNew = owner ? mail.adressenErDinBrev(brev) : mail.bekreftEpostBrev(brev, sti, lenkeMinutter)
      await d.outbox.queue(tx, owner?.epost ?? ny.trim(), 'bekreft_epost', toNew)
      await d.outbox.queue(tx, epost, 'epost_byttes', mail.epostByttesBrev(brev, ny.trim()))
    })
  }

  /** Only links that open nothing are counted: many people may sit behind one address, each with a link of their own. */
  async function confirmEpost(token: string, address: string): Promise<Bekreftet> {
    try {
      return await useLenke(token)
    } catch (error) {
      if (error instanceof AppError && error.code === 'lenke_ugyldig')
        await d.forsoek.require([{ navn: 'bekreft-epost', hvem: address, hoeyst: 30, sekunder: hour }])
      throw error
    }
  }

  /** @returns `byttet`: the address is another than before; `alt`: the link had confirmed it already */
  async function useLenke(token: string): Promise<Bekreftet> {
    const brev = await d.readBrev()
    return d.inTransaction(async tx => {
      const given = readLenke(token)
      const bytte = given && (await repository.useBytte(tx, given, d.now()))
      const bruker = bytte && (await d.bruker.find(tx, bytte.bruker_id))
      if (given && !bytte && (await repository.hasBekreftet(tx, given))) return 'alt'
      if (!bytte || !bruker?.aktiv)
        throw new AppError('lenke_ugyldig', 'link for a new address unknown, used or too old')
      if (epostNoekkel(bytte.epost) === epostNoekkel(bruker.epost)) {
        await d.bruker.confirmEpost(tx, bruker.id)
        await note(tx, bruker, bruker.id, 'epost_bekreftet')
        return 'bekreftet'
      }
      if (!(await d.bruker.setEpost(tx, bruker.id, bytte.epost)))
        throw new AppError('epost_i_bruk', 'address was taken meanwhile')
      await d.bruker.confirmEpost(tx, bruker.id)
      await endPaabegynt(tx, bruker.id)
      const endringer = listEndringer({ email: bruker.epost }, { email: bytte.epost })
      await note(tx, bruker, bruker.id, 'epost_endret', endringer)
      await d.outbox.queue(tx, bruker.epost, 'epost_byttet', mail.epostByttetBrev(brev, bytte.epost))
      return 'byttet'
    })
  }

  /** A new link for the address in use; nothing where it is confirmed. @returns the address that the link was sent to */
  async function sendBekreftelse(caller: Caller): Promise<string | null> {
    await d.forsoek.require([{ navn: 'bekreft-adresse', hvem: caller.id, hoeyst: 3, sekunder: hour }])
    const brev = await d.readBrev()
    return d.inTransaction(async tx => {
      const row = await requireOpen(tx, caller.id)
      if (row.epost_bekreftet) return null
      await queueBekreftelse(d, tx, row, brev)
      return row.epost
    })
  }

  const logoutEverywhere = (caller: Caller) =>
    d.inTransaction(async tx => {
      await endSesjonerOf(tx, caller.id, d.now())
      await endPaabegynt(tx, caller.id)
      await note(tx, caller, caller.id, 'logget_ut_overalt')
    })

  return {
    /** @throws AppError `feil_passord`, `for_mange_forsoek` */
    confirmPassord,
    changePassord,
    requestEpost,
    /** @param address where the call comes from, for the limit only */
    confirmEpost,
    /** @throws AppError `for_mange_forsoek` after three an hour */
    sendBekreftelse,
    logoutEverywhere,
    jobs: {
      ...createBekreftelseJobs(d),
      rydd_epostbytte: async () => {
        await repository.deleteOldBytter(d.db, new Date(d.now().getTime() - 24 * hour * 1000))
      },
    } satisfies JobHandlers as JobHandlers,
  }
}
