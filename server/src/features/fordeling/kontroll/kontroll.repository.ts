import type { Funnslag } from '@rp/contract/kjoering'
import { sql, type Updateable } from 'kysely'
import type { Database, Tables } from '../../database.ts'
import { selectAvsatt } from '../avsatt/avsatt.repository.ts'
import { isHeld } from '../kjoering/funn.repository.ts'
import { selectPersonnavn } from '../personnavn.repository.ts'
import { listTitler, longestSave } from './endrede.repository.ts'

type Filter = { slag?: Funnslag | undefined; aapne?: 'ja' | undefined }

const funn = (db: Database, kjoeringId: string, { slag, aapne }: Filter) =>
  db
    .selectFrom('kjoeringsfunn as f')
    .where('f.kjoering_id', '=', kjoeringId)
    .$if(slag !== undefined, query => query.where('f.slag', '=', slag as Funnslag))
    .$if(aapne !== undefined, query => query.where('f.avgjoerelse', 'is', null))

const named = (query: ReturnType<typeof funn>) =>
  query
    .leftJoin('bruker as b', 'b.id', 'f.bruker_id')
    .leftJoin('bruker as a', 'a.id', 'f.avgjort_av')
    .selectAll('f')
    .select([selectPersonnavn('b').as('navn'), selectPersonnavn('a').as('avgjort_navn')])
    // The title as the run counted it, whichever pot that was in.
    .select(eb =>
      eb
        .selectFrom('kjoeringsverk as v')
        .select('v.tittel')
        .whereRef('v.kjoering_id', '=', 'f.kjoering_id')
        .whereRef('v.produksjon_id', '=', 'f.produksjon_id')
        .limit(1)
        .as('tittel'),
    )

export type FunnRow = NonNullable<Awaited<ReturnType<typeof findFunn>>>

