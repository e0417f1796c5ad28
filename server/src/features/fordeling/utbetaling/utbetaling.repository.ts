import { type Insertable, sql } from 'kysely'
import type { StoredFile } from '../../../platform/storage/storage.ts'
import type { Database, Tables } from '../../database.ts'

const name = (alias: string) =>
  sql<
    string | null
  >`coalesce(nullif(btrim(${sql.ref(`${alias}.fornavn`)} || ' ' || ${sql.ref(`${alias}.etternavn`)}), ''), ${sql.ref(`${alias}.epost`)})`

/** What somebody has written of name, address and account. */
const skrevetSelv = [
  'b.id',
  'b.fornavn',
  'b.mellomnavn',
  'b.etternavn',
  'b.adresse',
  'b.postnummer',
  'b.poststed',
  'b.kontonummer_kryptert',
  'b.iban_kryptert',
  'b.swift',
] as const

/** Of a payment `t`: it has not come again. */
export const isLastTry = sql<boolean>`not exists (select from betaling n
  where n.kjoering_id = t.kjoering_id and n.bruker_id = t.bruker_id and n.forsoek > t.forsoek)`

/** Where a walk through rows in order of their ids begins. */
export const foersteId = '00000000-0000-0000-0000-000000000000'

/** Those who are given something by a run, after one id, with what they have written of themselves. None who is erased. */
export const listTilgode = (tx: Database, kjoeringId: string, after: string, limit: number) =>
  tx
    .selectFrom('kjoeringslinje as l')
    .innerJoin('bruker as b', 'b.id', 'l.bruker_id')
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.slag', '=', 'krav')
    .where('l.holdt_tilbake', '=', false)
    .where('b.id', '>', after)
    .select(skrevetSelv)
    .select(sql<number>`sum(l.beloep)::bigint`.as('beloep'))
    .groupBy('b.id')
    .having(({ fn }) => fn.sum('l.beloep'), '>', 0)
    .orderBy('b.id')
    .limit(limit)
    .execute()
export type TilgodeRow = Omit<Awaited<ReturnType<typeof listTilgode>>[number], 'beloep'>

export const insertBetalinger = (tx: Database, rows: Insertable<Tables['betaling']>[]) =>
  tx.insertInto('betaling').values(rows).execute()

export const hasBetalinger = async (db: Database, kjoeringId: string): Promise<boolean> =>
  (await db.selectFrom('betaling').select('id').where('kjoering_id', '=', kjoeringId).executeTakeFirst()) !==
  undefined

/** Those that failed last time they were tried, after one id, with what their people have written of themselves now. */
export const listFeilede = (tx: Database, after: string, limit: number) =>
  tx
    .selectFrom('betaling as t')
    .innerJoin('bruker as b', 'b.id', 't.bruker_id')
    .where('t.feilet', 'is not', null)
    .where('t.id', '>', after)
    .where(isLastTry)
    .select(skrevetSelv)
    .select(['t.id as betaling_id', 't.kjoering_id', 't.forsoek', 't.beloep'])
    .orderBy('t.id')
    .limit(limit)
    .execute()

/** One file is asked for at a time: what it takes is taken once. */
export const lockBestilling = (tx: Database) => sql`select pg_advisory_xact_lock(7265746714)`.execute(tx)

/**
 * What a file of this run takes: all that has no file yet and has not failed, of people who are owed at least the least amount of the
 * run's plan, whichever runs it is from.
 */
const neste = (kjoeringId: string) => sql`
  select b.id, b.beloep, sum(b.beloep) over (partition by b.bruker_id) >=
    coalesce((select (p.innhold ->> 'minstebeloep')::bigint from kjoering k join fordelingsplan p on p.id = k.plan_id where k.id = ${kjoeringId}), 0) as nok
  from betaling b where b.utbetaling_id is null and b.feilet is null`

type Summer = { antall: number; beloep: number; over_antall: number; over_beloep: number }
export async function sumNeste(db: Database, kjoeringId: string): Promise<Summer> {
  const { rows } = await sql<Summer>`
    select count(*) filter (where nok) as antall, coalesce(sum(beloep) filter (where nok), 0)::bigint as beloep,
      count(*) filter (where not nok) as over_antall, coalesce(sum(beloep) filter (where not nok), 0)::bigint as over_beloep
    from (${neste(kjoeringId)}) n`.execute(db)
  return rows[0] ?? { antall: 0, beloep: 0, over_antall: 0, over_beloep: 0 }
}
export const insertUtbetaling = (tx: Database, row: Insertable<Tables['utbetaling']>) =>
  tx.insertInto('utbetaling').values(row).execute()
export const takeNeste = (tx: Database, kjoeringId: string, utbetalingId: string) =>
  sql`update betaling set utbetaling_id = ${utbetalingId} where id in (select id from (${neste(kjoeringId)}) n where nok)`.execute(
    tx,
  )

