import crypto from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { hashtekst } from '../kjoering/regn.ts'

/**
 * How many approved runs there are, and the numbers of those whose lines are not what was approved, of those whose payments are not what
 * their lines give each person, and of the payment files that are not the sum of their payments.
 */
export type Kjoeringsrapport = { godkjente: number; endrede: number[]; betalinger: number[]; filer: number[] }

const atOnce = 10_000

/** The hash of a run's lines as they stand, made as the simulation makes it (`regn`). */
async function hashLinjer(db: Database, id: string): Promise<string> {
  const hash = crypto.createHash('sha256')
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('kjoeringslinje')
      .select(['nummer', 'slag', 'pott_id', 'produksjon_id', 'gruppe', 'registrering_id', 'dokument_id'])
      .select([
        'bruker_id',
        'fagfunksjon',
        'egne',
        'teller',
        'nevner',
        'beloep',
        'korreksjon_id',
        'andel',
        'samlet',
      ])
      .where('kjoering_id', '=', id)
      .where('nummer', '>', last)
      .orderBy('nummer')
      .limit(atOnce)
      .execute()
    for (const row of rows) {
      const { nummer, slag, pott_id, produksjon_id, gruppe, registrering_id, dokument_id } = row
      const { bruker_id, fagfunksjon, egne, teller, nevner, beloep } = row
      const claim = [registrering_id, dokument_id, bruker_id, fagfunksjon, egne, teller, nevner, beloep]
      hash.update(
        hashtekst([
          nummer,
          slag,
          pott_id,
          produksjon_id,
          gruppe,
          ...claim,
          row.korreksjon_id,
          row.andel,
          row.samlet,
        ]),
      )
    }
    if (rows.length < atOnce) return hash.digest('hex')
    last = rows.at(-1)?.nummer ?? last
  }
}

/** What the history, which is chained, says was approved. */
async function findGodkjent(db: Database, id: string): Promise<string | null> {
  const line = await db
    .selectFrom('historikk')
    .select('endringer')
    .where('entitet', '=', 'kjoering')
    .where('entitet_id', '=', id)
    .where('hendelse', '=', 'frosset')
    .executeTakeFirst()
  return line?.endringer.find(({ felt }) => felt === 'resultat')?.til ?? null
}

/** Holds payments against lines, and files against payments. A run that an older version approved has no payments before it is paid. */
async function sjekkBetalinger(db: Database): Promise<Pick<Kjoeringsrapport, 'betalinger' | 'filer'>> {
  const runs = await sql<{ nummer: number }>`
    with skyldt as (
      select kjoering_id, bruker_id, sum(beloep) as beloep from kjoeringslinje
      where kjoering_id in (select kjoering_id from betaling) and slag in ('krav', 'korreksjon') and not holdt_tilbake
      group by 1, 2 having sum(beloep) <> 0
    ), betaling as (
      select kjoering_id, bruker_id, min(beloep) as minst, max(beloep) as mest from betaling group by 1, 2
    )
    select distinct k.nummer from betaling t full join skyldt s using (kjoering_id, bruker_id) join kjoering k on k.id = kjoering_id
    where (t.minst, t.mest) is distinct from (s.beloep, s.beloep)
      -- Whoever was erased before the run was frozen has none.
      and (t.minst is not null or exists (select from bruker b where b.id = bruker_id)) order by 1`.execute(
    db,
  )
  const files = await sql<{ nummer: number }>`
    select u.nummer from utbetaling u where u.forkastet is null and u.beloep is distinct from
      (select sum(b.beloep) from betaling b where b.utbetaling_id = u.id) order by 1`.execute(db)
  return { betalinger: runs.rows.map(({ nummer }) => nummer), filer: files.rows.map(({ nummer }) => nummer) }
}

/** Holds the lines of every approved run against their hash in the history. */
export async function sjekkKjoeringer(db: Database): Promise<Kjoeringsrapport> {
  const runs = await db
    .selectFrom('kjoering')
    .select(['id', 'nummer'])
    .where('tilstand', '=', 'frosset')
    .orderBy('nummer')
    .execute()
  const endrede: number[] = []
  for (const { id, nummer } of runs)
    if ((await hashLinjer(db, id)) !== (await findGodkjent(db, id))) endrede.push(nummer)
  return { godkjente: runs.length, endrede, ...(await sjekkBetalinger(db)) }
}
