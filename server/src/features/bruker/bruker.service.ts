import { idnr } from '@navikt/fnrvalidator'
import {
  type Bruker,
  type BrukerEndring,
  type BrukerSvar,
  type Brukertype,
  bankfelt,
} from '@rp/contract/bruker'
import { renEpost } from '@rp/contract/epost'
import { checkPostnummer } from '@rp/contract/postnummer'
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts'
import type { EncryptedColumn } from '../../platform/crypto/key-check.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, requireFreshLogin, requireSelfOrAdministrator } from '../../platform/http/caller.ts'
import type { Base } from '../base.ts'
import type { Database } from '../database.ts'
import { createNote } from '../historikk/historikk.service.ts'
import { epostNoekkel, epostNoekler } from './adresse.ts'
import {
  changedFelt,
  type HeleBruker,
  isKontoAvvist,
  kontonummerIndeks,
  openAvviste,
  openBank,
  openKontonummer,
  sealAvviste,
  toBruker,
  toBrukerRad,
  toColumns,
  toEndringer,
  toHeleBruker,
} from './bruker.mapping.ts'
import * as repository from './bruker.repository.ts'
import { toAarsak } from './innsyn-aarsak.ts'
import { type InnsynDependencies, logInnsyn, requireGrunn } from './personnummer/innsyn.ts'
import { kontoOf, nummerOf } from './utbetalingskrav.ts'

export { epostNoekkel } from './adresse.ts'
export {
  type AdresserensDependencies,
  cleanAdresser,
  type EgenSak,
  listDobleAdresser,
} from './adresserens.ts'
export { openAvviste, openBank, readNumre } from './bruker.mapping.ts'
export { brukerSortColumns, isAdministratorSiden } from './bruker.repository.ts'
export {
  type Konto,
  type Kontostand,
  kontomangelOf,
  kontoOf,
  listMangler,
  nummerOf,
} from './utbetalingskrav.ts'

export type NyBruker = {
  epost: string
  passordHash: string
  personnummer: string
  brukertype: Brukertype
  navn?: { fornavn: string; mellomnavn: string; etternavn: string }
  /** The address needs no link: the portal itself has made it up, or whoever runs the server has given it. */
  epostBekreftet?: boolean
}

/** What a mail calls its reader. To an address that was never confirmed it says nothing that somebody else could have typed. */
export const getTiltale = (row: { fornavn: string; epost_bekreftet: Date | null }): string =>
  row.epost_bekreftet ? row.fornavn : ''

type Dependencies = InnsynDependencies & Pick<Base, 'db' | 'inTransaction' | 'cipher' | 'newId'>

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
  {
    table: 'bruker',
    column: 'personnummer_kryptert',
    boundTo: id => `bruker:${id}`,
    index: {
      column: 'personnummer_indeks',
      // Of somebody erased whose number must be kept, nothing finds it.
      of: (cipher, plain, id) =>
        [plain, `uten:${id}`].filter(Boolean).map(one => personnummerIndeks(cipher, one)),
    },
  },
  {
    table: 'bruker',
    column: 'kontonummer_kryptert',
    boundTo: id => `bruker:${id}:kontonummer`,
    index: { column: 'kontonummer_indeks', of: (cipher, plain) => [kontonummerIndeks(cipher, plain), ''] },
  },
  { table: 'bruker', column: 'iban_kryptert', boundTo: id => `bruker:${id}:iban` },
  { table: 'bruker', column: 'konto_avvist_kryptert', boundTo: id => `bruker:${id}:konto_avvist` },
  {
    table: 'bruker',
    column: 'internasjonal_id_kryptert',
    boundTo: id => `bruker:${id}:internasjonal_id`,
  },
]

/** Whether this cipher's look-up values are those in the database, by the newest user. True when there is none. */
export async function hasIndeks(db: Database, cipher: FieldCipher): Promise<boolean> {
  const row = await repository.findNewestSealed(db)
  if (!row) return true
  const personnummer = cipher.decrypt(row.personnummer_kryptert, `bruker:${row.id}`)
  return personnummerIndeks(cipher, personnummer || `uten:${row.id}`) === row.personnummer_indeks
}

