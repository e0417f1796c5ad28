import { idnr } from '@navikt/fnrvalidator'
import type { Bruker, Brukertype } from '@rp/contract/bruker'
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Clock, Database, NewId } from '../database.ts'
import type { HistorikkService } from '../historikk/historikk.service.ts'
import { type Caller, requireSelfOrAdministrator } from './bruker.policy.ts'
import {
  countAdministratorer,
  findAnyBruker,
  findBruker,
  findBrukerByEpost,
  findBrukerByPersonnummer,
  insertBruker,
  updateBrukerRow,
} from './bruker.repository.ts'

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
  cipher: FieldCipher
  historikk: HistorikkService
  now: Clock
  newId: NewId
}
type Row = NonNullable<Awaited<ReturnType<typeof findBruker>>>

const toBruker = (row: Row): Bruker => ({
  id: row.id,
  fornavn: row.fornavn,
  mellomnavn: row.mellomnavn,
  etternavn: row.etternavn,
  email: row.epost,
  internasjonalIdNummer: row.internasjonal_id,
  kontonummer: row.kontonummer,
  telefonnummer: row.telefonnummer,
  adresse: row.adresse,
  postnummer: row.postnummer,
  by: row.poststed,
  land: row.land,
  brukertype: row.brukertype,
  iban: row.iban,
  swift: row.swift,
})

const personnummerIndeks = (cipher: FieldCipher, personnummer: string) =>
  cipher.blindIndex(personnummer, 'personnummer')
/** Check digits that do not add up are for staff to judge, not for the form to refuse (spec-notes). */
const hasGoodCheckDigits = (personnummer: string): boolean => idnr(personnummer).status === 'valid'
/** Synthetic test numbers have 80 added to the month. */
export const isSyntetisk = (personnummer: string): boolean => {
  const month = Number(personnummer.slice(2, 4))
  return month > 80 && month <= 92
}

async function createBruker(deps: Dependencies, tx: Database, ny: NyBruker): Promise<Bruker | null> {
  const { cipher, now, newId, historikk } = deps
  const id = newId()
  const tid = now()
  const created = await insertBruker(tx, {
    id,
    epost: ny.epost.trim(),
    epost_noekkel: epostNoekkel(ny.epost),
    passord_hash: ny.passordHash,
    personnummer_kryptert: cipher.encrypt(ny.personnummer, `bruker:${id}`),
    personnummer_indeks: personnummerIndeks(cipher, ny.personnummer || `uten:${id}`),
    personnummer_kontrollert: hasGoodCheckDigits(ny.personnummer),
    brukertype: ny.brukertype,
    opprettet: tid,
    endret: tid,
    ...ny.navn,
  })
  if (!created) return null
  await historikk.append(tx, { tid, aktoerId: id, entitet: 'bruker', entitetId: id, hendelse: 'registrert' })
  const row = await findBruker(tx, id)
  return row ? toBruker(row) : null
}

/** People: members and administrators. Their personal number never leaves through anything here but its own call. */
export const createBrukerService = (deps: Dependencies) => ({
  /** Null when the address or the personal number is registered already. */
  create: (tx: Database, ny: NyBruker) => createBruker(deps, tx, ny),
  /** The stored rows that a registration with these would collide with. */
  findColliding: async (epost: string, personnummer: string): Promise<{ epost: string }[]> => {
    const rows = await Promise.all([
      findBrukerByEpost(deps.db, epostNoekkel(epost)),
      findBrukerByPersonnummer(deps.db, personnummerIndeks(deps.cipher, personnummer)),
    ])
    return [...new Map(rows.flatMap(row => (row ? [[row.id, { epost: row.epost }] as const] : []))).values()]
  },
  /** For signing in: the row with its password hash, whatever the account's state. */
  findForLogin: (epost: string) => findBrukerByEpost(deps.db, epostNoekkel(epost)),
  find: (db: Database, id: string) => findBruker(db, id),
  setPassordHash: (tx: Database, id: string, passord_hash: string) =>
    updateBrukerRow(tx, id, { passord_hash, endret: deps.now() }),
  hasAny: async () => (await findAnyBruker(deps.db)) !== undefined,
  hasAdministrator: async () => Number((await countAdministratorer(deps.db)).antall) > 0,
  /** @throws AppError `ikke_funnet` for members who ask for somebody else */
  async get(caller: Caller, id: string): Promise<Bruker> {
    requireSelfOrAdministrator(caller, id)
    const row = await findBruker(deps.db, id)
    if (!row) throw new AppError('ikke_funnet', 'no such user')
    return toBruker(row)
  },
})
export type BrukerService = ReturnType<typeof createBrukerService>
