import type { Hendelse } from '@rp/contract/historikk'
import type { Totrinn } from '@rp/contract/totrinn'
import type { EncryptedColumn } from '../../../platform/crypto/key-check.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, isAdministrator, requireFreshLogin } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { BrukerService } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import type { Brev } from '../../innstilling/brev.service.ts'
import { endSesjonerOf } from '../auth.repository.ts'
import { endOtherSesjoner } from '../konto/konto.repository.ts'
import { endPaabegynt } from '../paabegynt.repository.ts'
import { fingerprintOf, passordGrense, verifyPassord } from '../passord.ts'
import { findTidssteg, newHemmelighet, otpauthAddress } from './engangskode.ts'
import { findKodeHash, hashKoder, newKoder, plainKode } from './gjenopprettingskode.ts'
import * as mail from './totrinn.mail.ts'
import * as repository from './totrinn.repository.ts'

type D = Pick<
  Base,
  'db' | 'inTransaction' | 'cipher' | 'historikk' | 'outbox' | 'forsoek' | 'readBrev' | 'now'
> & {
  bruker: BrukerService
  settings: {
    /** Administrators get nowhere without it. */
    requiredOfAdministrators: boolean
  }
}
/** The account that a code is tried on. */
export type Konto = { id: string; epost: string; passord_hash: string; omgang: number }

const minute = 60
const hour = 60 * minute
/** How long a key waits for its first code. */
const oppsettMinutter = 60

const boundTo = (id: string) => `bruker:${id}:totrinn`
export const totrinnColumns: readonly EncryptedColumn[] = [
  { table: 'totrinn', column: 'hemmelighet_kryptert', boundTo },
]

type Bevis = { password: string; kode: string }

const isOn = async (db: Database, id: string): Promise<boolean> =>
  Boolean((await repository.findTotrinn(db, id))?.bekreftet)

