import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRegneeksempel, fullPlan } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { createKjoeringJobs } from './kjoering.jobs.ts'
import { calculate } from './regn.ts'
import { inOneMoment, saveUtregning } from './simulering.repository.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
beforeEach(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
})
afterEach(() => portal?.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  portal.app.inject({ method, url: `/api/${url}`, headers: bearer(stab), ...(payload && { payload }) })
const read = async (url: string) => (await call('GET', url)).json()
async function simuler(id: string) {
  await call('POST', `kjoeringer/${id}/simulering`)
  await portal.runJobs()
  return read(`kjoeringer/${id}`)
}
const textsOf = ({ mangler }: { mangler: { tekst: string }[] }) =>
  mangler.map(({ tekst }) => tekst).toSorted()

const nrk = {
  kilde: 'NRK',
  slag: 'F©R-vederlag',
  visningsaar: 2023,
  mediehus: ['nrk'] as string[],
  produksjonsID: null as string | null,
  beloep: 1000,
  mottatt: '2024-01-01',
  fraOrganisasjon: false,
}
async function createKjoering(pott: Partial<typeof nrk>, planId = eksempel.valg.planId) {
  const { _id } = (await call('POST', 'potter', { ...nrk, ...pott })).json()
  const felter = { navn: 'Ny', visningsaar: 2023, planId, potter: [_id] }
  return { pott: _id as string, id: (await call('POST', 'kjoeringer', felter)).json()._id as string }
}
const planOf = (reprise: number | null) => ({
  versjon: reprise === null ? 1 : 2,
  vedtatt: null,
  endring: '',
  innhold: fullPlan({ reprise }),
})

it('freezes the plan when a run has been computed by it, and not while it lacks something', async () => {
  const plan = `fordelingsplaner/${(await call('POST', 'fordelingsplaner', { visningsaar: 2023 })).json()._id}`
  await call('PUT', plan, planOf(null))
  const { id } = await createKjoering({}, plan.split('/')[1])
  const stopped = await simuler(id)
  expect([stopped.tilstand, textsOf(stopped)]).toEqual(['utkast', ['Faktoren for reprise er ikke satt.']])
  expect((await read(plan)).laast).toBeNull()
  const refused = await call('DELETE', plan)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'plan_valgt'])
  expect((await call('PUT', plan, planOf(50))).statusCode).toBe(200)
  expect(await simuler(id)).toMatchObject({ tilstand: 'simulert', mangler: [] })
  expect((await read(plan)).laast).not.toBeNull()
})

it('keeps no sum of a plan that was edited while it was computed', async () => {
  const utregning = calculate(
    { plan: fullPlan(), potter: [], korreksjoner: [], frigitt: [] },
    { verk: [], sendt: [], krav: [], andel: [] },
  ).ferdig()
  const save = inOneMoment(portal.database.pool, async client => {
    await client.query('select from fordelingsplan')
    const saved = await call('PUT', `fordelingsplaner/${eksempel.valg.planId}`, planOf(25))
    expect(saved.statusCode, saved.body).toBe(200)
    await saveUtregning(client, eksempel.kjoering, { grunnlag: '', utregning, naa: new Date() })
  })
  await expect(save).rejects.toMatchObject({ code: '40001' })
  expect(await read(`kjoeringer/${eksempel.kjoering}`)).toMatchObject({ tilstand: 'utkast', regnskap: null })
})

it('keeps the pots of a run in its viewing year', async () => {
  const { pott } = await createKjoering({})
  const moved = await call('PUT', `potter/${pott}`, { versjon: 1, pott: { ...nrk, visningsaar: 2022 } })
  expect([moved.statusCode, moved.json().code]).toEqual([409, 'pott_laast'])
  const corrected = await call('PUT', `potter/${pott}`, { versjon: 1, pott: { ...nrk, beloep: 1 } })
  expect(corrected.statusCode).toBe(200)
})

