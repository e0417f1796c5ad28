import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let medlem: Person
// A Wednesday at noon in Norway.
const naa = new Date('2026-11-18T11:00:00Z')
const day = 86_400_000

beforeAll(async () => {
  portal = await startTestPortal()
  portal.clock.now = () => naa
  stab = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
})
afterAll(() => portal?.close())

const oversikt = async () => (await portal.app.inject({ url: '/api/oversikt', headers: bearer(stab) })).json()
const receive = async (daysAgo: number): Promise<string> => {
  portal.clock.now = () => new Date(naa.getTime() - daysAgo * day)
  const id = await storeTestDokument(portal, medlem)
  portal.clock.now = () => naa
  return id
}
const review = (id: string, status: string) =>
  portal.app.inject({
    method: 'PUT',
    url: `/api/document/${id}`,
    headers: bearer(stab),
    payload: { status, bekreftelse: 'Prøve' },
  })

it('tells of an empty queue', async () => {
  const { venter } = await oversikt()
  expect(venter).toMatchObject({ antall: 0, eldste: null, medianDager: null })
})

it('counts what waits, by age and by status', async () => {
  await receive(0)
  const old = await receive(10)
  await receive(40)
  const { venter, status } = await oversikt()
  expect(venter.antall).toBe(3)
  expect(venter.eldste).toBe(new Date(naa.getTime() - 40 * day).toISOString())
  expect(venter.medianDager).toBe(10)
  expect(venter.alder.map((group: { antall: number }) => group.antall)).toEqual([1, 1, 0, 1])
  expect(status[0]).toEqual({ status: 'IKKE VURDERT', antall: 3 })

  // A status of our own words is still ours to go on with.
  await review(old, 'Revidert')
  const after = await oversikt()
  expect(after.venter.antall).toBe(3)
  expect(after.status.at(-1)).toEqual({ status: 'Revidert', antall: 1 })
})

it('counts a document as finished on the day it became BEHANDLET, once', async () => {
  const id = await receive(0)
  await review(id, 'BEHANDLET')
  await review(id, 'UNDER BEHANDLING')
  await review(id, 'BEHANDLET')
  const { behandlet, behandletIdag } = await oversikt()
  expect(behandlet).toEqual([{ dato: '2026-11-18', antall: 1 }])
  expect(behandletIdag).toEqual({ fra: '2026-11-17T23:00:00.000Z', antall: 1 })
  const query = new URLSearchParams({ status: 'BEHANDLET', statusFra: behandletIdag.fra })
  const url = `/api/document/registreringer?side=1&${query}`
  const list = (await portal.app.inject({ url, headers: bearer(stab) })).json()
  expect(list).toMatchObject({ antall: 1, dokumenter: 1, rader: [{ dokumentId: id }] })
})

it('counts a document of the week on one day, however often it was finished, and not one that is no longer', async () => {
  const [again, reopened] = [await receive(3), await receive(3)]
  portal.clock.now = () => new Date(naa.getTime() - day)
  await review(again, 'BEHANDLET')
  await review(reopened, 'BEHANDLET')
  portal.clock.now = () => naa
  await review(again, 'UNDER BEHANDLING')
  await review(reopened, 'UNDER BEHANDLING')
  const before = (await oversikt()).behandletIdag.antall
  await review(again, 'BEHANDLET')
  const { behandlet, behandletIdag } = await oversikt()
  expect(behandletIdag.antall).toBe(before + 1)
  expect(behandlet).toEqual([{ dato: '2026-11-18', antall: before + 1 }])
})

it('counts what came in since yesterday began in Norway', async () => {
  const before = (await oversikt()).siden
  expect(before.tid).toBe('2026-11-16T23:00:00.000Z')
  await receive(1)
  await receive(2)
  expect((await oversikt()).siden.dokumenter).toBe(before.dokumenter + 1)
})

const failed = async () =>
  (await portal.app.inject({ url: '/api/oversikt/feilet', headers: bearer(stab) })).json()
const act = (method: 'POST' | 'DELETE', path: string) =>
  portal.app.inject({ method, url: `/api/oversikt/feilet/${path}`, headers: bearer(stab) })

async function failMail(mottaker: string): Promise<string> {
  const { outbox, db } = portal.services
  await outbox.queue(db, mottaker, 'tilbakestilling', { subject: 'Hei', paragraphs: ['Hei.'], closing: [] })
  const { rows } = await portal.asOwner(
    "update epost set feilet = $1, siste_feil = 'no such mailbox', forsoek = 12 where mottaker = $2 returning id",
    [naa, mottaker],
  )
  await portal.database.pool.query(
    "delete from graphile_worker._private_jobs where task_id in (select id from graphile_worker._private_tasks where identifier = 'send_epost')",
  )
  return rows[0].id
}

it('lists mail that failed, and sends it again or lets it go', async () => {
  const first = await failMail('en@folk.example')
  const second = await failMail('to@folk.example')
  expect((await oversikt()).blikk.epostFeilet).toBe(2)
  expect((await failed()).epost[0]).toMatchObject({
    mal: 'tilbakestilling',
    forsoek: 12,
    feil: 'no such mailbox',
  })

  expect((await act('POST', `epost/${first}`)).statusCode).toBe(200)
  expect((await act('DELETE', `epost/${second}`)).statusCode).toBe(200)
  expect((await act('POST', `epost/${second}`)).statusCode).toBe(404)
  await portal.runJobs()
  expect((await failed()).epost).toEqual([])
  const mails = await portal.services.outbox.listLocal()
  expect(mails.find(({ id }) => id === first)?.sent).toBeTruthy()
  expect(mails.some(({ id }) => id === second)).toBe(false)
})

it('lists jobs that failed, without what they carry, and runs them again', async () => {
  await portal.database.pool.query(
    'select graphile_worker.add_job(\'send_epost\', \'{"epostId":"00000000-0000-4000-8000-000000000000"}\'::json, max_attempts => 1)',
  )
  await portal.database.pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = E'connection refused\\nstack' where max_attempts = 1",
  )
  expect((await oversikt()).blikk.jobberFeilet).toBe(1)
  const [jobb] = (await failed()).jobber
  expect(jobb).toMatchObject({ navn: 'send_epost', forsoek: 1, neste: null, feil: 'connection refused' })
  expect(JSON.stringify(jobb)).not.toContain('epostId')
  expect((await act('POST', `jobber/${jobb.id}`)).statusCode).toBe(200)
  await portal.runJobs()
  expect((await failed()).jobber).toEqual([])
  expect((await act('POST', `jobber/${jobb.id}`)).statusCode).toBe(404)
})
