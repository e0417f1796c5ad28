import { type Insertable, sql } from 'kysely'
import type { Database, Tables } from '../../database.ts'

/** An approved claim: on a production of the register, in a document that is done. */
const krav = sql`registrering r join dokument d on d.id = r.dokument_id join produksjon p on p.id = r.produksjon_id
  join bruker b on b.id = d.eier_id`
const isGodkjent = sql`d.slettet is null and upper(btrim(d.status)) = 'BEHANDLET' and btrim(r.fagfunksjon) <> ''`

export type Eget = {
  id: string
  produksjon_id: string
  tittel: string
  verkstype: string | null
  fagfunksjon: string
}
/** A member's approved claims, by title. */
export async function listEgne(db: Database, brukerId: string, id?: string): Promise<Eget[]> {
  const { rows } = await sql<Eget>`
    select r.id, r.produksjon_id, p.tittel, p.verkstype, r.fagfunksjon from ${krav}
    where d.eier_id = ${brukerId} and ${isGodkjent} and (${id ?? null}::uuid is null or r.id = ${id ?? null}::uuid)
    order by p.tittel_sort, r.id`.execute(db)
  return rows
}

export type Kravrad = {
  id: string
  produksjon_id: string
  bruker_id: string
  fagfunksjon: string
  navn: string
  slettet: boolean
}
/** The approved claims on these productions, of everybody. */
export async function listKrav(db: Database, produksjoner: readonly string[]): Promise<Kravrad[]> {
  const { rows } = await sql<Kravrad>`
    select r.id, r.produksjon_id, d.eier_id as bruker_id, r.fagfunksjon, b.slettet is not null as slettet,
      btrim(concat_ws(' ', nullif(b.fornavn, ''), nullif(b.etternavn, ''))) as navn
    from ${krav} where r.produksjon_id = any (${[...produksjoner]}::uuid[]) and ${isGodkjent}
    order by r.produksjon_id, navn, r.id`.execute(db)
  return rows
}

/** Agreements and proposals that a member is part of, the newest first, each part with its name. */
export async function listAvtaler(db: Database, brukerId: string) {
  const avtaler = await db
    .selectFrom('andelsavtale as a')
    .selectAll('a')
    .where('a.tilstand', '<>', 'erstattet')
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('andelspart as t')
          .select('t.avtale_id')
          .whereRef('t.avtale_id', '=', 'a.id')
          .where('t.bruker_id', '=', brukerId),
      ),
    )
    .orderBy('a.opprettet', 'desc')
    .orderBy('a.id')
    .execute()
  const parter = await listParter(
    db,
    avtaler.map(({ id }) => id),
  )
  return avtaler.map(avtale => ({
    ...avtale,
    parter: parter.filter(({ avtale_id }) => avtale_id === avtale.id),
  }))
}
export type AvtaleRow = Awaited<ReturnType<typeof listAvtaler>>[number]

const listParter = async (db: Database, avtaler: readonly string[]) =>
  avtaler.length === 0
    ? []
    : db
        .selectFrom('andelspart as t')
        .leftJoin('bruker as b', 'b.id', 't.bruker_id')
        .selectAll('t')
        .select(sql<string>`btrim(concat_ws(' ', nullif(b.fornavn, ''), nullif(b.etternavn, '')))`.as('navn'))
        .where('t.avtale_id', 'in', [...avtaler])
        .orderBy('navn')
        .orderBy('t.registrering_id')
        .execute()

/** Holds what is proposed or agreed on of a production until the transaction ends, also where there is nothing yet. */
export const lockProduksjon = (tx: Database, produksjonId: string) =>
  sql`select id from produksjon where id = ${produksjonId} for no key update`.execute(tx)

/** Ends what no longer is about the claims as they are. */
export const endAlleAvtaler = (tx: Database) =>
  sql`select avslutt_andelsavtaler(array(
    select produksjon_id from andelsavtale where tilstand in ('foreslaatt', 'enig')))`.execute(tx)

export const findForslag = (tx: Database, produksjonId: string, gruppe: string) =>
  tx
    .selectFrom('andelsavtale')
    .select('id')
    .where('produksjon_id', '=', produksjonId)
    .where('gruppe', '=', gruppe)
    .where('tilstand', '=', 'foreslaatt')
    .executeTakeFirst()