it('asks only of the works that its pots count, and of them guesses nothing', async () => {
  await portal.asOwner('update produksjon set verkstype = null where id = $1', [eksempel.serie])
  await portal.asOwner('update produksjon set episoder = null where id = $1', [eksempel.film])
  const { id } = await createKjoering({
    slag: 'Enkeltproduksjon',
    mediehus: [],
    produksjonsID: eksempel.film,
  })
  expect(textsOf(await simuler(id))).toEqual(['«Brenningen» mangler antall episoder.'])
  await portal.asOwner('update produksjon set episoder = 1 where id = $1', [eksempel.film])
  expect(await simuler(id)).toMatchObject({ tilstand: 'simulert', mangler: [] })
  const other = await createKjoering({ mediehus: ['TV 2'] })
  expect(await simuler(other.id)).toMatchObject({ tilstand: 'simulert', mangler: [] })
  expect((await simuler(eksempel.kjoering)).mangler).toEqual([
    { verkstype: null, tekst: '«Fyret» mangler verkstype.', produksjonsID: eksempel.serie },
  ])
})

it('waits for an import of the year that is writing its lines, and counts all of it', async () => {
  const client = await portal.database.pool.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock(7146010, 2023)')
  await client.query('delete from sendeliste where produksjon_id = $1', [eksempel.film])
  const simulated = simuler(eksempel.kjoering)
  try {
    const waiting = `select from pg_locks where locktype = 'advisory' and classid = 7146010 and not granted
      and database = (select oid from pg_database where datname = current_database())`
    await vi.waitFor(async () => expect((await portal.asOwner(waiting)).rows).toHaveLength(1), 20_000)
  } finally {
    await client.query('commit')
    client.release()
  }
  // All of the pot is the series': 8 500 × 12 ÷ 100, and 8 500 × 7 ÷ 100 × 5 ÷ 10.
  expect(await simulated).toMatchObject({ tilstand: 'simulert', regnskap: { krav: 1_020_00 + 297_50 } })
})

it('tells of the simulation that was asked for last when an earlier one ends', async () => {
  await call('POST', `kjoeringer/${eksempel.kjoering}/simulering`)
  const { services, database } = portal
  const jobs = createKjoeringJobs({
    db: services.db,
    pool: database.pool,
    cipher: services.cipher,
    now: services.now,
  })
  const earlier = { id: eksempel.kjoering, simulering: services.newId() } as never
  await jobs.simuler_kjoering?.(earlier, {} as never)
  expect((await read(`kjoeringer/${eksempel.kjoering}`)).arbeid).toMatchObject({ steg: 'Venter' })
  await portal.runJobs()
  expect((await portal.asOwner('select from kjoeringsarbeid')).rows).toEqual([])
})

it('sums two pots of one source each on its own, and tells what was chosen by its name', async () => {
  const { pott, id } = await createKjoering({ kilde: 'Norwaco', slag: 'Privatkopiering', mediehus: [] })
  await call('DELETE', `kjoeringer/${id}`)
  const potter = [...eksempel.valg.potter, pott]
  await call('PUT', `kjoeringer/${eksempel.kjoering}`, { ...eksempel.valg, potter, versjon: 1 })
  const [changed, created] = await read(`historikk/kjoering/${eksempel.kjoering}`)
  const first = 'Norwaco, Privatkopiering, 10 000,00 kr'
  const spaces = (value: string) => value.replaceAll('\u00a0', ' ')
  expect(created.endringer.map(({ til }: { til: string }) => spaces(til))).toEqual([
    'Privatkopiering 2023',
    'Plan for 2023, utgave 1',
    first,
  ])
  expect(changed.endringer.map(({ til }: { til: string }) => spaces(til))).toEqual([
    `${first}; Norwaco, Privatkopiering, 10,00 kr`,
  ])
  await simuler(eksempel.kjoering)
  expect(await read(`kjoeringer/${eksempel.kjoering}/summer?etter=pott`)).toMatchObject([
    { navn: 'Norwaco, Privatkopiering', beloep: 146_818 },
    { navn: 'Norwaco, Privatkopiering', beloep: 146 },
  ])
})
