import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKiCalls, createTestMotor } from '../../../test/ki.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let pdf: Buffer
const lest: string[] = []

beforeAll(async () => {
  portal = await startTestPortal(
    { KI: 'innebygd', KI_LESINGER_I_TIMEN: '4', KI_SIDER_I_TIMEN: '6' },
    { ki: { motorer: [createTestMotor()] } },
  )
  eier = await portal.createPerson()
})
afterAll(() => portal?.close())

const { getKi, upload, call } = createKiCalls(() => ({ portal, eier, pdf }))
/** Documents of so many pages of a person. */
async function order(who: Person, sider: number, antall: number): Promise<string[]> {
  eier = who
  const ids: string[] = []
  for (let i = 0; i < antall; i++) {
    pdf = await textPdf(Array.from({ length: sider }, (_, side) => `${who.id} ${sider} ${i} ${side}`))
    ids.push(await upload())
  }
  return ids
}
/** The documents that have been read, in the order in which they were begun. */
async function read(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select dokument_id as id from ki_lesing where tilstand = 'ferdig' order by ferdig, begynt`.execute(
    portal.services.db,
  )
  return rows.map(row => row.id)
}
const jobsOf = async (id: string) =>
  (
    await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs where key = ${`ki:${id}`}`.execute(
      portal.services.db,
    )
  ).rows

it('reads in turn among people by pages, keeps what is over the limit of an hour, and says when it comes [L9]', async () => {
  const [greedy, other] = [await portal.createPerson(), await portal.createPerson()]
  const many = await order(greedy, 2, 5)
  const [one] = await order(other, 1, 1)
  await portal.runJobs()
  lest.push(...(await read()))
  // Both are new; then it is the turn of who has had nothing read, and of the first until six pages have been.
  expect(lest.indexOf(one ?? '')).toBe(1)
  expect(lest).toEqual([many[0], one, many[1], many[2]])
  for (const waiting of many.slice(3)) {
    const { lesing } = await getKi(waiting, greedy)
    expect(lesing?.tilstand).toBe('venter')
    const begun = await sql<{
      begynt: Date
    }>`select begynt from ki_lesing where dokument_id = ${many[0]}`.execute(portal.services.db)
    const until = new Date((begun.rows[0]?.begynt.getTime() ?? 0) + 3_600_000)
    expect(lesing?.venterTil).toBe(until.toISOString())
    expect((await jobsOf(waiting)).map(job => job.run_at)).toEqual([until])
  }
  expect((await getKi(one ?? '', other)).lesing?.venterTil).toBeNull()

  // An hour later.
  await sql`update ki_lesing set begynt = begynt - interval '61 minutes'`.execute(portal.services.db)
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.services.db)
  await portal.runJobs()
  expect((await read()).slice(4).toSorted()).toEqual(many.slice(3).toSorted())
})

it('counts readings as well as pages, and those of a document that is read again [L9]', async () => {
  const busy = await portal.createPerson()
  const [first] = await order(busy, 1, 1)
  for (let i = 0; i < 4; i++) {
    await portal.runJobs()
    await call('POST', `${first}/ki`, busy)
  }
  await portal.runJobs()
  const { lesing } = await getKi(first ?? '', busy)
  expect([lesing?.tilstand, lesing?.venterTil !== null]).toEqual(['venter', true])
})
