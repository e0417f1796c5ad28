import type { Grense } from '../../platform/forsoek.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { epostNoekkel } from '../bruker/bruker.service.ts'
import type { Database } from '../database.ts'
import type { Brev } from '../innstilling/brev.service.ts'
import * as repository from './auth.repository.ts'
import type { AuthDependencies, Opphav } from './avhengigheter.ts'
import { passordByttetBrev } from './konto/konto.mail.ts'
import { requireNyttPassord, tellNyttPassord } from './nytt-passord.ts'
import { fingerprintOf, hashPassord, verifyPassord } from './passord.ts'
import { enhetOf } from './sesjon/enhet.ts'
import type { Utfordring } from './token.ts'
import type { Konto } from './totrinn/totrinn.service.ts'

type D = AuthDependencies
type Row = NonNullable<Awaited<ReturnType<D['bruker']['find']>>>

const minute = 60_000
const hour = 60 * minute
/** How long somebody has to find the phone and type the code. */
const utfordringMinutter = 10

/** A session; or, where a code is still to be shown, what the second step begins with. */
export type Innlogging = { token: string } | { utfordring: string }

/** Another after each change of the password, and each time that what was begun ends. Tells nothing of the password. */
export const stateOf = ({ passord_hash, omgang }: Pick<Konto, 'passord_hash' | 'omgang'>): string =>
  fingerprintOf(`${omgang} ${passord_hash}`)

type Ny = { opphav: Opphav; totrinn: boolean; bevis?: { id: string; brev: Brev } | undefined }
/** `bevisId`: what another login service has proved; the session spends it. */
export type Bevist = { toFaktorer: boolean; bevisId?: string | undefined }

const expired = (why: string) => new AppError('innlogging_utloept', why)

export type Innloggingsforsoek = { email: string; password: string; captcha?: string | null | undefined }

export type Koblingsforsoek = { kobling: string; password: string; nyttPassord?: string | undefined }

