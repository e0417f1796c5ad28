import pg from 'pg'
import { expect, it } from 'vitest'
import { makeEveryCall } from '../../test/every-call.ts'
import { findScans, recordStatements } from '../../test/plans.ts'
import { forbiddenOf } from '../../test/plans-allowed.ts'
import { startTestPortal, type TestPortal } from '../../test/portal.ts'
import { demoKontoer } from '../demo/medlemmer.ts'
import { seedStor } from '../stor/seed-stor.ts'
import { createStoerrelse } from '../stor/stoerrelse.ts'

async function startSeeded(): Promise<TestPortal> {
  const portal = await startTestPortal({ LOGINS_PER_ACCOUNT: '10000' })
  await seedStor({
    services: portal.services,
    connection: portal.testDatabase.connection,
    stoerrelse: createStoerrelse(0.001),
    naa: new Date(),
    say: () => {},
  })
  return portal
}

/** The newest document, its owner and its production. */
async function findTing(portal: TestPortal) {
  const { rows } = await portal.asOwner(
    `select d.id as dokument, d.eier_id as bruker, r.produksjon_id as produksjon
     from dokument d join registrering r on r.dokument_id = d.id order by d.opprettet desc limit 1`,
  )
  return rows[0]
}

/** What the API asks the database for, each statement once. */
async function recordApi(portal: TestPortal) {
  const ting = await findTing(portal)
  const recorded = recordStatements()
  try {
    for (const { email, password } of [demoKontoer.administrator, demoKontoer.medlem]) {
      const payload = { email, password }
      const login = async (): Promise<string> =>
        (await portal.app.inject({ method: 'POST', url: '/api/user/login', payload })).json().token
      await makeEveryCall(portal.app, ting, login)
    }
  } finally {
    recorded.stop()
  }
  return [...recorded.statements.values()]
}

it('finds whatever a call of the API asks for by an index', async () => {
  const portal = await startSeeded()
  const client = new pg.Client(portal.testDatabase.connection)
  try {
    const statements = await recordApi(portal)
    expect(statements.length).toBeGreaterThan(600)
    await client.connect()
    // A whole table is then read only where no index could serve, however few rows there are here.
    await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off')
    const found: string[] = []
    for (const statement of statements)
      for (const { table, how } of forbiddenOf(statement, await findScans(client, statement)))
        found.push(`${how} on ${table}: ${statement.text.replace(/\s+/g, ' ')}`)
    expect(found).toEqual([])
    // It would have seen one.
    const blind = { text: "select id from dokument where notat = 'x'", values: [] }
    expect(forbiddenOf(blind, await findScans(client, blind))).toHaveLength(1)
  } finally {
    await client.end()
    await portal.close()
  }
})
