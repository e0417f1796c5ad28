import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../database.ts'

/** Gives at most `count` lines their links; answers how many got one. */
export async function sealLinjer(tx: Database, count: number): Promise<number> {
  const { rows } = await sql<{ nye: number }>`select historikk_forsegl(${count}) as nye`.execute(tx)
  return rows[0]?.nye ?? 0
}

/** The end of the chain, with the highest number that a line in it has; undefined while there is none. */
export const findEnde = (db: Database) =>
  db
    .selectFrom('historikk_segl')
    .select(['lenke', 'hash'])
    .select(eb =>
      eb
        .selectFrom('historikk_segl')
        .select(e => e.fn.max('sekvens').as('n'))
        .as('hoeyeste'),
    )
    .orderBy('lenke', 'desc')
    .limit(1)
    .executeTakeFirst()

/** @returns false when the link is marked already */
export async function insertAnker(
  tx: Database,
  anker: { til_lenke: number; hoeyeste_sekvens: number; merke: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('historikk_anker')
    .values(anker)
    .onConflict(c => c.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The hash of a link as it is today; undefined when there is no such link. */
export const findLenke = (db: Database, lenke: number) =>
  db.selectFrom('historikk_segl').select('hash').where('lenke', '=', lenke).executeTakeFirst()

/** The newest mark that was made since `after`, with its link's hash. */
export const findMerkeSiden = (db: Database, after: Date) =>
  db
    .selectFrom('historikk_anker as a')
    .innerJoin('historikk_segl as s', 's.lenke', 'a.til_lenke')
    .select(['s.lenke', 's.hash', 'a.tid'])
    .where('a.tid', '>', after)
    .orderBy('a.til_lenke', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The end of the chain as the given session sees it. */
export async function findEndeFor(
  session: pg.ClientBase,
): Promise<{ lenke: number; hash: Buffer } | undefined> {
  const { rows } = await session.query<{ lenke: number; hash: Buffer }>(
    'select lenke::int, hash from historikk_segl order by lenke desc limit 1',
  )
  return rows[0]
}

type Lenke = {
  lenke: number
  sekvens: number
  hash: Buffer
  forrige_lenke: number
  borte: boolean
  endret: boolean
  brutt: boolean
}

/** The links after `after`, each held against its line and the link before it. */
export async function listLenker(
  db: Database,
  after: { lenke: number; hash: Buffer | null },
  limit: number,
): Promise<Lenke[]> {
  const { rows } = await sql<Lenke>`
    with side as (
      select s.*, lag(s.hash, 1, ${after.hash}::bytea) over (order by s.lenke) as forrige,
        lag(s.lenke, 1, ${after.lenke}::bigint) over (order by s.lenke) as forrige_lenke
      from historikk_segl s where s.lenke > ${after.lenke} order by s.lenke limit ${limit}
    )
    select side.lenke, side.sekvens, side.hash, side.forrige_lenke, h.sekvens is null as borte,
      h.sekvens is not null and h.fjernet is null and side.innhold is distinct from historikk_innhold(h) as endret,
      side.hash is distinct from historikk_hash(side.forrige, side.lenke, side.sekvens, side.innhold) as brutt
    from side left join historikk h on h.sekvens = side.sekvens
    order by side.lenke`.execute(db)
  return rows
}

type Anker = { til_lenke: number; merke: string; hash: Buffer | null }

/** The marks after link `after`, each with the hash that its link has today. */
export const listAnkere = (db: Database, after: number, limit: number): Promise<Anker[]> =>
  db
    .selectFrom('historikk_anker as a')
    .leftJoin('historikk_segl as s', 's.lenke', 'a.til_lenke')
    .select(['a.til_lenke', 'a.merke', 's.hash'])
    .where('a.til_lenke', '>', after)
    .orderBy('a.til_lenke')
    .limit(limit)
    .execute()

/** Lines without a link: `venter` will get one, `utenfor` never will. */
export async function countUnsealed(db: Database) {
  const { rows } = await sql<{ venter: number; utenfor: number; foerste: number | null }>`
    select count(*) filter (where h.sekvens > historikk_grense()) as venter,
      count(*) filter (where h.sekvens <= historikk_grense()) as utenfor,
      min(h.sekvens) filter (where h.sekvens <= historikk_grense()) as foerste
    from historikk h where not exists (select from historikk_segl s where s.sekvens = h.sekvens)`.execute(db)
  return rows[0] ?? { venter: 0, utenfor: 0, foerste: null }
}

/** Lines that were emptied, of which no line tells. */
export async function listQuietlyRemoved(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ sekvens: number }>`
    select h.sekvens from historikk h where h.fjernet is not null and not exists (
      select from historikk f
      where f.entitet = h.entitet and f.entitet_id = h.entitet_id and f.hendelse = 'innhold_fjernet'
        and f.sekvens > h.sekvens and h.sekvens::text = any (string_to_array(f.endringer -> 0 ->> 'fra', ',')))
    order by h.sekvens limit ${limit}`.execute(db)
  return rows.map(row => row.sekvens)
}

/** @returns how many lines were emptied */
export async function removeInnhold(
  tx: Database,
  sekvenser: readonly number[],
  { aktoerId, tid }: { aktoerId: string | null; tid: Date },
): Promise<number> {
  const { rows } = await sql<{ antall: number }>`
    select historikk_fjern_innhold(${sekvenser}::bigint[], ${aktoerId}::uuid, ${tid}) as antall`.execute(tx)
  return rows[0]?.antall ?? 0
}
