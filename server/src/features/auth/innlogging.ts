import { AppError } from '../../platform/http/app-error.ts'
import type { Database } from '../database.ts'
import * as repository from './auth.repository.ts'
import type { AuthDependencies, Opphav } from './auth.service.ts'
import type { Grense } from './forsoek.ts'
import { fingerprintOf, verifyPassord } from './passord.ts'
import { enhetOf } from './sesjon/enhet.ts'
import type { Konto } from './totrinn/totrinn.service.ts'

type D = AuthDependencies

const minute = 60_000
const hour = 60 * minute
/** How long somebody has to find the phone and type the code. */
const utfordringMinutter = 10

/** A session; or, where a code is still to be shown, what the second step begins with. */
export type Innlogging = { token: string } | { utfordring: string }

type Ny = { opphav: Opphav; totrinn: boolean }

/** @param ny.totrinn the person has proved two things */
async function createSesjon(d: D, tx: Database, { id, epost }: Konto, ny: Ny): Promise<string> {
  const sesjonId = d.newId()
  const opprettet = d.now()
  const utloeper = new Date(opprettet.getTime() + d.settings.sessionHours * hour)
  const { totrinn, opphav } = ny
  const enhet = enhetOf(opphav.userAgent)
  await repository.insertSesjon(tx, { id: sesjonId, bruker_id: id, opprettet, utloeper, enhet, totrinn })
  opphav.log.info({ bruker: id, totrinn, adresse: opphav.address }, 'logged in')
  return d.tokens.signSesjon({ id, email: epost, sesjonId }, utloeper)
}

/**
 * The end of every way in, once it is known who the person is: asks for a code where two-step login is on.
 * @param toFaktorer somebody we trust has seen two factors already, so that no code is asked for
 */
export async function finishLogin(
  d: D,
  konto: Konto,
  opphav: Opphav,
  toFaktorer: boolean,
): Promise<Innlogging> {
  if (!toFaktorer && (await d.totrinn.isOn(d.db, konto.id))) {
    const expires = new Date(d.now().getTime() + utfordringMinutter * minute)
    const passord = fingerprintOf(konto.passord_hash)
    return { utfordring: await d.tokens.signUtfordring({ brukerId: konto.id, passord }, expires) }
  }
  return { token: await createSesjon(d, d.db, konto, { opphav, totrinn: toFaktorer }) }
}

const addressLimit = (d: D, address: string): Grense => ({
  navn: 'innlogging:adresse',
  hvem: address,
  hoeyst: d.settings.loginsPerMinute,
  sekunder: 60,
})

export async function login(d: D, email: string, password: string, opphav: Opphav): Promise<Innlogging> {
  const { address } = opphav
  await d.forsoek.require([
    addressLimit(d, address),
    // Bound to the address too, so that nobody can lock somebody else out.
    {
      navn: 'innlogging:konto',
      hvem: `${address}|${email.trim().toLowerCase()}`,
      hoeyst: d.settings.loginsPerAccount,
      sekunder: 60,
    },
  ])
  const row = await d.bruker.findForLogin(email)
  const right = await verifyPassord(row?.passord_hash, password)
  if (!right || !row) {
    // Whose account was tried is known to the log alone; the answer is the same for one that does not exist.
    opphav.log.info({ bruker: row?.id ?? null, adresse: address }, 'login refused')
    throw new AppError('feil_innlogging', 'wrong e-mail or password')
  }
  // Said only to who knows the password: to anybody else a closed account is like none.
  if (!row.aktiv) throw await refuseClosed(d)
  return finishLogin(d, row, opphav, false)
}

/** Said only to who has proved whose account it is. */
export async function refuseClosed(d: D): Promise<AppError> {
  const { kontaktadresse } = (await d.readBrev()).avsender
  return new AppError('konto_deaktivert', 'account is closed', { values: { kontaktadresse } })
}

const expired = (why: string) => new AppError('innlogging_utloept', why)

/** The account as it was when the challenge was made: a password changed since then voids it. */
async function openUtfordring(d: D, utfordring: string): Promise<Konto> {
  const opened = await d.tokens.openUtfordring(utfordring)
  const row = opened && (await d.bruker.find(d.db, opened.brukerId))
  if (!row?.aktiv || fingerprintOf(row.passord_hash) !== opened?.passord)
    throw expired('challenge unknown, too old or void')
  if (!(await d.totrinn.isOn(d.db, row.id))) throw expired('two-step login was turned off meanwhile')
  return row
}

/** @returns a session token */
export async function loginWithKode(d: D, utfordring: string, kode: string, opphav: Opphav): Promise<string> {
  await d.forsoek.require([addressLimit(d, opphav.address)])
  const konto = await openUtfordring(d, utfordring)
  await d.totrinn.countTry(konto)
  const brev = await d.readBrev()
  return d.inTransaction(async tx => {
    await d.totrinn.spend(tx, konto, kode, brev)
    return createSesjon(d, tx, konto, { opphav, totrinn: true })
  })
}