type Creating = Pick<Dependencies, 'cipher' | 'now' | 'newId' | 'historikk'>
/** Null when the address or the personal number is registered already. */
export async function createBruker(deps: Creating, tx: Database, ny: NyBruker): Promise<Bruker | null> {
  const { cipher, now, newId, historikk } = deps
  if (await repository.findBrukerByEpost(tx, epostNoekler(ny.epost))) return null
  const id = newId()
  const tid = now()
  const created = await repository.insertBruker(tx, {
    id,
    epost: renEpost(ny.epost),
    epost_noekkel: epostNoekkel(ny.epost),
    passord_hash: ny.passordHash,
    ...sealPersonnummer(cipher, id, ny.personnummer),
    brukertype: ny.brukertype,
    kontonummer_indeks: '',
    epost_bekreftet: ny.epostBekreftet ? tid : null,
    opprettet: tid,
    endret: tid,
    ...ny.navn,
  })
  if (!created) return null
  await historikk.append(tx, { tid, aktoerId: id, entitet: 'bruker', entitetId: id, hendelse: 'registrert' })
  const row = await repository.findBruker(tx, id)
  return row ? toBruker(cipher, row) : null
}

/** Remembers that the bank has refused to pay people to an account: nothing more goes there. Of who is erased nothing is kept. */
export async function refuseKontoer(
  { cipher }: Pick<Dependencies, 'cipher'>,
  tx: Database,
  nye: readonly { brukerId: string; nummer: string }[],
): Promise<void> {
  const rows = await repository.lockAvviste(
    tx,
    nye.map(({ brukerId }) => brukerId),
  )
  const avviste = rows.map(row => {
    const hos = nye.filter(({ brukerId }) => brukerId === row.id).map(({ nummer }) => nummer)
    const alle = new Set([...openAvviste(cipher, row), ...hos])
    return { id: row.id, konto_avvist_kryptert: sealAvviste(cipher, row.id, [...alle]) }
  })
  await repository.setAvviste(tx, avviste)
}

/**
 * The account that somebody has can be used again: the bank's refusal of it is forgotten.
 * @throws AppError `foreldet` where it is not refused, or not any more
 */
export async function acceptKonto(
  { cipher }: Pick<Dependencies, 'cipher'>,
  tx: Database,
  row: NonNullable<repository.BrukerRow>,
): Promise<void> {
  if (!isKontoAvvist(cipher, row)) throw new AppError('foreldet', 'account is not refused')
  const nummer = nummerOf(kontoOf(openBank(cipher, row)))
  const avviste = openAvviste(cipher, row).filter(one => one !== nummer)
  await repository.setAvviste(tx, [
    { id: row.id, konto_avvist_kryptert: sealAvviste(cipher, row.id, avviste) },
  ])
}

/**
 * The second administrator of what needs two was one when it was made: who makes it can make no second one for it.
 * @throws AppError `ny_administrator`
 */
export async function verifyAdministratorFoer(db: Database, caller: Caller, laget: Date): Promise<void> {
  if (await repository.isAdministratorSiden(db, caller.id, laget))
    throw new AppError('ny_administrator', 'made an administrator since it was made')
}

const isBankfelt = ([felt]: readonly [string, string]) => bankfelt.some(name => name === felt)

export type Lagring = {
  /** What stood in the fields when the caller read them; a field that is not there is not held against anything. */
  foer?: BrukerEndring | undefined
  /** Why staff change or see a number of another's. */
  grunn?: string | undefined
}

/** @throws AppError with the browser's own sentence, where a new postal code is none of the country's */
function requirePostnummer(bruker: HeleBruker, changed: ReturnType<typeof changedFelt>): void {
  const felt = Object.fromEntries(changed)
  // A code that is stored already is checked anew when the country changes.
  const { land = bruker.land, postnummer = felt.land === undefined ? '' : bruker.postnummer } = felt
  const feil = checkPostnummer(postnummer, land)
  if (feil) throw new AppError('ugyldig_foresporsel', 'no such postal code', { felt: { postnummer: feil } })
}

const isInternasjonalId = ([felt]: readonly [string, string]) => felt === 'internasjonalIdNummer'