type Ny = Omit<Insertable<Tables['andelsavtale']>, 'tilstand' | 'grunnlag'> & { titler: string[] }
export async function insertAvtale(
  tx: Database,
  row: Ny,
  parter: readonly Omit<Insertable<Tables['andelspart']>, 'avtale_id'>[],
): Promise<void> {
  const grunnlag = sql<string>`andelsgrunnlag(${row.produksjon_id}::uuid, ${row.titler}::text[])`
  await tx
    .insertInto('andelsavtale')
    .values({ ...row, tilstand: 'foreslaatt', grunnlag })
    .execute()
  await tx
    .insertInto('andelspart')
    .values(parter.map(part => ({ ...part, avtale_id: row.id })))
    .execute()
}

/** A proposal that somebody is part of, held until the transaction ends, with their share. */
export const lockAvtale = (tx: Database, id: string, brukerId: string) =>
  tx
    .selectFrom('andelsavtale as a')
    .selectAll('a')
    .where('a.id', '=', id)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('andelspart as t')
          .select('t.avtale_id')
          .whereRef('t.avtale_id', '=', 'a.id')
          .where('t.bruker_id', '=', brukerId),
      ),
    )
    .forUpdate('a')
    .executeTakeFirst()

export const confirmPart = (tx: Database, id: string, brukerId: string, bekreftet: Date) =>
  tx
    .updateTable('andelspart')
    .set({ bekreftet })
    .where('avtale_id', '=', id)
    .where('bruker_id', '=', brukerId)
    .where('bekreftet', 'is', null)
    .execute()

export const isBekreftet = async (tx: Database, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('andelspart')
    .select('registrering_id')
    .where('avtale_id', '=', id)
    .where('bekreftet', 'is', null)
    .executeTakeFirst()) === undefined

/** What is agreed on takes the place of what was. */
export async function markEnig(
  tx: Database,
  { id, produksjon_id, gruppe }: { id: string; produksjon_id: string; gruppe: string },
  avgjort: Date,
): Promise<void> {
  await tx
    .updateTable('andelsavtale')
    .set({ tilstand: 'erstattet', avgjort })
    .where('produksjon_id', '=', produksjon_id)
    .where('gruppe', '=', gruppe)
    .where('tilstand', '=', 'enig')
    .execute()
  await tx.updateTable('andelsavtale').set({ tilstand: 'enig', avgjort }).where('id', '=', id).execute()
}

export const markAvslaatt = (
  tx: Database,
  id: string,
  svar: { avslaatt_av: string; begrunnelse: string; avgjort: Date },
) =>
  tx
    .updateTable('andelsavtale')
    .set({ ...svar, tilstand: 'avslaatt' })
    .where('id', '=', id)
    .execute()

export type Uvarslet = {
  id: string
  tilstand: 'foreslaatt' | 'enig' | 'avslaatt' | 'opphoert'
  produksjonstittel: string
  gruppe: string
}
/** Agreements whose state their people have not been told of, held until the transaction ends. */
export async function lockUvarslede(tx: Database, limit: number): Promise<Uvarslet[]> {
  const { rows } = await sql<Uvarslet>`
    select id, tilstand, produksjonstittel, gruppe from andelsavtale
    where varslet is distinct from tilstand and tilstand <> 'erstattet'
    order by id limit ${limit} for update skip locked`.execute(tx)
  return rows
}

type Mottaker = { bruker_id: string; fornavn: string; epost: string; avslo: boolean; venter: boolean }
/** The people of an agreement who have an account. */
export async function listMottakere(tx: Database, id: string): Promise<Mottaker[]> {
  const { rows } = await sql<Mottaker>`
    select t.bruker_id, b.fornavn, b.epost, a.avslaatt_av is not distinct from t.bruker_id as avslo,
      bool_or(t.bekreftet is null) as venter
    from andelspart t join andelsavtale a on a.id = t.avtale_id join bruker b on b.id = t.bruker_id and b.slettet is null
    where t.avtale_id = ${id} group by t.bruker_id, b.fornavn, b.epost, a.avslaatt_av order by t.bruker_id`.execute(
    tx,
  )
  return rows
}

export const markVarslet = (tx: Database, id: string, varslet: string) =>
  tx.updateTable('andelsavtale').set({ varslet }).where('id', '=', id).execute()
