import { type KiFelt, type Kvalitetsform, sikkerNok } from '@rp/contract/ki'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

type Felttall = {
  felt: KiFelt
  foreslaatt: number
  godtatt: number
  endret: number
  forkastet: number
  ubesvart: number
  sikreGodtatt: number
  sikreBesvart: number
}

export async function countLesinger(db: Database, siden: Date) {
  const { rows } = await sql<{ ferdig: number; feilet: number; reserve: number }>`
    select (count(*) filter (where tilstand = 'ferdig'))::int as ferdig,
      (count(*) filter (where tilstand = 'feilet'))::int as feilet,
      (count(*) filter (where tilstand = 'ferdig' and reserve))::int as reserve
    from ki_lesing where ferdig >= ${siden}`.execute(db)
  return rows[0] ?? { ferdig: 0, feilet: 0, reserve: 0 }
}

const besvart = sql`f.tilstand in ('godtatt', 'endret', 'forkastet')`
const formen = sql<Kvalitetsform>`coalesce(l.form, 'ukjent')`

/** What a later reading has taken the place of is counted there. */
export async function countForslag(
  db: Database,
  siden: Date,
  form: Kvalitetsform | null,
): Promise<Felttall[]> {
  const { rows } = await sql<Felttall>`
    select f.felt,
      count(*)::int as foreslaatt,
      (count(*) filter (where f.tilstand = 'godtatt'))::int as godtatt,
      (count(*) filter (where f.tilstand = 'endret'))::int as endret,
      (count(*) filter (where f.tilstand = 'forkastet'))::int as forkastet,
      (count(*) filter (where f.tilstand in ('foreslaatt', 'utfylt')))::int as ubesvart,
      (count(*) filter (where f.tilstand = 'godtatt' and f.sikkerhet >= ${sikkerNok}))::int as "sikreGodtatt",
      (count(*) filter (where ${besvart} and f.sikkerhet >= ${sikkerNok}))::int as "sikreBesvart"
    from ki_forslag f join ki_lesing l on l.id = f.lesing_id
    where l.ferdig >= ${siden} and f.tilstand <> 'foreldet' and (${form}::text is null or ${formen} = ${form})
    group by f.felt`.execute(db)
  return rows
}

type Maanedstall = { maaned: string; form: Kvalitetsform; godtatt: number; besvart: number }

/** Newest month first, by when the document was read. */
export async function countMaaneder(db: Database, siden: Date): Promise<Maanedstall[]> {
  const { rows } = await sql<Maanedstall>`
    select to_char(l.ferdig at time zone 'Europe/Oslo', 'YYYY-MM') as maaned, ${formen} as form,
      (count(*) filter (where f.tilstand = 'godtatt'))::int as godtatt, count(*)::int as besvart
    from ki_forslag f join ki_lesing l on l.id = f.lesing_id
    where l.ferdig >= ${siden} and ${besvart}
    group by 1, 2 order by 1 desc`.execute(db)
  return rows
}
