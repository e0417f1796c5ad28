import { godkjenteTitler, manglerIPlan, type Planinnhold, tomPlan } from '@rp/contract/planinnhold'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullPlan } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object) =>
  portal.app.inject({
    method,
    url: `/api/fordelingsplaner${url}`,
    headers: bearer(stab),
    ...(payload && { payload }),
  })
const create = async (ny: object) => (await call('POST', '', ny)).json()

describe('what a plan lacks', () => {
  const texts = (plan: Planinnhold) => manglerIPlan(plan).map(({ tekst }) => tekst)
  const withFirst = (change: object): Planinnhold => ({
    ...fullPlan(),
    verkstyper: fullPlan().verkstyper.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
  })
  const [first] = fullPlan().verkstyper

  it('is nothing when it is whole', () => expect(manglerIPlan(fullPlan())).toEqual([]))

  it('is every number of an empty one: the portal makes none up', () => {
    expect(texts(tomPlan())).toContain('Fradraget er ikke satt. Skriv 0 hvis det ikke er noe.')
    expect(texts(tomPlan()).filter(tekst => tekst === 'Vekten er ikke satt.')).toHaveLength(7)
  })

  it('is a title in no group, and one in two', () => {
    const [lost, ...grupper] = first?.grupper ?? []
    const moved = [{ ...lost, titler: [] }, ...grupper]
    expect(texts(withFirst({ grupper: moved }))).toContain(`«${lost?.titler[0]}» står ikke i noen gruppe.`)
    const twice = [...(first?.grupper ?? []), { gruppe: 'Enda en', poeng: 0, titler: [godkjenteTitler[0]] }]
    expect(texts(withFirst({ grupper: twice }))).toEqual([`«${godkjenteTitler[0]}» står i flere grupper.`])
  })

  it('is points that do not come to 100, shared ones counted as their cap', () => {
    const grupper = first?.grupper.map((one, index) =>
      index === 0 ? { ...one, poeng: (one.poeng ?? 0) + 5 } : one,
    )
    expect(texts(withFirst({ grupper }))).toEqual(['Poengene blir 100,5 til sammen. De skal bli 100.'])
  })

  it('counts only the work types that are used, and those that are not there', () => {
    expect(manglerIPlan(tomPlan(), new Set(['Opera'])).map(({ verkstype }) => verkstype)).toEqual([
      ...Array(5).fill(null),
      'Opera',
    ])
  })
})

it('numbers the versions of a year, and copies what another plan says', async () => {
  const one = await create({ visningsaar: 2019 })
  expect(one).toMatchObject({ utgave: 1, laast: null, versjon: 1 })
  const saved = await call('PUT', `/${one._id}`, {
    versjon: 1,
    vedtatt: '2021-05-22',
    endring: 'Ny',
    innhold: fullPlan(),
  })
  expect(saved.json()).toMatchObject({ vedtatt: '2021-05-22', mangler: [], versjon: 2 })
  const next = await create({ visningsaar: 2019, fra: one._id })
  expect(next).toMatchObject({ utgave: 2, vedtatt: null, innhold: fullPlan() })
  expect((await call('GET')).json().map(({ utgave }: { utgave: number }) => utgave)).toEqual([2, 1])
})

it('shows who has changed it since, and overwrites nobody', async () => {
  const { _id } = await create({ visningsaar: 2018 })
  const change = { versjon: 1, vedtatt: null, endring: '', innhold: fullPlan() }
  expect((await call('PUT', `/${_id}`, change)).statusCode).toBe(200)
  const late = await call('PUT', `/${_id}`, change)
  expect(late.json()).toMatchObject({ code: 'konflikt', gjeldende: { versjon: 2 } })
})

it('refuses to change or delete a plan that a run uses, also where the database is asked', async () => {
  const { _id } = await create({ visningsaar: 2017 })
  await portal.asOwner('update fordelingsplan set laast = now() where id = $1', [_id])
  const change = { versjon: 1, vedtatt: null, endring: '', innhold: fullPlan() }
  expect((await call('PUT', `/${_id}`, change)).json().code).toBe('plan_laast')
  expect((await call('DELETE', `/${_id}`)).json().code).toBe('plan_laast')
  await expect(portal.database.pool.query(`delete from fordelingsplan where id = '${_id}'`)).rejects.toThrow(
    'frozen',
  )
})

it('deletes a plan that no run has used', async () => {
  const { _id } = await create({ visningsaar: 2016 })
  expect((await call('DELETE', `/${_id}`)).statusCode).toBe(200)
  expect((await call('GET', `/${_id}`)).statusCode).toBe(404)
})
