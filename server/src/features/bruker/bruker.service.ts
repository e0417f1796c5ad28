import { idnr } from '@navikt/fnrvalidator'
import { type Bruker, type BrukerEndring, type Brukertype, bankfelt } from '@rp/contract/bruker'
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts'
import type { EncryptedColumn } from '../../platform/crypto/key-check.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Clock, Database, InTransaction, NewId } from '../database.ts'
import type { HistorikkService } from '../historikk/historikk.service.ts'
import {
  changedFelt,
  kontonummerIndeks,
  openKontonummer,
  toBruker,
  toColumns,
  toEndringer,
} from './bruker.mapping.ts'
import { type Caller, requireFreshLogin, requireSelfOrAdministrator } from './bruker.policy.ts'
import * as repository from './bruker.repository.ts'
import { toAarsak } from './innsyn-aarsak.ts'

export { brukerSortColumns } from './bruker.repository.ts'

export type NyBruker = {
  epost: string
  passordHash: string
  personnummer: string
  brukertype: Brukertype
  navn?: { fornavn: string; mellomnavn: string; etternavn: string }
}

/** One account an address: letter case, surrounding space and look-alike forms of the same characters do not matter. */
export const epostNoekkel = (epost: string): string => epost.trim().normalize('NFKC').toLowerCase()

type Dependencies = {
  db: Database
  inTransaction: InTransaction
  cipher: FieldCipher
  historikk: HistorikkService
  now: Clock
  newId: NewId
}

const personnummerIndeks = (cipher: FieldCipher, personnummer: string) =>
  cipher.blindIndex(personnummer, 'personnummer')
/** Check digits that do not add up are for staff to judge, not for the form to refuse (spec-notes). */
const hasGoodCheckDigits = (personnummer: string): boolean =>
  personnummer === '' || idnr(personnummer).status === 'valid'
/** Synthetic test numbers have 80 added to the month. */
export const isSyntetisk = (personnummer: string): boolean => {
  const month = Number(personnummer.slice(2, 4))
  return month > 80 && month <= 92
}
/** The columns that hold a personnummer; an administrator may be without one. */
export const sealPersonnummer = (cipher: FieldCipher, brukerId: string, personnummer: string) => ({
  personnummer_kryptert: cipher.encrypt(personnummer, `bruker:${brukerId}`),
  personnummer_indeks: personnummerIndeks(cipher, personnummer || `uten:${brukerId}`),
  personnummer_kontrollert: hasGoodCheckDigits(personnummer),
})

/** Everything of a user that is sealed. A new column of that kind belongs here, or its old keys can never be removed. */
export const brukerColumns: readonly EncryptedColumn[] = [
  { table: 'bruker', column: 'personnummer_kryptert', boundTo: id => `bruker:${id}` },
  { table: 'bruker', column: 'kontonummer_kryptert', boundTo: id => `bruker:${id}:kontonummer` },
  { table: 'bruker', column: 'iban_kryptert', boundTo: id => `bruker:${id}:iban` },
]

/** Whether this cipher's look-up values are those in the database, by the newest user. True when there is none. */
export async function holdsIndeks(db: Database, cipher: FieldCipher): Promise<boolean> {
  const row = await repository.findNewestSealed(db)
  if (!row) return true
  const personnummer = cipher.decrypt(row.personnummer_kryptert, `bruker:${row.id}`)
  return personnummerIndeks(cipher, personnummer || `uten:${row.id}`) === row.personnummer_indeks
}

async function createBruker(deps: Dependencies, tx: Database, ny: NyBruker): Promise<Bruker | null> {
  const { cipher, now, newId, historikk } = deps
  const id = newId()
  const tid = now()
  const created = await repository.insertBruker(tx, {
    id,
    epost: ny.epost.trim(),
    epost_noekkel: epostNoekkel(ny.epost),
    passord_hash: ny.passordHash,
    ...sealPersonnummer(cipher, id, ny.personnummer),
    brukertype: ny.brukertype,
    kontonummer_indeks: '',
    opprettet: tid,
    endret: tid,
    ...ny.navn,
  })
  if (!created) return null
  await historikk.append(tx, { tid, aktoerId: id, entitet: 'bruker', entitetId: id, hendelse: 'registrert' })
  const row = await repository.findBruker(tx, id)
  return row ? toBruker(cipher, row) : null
}

const logKontonummer = (deps: Dependencies, caller: Caller, id: string, aarsak?: string) =>
  deps.historikk.append(deps.db, {
    tid: deps.now(),
    aktoerId: caller.id,
    entitet: 'bruker',
    entitetId: id,
    hendelse: 'aapnet_kontonummer',
    endringer: toAarsak(aarsak),
  })

