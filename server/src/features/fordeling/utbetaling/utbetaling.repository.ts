import type { Utbetalinger } from '@rp/contract/utbetaling'
import { type Insertable, sql } from 'kysely'
import type { StoredFile } from '../../../platform/storage/storage.ts'
import type { Database, Tables } from '../../database.ts'
import { selectPersonnavn } from '../personnavn.repository.ts'

/** What somebody has written of name, address and account. */
const skrevetSelv = [
  'b.id',
  'b.fornavn',
  'b.mellomnavn',
  'b.etternavn',
  'b.adresse',
  'b.postnummer',
  'b.poststed',
  'b.land',
  'b.kontonummer_kryptert',
  'b.iban_kryptert',
  'b.swift',
  'b.konto_avvist_kryptert',
] as const

/** Of a payment `t`: it has not come again. */
export const isLastTry = sql<boolean>`not exists (select from betaling n
  where n.kjoering_id = t.kjoering_id and n.bruker_id = t.bruker_id and n.forsoek > t.forsoek)`

/**
 * Of a payment `t`: something was taken back of its person that is not settled, or a pot of it gave less than nothing. What the bank has
 * back is then not what the pots gave.
 */
export const isNetted = sql<boolean>`(
  exists (select from betaling o where o.bruker_id = t.bruker_id and o.beloep < 0
    and (o.utbetaling_id is null or o.feilet is not null))
  or exists (select from kjoeringslinje l where l.kjoering_id = t.kjoering_id and l.bruker_id = t.bruker_id
    and l.slag in ('krav', 'korreksjon') and not l.holdt_tilbake group by l.pott_id having sum(l.beloep) < 0))`

/** Where a walk through rows in order of their ids begins. */
export const foersteId = '00000000-0000-0000-0000-000000000000'

/** Those who are given something by a run, or who owe something back, after one id, with what they have written of themselves. None who is erased. */
export const listTilgode = (tx: Database, kjoeringId: string, after: string, limit: number) =>
  tx
    .selectFrom('kjoeringslinje as l')
    .innerJoin('bruker as b', 'b.id', 'l.bruker_id')
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.slag', 'in', ['krav', 'korreksjon'])
    .where('l.holdt_tilbake', '=', false)
    .where('b.id', '>', after)
    .select(skrevetSelv)
    .select(sql<number>`sum(l.beloep)::bigint`.as('beloep'))
    .groupBy('b.id')
    .having(({ fn }) => fn.sum('l.beloep'), '<>', 0)
    .orderBy('b.id')
    .limit(limit)
    .execute()
export type TilgodeRow = Omit<Awaited<ReturnType<typeof listTilgode>>[number], 'beloep'>

export const insertBetalinger = (tx: Database, rows: Insertable<Tables['betaling']>[]) =>
  tx.insertInto('betaling').values(rows).execute()

export const hasBetalinger = async (db: Database, kjoeringId: string): Promise<boolean> =>
  (await db.selectFrom('betaling').select('id').where('kjoering_id', '=', kjoeringId).executeTakeFirst()) !==
  undefined

/** Those that failed last time they were tried, after one id, with what their people have written of themselves now. Who is erased is not tried again. */
export const listFeilede = (tx: Database, after: string, limit: number) =>
  tx
    .selectFrom('betaling as t')
    .innerJoin('bruker as b', 'b.id', 't.bruker_id')
    .where('b.slettet', 'is', null)
    .where('t.feilet', 'is not', null)
    .where('t.id', '>', after)
    .where(isLastTry)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('frigivelse as f').whereRef('f.betaling_id', '=', 't.id').select('f.id'))),
    )
    .select(skrevetSelv)
    .select(['t.id as betaling_id', 't.kjoering_id', 't.forsoek', 't.beloep'])
    .orderBy('t.id')
    .limit(limit)
    .execute()

export type FeiletRow = Awaited<ReturnType<typeof listFeilede>>[number]

/** Of a payment `t`: the transfer of its file is called by a larger one, since its person owed something back in it. */
const isUnderAnnen = sql<boolean>`(
  exists (select from betaling o where o.utbetaling_id = t.utbetaling_id and o.bruker_id = t.bruker_id and o.beloep < 0)
  and exists (select from betaling o where o.utbetaling_id = t.utbetaling_id and o.bruker_id = t.bruker_id
    and (o.beloep, t.id) > (t.beloep, o.id)))`

/** Those of some payments that the bank has refused for the account that they are to. */
export const listAvviste = (tx: Database, ids: readonly string[]) =>
  tx
    .selectFrom('betaling as t')
    .select(['t.id', 't.bruker_id', 't.mottaker_kryptert'])
    .where(sql<boolean>`t.id = any (${[...ids]}::uuid[])`)
    .where('t.kontofeil', '=', true)
    .where(sql<boolean>`not ${isUnderAnnen}`)
    .execute()

/**
 * Payments of people with an account that the bank has refused: they may have been locked to that one. Those that wait for a file, or that
 * are in the files of a run that are not sent.
 */
