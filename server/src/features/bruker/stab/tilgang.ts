import { passordLengde } from '@rp/contract/auth'
import type { Brukertype } from '@rp/contract/bruker'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireFreshLogin, requireProved } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import type { Brev } from '../../innstilling/brev.service.ts'
import { lockBruker, updateBrukerRow } from '../bruker.repository.ts'
import { type BrukerService, acceptKonto as forgetAvvist } from '../bruker.service.ts'
import { withoutNumbers } from '../innsyn-aarsak.ts'
import * as mail from './stab.mail.ts'
import { closeSletteoenske, lockAdministratorer } from './stab.repository.ts'

type Konto = { id: string; epost: string }
/** What becomes of a person's ways in when staff change their access; auth does it. */
type Innlogging = {
  /** Ends whatever has been begun for the account: mailed links, challenges, a new address that waits. */
  endPaabegynt(tx: Database, brukerId: string): Promise<unknown>
  /** The same, and every session. */
  shutOut(tx: Database, brukerId: string): Promise<void>
  /** Mails a link to choose a password with. */
  queueLenke(tx: Database, konto: Konto, brev: Brev): Promise<unknown>
  /** Mails a link that confirms the address. */
  queueBekreftelse(tx: Database, konto: Konto, brev: Brev): Promise<unknown>
}

export type TilgangDependencies = Pick<
  Base,
  'cipher' | 'inTransaction' | 'historikk' | 'forsoek' | 'outbox' | 'readBrev' | 'now'
> & {
  bruker: BrukerService
  auth: Innlogging
  totrinn: {
    isOn(db: Database, brukerId: string): Promise<boolean>
    reset(tx: Database, konto: Konto, brev: Brev): Promise<void>
  }
}
type D = TilgangDependencies

const lenkerPerHour = 10

/** @throws AppError `ikke_funnet` */
async function lockRow(tx: Database, id: string) {
  const row = await lockBruker(tx, id)
  if (!row) throw new AppError('ikke_funnet', 'no such user')
  return row
}

/**
 * The user, and how many other administrators there are; both as they stay until the transaction ends.
 * @throws AppError `ingen_tilgang` when the caller has lost the role while they waited
 */
async function lockTilgang(tx: Database, caller: Caller, id: string) {
  const administratorer = (await lockAdministratorer(tx)).map(one => one.id)
  if (!administratorer.includes(caller.id))
    throw new AppError('ingen_tilgang', 'caller is no administrator any more')
  const row = await lockRow(tx, id)
  const andre = administratorer.filter(administrator => administrator !== row.id).length
  return { row, erAdministrator: administratorer.includes(row.id), andre }
}

/** @throws AppError `siste_administrator`; `egen_tilgang` unless the caller knows whose access it is */
function requireMayLose(
  caller: Caller,
  { row, erAdministrator, andre }: Awaited<ReturnType<typeof lockTilgang>>,
  bekreftEgen: boolean,
): void {
  if (!erAdministrator) return
  if (andre === 0) throw new AppError('siste_administrator', 'last administrator')
  if (row.id === caller.id && !bekreftEgen) throw new AppError('egen_tilgang', 'own access, not confirmed')
}

type Rolle = { brukertype: Brukertype; bekreftEgen?: boolean | undefined }

type Aktiv = { aktiv: boolean; grunn?: string | undefined; bekreftEgen?: boolean | undefined }

