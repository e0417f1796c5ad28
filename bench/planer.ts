import { buildApp } from '../server/src/app/build-app.ts'
import { createClosers } from '../server/src/app/closers.ts'
import { findConnections, openDatabase } from '../server/src/app/open-database.ts'
import { createServices } from '../server/src/app/services.ts'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import { createLog } from '../server/src/platform/log.ts'
import { makeEveryCall } from '../server/test/every-call.ts'
import { findScans, recordStatements } from '../server/test/plans.ts'
import { forbiddenOf } from '../server/test/plans-allowed.ts'

/** Of fewer rows than this, to read all is often the best plan there is. */
const grownAt = 10_000
/** Who uses a smaller part of the rows should have found them by an index; who uses more is about all of the table. */
const wastedBelow = 0.1
/**
 * Where the planner cannot know how much a condition leaves and guesses one in two hundred. In truth these use much of the table: most
 * productions of a viewing year stand somewhere on its list.
 */
const guessed = [/ sendelisteplass\(p\.id, p\.premiere, \$\d+\) = \$\d+/]
const login = { method: 'POST', url: '/api/user/login', payload: demoKontoer.administrator } as const

/**
 * Makes every call of the API over all of the data, with the planner as it is in use, and prints each statement that reads a whole
 * table that grows and throws most of it away. That a table is read at all says nothing here: a count of all documents reads them.
 * Whether an index serves is for the test to say, which forbids the planner everything else.
 * @param env of the portal whose data it is
 */
export async function benchPlaner(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig({
    ...env,
    NODE_ENV: 'test',
    LOGINS_PER_ACCOUNT: '10000',
    LOGINS_PER_MINUTE: '10000',
  })
  const log = createLog('silent')
  const closers = createClosers(log)
  try {
    const connections = await findConnections(config, log, closers)
    const database = await openDatabase(config, log, closers, connections)
    const services = await createServices({ config, publicUrl: 'https://portalen.example', database, log })
    closers.add(() => services.pdf.close())
    closers.add(() => services.kiReader.close())
    const app = await buildApp({ config, services, log, web: 'none', demo: null })
    closers.add(() => app.close())
    const owner = createDatabase({ connection: connections.owner ?? connections.app, max: 1, log })
    closers.add(() => owner.close())
    const client = await owner.pool.connect()
    closers.add(async () => client.release())
    const ting = `select d.id as dokument, d.eier_id as bruker, r.produksjon_id as produksjon
      from dokument d join registrering r on r.dokument_id = d.id order by d.opprettet desc limit 1`
    const { rows } = await client.query(ting)
    const { rows: large } = await client.query(
      `select relname, reltuples from pg_class where relkind = 'r' and reltuples > ${grownAt}`,
    )
    const grown = new Map<string, number>(large.map(({ relname, reltuples }) => [relname, reltuples]))
    const recorded = recordStatements()
    await makeEveryCall(app, rows[0], async () => (await app.inject(login)).json().token, { paged: true })
    recorded.stop()
    const statements = [...recorded.statements.values()]
    const found: string[] = []
    let used = 0
    for (const statement of statements)
      for (const { table, how, rows } of forbiddenOf(statement, await findScans(client, statement))) {
        const share = rows / (grown.get(table) ?? 0)
        const isGuess = table === 'produksjon' && guessed.some(one => one.test(statement.text))
        if (grown.has(table) && (share >= wastedBelow || isGuess)) used++
        else if (grown.has(table))
          found.push(
            `  ${how} on ${table} for ${(share * 100).toFixed(1)} %: ${statement.text.replace(/\s+/g, ' ').slice(0, 400)}`,
          )
      }
    console.log(
      `\nplans: ${statements.length} statements, ${used} scans of a table that grows use much of it, ${found.length} throw most of it away\n${found.join('\n')}`,
    )
  } finally {
    await closers.closeAll()
  }
}