export const listHosAvviste = (tx: Database, kjoeringId: string | null) =>
  tx
    .selectFrom('betaling as t')
    .innerJoin('bruker as b', 'b.id', 't.bruker_id')
    .leftJoin('utbetaling as u', 'u.id', 't.utbetaling_id')
    .select(['t.id', 't.bruker_id', 't.utbetaling_id', 't.mottaker_kryptert', 'b.konto_avvist_kryptert'])
    .where(
      kjoeringId === null
        ? sql<boolean>`u.id is null`
        : sql<boolean>`u.kjoering_id = ${kjoeringId} and u.sendt is null and u.forkastet is null`,
    )
    .where('t.feilet', 'is', null)
    .where('t.beloep', '>', 0)
    .where('b.konto_avvist_kryptert', '<>', '')
    .execute()
export const refuseBetalinger = async (
  tx: Database,
  ids: readonly string[],
  feil: { tid: Date; grunn: string },
): Promise<void> => {
  if (ids.length > 0)
    await tx
      .updateTable('betaling')
      .set({ feilet: feil.tid, feilgrunn: feil.grunn })
      .where('id', 'in', [...ids])
      .where('utbetaling_id', 'is', null)
      .where('feilet', 'is', null)
      .execute()
}

/** One file is asked for at a time: what it takes is taken once. */
export const lockBestilling = (tx: Database) => sql`select pg_advisory_xact_lock(7265746714)`.execute(tx)

/** One transfer is one payment; where a person owes something back, all of theirs in a file are one, less what they owe. */
const overfoering = sql`case when bool_or(b.beloep < 0) over (partition by b.bruker_id) then b.bruker_id else b.id end`

/**
 * What a file of this run takes: all that has no file yet and has not failed, and what failed and comes again (`igjen`), of people who are
 * owed at least the least amount of the run's plan, whichever runs it is from. Who owes more than they are owed is paid nothing, and owes
 * the rest.
 */
const neste = (kjoeringId: string, igjen: readonly string[] = []) => sql`
  select b.id, b.beloep, ${overfoering} as overfoering, sum(b.beloep) over (partition by b.bruker_id) as tilgode,
    sum(b.beloep) over (partition by b.bruker_id) >= greatest(1, coalesce((
      select (p.innhold ->> 'minstebeloep')::bigint from kjoering k join fordelingsplan p on p.id = k.plan_id where k.id = ${kjoeringId}), 0)) as nok
  from betaling b where b.utbetaling_id is null and b.feilet is null or b.id = any (${[...igjen]}::uuid[])`

type Sum = { antall: number; beloep: number }
/** What the next file takes, what is too little for it, and what people owe back. */
export async function sumNeste(
  db: Database,
  kjoeringId: string,
  igjen: readonly string[],
): Promise<Record<Neste, Sum>> {
  const { rows } = await sql<Sum & { slag: Neste }>`
    select case when nok then 'neste' when tilgode < 0 then 'skyldes' else 'over' end as slag,
      count(distinct overfoering) as antall, sum(beloep)::bigint as beloep
    from (${neste(kjoeringId, igjen)}) n group by 1`.execute(db)
  const of = (slag: Neste): Sum => {
    const { antall = 0, beloep = 0 } = rows.find(row => row.slag === slag) ?? {}
    return { antall, beloep }
  }
  return { neste: of('neste'), over: of('over'), skyldes: of('skyldes') }
}
type Neste = 'neste' | 'over' | 'skyldes'
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
    .leftJoin('bruker as fb', 'fb.id', 'u.forkastet_av')
    .selectAll('u')
    .select([
      'f.noekkel',
      'f.bytes',
      'f.sha256',
      selectPersonnavn('bb').as('bestilt_navn'),
      selectPersonnavn('sb').as('sendt_navn'),
      selectPersonnavn('fb').as('forkastet_navn'),
    ])
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
/** The file that a reference without hyphens is of, other than one, with the run that it was asked for from. */
export const findAnnenFil = (db: Database, referanse: string, id: string) =>
  db
    .selectFrom('utbetaling as u')
    .innerJoin('kjoering as k', 'k.id', 'u.kjoering_id')
    .select(['u.nummer', 'k.navn'])
    .where('u.id', '<>', id)
    .where(sql<boolean>`u.id = ${referanse}::uuid`)
    .executeTakeFirst()
/** Holds the file's row until the transaction ends. */
export const lockUtbetaling = (tx: Database, id: string) =>
  tx.selectFrom('utbetaling').select('id').where('id', '=', id).forUpdate().execute()