/** What staff may do to a person's access. */
export function createTilgang(d: D) {
  const log = createNote(d, 'bruker')

  async function setRolle(caller: Caller, id: string, { brukertype, bekreftEgen = false }: Rolle) {
    requireFreshLogin(caller, d.now())
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      const tilgang = await lockTilgang(tx, caller, id)
      const { row } = tilgang
      if (row.brukertype === brukertype) return
      if (brukertype !== 'administrator') requireMayLose(caller, tilgang, bekreftEgen)
      await updateBrukerRow(tx, row.id, { brukertype, endret: d.now() })
      // What was begun for one role does not end in an account with the other.
      await d.auth.endPaabegynt(tx, row.id)
      await log(tx, caller, row.id, 'endret', listEndringer({ brukertype: row.brukertype }, { brukertype }))
      if (brukertype === 'administrator' && row.aktiv)
        await d.outbox.queue(
          tx,
          row.epost,
          'ny_administrator',
          mail.nyAdministratorBrev(brev, passordLengde.minstAdministrator),
        )
    })
  }

  const setAktiv = (caller: Caller, id: string, { aktiv, grunn = '', bekreftEgen = false }: Aktiv) =>
    d.inTransaction(async tx => {
      const tilgang = await lockTilgang(tx, caller, id)
      const { row } = tilgang
      if (row.aktiv === aktiv) return
      if (!aktiv) {
        requireMayLose(caller, tilgang, bekreftEgen)
        await d.auth.shutOut(tx, row.id)
      }
      // Opened again, it counts as in use: what it was closed for begins anew.
      const paaNytt = aktiv ? { inaktiv_varslet: null, inaktiv_stengt: null } : {}
      await updateBrukerRow(tx, row.id, { aktiv, ...paaNytt, endret: d.now() })
      const endringer = listEndringer(
        { aktiv: row.aktiv, grunn: '' },
        { aktiv, grunn: withoutNumbers(grunn) },
      )
      await log(tx, caller, row.id, 'endret', endringer)
    })

  /** Takes effect at once: the person may have lost the mailbox that a confirmation would need. */
  async function setEpost(caller: Caller, id: string, { email }: { email: string }) {
    requireFreshLogin(caller, d.now())
    const ny = email.trim()
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      const row = await lockRow(tx, id)
      if (row.epost === ny) throw new AppError('epost_uendret', 'new address is the old one')
      if (!(await d.bruker.setEpost(tx, row.id, ny))) throw new AppError('epost_i_bruk', 'address is taken')
      await d.auth.endPaabegynt(tx, row.id)
      await log(tx, caller, row.id, 'epost_endret', listEndringer({ email: row.epost }, { email: ny }))
      await d.outbox.queue(tx, row.epost, 'epost_byttet_av_oss', mail.gammelAdresseBrev(brev))
      await d.outbox.queue(tx, ny, 'epost_tatt_i_bruk_av_oss', mail.nyAdresseBrev(brev))
      await d.auth.queueBekreftelse(tx, { id: row.id, epost: ny }, brev)
    })
  }

  /** @returns the address that the link was sent to */
  async function sendLenke(caller: Caller, id: string): Promise<string> {
    await d.forsoek.require([{ navn: 'lenke:stab', hvem: id, hoeyst: lenkerPerHour, sekunder: 3600 }])
    const brev = await d.readBrev()
    return d.inTransaction(async tx => {
      const row = await lockRow(tx, id)
      if (!row.aktiv) throw new AppError('konto_deaktivert_stab', 'account is closed')
      await d.auth.endPaabegynt(tx, row.id)
      await d.auth.queueLenke(tx, row, brev)
      await log(tx, caller, row.id, 'lenke_sendt')
      return row.epost
    })
  }

  /** For an account that somebody else may be in: every session ends and mailed links die, but the account stays open. */
  const endInnlogginger = (caller: Caller, id: string) =>
    d.inTransaction(async tx => {
      const row = await lockRow(tx, id)
      await d.auth.shutOut(tx, row.id)
      await log(tx, caller, row.id, 'logget_ut_av_oss')
    })

  /** For somebody who has lost phone and codes. Never one's own: that would make a stolen session enough to be rid of it. */
  async function resetTotrinn(caller: Caller, id: string, { grunn }: { grunn: string }) {
    requireFreshLogin(caller, d.now())
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      const row = await lockRow(tx, id)
      if (row.id === caller.id) throw new AppError('egen_totrinn', 'own two-step login')
      await d.totrinn.reset(tx, row, brev)
      const endringer = listEndringer({}, { grunn: withoutNumbers(grunn) })
      await log(tx, caller, row.id, 'totrinn_nullstilt', endringer)
    })
  }

  /** The bank was wrong of the account, or it is open again. Money goes there then, so nobody says it of their own. */
  async function acceptKonto(caller: Caller, id: string, { begrunnelse }: { begrunnelse: string }) {
    if (id === caller.id) throw new AppError('egen_konto', 'own account')
    requireProved(caller, d.now())
    await d.inTransaction(async tx => {
      const row = await lockRow(tx, id)
      await forgetAvvist(d, tx, row)
      const endringer = listEndringer({}, { begrunnelse: withoutNumbers(begrunnelse) })
      await log(tx, caller, row.id, 'konto_godtatt', endringer)
    })
  }

  /** @throws AppError `ikke_funnet` when there is no open wish, since a colleague has closed it or the member withdrawn it */
  const closeSletting = (caller: Caller, id: string, { notat }: { notat: string }) =>
    d.inTransaction(async tx => {
      const row = await lockRow(tx, id)
      const values = { behandlet: d.now(), behandlet_av: caller.id, notat: withoutNumbers(notat) }
      if (!(await closeSletteoenske(tx, row.id, values)))
        throw new AppError('ikke_funnet', 'no open wish of deletion')
      await log(tx, caller, row.id, 'sletting_behandlet')
    })

  return {
    setRolle,
    setAktiv,
    setEpost,
    sendLenke,
    endInnlogginger,
    resetTotrinn,
    acceptKonto,
    closeSletting,
  }
}