/** People: members and administrators. Their personal number never leaves through anything here but its own call. */
export function createBrukerService(d: Dependencies) {
  const logKontonummer = (tx: Database, caller: Caller, brukerId: string, grunn: string) =>
    logInnsyn(d, tx, caller, { brukerId, hendelse: 'aapnet_kontonummer', grunn })
  const note = createNote(d, 'bruker')

  /**
   * A member reads their own; staff read anyone. Whose account number they saw is logged (trust.md G3), and without a reason they see none.
   */
  async function get(caller: Caller, id: string, grunn = ''): Promise<BrukerSvar> {
    requireSelfOrAdministrator(caller, id)
    const row = await repository.findBruker(d.db, id)
    if (!row) throw new AppError('ikke_funnet', 'no such user')
    if (caller.id !== row.id && grunn === '') return toBrukerRad(row)
    const bruker = toBruker(d.cipher, row)
    if (caller.id !== row.id && (bruker.kontonummer || bruker.iban))
      await d.inTransaction(tx => logKontonummer(tx, caller, row.id, grunn))
    return bruker
  }

  /**
   * Two who work on one user do not overwrite each other unseen.
   * @throws AppError `konflikt` with the values of the fields that have changed since; `krever_grunn` before bank details are shown so
   */
  async function requireUnchanged(
    tx: Database,
    caller: Caller,
    bruker: HeleBruker,
    changed: ReturnType<typeof changedFelt>,
    { foer = {}, grunn = '' }: Lagring,
  ): Promise<void> {
    const stale = changed.filter(
      ([felt]) => foer[felt] !== undefined && (foer[felt] ?? '').trim() !== bruker[felt],
    )
    if (stale.length === 0) return
    // The answer shows them; the transaction of the save is lost, so this is written beside it.
    if (caller.id !== bruker.id && stale.some(isBankfelt))
      await d.inTransaction(other => logKontonummer(other, caller, bruker.id, grunn))
    throw await d.historikk.konflikt(tx, caller, {
      entitet: 'bruker',
      id: bruker.id,
      felt: stale.map(([felt]) => felt),
      gjeldende: Object.fromEntries(stale.map(([felt]) => [felt, bruker[felt]])),
      naa: d.now(),
    })
  }

  async function save(tx: Database, caller: Caller, id: string, body: BrukerEndring, lagring: Lagring) {
    requireSelfOrAdministrator(caller, id)
    const row = await repository.lockBruker(tx, id)
    if (!row) throw new AppError('ikke_funnet', 'no such user')
    const bruker = toHeleBruker(d.cipher, row)
    const changed = changedFelt(bruker, body)
    if (changed.length === 0) return
    requirePostnummer(bruker, changed)
    const { grunn = '' } = lagring
    const [numre, andre] = [changed.filter(isInternasjonalId), changed.filter(one => !isInternasjonalId(one))]
    if (numre.length > 0) requireGrunn(caller, row.id, grunn)
    if (changed.some(one => isBankfelt(one) || isInternasjonalId(one))) requireFreshLogin(caller, d.now())
    await requireUnchanged(tx, caller, bruker, changed, lagring)
    const columns = toColumns(d.cipher, row.id, changed)
    await repository.updateBrukerRow(tx, row.id, { ...columns, endret: d.now() })
    const endringer = toEndringer(bruker, andre)
    if (endringer.length > 0) await note(tx, caller, row.id, 'endret', endringer)
    // A number that is looked at one at a time has a line of its own.
    if (numre.length > 0) await note(tx, caller, row.id, 'internasjonal_id_endret', toAarsak(grunn))
  }

  /** Which stored users a registration with these would collide with; `omstridtId`: the one who has the number, and another address. */
  async function findColliding(epost: string, personnummer: string) {
    const rows = await Promise.all([
      repository.findBrukerByEpost(d.db, epostNoekler(epost)),
      repository.findBrukerByPersonnummer(d.db, personnummerIndeks(d.cipher, personnummer)),
    ])
    const [medEpost, medNummer] = rows
    const eiere = [
      ...new Map(rows.flatMap(row => (row ? [[row.id, { epost: row.epost }] as const] : []))).values(),
    ]
    return { eiere, omstridtId: medNummer && medNummer.id !== medEpost?.id ? medNummer.id : null }
  }

  /** Account numbers from before they had an index. One that does not open keeps nobody from the others. */
  async function fillKontonummerIndeks(): Promise<void> {
    for (;;) {
      const rows = await repository.listUtenKontonummerIndeks(d.db)
      if (rows.length === 0) return
      for (const row of rows) {
        let indeks = ''
        try {
          indeks = kontonummerIndeks(d.cipher, openKontonummer(d.cipher, row))
        } catch {
          // Damaged: whoever opens it is told.
        }
        await repository.setKontonummerIndeks(d.db, row, indeks)
      }
    }
  }

  return {
    /** Null when the address or the personal number is registered already. */
    create: (tx: Database, ny: NyBruker) => createBruker(d, tx, ny),
    findColliding,
    /** For signing in: the row with its password hash, whatever the account's state. */
    findForLogin: (epost: string) => repository.findBrukerByEpost(d.db, epostNoekler(epost)),
    /** For signing in with proof of the number: the row, whatever the account's state. */
    findByPersonnummer: (personnummer: string) =>
      repository.findBrukerByPersonnummer(d.db, personnummerIndeks(d.cipher, personnummer)),
    /** Whose account it is, to be held against a document by the portal itself: shown to nobody, and kept nowhere. */
    async findIdentitet(db: Database, id: string): Promise<{ kontonavn: string; personnummer: string }> {
      const row = await repository.findBruker(db, id)
      if (!row) return { kontonavn: '', personnummer: '' }
      const kontonavn = [row.fornavn, row.mellomnavn, row.etternavn].filter(Boolean).join(' ')
      return { kontonavn, personnummer: d.cipher.decrypt(row.personnummer_kryptert, `bruker:${row.id}`) }
    },
    find: (db: Database, id: string) => repository.findBruker(db, id),
    setPassordHash: (tx: Database, id: string, passord_hash: string) =>
      repository.updateBrukerRow(tx, id, { passord_hash, endret: d.now() }),
    /** By whoever has used a link mailed to the address, which is confirmed by that. */
    setPassordFraLenke: (tx: Database, id: string, passord_hash: string) => {
      const naa = d.now()
      const bevist = { epost_bekreftet: naa, passord_fra_lenke: naa }
      return repository.updateBrukerRow(tx, id, { passord_hash, ...bevist, endret: naa })
    },
    /** False when another account has the address; the transaction is then lost. */
    setEpost: (tx: Database, id: string, epost: string) =>
      repository.updateUniqueBrukerRow(tx, id, {
        epost: renEpost(epost),
        epost_noekkel: epostNoekkel(epost),
        epost_bekreftet: null,
        passord_fra_lenke: null,
        endret: d.now(),
      }),
    /** The person has used what was mailed to the address. */
    confirmEpost: (tx: Database, id: string) =>
      repository.updateBrukerRow(tx, id, { epost_bekreftet: d.now() }),
    /** A link to confirm the address is being mailed. */
    markBekreftelseSendt: (tx: Database, id: string) =>
      repository.updateBrukerRow(tx, id, { bekreftelse_sendt: d.now() }),
    fillKontonummerIndeks,
    hasAny: async () => (await repository.findAnyBruker(d.db)) !== undefined,
    hasAdministrator: async () => Number((await repository.countAdministratorer(d.db)).antall) > 0,
    /** @throws AppError `ikke_funnet` for members who ask for somebody else; as `logInnsyn` does */
    get,
    /**
     * Saves the fields that differ; an unchanged object saves nothing.
     * @throws AppError `krever_nytt_passord` when a number changes and the login is old; `krever_grunn` when staff change another's
     * international ID number; `konflikt` when a field is no longer as in `foer`
     */
    update: (caller: Caller, id: string, body: BrukerEndring, lagring: Lagring = {}) =>
      d.inTransaction(tx => save(tx, caller, id, body, lagring)),
  }
}
export type BrukerService = ReturnType<typeof createBrukerService>
