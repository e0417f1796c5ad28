import { type Regelnavn, regelnavn } from '@rp/contract/oppbevaring'
import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { insertTestDokument } from '../../../../test/dokumenter.ts'
import { createTestMedlem } from '../../../../test/medlem.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { previewRegler } from './oppbevaring.service.ts'

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const select = async (sql: string, values: unknown[] = []) => (await portal.asOwner(sql, values)).rows
const day = 24 * 60 * 60_000
const at = (days: number) => {
  const then = new Date(Date.now() + days * day)
  portal.clock.now = () => then
}
const dryRun = async () => {
  const readTider = () => portal.services.innstilling.get('oppbevaring')
  const found = await previewRegler({
    db: portal.services.db,
    readTider,
    trashDays: portal.config.TRASH_DAYS,
    now: portal.clock.now,
  })
  return Object.fromEntries(found.map(({ navn, rader }) => [navn, rader])) as Record<Regelnavn, string[]>
}
/** As the night does: the rules' own job, and those of others. */
async function night(): Promise<void> {
  for (const name of ['oppbevaring', 'slett_resten', 'rydd_filer', 'rydd_innlogging', 'rydd_epostbytte'])
    await portal.services.inTransaction(tx => addJob(tx, name, {}))
  await portal.runJobs()
}

it('takes exactly what the dry run says when the clock moves on, and nothing else [G8] [G9]', async () => {
  const kari = await createTestMedlem(portal, admin)
  await portal.runJobs()
  const { nummer } = (await select('select nummer from sak where bruker_id = $1', [kari.id]))[0] as {
    nummer: number
  }
  await portal.app.inject({
    method: 'POST',
    url: `/api/saker/${nummer}/lukking`,
    headers: bearer(admin),
    payload: { grunn: 'besvart', forklaring: '', versjon: 1 },
  })
  await portal.app.inject({
    url: `/api/user/personnummer?userId=${kari.id}`,
    headers: { ...bearer(admin), ...grunnHeaders('Kontroll') },
  })
  await portal.asOwner('update ki_lesing set ferdig = now()')
  await portal.asOwner(`update sletteoenske set behandlet = now() where bruker_id = $1`, [kari.id])
  expect(Object.values(await dryRun()).flat()).toEqual([])
  const kept = await insertTestDokument(portal, kari)
  const steps: [days: number, taken: Regelnavn[]][] = [
    [3, ['innlogginger', 'lenker', 'forsoek', 'opplastinger', 'sendelisteutkast', 'aapne_dokumenter']],
    [31, ['papirkurv', 'epost_innhold']],
    [91, ['masseendringer']],
    [367, ['epost', 'sletteoensker']],
    [3 * 366 + 1, ['ki_lesinger']],
    [5 * 366, ['saker', 'andelsavtaler', 'innsynsgrunner']],
  ]
  for (const [days, expected] of steps) {
    at(days)
    const before = await dryRun()
    const taken = regelnavn.filter(navn => before[navn].length > 0)
    expect([days, taken.toSorted()]).toEqual([days, expect.arrayContaining(expected)])
    const unexpected = taken.filter(
      navn =>
        !steps.some(([other, rules]) => other <= days && rules.includes(navn)) && navn !== 'inaktive_varsles',
    )
    expect([days, unexpected]).toEqual([days, []])
    await night()
    const after = await dryRun()
    expect([days, expected.filter(navn => after[navn].length > 0)]).toEqual([days, []])
  }
  expect(await select('select count(*)::int as antall from sak where bruker_id = $1', [kari.id])).toEqual([
    { antall: 0 },
  ])
  expect(await select('select id from dokument where id = $1', [kept])).toEqual([{ id: kept }])
  expect(await select('select fornavn from bruker where id = $1', [kari.id])).toEqual([{ fornavn: 'Kari' }])
  await portal.services.kjede.seal()
  expect((await portal.services.kjede.verify()).brudd).toEqual([])
  const [sist] = await select('select fjernet from oppbevaringskjoering order by tid desc limit 1')
  expect(sist).toBeDefined()
})