/** The ways in, once it is to be known who somebody is. */
export function createInnlogging(d: D) {
  /** @param ny.totrinn the person has proved two things */
  async function createSesjon(tx: Database, konto: Konto, ny: Ny): Promise<string> {
    const { id, epost, passord_hash: passordHash } = konto
    const sesjonId = d.newId()
    const opprettet = d.now()
    const utloeper = new Date(opprettet.getTime() + d.settings.sessionHours * hour)
    const { opphav } = ny
    const bevis = ny.bevis ? await d.bevis.spend(tx, ny.bevis.id, { id, epost, brev: ny.bevis.brev }) : null
    const totrinn = ny.totrinn || bevis?.toFaktorer === true
    const enhet = enhetOf(opphav.userAgent)
    const row = { id: sesjonId, bruker_id: id, opprettet, utloeper, enhet, totrinn }
    const avtrykk = d.gjetting.stedOf(id, opphav.address)
    if (!(await repository.insertSesjon(tx, row, { avtrykk, passordHash })))
      throw expired('account closed or given another password meanwhile')
    // Chosen while linking. Every other session has ended with the link.
    if (ny.bevis && bevis?.nyttPassordHash) {
      await d.bruker.setPassordHash(tx, id, bevis.nyttPassordHash)
      await tellNyttPassord(d, tx, konto, passordByttetBrev(ny.bevis.brev))
    }
    if (bevis?.idToken) await d.bevis.keepIdToken(tx, sesjonId, bevis.idToken)
    opphav.log.info({ bruker: id, totrinn, adresse: opphav.address }, 'logged in')
    return d.tokens.signSesjon({ id, email: epost, sesjonId }, utloeper)
  }

  /**
   * The end of every way in, once it is known who the person is: asks for a code where two-step login is on.
   * @param bevist.toFaktorer somebody we trust has seen two factors already, so that no code is asked for
   */
  async function finishLogin(
    konto: Konto,
    opphav: Opphav,
    { toFaktorer, bevisId }: Bevist,
  ): Promise<Innlogging> {
    if (!toFaktorer && (await d.totrinn.isOn(d.db, konto.id))) {
      const expires = new Date(d.now().getTime() + utfordringMinutter * minute)
      const utfordring = { brukerId: konto.id, konto: stateOf(konto), bevisId }
      return { utfordring: await d.tokens.signUtfordring(utfordring, expires) }
    }
    const ny = { opphav, totrinn: toFaktorer }
    // Without a proof to spend it is one statement, and that is a transaction already.
    if (bevisId === undefined) return { token: await createSesjon(d.db, konto, ny) }
    const bevis = { id: bevisId, brev: await d.readBrev() }
    return { token: await d.inTransaction(tx => createSesjon(tx, konto, { ...ny, bevis })) }
  }

  const addressLimit = (address: string): Grense => ({
    navn: 'innlogging:adresse',
    hvem: address,
    hoeyst: d.settings.loginsPerMinute,
    sekunder: 60,
  })

  /** Bound to the address too, so that nobody can lock somebody else out. */
  const accountLimit = (address: string, epost: string): Grense => ({
    navn: 'innlogging:konto',
    hvem: `${address}|${epostNoekkel(epost)}`,
    hoeyst: d.settings.loginsPerAccount,
    sekunder: 60,
  })

  async function login(
    { email, password, captcha }: Innloggingsforsoek,
    opphav: Opphav,
  ): Promise<Innlogging> {
    const { address } = opphav
    const gjett = { epost: email, address, captcha }
    // Side by side, the same for an account that exists and one that does not; nothing of it counts once a limit is passed.
    const [row, isUnderSiege] = await Promise.all([
      d.bruker.findForLogin(email),
      d.gjetting.isUnderSiege(email),
      d.forsoek.require([addressLimit(address), accountLimit(address, email)]),
    ])
    if (isUnderSiege) await d.gjetting.requireHuman(gjett, row?.id)
    await d.gjetting.require(gjett)
    const right = await verifyPassord(row?.passord_hash, password)
    if (!right || !row) {
      await d.gjetting.count(email)
      // Whose account was tried is known to the log alone; the answer is the same for one that does not exist.
      opphav.log.info({ bruker: row?.id ?? null, adresse: address }, 'login refused')
      throw new AppError('feil_innlogging', 'wrong e-mail or password')
    }
    // Said only to who knows the password: to anybody else a closed account is like none.
    const finish = row.aktiv
      ? () => finishLogin(row, opphav, { toFaktorer: false })
      : async () => Promise.reject(await refuseClosed())
    const [innlogging] = await Promise.all([finish(), d.gjetting.forget(gjett)])
    return innlogging
  }

  /** Said only to who has proved whose account it is. */
  async function refuseClosed(): Promise<AppError> {
    const { kontaktadresse } = (await d.readBrev()).avsender
    return new AppError('konto_deaktivert', 'account is closed', { values: { kontaktadresse } })
  }

  /** The account as it was when the challenge was made: a changed password voids it, and whatever else ends what was begun. */
  async function openStep(opened: Utfordring | null): Promise<{ konto: Row; bevisId?: string | undefined }> {
    const row = opened && (await d.bruker.find(d.db, opened.brukerId))
    if (!row?.aktiv || stateOf(row) !== opened?.konto) throw expired('challenge unknown, too old or void')
    return { konto: row, bevisId: opened.bevisId }
  }

  /** @returns a session token */
  async function loginWithKode(utfordring: string, kode: string, opphav: Opphav): Promise<string> {
    await d.forsoek.require([addressLimit(opphav.address)])
    const { konto, bevisId } = await openStep(await d.tokens.openUtfordring(utfordring))
    if (!(await d.totrinn.isOn(d.db, konto.id))) throw expired('two-step login was turned off meanwhile')
    await d.totrinn.countTry(konto)
    const brev = await d.readBrev()
    return d.inTransaction(async tx => {
      await d.totrinn.spend(tx, konto, kode, brev)
      const bevis = bevisId === undefined ? undefined : { id: bevisId, brev }
      return createSesjon(tx, konto, { opphav, totrinn: true, bevis })
    })
  }

  /** For somebody whom another login service knows: opens what `signKobling` made for an account that has not changed since. */
  const openKobling = async (kobling: string) => openStep(await d.tokens.openKobling(kobling))

  /**
   * Whoever registered the account may know its password, unless it was made with a mailed link: then a first link brings a new one. It is
   * part of linking, so that nobody is left with a link and no new password, or the other way round.
   * @throws AppError `krever_valgt_passord` until one is chosen; `passord_uendret` among those of any new password
   */
  async function requireValgtPassord(konto: Row, bevisId: string, nytt: string | undefined) {
    if (konto.passord_fra_lenke !== null || !(await d.bevis.isNyKobling(bevisId))) return
    if (nytt === undefined) throw new AppError('krever_valgt_passord', 'a link needs a new password')
    await requireNyttPassord(d, d.db, konto, nytt)
    if (await verifyPassord(konto.passord_hash, nytt))
      throw new AppError('passord_uendret', 'new password is the old one')
    await d.bevis.setNyttPassord(bevisId, await hashPassord(nytt))
  }

  /**
   * The account is shown to be the person's by its password; the code is asked for too where there is one, whatever the other service saw.
   * @throws AppError `innlogging_utloept`, `feil_passord`, `for_mange_forsoek`, and as `requireValgtPassord` does
   */
  async function linkIdentitet(
    { kobling, password, nyttPassord }: Koblingsforsoek,
    opphav: Opphav,
  ): Promise<Innlogging> {
    const { konto, bevisId = '' } = await openKobling(kobling)
    const { address } = opphav
    await d.forsoek.require([
      addressLimit(address),
      accountLimit(address, konto.epost),
      // Whoever comes so far is known by name, and guesses at one account.
      { navn: 'kobling', hvem: konto.id, hoeyst: 20, sekunder: 3600 },
    ])
    if (!(await verifyPassord(konto.passord_hash, password))) {
      opphav.log.info({ bruker: konto.id, adresse: address }, 'link refused')
      throw new AppError('feil_passord', 'wrong password when linking')
    }
    await requireValgtPassord(konto, bevisId, nyttPassord)
    return finishLogin(konto, opphav, { toFaktorer: false, bevisId })
  }

  return { finishLogin, login, refuseClosed, loginWithKode, openKobling, linkIdentitet }
}
