import type pg from 'pg'

/** Tables of which the running portal may do less than read and write. */
export type Guarded = {
  /** Read and append. */
  appendOnly: readonly string[]
  /** Read. */
  readOnly: readonly string[]
}

/** Any number all versions of the portal agree on; two at once would stumble over each other's grants. */
const LOCK = 7_265_746_711
const schemas = ['public', 'graphile_worker']

/**
 * Lets the running portal's role work with what the owner has made: rows, never tables. Run after each migration, since new
 * tables come without grants; run twice it changes nothing.
 * @param owner a pool of the role that owns the tables
 * @param appUser the role that the portal runs as; it owns nothing
 */
export async function grantToApp(owner: pg.Pool, appUser: string, guarded: Guarded): Promise<void> {
  const client = await owner.connect()
  try {
    const role = client.escapeIdentifier(appUser)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`grant usage on schema ${schemas.join(', ')} to ${role}`)
    for (const { rett, navn } of await listOwn(client)) await client.query(`grant ${rett} ${navn} to ${role}`)
    for (const table of [...guarded.appendOnly, ...guarded.readOnly])
      await client.query(`revoke update, delete, truncate on ${table} from ${role}`)
    for (const table of guarded.readOnly) await client.query(`revoke insert on ${table} from ${role}`)
    await openQueue(client, role, appUser)
    await client.query('commit')
  } finally {
    // What was not committed is rolled back with the session.
    client.release(true)
  }
}

/**
 * What stands in our schemas and is the owner's: not what an operator has put beside it, such as the functions of an extension, of which
 * the owner may give nothing away.
 */
async function listOwn(client: pg.PoolClient): Promise<{ rett: string; navn: string }[]> {
  const { rows } = await client.query(
    `select case relkind when 'S' then 'usage, select on sequence' else 'select, insert, update, delete on table' end as rett,
            oid::regclass::text as navn
       from pg_class where relnamespace = any ($1::regnamespace[]) and relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(relowner, 'usage')
     union all
     select 'execute on routine', oid::regprocedure::text
       from pg_proc where pronamespace = any ($1::regnamespace[]) and pg_has_role(proowner, 'usage')`,
    [schemas],
  )
  return rows
}

/** The queue's tables hide their rows from all but their owner; the role that runs the jobs must see them. */
async function openQueue(client: pg.PoolClient, role: string, appUser: string): Promise<void> {
  const { rows } = await client.query<{ navn: string }>(
    `select c.relname as navn from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'graphile_worker' and c.relrowsecurity and not exists (
       select from pg_policies p where p.schemaname = 'graphile_worker' and p.tablename = c.relname and $1 = any (p.roles))`,
    [appUser],
  )
  for (const { navn } of rows) {
    const policy = client.escapeIdentifier(`portal ${appUser}`.slice(0, 60))
    await client.query(
      `create policy ${policy} on graphile_worker.${client.escapeIdentifier(navn)} to ${role} using (true) with check (true)`,
    )
  }
}
