import { type Insertable, sql } from 'kysely'
import { arbeidsbok } from '../../../platform/http/list-file.ts'
import type { StoredFile } from '../../../platform/storage/storage.ts'
import type { Database, Tables } from '../../database.ts'
import { selectPersonnavn } from '../personnavn.repository.ts'

const grunnlag = (db: Database) =>
  db
    .selectFrom('skattegrunnlag as s')
    .leftJoin('fil as f', 'f.skattegrunnlag_id', 's.id')
    .leftJoin('bruker as bb', 'bb.id', 's.bestilt_av')
    .leftJoin('bruker as fb', 'fb.id', 's.frigitt_av')
    .selectAll('s')
    .select(['f.noekkel', 'f.bytes', 'f.sha256'])
    .select([selectPersonnavn('bb').as('bestilt_navn'), selectPersonnavn('fb').as('frigitt_navn')])
    .select(
      sql<number>`(select count(*) from skattegrunnlag_person p where p.skattegrunnlag_id = s.id and p.mangler is not null)`.as(
        'antall_funn',
      ),
    )
export type Row = NonNullable<Awaited<ReturnType<typeof findGrunnlag>>>

/** The newest first, no more than a page has room for. */
export const listGrunnlag = (db: Database) => grunnlag(db).orderBy('s.bestilt', 'desc').limit(20).execute()
export const findGrunnlag = (db: Database, id: string) =>
  grunnlag(db).where('s.id', '=', id).executeTakeFirst()
/** Holds the row until the transaction ends. */
export const lockGrunnlag = (tx: Database, id: string) =>
  tx.selectFrom('skattegrunnlag').select('id').where('id', '=', id).forUpdate().execute()

/** People of whom something is missing, of these files; the largest amounts first, so many of each. */
export async function listFunn(db: Database, ider: readonly string[], antall: number) {
  const { rows } = await sql<{
    skattegrunnlag_id: string
    bruker_id: string
    navn: string | null
    beloep: number
    mangler: 'nummer' | 'orgnr' | 'naering'
  }>`
    select p.skattegrunnlag_id, p.bruker_id, ${selectPersonnavn('b')} as navn, p.beloep, p.mangler
    from unnest(${[...ider]}::uuid[]) as g (id) cross join lateral (
      select * from skattegrunnlag_person where skattegrunnlag_id = g.id and mangler is not null
      order by beloep desc, bruker_id limit ${antall}) p
    left join bruker b on b.id = p.bruker_id order by p.beloep desc, p.bruker_id`.execute(db)
  return rows
}

export const insertGrunnlag = (
  tx: Database,
  row: Pick<
    Insertable<Tables['skattegrunnlag']>,
    'id' | 'aar' | 'begrunnelse' | 'bestilt' | 'bestilt_av' | 'antall' | 'beloep'
  >,
) => tx.insertInto('skattegrunnlag').values(row).execute()

export const saveFerdig = (db: Database, id: string, ferdig: number) =>
  db.updateTable('skattegrunnlag').set({ ferdig }).where('id', '=', id).execute()

/** Who these are to the tax office. */
export const listPersoner = (db: Database, ider: readonly string[]) =>
  db
    .selectFrom('bruker')
    .select(['id', 'fornavn', 'mellomnavn', 'etternavn', 'naering', 'orgnr'])
    .select(['personnummer_kryptert', 'internasjonal_id_kryptert', 'internasjonal_id'])
    .where('id', 'in', [...ider])
    .execute()

export type Grunnlagsperson = Pick<Insertable<Tables['skattegrunnlag_person']>, 'bruker_id' | 'mangler'> & {
  beloep: number
}

/** Keeps the file and its people together, once. @returns false where another has made it meanwhile */
export async function saveFil(
  tx: Database,
  { id, filId, navn }: { id: string; filId: string; navn: string },
  personer: readonly Grunnlagsperson[],
  fil: StoredFile,
  naa: Date,
): Promise<boolean> {
  const beloep = personer.reduce((sum, one) => sum + one.beloep, 0)
  const antall = personer.length
  const { numUpdatedRows } = await tx
    .updateTable('skattegrunnlag')
    .set({ laget: naa, antall, beloep, ferdig: antall })
    .where('id', '=', id)
    .where('laget', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('fil')
    .values({
      id: filId,
      skattegrunnlag_id: id,
      rolle: 'skattegrunnlag',
      posisjon: 0,
      noekkel: fil.key,
      navn,
      type: arbeidsbok,
      bytes: fil.bytes,
      sha256: fil.sha256,
      sider: 0,
      krypteringsnoekkel: fil.keyId,
      opprettet: naa,
      erstattet: null,
    })
    .execute()
  await sql`
    insert into skattegrunnlag_person (skattegrunnlag_id, bruker_id, beloep, mangler)
    select ${id}::uuid, p.bruker_id, p.beloep, p.mangler
    from jsonb_to_recordset(${JSON.stringify(personer)}::jsonb) as p (bruker_id uuid, beloep bigint, mangler text)`.execute(
    tx,
  )
  return true
}

export const release = (
  tx: Database,
  id: string,
  values: { frigitt: Date; frigitt_av: string; frigitt_grunn: string },
) => tx.updateTable('skattegrunnlag').set(values).where('id', '=', id).execute()

/** Those whose number stands in the file. */
export async function listSette(tx: Database, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('skattegrunnlag_person')
    .select('bruker_id')
    .where('skattegrunnlag_id', '=', id)
    .where(sql<boolean>`mangler is distinct from 'nummer'`)
    .orderBy('bruker_id')
    .execute()
  return rows.map(({ bruker_id }) => bruker_id)
}

/** Removes the files made before this, and who was in them. @returns the keys of the stored files */
export async function takeGamle(tx: Database, foer: Date): Promise<string[]> {
  await sql`delete from skattegrunnlag_person p using skattegrunnlag s
    where s.id = p.skattegrunnlag_id and s.laget < ${foer}`.execute(tx)
  const { rows } = await sql<{ noekkel: string }>`delete from fil f using skattegrunnlag s
    where s.id = f.skattegrunnlag_id and s.laget < ${foer} returning f.noekkel`.execute(tx)
  return rows.map(({ noekkel }) => noekkel)
}
