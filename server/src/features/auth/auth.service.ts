import type { Registrering } from '@rp/contract/auth'
import type * as z from 'zod/mini'
import { databaseFull } from '../../platform/db/unavailable.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts'
import { epostNoekkel, isSyntetisk } from '../bruker/bruker.service.ts'
import type { Database } from '../database.ts'

export type { TotrinnService } from './totrinn/totrinn.service.ts'

import type { Brev } from '../innstilling/brev.service.ts'
import { finnesFraFoerBrev, passordEndretBrev, tilbakestillingBrev } from './auth.mail.ts'
import * as repository from './auth.repository.ts'
import type { AuthDependencies, Opphav } from './avhengigheter.ts'
import { createInnlogging, stateOf } from './innlogging.ts'
import { queueBekreftelse } from './konto/bekreftelse.ts'
import { newLenke, readLenke } from './lenke.ts'
import { requireNyttPassord, tellNyttPassord } from './nytt-passord.ts'
import { endBegyntAv, endPaabegynt } from './paabegynt.repository.ts'
import { hashPassord, requireGoodPassord } from './passord.ts'
import { touchSesjon } from './sesjon/sesjon.repository.ts'
import type { Konto } from './totrinn/totrinn.service.ts'

const lenkeMinutter = 60
const hour = 3600
/** How exactly it is known when a session was used: a busy hour costs sixty writes and not thousands. */
const touchMs = 60_000
/** How often a form may be sent for each registration that one address may make. */
const formsPerRegistration = 15

/** Who is logged in, and what they must answer before they get anywhere else. */
export type Innlogget = Caller & {
  /** A login service's link waits for the person to say whether it stays. */
  readonly harKoblingPaaVent: boolean
}

/** For a database that was put back: what was ended after it was copied, must not hold again. Everybody logs in anew. */
export const endAllSesjoner = repository.endAllSesjoner