it('warns who has not been here for years, closes the account later, and erases it at last', async () => {
  at(0)
  const ubrukt = await portal.createPerson()
  await portal.asOwner('update bruker set sist_innlogget = null where id = $1', [ubrukt.id])
  const borte = await portal.createPerson()
  const state = async ({ id }: Person) =>
    (await select('select aktiv, inaktiv_varslet is not null as varslet from bruker where id = $1', [id]))[0]
  at(181)
  await night()
  expect(await state(ubrukt)).toBeUndefined()
  expect(await state(borte)).toEqual({ aktiv: true, varslet: false })
  at(5 * 366 + 1)
  await night()
  expect(await state(borte)).toEqual({ aktiv: true, varslet: true })
  const subjects = (await portal.services.outbox.listLocal()).filter(mail => mail.to === borte.email)
  expect(subjects.map(mail => mail.letter.subject)).toEqual(['Vil du beholde kontoen din?'])
  at(5 * 366 + 60)
  await night()
  expect(await state(borte)).toEqual({ aktiv: true, varslet: true })
  at(5 * 366 + 62)
  await night()
  expect(await state(borte)).toEqual({ aktiv: false, varslet: true })
  at(5 * 366 + 62 + 2 * 366)
  await night()
  expect(await state(borte)).toBeUndefined()
})

it('neither closes nor erases somebody who logs in while the night is at work on others', async () => {
  at(0)
  const people = [await portal.createPerson(), await portal.createPerson()]
  const ids = people.map(({ id }) => id)
  const { shutOut } = portal.services.auth
  onTestFinished(() => {
    portal.services.auth.shutOut = shutOut
  })
  for (const column of ['inaktiv_varslet', 'inaktiv_stengt']) {
    const closed = column === 'inaktiv_stengt'
    await portal.asOwner(
      `update bruker set ${column} = now() - interval '9 years', aktiv = $2 where id = any ($1)`,
      [ids, !closed],
    )
    portal.services.auth.shutOut = async (tx, id) => {
      // Whoever is not the first logs in.
      await portal.asOwner(
        `update bruker set inaktiv_varslet = null, inaktiv_stengt = null where id = any ($1) and id <> $2`,
        [ids, id],
      )
      return shutOut(tx, id)
    }
    await night()
    const left = await select('select aktiv from bruker where id = any ($1) and inaktiv_stengt is null', [
      ids,
    ])
    expect([column, left]).toEqual([column, [{ aktiv: !closed }]])
  }
})

it('shows staff the rules with their times, what would go, and what went', async () => {
  portal.clock.now = () => new Date()
  const fresh = await portal.createPerson('administrator')
  const get = async () =>
    (await portal.app.inject({ url: '/api/oppbevaring', headers: bearer(fresh) })).json()
  const before = await get()
  expect(before.regler).toHaveLength(regelnavn.length)
  expect(before.regler).toContainEqual({ navn: 'papirkurv', tid: 30, antall: 0 })
  expect(before.slettede.antall).toBeGreaterThan(0)
  const { oppbevaring } = (
    await portal.app.inject({ url: '/api/innstillinger', headers: bearer(fresh) })
  ).json()
  const save = (verdi: object) =>
    portal.app.inject({
      method: 'PUT',
      url: '/api/innstillinger',
      headers: bearer(fresh),
      payload: { navn: 'oppbevaring', verdi, versjon: oppbevaring.versjon },
    })
  expect((await save({ ...oppbevaring.verdi, regnskap: 4 })).statusCode).toBe(400)
  expect((await save({ ...oppbevaring.verdi, regnskap: 7 })).statusCode).toBe(200)
  expect((await get()).regler).toContainEqual({ navn: 'regnskap', tid: 7, antall: 0 })
})
