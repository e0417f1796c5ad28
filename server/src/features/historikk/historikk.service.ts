import {
  type Entitet,
  type Hendelse,
  type Historikklinje,
  interneHendelser,
  saksbehandler,
} from '@rp/contract/historikk'

export type { Endring } from './historikk.repository.ts'

import type { Database } from '../database.ts'
import { type Endring, insertHistorikk, listHistorikk, type NyLinje } from './historikk.repository.ts'

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
export function differences(
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

/** History of documents, users and registers: written in the transaction of the change it tells of. */
export const createHistorikkService = (db: Database) => ({
  append: (tx: Database, linje: NyLinje) => insertHistorikk(tx, linje),
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
