import type pg from 'pg'

type ForeignKey = { tabell: string; navn: string; definisjon: string }
type Trigger = { tabell: string; navn: string }

async function listForeignKeys(client: pg.ClientBase, schemas: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as tabell, quote_ident(conname) as navn, pg_get_constraintdef(oid) as definisjon
     from pg_constraint where contype = 'f' and connamespace = any ($1::regnamespace[])`,
    [schemas],
  )
  return rows
}

async function listTriggers(client: pg.ClientBase, schemas: readonly string[]): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select t.tgrelid::regclass::text as tabell, quote_ident(t.tgname) as navn
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace = any ($1::regnamespace[])`,
    [schemas],
  )
  return rows
}

/**
 * Lets the tables of these schemas rest from what they do for each row that is written: their triggers sleep and their foreign keys are
 * gone. For a load of everything at once, in the caller's transaction, as the owner of the tables.
 * @returns wakes the triggers and makes the foreign keys anew, so that every row is checked; it throws where one points nowhere
 */
export async function suspendUpkeep(
  client: pg.ClientBase,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const [keys, triggers] = [await listForeignKeys(client, schemas), await listTriggers(client, schemas)]
  for (const { tabell, navn } of keys) await client.query(`alter table ${tabell} drop constraint ${navn}`)
  for (const { tabell, navn } of triggers) await client.query(`alter table ${tabell} disable trigger ${navn}`)
  return async () => {
    // What waits for the commit would stand in the way.
    await client.query('set constraints all immediate')
    for (const { tabell, navn, definisjon } of keys)
      await client.query(`alter table ${tabell} add constraint ${navn} ${definisjon}`)
    for (const { tabell, navn } of triggers)
      await client.query(`alter table ${tabell} enable trigger ${navn}`)
  }
}