export const listFunn = (
  db: Database,
  kjoeringId: string,
  filter: Filter,
  page: { limit: number; offset: number },
) =>
  named(funn(db, kjoeringId, filter))
    .orderBy(sql`f.avgjoerelse is not null`)
    .orderBy('f.beloep', 'desc')
    .orderBy('f.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
export async function countFunn(db: Database, kjoeringId: string, filter: Filter): Promise<number> {
  const row = await funn(db, kjoeringId, filter)
    .select(({ fn }) => fn.countAll<number>().as('antall'))
    .executeTakeFirst()
  return row?.antall ?? 0
}
export const findFunn = (db: Database, kjoeringId: string, id: string) =>
  named(funn(db, kjoeringId, {}))
    .where('f.id', '=', id)
    .executeTakeFirst()

export const updateFunn = (tx: Database, id: string, values: Updateable<Tables['kjoeringsfunn']>) =>
  tx.updateTable('kjoeringsfunn').set(values).where('id', '=', id).execute()

/** Settles what is open of one kind. @returns how many that was */
export async function updateAapne(
  tx: Database,
  kjoeringId: string,
  slag: Funnslag,
  values: Updateable<Tables['kjoeringsfunn']>,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('kjoeringsfunn')
    .set(values)
    .where('kjoering_id', '=', kjoeringId)
    .where('slag', '=', slag)
    .where('avgjoerelse', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

type Gjelder = Pick<FunnRow, 'bruker_id' | 'produksjon_id' | 'gruppe' | 'dokument_id'>
/** Says anew of the lines that findings are about whether any finding holds them back, and of the run what that comes to. */
export async function holdLinjer(tx: Database, kjoeringId: string, one: Gjelder): Promise<void> {
  await sql`
    with r as (select ${kjoeringId}::uuid as id)
    update kjoeringslinje l set holdt_tilbake = not l.holdt_tilbake
    where l.kjoering_id = ${kjoeringId} and l.slag = 'krav' and l.bruker_id is not null
      and (${one.bruker_id}::uuid is null or l.bruker_id = ${one.bruker_id}::uuid)
      and (${one.produksjon_id}::uuid is null or l.produksjon_id = ${one.produksjon_id}::uuid)
      and (${one.gruppe}::text is null or l.gruppe = ${one.gruppe}::text)
      and (${one.dokument_id}::uuid is null or l.dokument_id = ${one.dokument_id}::uuid)
      and l.holdt_tilbake is distinct from ${sql.raw(isHeld)}`.execute(tx)
  await sql`
    update kjoering set holdt_tilbake =
      (select coalesce(sum(beloep), 0) from kjoeringslinje where kjoering_id = ${kjoeringId} and holdt_tilbake)
    where id = ${kjoeringId}`.execute(tx)
}

/** Runs that wait to be controlled, or approved. */
export async function listVentende(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('kjoering')
    .select('id')
    .where('tilstand', 'in', ['simulert', 'kontrollert'])
    .orderBy('nummer')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Whether somebody has done anything to the run, or made a correction that it counts. The history keeps it also when the run itself names
 * somebody later.
 */
export async function hasPart(db: Database, kjoeringId: string, brukerId: string): Promise<boolean> {
  const { rows } = await sql<{ har: boolean }>`
    select exists (
      select from historikk where entitet = 'kjoering' and entitet_id = ${kjoeringId} and aktoer_id = ${brukerId}
    ) or exists (
      select from kjoeringslinje l join korreksjon ko on ko.id = l.korreksjon_id
      where l.kjoering_id = ${kjoeringId} and ko.opprettet_av = ${brukerId}
    ) as har`.execute(db)
  return rows[0]?.har ?? false
}

/** When the run was made; undefined where it is gone. */
export const findOpprettet = async (db: Database, id: string): Promise<Date | undefined> =>
  (await db.selectFrom('kjoering').select('opprettet').where('id', '=', id).executeTakeFirst())?.opprettet

/** Writes down what the pots of a run set aside, by why. To be told once its lines are final. */
export const saveAvsatt = (tx: Database, kjoeringId: string) =>
  sql`
    update kjoering_pott kp set avsetning = s.avsetning, uten_krav = s.uten_krav, ufordelt = s.ufordelt, holdt = s.holdt,
      annet_sted = s.annet_sted
    from (${selectAvsatt(sql`l.kjoering_id = ${kjoeringId}`)}) s where s.kjoering_id = kp.kjoering_id and s.pott_id = kp.pott_id`.execute(
    tx,
  )

/**
 * Whether a work or the year's list, as the run counted them, has changed since it was simulated, or a document that has a claim for it and
 * that it did not count has been approved. A save that was begun before the run read works and documents can end after that, and is noticed
 * all the same; for the list the run waits. A document that it counted is a finding when it has changed (`findEndrede`).
 */
export async function isForeldet(
  db: Database,
  { id, visningsaar }: { id: string; visningsaar: number },
  simulert: Date,
): Promise<boolean> {
  const fra = new Date(simulert.getTime() - longestSave)
  const { rows } = await sql<{ endret: boolean }>`
    with titler as materialized (${listTitler(id)})
    select exists (
      select from dokument d join registrering r on r.dokument_id = d.id
      join kjoeringsverk v on v.kjoering_id = ${id} and v.produksjon_id = r.produksjon_id and v.viste > 0
      join titler on titler.verkstype = v.verkstype and titler.tittel = lower(btrim(r.fagfunksjon))
      join pott p on p.id = v.pott_id
      where d.endret > ${fra} and upper(btrim(d.status)) = 'BEHANDLET' and d.slettet is null
        and (p.slag = 'Privatkopiering' or d.rettighet_status is true and d.signatur_pc is true) and not exists (
        select from kjoeringslinje l where l.kjoering_id = ${id} and l.bruker_id = d.eier_id and l.dokument_id = d.id)
    ) or exists (
      select from produksjon p join kjoeringsverk v on v.kjoering_id = ${id} and v.produksjon_id = p.id
      where p.endret > ${fra} and (p.endret > ${simulert} or v.viste > 0
        and (p.tittel, p.selskap, p.verkstype, p.spilletid_sekunder) is distinct from (v.tittel, v.selskap, v.verkstype, v.sekunder))
    ) or exists (
      select from historikk h where h.tid > ${simulert} and h.entitet = 'sendeliste' and (
        h.entitet_id in (select s.id from sendeliste s where s.visningsaar = ${visningsaar})
        or h.entitet_id in (select i.id from sendelisteimport i where i.visningsaar = ${visningsaar}))
    ) as endret`.execute(db)
  return rows[0]?.endret ?? false
}