/** Two-step login: the key of an authenticator app (RFC 6238), and recovery codes (trust.md B12). */
export function createTotrinnService(d: D) {
  const log = (tx: Database, id: string, hendelse: Hendelse) =>
    d.historikk.append(tx, { tid: d.now(), aktoerId: id, entitet: 'bruker', entitetId: id, hendelse })

  /**
   * Tries at the codes of one account. Only who knows the password gets to try, and a new password begins anew: so nobody can shut the
   * owner out for longer than it takes to change it.
   * @throws AppError `for_mange_forsoek`
   */
  const countTry = ({ id, passord_hash }: Konto) => {
    const hvem = `${id}|${fingerprintOf(passord_hash)}`
    return d.forsoek.require([
      { navn: 'totrinn:minutter', hvem, hoeyst: 6, sekunder: 5 * minute },
      { navn: 'totrinn:time', hvem, hoeyst: 15, sekunder: hour },
      { navn: 'totrinn:doegn', hvem, hoeyst: 40, sekunder: 24 * hour },
    ])
  }

  async function spendGjenopprettingskode(tx: Database, konto: Konto, kode: string, brev: Brev) {
    const left = await repository.listUbrukteKoder(tx, konto.id)
    const hash = await findKodeHash(left, kode)
    if (!hash || !(await repository.spendKode(tx, konto.id, hash, d.now()))) return false
    await log(tx, konto.id, 'gjenopprettingskode_brukt')
    await d.outbox.queue(
      tx,
      konto.epost,
      'gjenopprettingskode_brukt',
      mail.kodeBruktBrev(brev, left.length - 1),
    )
    return true
  }

  /** Counts the code as used within the transaction of what it opens. Tries are counted before, by `countTry`. */
  async function spend(tx: Database, konto: Konto, kode: string, brev: Brev): Promise<void> {
    const row = await repository.findTotrinn(tx, konto.id)
    if (!row?.bekreftet) throw new AppError('totrinn_av', 'two-step login is off')
    const plain = plainKode(kode)
    if (!/^\d{6}$/.test(plain)) {
      if (await spendGjenopprettingskode(tx, konto, plain, brev)) return
      throw new AppError('feil_kode', 'unknown or used recovery code')
    }
    const steg = findTidssteg(d.cipher.decrypt(row.hemmelighet_kryptert, boundTo(row.id)), plain, d.now())
    if (steg === null || !(await repository.spendTidssteg(tx, row.id, steg)))
      throw new AppError('feil_kode', 'wrong or used code')
  }

  async function start(caller: Caller): Promise<{ noekkel: string; adresse: string }> {
    requireFreshLogin(caller, d.now())
    const noekkel = newHemmelighet()
    const row = {
      id: caller.id,
      hemmelighet_kryptert: d.cipher.encrypt(noekkel, boundTo(caller.id)),
      opprettet: d.now(),
      bekreftet: null,
      sesjon_id: caller.sesjonId,
    }
    if (!(await repository.replaceVentende(d.db, row)))
      throw new AppError('totrinn_paa', 'two-step login is on')
    return { noekkel, adresse: otpauthAddress(noekkel, caller.email) }
  }

  async function confirm(caller: Caller, kode: string): Promise<string[]> {
    const row = await repository.findTotrinn(d.db, caller.id)
    const oldest = d.now().getTime() - oppsettMinutter * minute * 1000
    if (!row || row.bekreftet || row.opprettet.getTime() < oldest)
      throw new AppError('totrinn_utloept', 'no key waits for its first code')
    await d.forsoek.require([{ navn: 'totrinn:oppsett', hvem: caller.id, hoeyst: 20, sekunder: hour / 4 }])
    const hemmelighet = d.cipher.decrypt(row.hemmelighet_kryptert, boundTo(row.id))
    const steg = findTidssteg(hemmelighet, plainKode(kode), d.now())
    if (steg === null) throw new AppError('feil_kode', 'wrong first code')
    const koder = newKoder()
    const [hashes, brev] = await Promise.all([hashKoder(koder), d.readBrev()])
    await d.inTransaction(async tx => {
      if (!(await repository.confirmTotrinn(tx, row, { bekreftet: d.now(), siste_tidssteg: steg })))
        throw new AppError('totrinn_utloept', 'confirmed or replaced meanwhile')
      await repository.replaceKoder(tx, row.id, hashes)
      await repository.markSesjon(tx, caller.sesjonId)
      // What a thief may have opened before was opened without a code.
      await endOtherSesjoner(tx, row.id, caller.sesjonId, d.now())
      await endPaabegynt(tx, row.id)
      await log(tx, row.id, 'totrinn_slaatt_paa')
      await d.outbox.queue(tx, caller.email, 'totrinn_paa', mail.totrinnPaaBrev(brev))
    })
    return koder
  }

  async function renewKoder(caller: Caller): Promise<string[]> {
    requireFreshLogin(caller, d.now())
    const koder = newKoder()
    const [hashes, brev] = await Promise.all([hashKoder(koder), d.readBrev()])
    await d.inTransaction(async tx => {
      const row = await repository.findTotrinn(tx, caller.id)
      if (!row?.bekreftet) throw new AppError('totrinn_av', 'two-step login is off')
      await repository.replaceKoder(tx, row.id, hashes)
      await log(tx, row.id, 'gjenopprettingskoder_laget')
      await d.outbox.queue(tx, caller.email, 'gjenopprettingskoder_laget', mail.nyeKoderBrev(brev))
    })
    return koder
  }

  async function turnOff(caller: Caller, { password, kode }: Bevis): Promise<void> {
    const konto = await d.bruker.find(d.db, caller.id)
    if (!konto || !(await isOn(d.db, caller.id))) throw new AppError('totrinn_av', 'two-step login is off')
    await d.forsoek.require([passordGrense(konto.id)])
    if (!(await verifyPassord(konto.passord_hash, password)))
      throw new AppError('feil_passord', 'wrong password when turning two-step login off')
    await countTry(konto)
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      await spend(tx, konto, kode, brev)
      await repository.deleteTotrinn(tx, konto.id)
      await repository.unmarkSesjoner(tx, konto.id)
      await log(tx, konto.id, 'totrinn_slaatt_av')
      await d.outbox.queue(tx, konto.epost, 'totrinn_av', mail.totrinnAvBrev(brev))
    })
  }

  async function get(caller: Caller): Promise<Totrinn> {
    const [row, left] = await Promise.all([
      repository.findTotrinn(d.db, caller.id),
      repository.listUbrukteKoder(d.db, caller.id),
    ])
    return {
      paa: Boolean(row?.bekreftet),
      siden: row?.bekreftet?.toISOString() ?? null,
      koderIgjen: left.length,
      paakrevd: d.settings.requiredOfAdministrators && isAdministrator(caller),
    }
  }

  return {
    get,
    isOn,
    /** Whether the caller must turn it on, or show a code, before the portal answers anything else. */
    isMissing: (caller: Caller): boolean =>
      d.settings.requiredOfAdministrators && isAdministrator(caller) && !caller.totrinn,
    start,
    /** @returns the recovery codes, which are shown now and never again */
    confirm,
    renewKoder,
    turnOff,
    /** To be called before `spend`, outside of its transaction. */
    countTry,
    /** @throws AppError `feil_kode`; `totrinn_av` when there is nothing to show a code of */
    spend,
    /**
     * For staff, in the transaction that logs it: turns it off for somebody else, ends their sessions and tells them.
     * @throws AppError `totrinn_av`
     */
    async reset(tx: Database, { id, epost }: { id: string; epost: string }, brev: Brev): Promise<void> {
      if (!(await repository.deleteTotrinn(tx, id))) throw new AppError('totrinn_av', 'two-step login is off')
      await endSesjonerOf(tx, id, d.now())
      await endPaabegynt(tx, id)
      await d.outbox.queue(tx, epost, 'totrinn_nullstilt', mail.totrinnNullstiltBrev(brev))
    },
    /** Forgets keys that never got their first code. */
    sweep: (before: Date) => repository.deleteOldVentende(d.db, before),
  }
}
export type TotrinnService = ReturnType<typeof createTotrinnService>
