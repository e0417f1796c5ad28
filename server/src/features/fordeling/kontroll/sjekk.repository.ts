import crypto from 'node:crypto'
import type { Database } from '../../database.ts'
import { hashtekst } from '../kjoering/regn.ts'

/** How many approved runs there are, and the numbers of those whose lines are not what was approved. */
export type Kjoeringsrapport = { godkjente: number; endrede: number[] }

const atOnce = 10_000

/** The hash of a run's lines as they stand, made as the simulation makes it (`regn`). */
async function hashLinjer(db: Database, id: string): Promise<string> {
  const hash = crypto.createHash('sha256')
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('kjoeringslinje')
      .select(['nummer', 'slag', 'pott_id', 'produksjon_id', 'gruppe', 'registrering_id', 'dokument_id'])
      .select(['bruker_id', 'fagfunksjon', 'egne', 'teller', 'nevner', 'beloep', 'korreksjon_id'])
      .where('kjoering_id', '=', id)
      .where('nummer', '>', last)
      .orderBy('nummer')
      .limit(atOnce)
      .execute()
    for (const row of rows) {
      const { nummer, slag, pott_id, produksjon_id, gruppe, registrering_id, dokument_id } = row
      const { bruker_id, fagfunksjon, egne, teller, nevner, beloep, korreksjon_id } = row
      const claim = [registrering_id, dokument_id, bruker_id, fagfunksjon, egne, teller, nevner, beloep]
      hash.update(hashtekst([nummer, slag, pott_id, produksjon_id, gruppe, ...claim, korreksjon_id]))
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
  return { godkjente: runs.length, endrede }
}