/** Payments of a run that failed, have not come again, and have not gone to the reserve. */
export const listFeiletAv = (db: Database, kjoeringId: string) =>
  db
    .selectFrom('betaling as t')
    .leftJoin('bruker as b', 'b.id', 't.bruker_id')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('frigivelse').select(['betaling_id', 'godkjent']).distinctOn('betaling_id').as('f'),
      on => on.onRef('f.betaling_id', '=', 't.id'),
    )
    .where('f.godkjent', 'is', null)
    .where('t.feilet', 'is not', null)
    .where('t.kjoering_id', '=', kjoeringId)
    .where('t.beloep', '>', 0)
    .where(isLastTry)
    .select(['t.id', 't.bruker_id', 't.beloep', 't.feilgrunn', 't.feilet', selectPersonnavn('b').as('navn')])
    .select(['b.kontonummer_kryptert', 'b.iban_kryptert', 'b.swift', 'b.konto_avvist_kryptert'])
    .select(
      sql<
        Utbetalinger['feilet'][number]['reserve']
      >`case when f.betaling_id is not null then 'venter' when b.id is not null and b.slettet is null then 'nei' when ${isNetted} then 'skylder' else 'kan' end`.as(
        'reserve',
      ),
    )
    .orderBy('t.beloep', 'desc')
    .orderBy('t.id')
    .limit(200)
    .execute()

export type FeiletAvRow = Awaited<ReturnType<typeof listFeiletAv>>[number]

/** The transfers of a file. One of several payments is called by the largest, and goes to its account. */
const overfoeringer = (id: string) => sql`
  select distinct on (b.overfoering) b.id, b.overfoering, b.kjoering_id, b.kontoslag, b.mottaker_kryptert,
    (sum(b.beloep) over (partition by b.overfoering))::bigint as beloep
  from (select b.*, ${overfoering} as overfoering from betaling b where b.utbetaling_id = ${id}) b
  order by b.overfoering, b.beloep desc, b.id`

export async function sumFil(db: Database, id: string, kontoslag: 'norsk' | 'utland'): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select count(*) as antall, coalesce(sum(beloep), 0)::bigint as beloep
    from (${overfoeringer(id)}) o where o.kontoslag = ${kontoslag}`.execute(db)
  return rows[0] ?? { antall: 0, beloep: 0 }
}
/** The transfers of a file to accounts of one kind, after one id. */
export async function listOverfoeringer(
  db: Database,
  id: string,
  kontoslag: 'norsk' | 'utland',
  after: string,
  limit: number,
) {
  const { rows } = await sql<{ id: string; beloep: number; mottaker_kryptert: string | null; navn: string }>`
    select o.id, o.beloep, o.mottaker_kryptert, k.navn
    from (${overfoeringer(id)}) o join kjoering k on k.id = o.kjoering_id
    where o.kontoslag = ${kontoslag} and o.id > ${after} order by o.id limit ${limit}`.execute(db)
  return rows
}

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

/** Gives the payments of a file back: they wait for another. */
export async function discard(
  tx: Database,
  id: string,
  forkastet: Date,
  forkastet_av: string,
): Promise<void> {
  await tx.updateTable('utbetaling').set({ forkastet, forkastet_av }).where('id', '=', id).execute()
  await tx.updateTable('betaling').set({ utbetaling_id: null }).where('utbetaling_id', '=', id).execute()
}

/** @param referanser ids without hyphens; all of the file, or of one kind of account, where they are null. @returns those that failed now */
export async function markFeilet(
  tx: Database,
  id: string,
  hvilke: { referanse: string | null; kontoslag: 'norsk' | 'utland' | null },
  feil: { tid: Date; grunn: string; kontofeil: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update betaling set feilet = ${feil.tid}, feilgrunn = ${feil.grunn}, kontofeil = ${feil.kontofeil}, varslet = null
    where utbetaling_id = ${id} and feilet is null and id in (
      select b.id from (select b.id, ${overfoering} as overfoering from betaling b where b.utbetaling_id = ${id}) b
      join (${overfoeringer(id)}) o on o.overfoering = b.overfoering
      where (${hvilke.referanse}::uuid is null or o.id = ${hvilke.referanse}::uuid)
        and (${hvilke.kontoslag}::text is null or o.kontoslag = ${hvilke.kontoslag}::text))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
export const hasBetaling = async (db: Database, id: string, referanse: string): Promise<boolean> =>
  (await db
    .selectFrom('betaling')
    .select('id')
    .where('utbetaling_id', '=', id)
    .where(sql<boolean>`id = ${referanse}::uuid`)
    .executeTakeFirst()) !== undefined
/**
 * Whether a file that was discarded can have had one of these payments: it waits for a file, or waited when that one was asked for and is
 * in a later one.
 */
export async function hasForkastet(
  db: Database,
  { nummer, bestilt }: Pick<UtbetalingRow, 'nummer' | 'bestilt'>,
  referanser: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ har: boolean }>`
    select exists (
      select from betaling t left join utbetaling u on u.id = t.utbetaling_id
      where t.id = any (${[...referanser]}::uuid[]) and (u.id is null or u.nummer > ${nummer} and t.opprettet <= ${bestilt})
    ) as har`.execute(db)
  return rows[0]?.har ?? false
}