/** Registration, sign-in, sessions and new passwords. */
export function createAuthService(d: AuthDependencies) {
  async function register(input: z.output<typeof Registrering>, { address }: Opphav): Promise<void> {
    await d.forsoek.require([
      {
        navn: 'registrering:skjema',
        hvem: address,
        hoeyst: d.settings.registrationsPerHour * formsPerRegistration,
        sekunder: hour,
      },
    ])
    if (!/^\d{11}$/.test(input.personnummer))
      throw new AppError('personnummer_lengde', 'personnummer is not 11 digits')
    if (d.settings.production && isSyntetisk(input.personnummer))
      throw new AppError('personnummer_syntetisk', 'synthetic number in production')
    await requireGoodPassord(input.password, input.email, false)
    // Only what could have become an account counts: many people may correct their forms behind one address.
    await d.forsoek.require([
      { navn: 'registrering', hvem: address, hoeyst: d.settings.registrationsPerHour, sekunder: hour },
    ])
    // After the checks of the form, so that a corrected form can be sent again with the same solution.
    const solved = input.captcha ? await d.robotsjekk.verify(input.captcha) : !d.settings.production
    if (!solved) throw new AppError('robotsjekk', 'captcha missing, wrong or used')
    const passordHash = await hashPassord(input.password)
    const ny = {
      epost: input.email,
      passordHash,
      personnummer: input.personnummer,
      brukertype: 'arbeidstaker',
      navn: { fornavn: input.fornavn ?? '', mellomnavn: '', etternavn: input.etternavn ?? '' },
    } as const
    const brev = await d.readBrev()
    const created = await d.inTransaction(async tx => {
      const bruker = await d.bruker.create(tx, ny)
      if (bruker) await queueBekreftelse(d, tx, { id: bruker.id, epost: bruker.email }, brev)
      return bruker
    })
    if (created) return
    // One and the same answer and work for a known address and a known number; who owns the account learns it by mail.
    const { eiere, omstridtId } = await d.bruker.findColliding(input.email, input.personnummer)
    await d.inTransaction(async tx => {
      for (const owner of eiere)
        await d.outbox.queue(tx, owner.epost, 'finnes_fra_foer', finnesFraFoerBrev(brev))
      await addJob(tx, 'meld_omstridt_nummer', {
        brukerId: omstridtId,
        epost: input.email.trim(),
        hva: 'Noen prøvde å registrere seg med personnummeret til denne kontoen, og fikk ingen konto.',
      })
    })
    const { kontaktadresse } = brev.avsender
    throw new AppError('finnes_fra_foer', 'address or number is registered', { values: { kontaktadresse } })
  }

  async function callerOf(sesjonId: string): Promise<Innlogget | null> {
    const naa = d.now()
    const bruktEtter = new Date(naa.getTime() - d.settings.idleMinutes * 60_000)
    const row = await repository.findGyldigSesjon(d.db, sesjonId, naa, bruktEtter)
    if (!row) return null
    const { sist_brukt, epost, ...caller } = row
    const foer = new Date(naa.getTime() - touchMs)
    if (sist_brukt < foer)
      await touchSesjon(d.db, sesjonId, naa, foer).catch(error => {
        // A database that has no room for more is still there to be read.
        if (error.code !== databaseFull) throw error
      })
    return { ...caller, email: epost }
  }

  /**
   * Queues a job whether the address is known or not, so that the answer and its time tell nothing. It begins after a while, for a mail
   * that is made beside the answer slows it, and that there is one is what must not be told.
   */
  async function requestReset(email: string, { address }: Opphav): Promise<void> {
    await d.forsoek.require([
      { navn: 'glemt:adresse', hvem: address, hoeyst: 20, sekunder: hour },
      { navn: 'glemt:konto', hvem: epostNoekkel(email), hoeyst: 5, sekunder: hour },
    ])
    const { resetDelayMs } = d.settings
    const runAt = new Date(d.now().getTime() + resetDelayMs * (1 + Math.random()))
    const spec = resetDelayMs > 0 ? { runAt } : {}
    await d.inTransaction(tx => addJob(tx, 'send_tilbakestilling', { epost: email }, spec))
  }

  /** A new link by mail, which voids the earlier ones. */
  async function queueLenke(tx: Database, bruker: { id: string; epost: string }, brev: Brev): Promise<void> {
    const { lenke, sti } = newLenke('/reset-password', d.newId())
    const opprettet = d.now()
    await repository.replaceLenke(tx, {
      ...lenke,
      bruker_id: bruker.id,
      opprettet,
      utloeper: new Date(opprettet.getTime() + lenkeMinutter * 60_000),
    })
    await d.outbox.queue(tx, bruker.epost, 'tilbakestilling', tilbakestillingBrev(brev, sti, lenkeMinutter))
  }

  async function sendReset(epost: string): Promise<void> {
    const bruker = await d.bruker.findForLogin(epost)
    if (!bruker?.aktiv) return
    const brev = await d.readBrev()
    await d.inTransaction(tx => queueLenke(tx, bruker, brev))
  }

  async function shutOut(tx: Database, brukerId: string): Promise<void> {
    await repository.endSesjonerOf(tx, brukerId, d.now())
    await endPaabegynt(tx, brukerId)
  }

  /**
   * Ends every session and logs nobody in: who changed it signs in with the new password.
   * @returns whether there are links of login services to be asked about at the next login
   */
  async function resetPassord(token: string, password: string, { address }: Opphav): Promise<boolean> {
    await d.forsoek.require([{ navn: 'tilbakestilling', hvem: address, hoeyst: 30, sekunder: hour }])
    const brev = await d.readBrev()
    return d.inTransaction(async tx => {
      // Asked within a transaction that is rolled back when the password is refused, so that the link can be used again.
      const given = readLenke(token)
      const lenke = given && (await repository.useLenke(tx, given, d.now()))
      const bruker = lenke && (await d.bruker.find(tx, lenke.bruker_id))
      if (!bruker?.aktiv) throw new AppError('lenke_ugyldig', 'reset link unknown, used or too old')
      await requireNyttPassord(d, tx, bruker, password)
      await d.bruker.setPassordFraLenke(tx, bruker.id, await hashPassord(password))
      await shutOut(tx, bruker.id)
      const harKobling = await d.bevis.setAside(tx, bruker)
      await tellNyttPassord(d, tx, bruker, passordEndretBrev(brev))
      return harKobling
    })
  }

  async function sweep(): Promise<void> {
    const yesterday = new Date(d.now().getTime() - 24 * hour * 1000)
    await repository.deleteOldSesjoner(d.db, yesterday)
    await repository.deleteOldLenker(d.db, yesterday)
    await d.totrinn.sweep(yesterday)
    await d.forsoek.sweep()
    await d.robotsjekk.sweep()
    await d.gjetting.sweep()
    await d.bevis.sweep()
  }

  const jobs: JobHandlers = {
    send_tilbakestilling: ({ epost }: { epost: string }) => sendReset(epost),
    rydd_innlogging: sweep,
  }
  return {
    ...createInnlogging(d),
    register,
    /** What somebody gets whom another way in knows, and whose the account is not shown to be. */
    signKobling: (konto: Konto, bevisId: string, expires: Date) =>
      d.tokens.signKobling({ brukerId: konto.id, konto: stateOf(konto), bevisId }, expires),
    lacksTotrinn: d.totrinn.isMissing,
    /** @returns what the login service that the person came by must be told, if they came by one */
    async logout(caller: Caller): Promise<string | null> {
      const idToken = await d.bevis.findIdToken(caller.sesjonId)
      await d.inTransaction(async tx => {
        await repository.endSesjon(tx, caller.sesjonId, d.now())
        await endBegyntAv(tx, caller.sesjonId)
      })
      return idToken
    },
    /** Who holds this session token now; null when it is not valid, the session is over or the user is closed. */
    async authenticate(token: string): Promise<Innlogget | null> {
      const opened = await d.tokens.openSesjon(token)
      return opened && callerOf(opened.sesjonId)
    },
    /** Who a viewer token was made for, while their session lasts. */
    async authenticateVisning(token: string): Promise<{ caller: Innlogget; dokumentId: string } | null> {
      const opened = await d.tokens.openVisning(token)
      const caller = opened && (await callerOf(opened.sesjonId))
      return caller && caller.omgang === opened?.omgang ? { caller, dokumentId: opened.dokumentId } : null
    },
    createVisning: (caller: Caller, dokumentId: string, expires: Date) =>
      d.tokens.signVisning(dokumentId, caller, expires),
    requestReset,
    /** A link for a new password to somebody else's address, within the transaction that logs it. */
    queueLenke,
    /** A link that confirms the address, within the transaction that sets it. */
    queueBekreftelse: (tx: Database, bruker: { id: string; epost: string }, brev: Brev) =>
      queueBekreftelse(d, tx, bruker, brev),
    endPaabegynt,
    /** Ends every session of a user at once, and everything that was begun. */
    shutOut,
    resetPassord,
    /** Whose a mailed link for a new password is, used or not; undefined for one that is none. */
    findLenkeEier: async (token: string): Promise<{ id: string } | undefined> => {
      const given = readLenke(token)
      return given ? repository.findLenkeEier(d.db, given) : undefined
    },
    createRobotsjekk: () => d.robotsjekk.create(),
    jobs,
  }
}
export type AuthService = ReturnType<typeof createAuthService>
