import {
  type Entitet,
  type Hendelse,
  type Historikklinje,
  interneHendelser,
  saksbehandler,
} from '@rp/contract/historikk'

export { type Endring, insertFra } from './historikk.repository.ts'

import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, isAdministrator } from '../../platform/http/caller.ts'
import type { Clock, Database } from '../database.ts'
import {
  type Endring,
  insertForAlle,
  insertHistorikk,
  listHistorikk,
  type NyLinje,
} from './historikk.repository.ts'

type Row = Awaited<ReturnType<typeof listHistorikk>>[number]

/** A member reads that staff acted, not which person; staff read names. */
function nameOf(row: Row, forMedlem: boolean): string {
  if (row.hendelse === ('ki_lest' satisfies Hendelse)) return 'KI'
  if (!row.aktoer_id) return 'Rettighetsportalen'
  if (forMedlem && row.brukertype === 'administrator') return saksbehandler
  return [row.fornavn, row.etternavn].filter(Boolean).join(' ') || row.epost || 'Slettet bruker'
}

/** What staff do among themselves is no member's to read. */
const hidden = (forMedlem: boolean) => (forMedlem ? interneHendelser : [])

const text = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (value === true) return 'ja'
  if (value === false) return 'nei'
  return String(value)
}

/** The fields in which `etter` differs from `foer`, as history keeps them. Null, absent and empty mean the same. */
export function listEndringer(
  foer: Readonly<Record<string, unknown>>,
  etter: Readonly<Record<string, unknown>>,
): Endring[] {
  return Object.keys(etter)
    .map(felt => ({ felt, fra: text(foer[felt]), til: text(etter[felt]) }))
    .filter(endring => endring.fra !== endring.til)
}

/** Changes, oldest first, as one each field: from its first state to its last. What was changed back is nothing. */
export function mergeEndringer(endringer: readonly Endring[]): Endring[] {
  const byFelt = new Map<string, Endring>()
  for (const { felt, fra, til } of endringer) {
    const first = byFelt.get(felt)
    // `fra` of the first one counts, also null.
    byFelt.set(felt, { felt, fra: first ? first.fra : fra, til })
  }
  return [...byFelt.values()].filter(({ fra, til }) => fra !== til)
}

/** What makes another version of a thing: the rest of its history reads it, takes it or mails about it. */
const lagringer: readonly Hendelse[] = [
  'opprettet',
  'endret',
  'bedt_igjen',
  'internt_notat_endret',
  'sider_lagt_til',
  'ki_lest',
  'angret',
  'slaatt_sammen',
]

/** As its first words. */
const nameInSentence = (row: Row, forMedlem: boolean): string => {
  const navn = nameOf(row, forMedlem)
  return navn === saksbehandler ? 'En saksbehandler' : navn
}

type Konflikt = {
  entitet: Entitet
  id: string
  /** The fields that are disputed, where the rest of the thing may be saved beside them. */
  felt?: readonly string[]
  /** The thing as it stands now. */
  gjeldende: unknown
  naa: Date
}

/** The answer to a save of an older version: what stands there now, who saved it, as the caller may know them, and how long ago. */
async function konflikt(tx: Database, caller: Caller, what: Konflikt): Promise<AppError> {
  const { entitet, id, felt, gjeldende, naa } = what
  const forMedlem = !isAdministrator(caller)
  const rows = await listHistorikk(tx, entitet, id, { hendelser: lagringer, uten: hidden(forMedlem) })
  const sist = rows.find(row => felt?.every(navn => row.endringer.every(one => one.felt !== navn)) !== true)
  const av = sist && {
    navn: nameInSentence(sist, forMedlem),
    deg: sist.aktoer_id === caller.id,
    sekunderSiden: Math.max(0, Math.round((naa.getTime() - sist.tid.getTime()) / 1000)),
  }
  return new AppError('konflikt', 'changed since it was read', { gjeldende, ...(av && { av }) })
}

/** History of documents, users and registers: written in the transaction of the change it tells of. */
export const createHistorikkService = (db: Database) => ({
  append: (tx: Database, linje: NyLinje) => insertHistorikk(tx, linje),
  /** One line for each of many, in one statement. */
  appendForAlle: insertForAlle,
  /** To be thrown where a save was made from an older version. Names nobody where the history does not tell. */
  konflikt,
  /** The lines as they are stored, with the name to show; `hendelser` leaves out all others. */
  async listLinjer(
    entitet: Entitet,
    id: string,
    { forMedlem, hendelser }: { forMedlem: boolean; hendelser?: readonly string[] },
  ) {
    const rows = await listHistorikk(db, entitet, id, { hendelser, uten: hidden(forMedlem) })
    return rows.map(row => ({ ...row, hvem: nameOf(row, forMedlem) }))
  },
  async list(entitet: Entitet, id: string, options: { forMedlem: boolean }): Promise<Historikklinje[]> {
    const rows = await listHistorikk(db, entitet, id, { uten: hidden(options.forMedlem) })
    return rows.map(row => ({
      id: String(row.sekvens),
      tid: row.tid.toISOString(),
      hvem: nameOf(row, options.forMedlem),
      hendelse: row.hendelse as Historikklinje['hendelse'],
      endringer: row.endringer,
    }))
  },
})
export type HistorikkService = ReturnType<typeof createHistorikkService>

/** Writes a line, now, about one thing of this kind. `caller` is null where the portal itself acts. */
export const createNote =
  ({ historikk, now }: { historikk: HistorikkService; now: Clock }, entitet: Entitet) =>
  (
    tx: Database,
    caller: { id: string } | null,
    entitetId: string,
    hendelse: Hendelse,
    endringer: readonly Endring[] = [],
  ) =>
    historikk.append(tx, {
      tid: now(),
      aktoerId: caller?.id ?? null,
      entitet,
      entitetId,
      hendelse,
      endringer,
    })

/**
 * Whether a save was made from the thing as it stands; `seen` is absent where the caller does not say.
 * @throws AppError `konflikt` with the thing, as `read` finds it
 */
export const createSeenCheck =
  (
    { historikk, now }: { historikk: HistorikkService; now: Clock },
    entitet: Entitet,
    read: (tx: Database, id: string) => Promise<unknown>,
  ) =>
  async (
    tx: Database,
    caller: Caller,
    { id, versjon }: { id: string; versjon: number },
    seen: number | null | undefined,
  ): Promise<void> => {
    if (seen !== undefined && seen !== null && seen !== versjon)
      throw await historikk.konflikt(tx, caller, { entitet, id, gjeldende: await read(tx, id), naa: now() })
  }