/** A member reads their own; staff read anyone, and whose account number they saw is logged (trust.md G3). */
async function get(deps: Dependencies, caller: Caller, id: string, aarsak?: string): Promise<Bruker> {
  requireSelfOrAdministrator(caller, id)
  const row = await repository.findBruker(deps.db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such user')
  const bruker = toBruker(deps.cipher, row)
  if (caller.id !== row.id && (bruker.kontonummer || bruker.iban))
    await logKontonummer(deps, caller, row.id, aarsak)
  return bruker
}

const isBankfelt = ([felt]: readonly [string, string]) => bankfelt.some(name => name === felt)

/**
 * Two who work on one user do not overwrite each other unseen.
 * @param foer what stood in the fields when the caller read them; a field that is not there is not held against anything
 * @throws AppError `konflikt` with the values of the fields that have changed since
 */
async function requireUnchanged(
  deps: Dependencies,
  caller: Caller,
  bruker: Bruker,
  changed: ReturnType<typeof changedFelt>,
  foer: BrukerEndring,
): Promise<void> {
  const stale = changed.filter(
    ([felt]) => foer[felt] !== undefined && (foer[felt] ?? '').trim() !== bruker[felt],
  )
  if (stale.length === 0) return
  // The answer shows them; the transaction of the save is lost, so this is written beside it.
  if (caller.id !== bruker.id && stale.some(isBankfelt)) await logKontonummer(deps, caller, bruker.id)
  throw new AppError('konflikt', 'fields changed since they were read', {
    gjeldende: Object.fromEntries(stale.map(([felt]) => [felt, bruker[felt]])),
  })
}

async function update(
  deps: Dependencies,
  tx: Database,
  caller: Caller,
  id: string,
  body: BrukerEndring,
  foer: BrukerEndring = {},
): Promise<Bruker> {
  requireSelfOrAdministrator(caller, id)
  const row = await repository.lockBruker(tx, id)
  if (!row) throw new AppError('ikke_funnet', 'no such user')
  const bruker = toBruker(deps.cipher, row)
  const changed = changedFelt(bruker, body)
  if (changed.length === 0) return bruker
  const tid = deps.now()
  if (changed.some(isBankfelt)) requireFreshLogin(caller, tid)
  await requireUnchanged(deps, caller, bruker, changed, foer)
  await repository.updateBrukerRow(tx, row.id, { ...toColumns(deps.cipher, row.id, changed), endret: tid })
  await deps.historikk.append(tx, {
    tid,
    aktoerId: caller.id,
    entitet: 'bruker',
    entitetId: row.id,
    hendelse: 'endret',
    endringer: toEndringer(bruker, changed),
  })
  return { ...bruker, ...Object.fromEntries(changed) }
}

/** Which stored users a registration with these would collide with. */
async function findColliding({ db, cipher }: Dependencies, epost: string, personnummer: string) {
  const rows = await Promise.all([
    repository.findBrukerByEpost(db, epostNoekkel(epost)),
    repository.findBrukerByPersonnummer(db, personnummerIndeks(cipher, personnummer)),
  ])
  return [...new Map(rows.flatMap(row => (row ? [[row.id, { epost: row.epost }] as const] : []))).values()]
}

/** Account numbers from before they had an index. One that does not open keeps nobody from the others. */
async function fillKontonummerIndeks({ db, cipher }: Dependencies): Promise<void> {
  for (;;) {
    const rows = await repository.listUtenKontonummerIndeks(db)
    if (rows.length === 0) return
    for (const row of rows) {
      let indeks = ''
      try {
        indeks = kontonummerIndeks(cipher, openKontonummer(cipher, row))
      } catch {
        // Damaged: whoever opens it is told.
      }
      await repository.setKontonummerIndeks(db, row, indeks)
    }
  }
}

/** People: members and administrators. Their personal number never leaves through anything here but its own call. */
export const createBrukerService = (deps: Dependencies) => ({
  /** Null when the address or the personal number is registered already. */
  create: (tx: Database, ny: NyBruker) => createBruker(deps, tx, ny),
  findColliding: (epost: string, personnummer: string) => findColliding(deps, epost, personnummer),
  /** For signing in: the row with its password hash, whatever the account's state. */
  findForLogin: (epost: string) => repository.findBrukerByEpost(deps.db, epostNoekkel(epost)),
  /** For signing in with proof of the number: the row, whatever the account's state. */
  findByPersonnummer: (personnummer: string) =>
    repository.findBrukerByPersonnummer(deps.db, personnummerIndeks(deps.cipher, personnummer)),
  /** Whose account it is, to be held against a document by the portal itself: shown to nobody, and kept nowhere. */
  async findIdentitet(db: Database, id: string): Promise<{ kontonavn: string; personnummer: string }> {
    const row = await repository.findBruker(db, id)
    if (!row) return { kontonavn: '', personnummer: '' }
    const kontonavn = [row.fornavn, row.mellomnavn, row.etternavn].filter(Boolean).join(' ')
    return { kontonavn, personnummer: deps.cipher.decrypt(row.personnummer_kryptert, `bruker:${row.id}`) }
  },
  find: (db: Database, id: string) => repository.findBruker(db, id),
  setPassordHash: (tx: Database, id: string, passord_hash: string) =>
    repository.updateBrukerRow(tx, id, { passord_hash, endret: deps.now() }),
  /** False when another account has the address; the transaction is then lost. */
  setEpost: (tx: Database, id: string, epost: string) =>
    repository.updateUniqueBrukerRow(tx, id, {
      epost: epost.trim(),
      epost_noekkel: epostNoekkel(epost),
      epost_bekreftet: null,
      endret: deps.now(),
    }),
  /** The person has used what was mailed to the address. */
  confirmEpost: (tx: Database, id: string) =>
    repository.updateBrukerRow(tx, id, { epost_bekreftet: deps.now() }),
  fillKontonummerIndeks: () => fillKontonummerIndeks(deps),
  hasAny: async () => (await repository.findAnyBruker(deps.db)) !== undefined,
  hasAdministrator: async () => Number((await repository.countAdministratorer(deps.db)).antall) > 0,
  /** @throws AppError `ikke_funnet` for members who ask for somebody else */
  get: (caller: Caller, id: string, aarsak?: string) => get(deps, caller, id, aarsak),
  /**
   * Saves the fields that differ; an unchanged object saves nothing.
   * @throws AppError `krever_nytt_passord` when bank details change and the login is old; `konflikt` when a field is no longer as in `foer`
   */
  update: (caller: Caller, id: string, body: BrukerEndring, foer?: BrukerEndring) =>
    deps.inTransaction(tx => update(deps, tx, caller, id, body, foer)),
})
export type BrukerService = ReturnType<typeof createBrukerService>