const utbetalinger = (db: Database) =>
  db
    .selectFrom('utbetaling as u')
    .leftJoin('fil as f', 'f.utbetaling_id', 'u.id')
    .leftJoin('bruker as bb', 'bb.id', 'u.bestilt_av')
    .leftJoin('bruker as sb', 'sb.id', 'u.sendt_av')
    .selectAll('u')
    .select(['f.noekkel', 'f.bytes', 'f.sha256', name('bb').as('bestilt_navn'), name('sb').as('sendt_navn')])
    .select([
      sql<number>`(select count(*) from betaling b where b.utbetaling_id = u.id and b.feilet is not null)`.as(
        'feilet_antall',
      ),
      sql<number>`(select coalesce(sum(b.beloep), 0)::bigint from betaling b where b.utbetaling_id = u.id and b.feilet is not null)`.as(
        'feilet_beloep',
      ),
    ])
export type UtbetalingRow = NonNullable<Awaited<ReturnType<typeof findUtbetaling>>>
export const listUtbetalinger = (db: Database, kjoeringId: string) =>
  utbetalinger(db).where('u.kjoering_id', '=', kjoeringId).orderBy('u.nummer', 'desc').execute()
export const findUtbetaling = (db: Database, id: string) =>
  utbetalinger(db).where('u.id', '=', id).executeTakeFirst()
/** Holds the file's row until the transaction ends. */
export const lockUtbetaling = (tx: Database, id: string) =>
  tx.selectFrom('utbetaling').select('id').where('id', '=', id).forUpdate().execute()

/** Payments of a run, or of those whose file was asked for from it, that failed and have not come again. */
export const listFeiletAv = (db: Database, kjoeringId: string) =>
  db
    .selectFrom('betaling as t')
    .leftJoin('bruker as b', 'b.id', 't.bruker_id')
    .where('t.feilet', 'is not', null)
    .where('t.kjoering_id', '=', kjoeringId)
    .where(isLastTry)
    .select(['t.id', 't.bruker_id', 't.beloep', 't.feilgrunn', 't.feilet', name('b').as('navn')])
    .orderBy('t.beloep', 'desc')
    .orderBy('t.id')
    .limit(200)
    .execute()

export async function sumFil(db: Database, id: string, kontoslag: 'norsk' | 'utland') {
  const row = await db
    .selectFrom('betaling')
    .where('utbetaling_id', '=', id)
    .where('kontoslag', '=', kontoslag)
    .select(({ fn }) => [
      fn.countAll<number>().as('antall'),
      fn.coalesce(fn.sum<number>('beloep'), sql<number>`0`).as('beloep'),
    ])
    .executeTakeFirstOrThrow()
  return { antall: Number(row.antall), beloep: Number(row.beloep) }
}
/** The payments of a file to accounts of one kind, after one id. */
export const listBetalinger = (
  db: Database,
  id: string,
  kontoslag: 'norsk' | 'utland',
  after: string,
  limit: number,
) =>
  db
    .selectFrom('betaling as b')
    .innerJoin('kjoering as k', 'k.id', 'b.kjoering_id')
    .select(['b.id', 'b.beloep', 'b.mottaker_kryptert', 'k.navn'])
    .where('b.utbetaling_id', '=', id)
    .where('b.kontoslag', '=', kontoslag)
    .where('b.id', '>', after)
    .orderBy('b.id')
    .limit(limit)
    .execute()

/** The row of the stored file, once. @returns false where another has made it meanwhile */
export async function insertFil(
  tx: Database,
  id: string,
  utbetaling: { id: string; navn: string },
  fil: StoredFile,
  naa: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('fil')
    .values({
      id,
      dokument_id: null,
      utbetaling_id: utbetaling.id,
      rolle: 'utbetaling',
      posisjon: 0,
      noekkel: fil.key,
      navn: utbetaling.navn,
      type: 'application/xml',
      bytes: fil.bytes,
      sha256: fil.sha256,
      sider: 0,
      krypteringsnoekkel: fil.keyId,
      opprettet: naa,
      erstattet: null,
    })
    .onConflict(on => on.column('utbetaling_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const markSendt = (tx: Database, id: string, sendt: Date, sendt_av: string) =>
  tx.updateTable('utbetaling').set({ sendt, sendt_av }).where('id', '=', id).execute()

/** @param referanser ids without hyphens; all of the file, or of one kind of account, where they are null. @returns how many failed now */
export async function markFeilet(
  tx: Database,
  id: string,
  hvilke: { referanse: string | null; kontoslag: 'norsk' | 'utland' | null },
  feil: { tid: Date; grunn: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('betaling')
    .set({ feilet: feil.tid, feilgrunn: feil.grunn, varslet: null })
    .where('utbetaling_id', '=', id)
    .where('feilet', 'is', null)
    .$if(hvilke.referanse !== null, query => query.where(sql<boolean>`id = ${hvilke.referanse}::uuid`))
    .$if(hvilke.kontoslag !== null, query => query.where('kontoslag', '=', hvilke.kontoslag as 'norsk'))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
export const hasBetaling = async (db: Database, id: string, referanse: string): Promise<boolean> =>
  (await db
    .selectFrom('betaling')
    .select('id')
    .where('utbetaling_id', '=', id)
    .where(sql<boolean>`id = ${referanse}::uuid`)
    .executeTakeFirst()) !== undefined
