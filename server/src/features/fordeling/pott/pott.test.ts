import { utbetalingsfrist } from '@rp/contract/pott'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const pott = {
  kilde: 'Norwaco',
  slag: 'Privatkopiering',
  visningsaar: 2023,
  mediehus: [],
  produksjonsID: null,
  beloep: 1_250_000_00,
  mottatt: '2024-05-02',
  fraOrganisasjon: true,
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  portal.app.inject({ method, url: `/api/potter${url}`, headers: bearer(stab), ...(payload && { payload }) })

it.each([
  ['2024-01-01', false, '2025-09-30'],
  ['2024-12-31', false, '2025-09-30'],
  ['2024-12-31', true, '2025-06-30'],
])('counts the deadline of money received %s from the end of that year', (mottatt, fraOrganisasjon, frist) => {
  expect(utbetalingsfrist(mottatt, fraOrganisasjon)).toBe(frist)
})

it('keeps a pot, changes it, tells its history, and deletes it', async () => {
  const created = (await call('POST', '', pott)).json()
  expect(created).toMatchObject({ ...pott, frist: '2025-06-30', versjon: 1 })
  const changed = { versjon: 1, pott: { ...pott, beloep: 999, mediehus: ['TV 2', 'NRK', 'NRK'] } }
  const saved = await call('PUT', `/${created._id}`, changed)
  expect(saved.json()).toMatchObject({ beloep: 999, mediehus: ['NRK', 'TV 2'], versjon: 2 })
  const history = await portal.app.inject({
    url: `/api/historikk/pott/${created._id}`,
    headers: bearer(stab),
  })
  expect(history.json()[0].endringer).toEqual([
    { felt: 'beloep', fra: '125000000', til: '999' },
    { felt: 'mediehus', fra: null, til: 'NRK, TV 2' },
  ])
  expect((await call('PUT', `/${created._id}`, changed)).json().code).toBe('konflikt')
  expect((await call('DELETE', `/${created._id}`)).statusCode).toBe(200)
  expect((await call('GET', '')).json()).toEqual([])
})

it.each([
  ['a single production without a production', { slag: 'Enkeltproduksjon' }, 'produksjonsID'],
  ['a negative amount', { beloep: -1 }, 'beloep'],
  ['nothing', { beloep: 0 }, 'beloep'],
  ['a year to come', { visningsaar: 2099 }, 'visningsaar'],
  ['a year before the film', { visningsaar: 1894 }, 'visningsaar'],
  ['a day of another century', { mottatt: '1826-05-02' }, 'mottatt'],
  ['a day to come', { mottatt: '2099-05-02' }, 'mottatt'],
  ['half an øre', { beloep: 0.5 }, 'beloep'],
  ['no source', { kilde: ' ' }, 'kilde'],
  [
    'a production that is not there',
    {
      slag: 'Enkeltproduksjon',
      produksjonsID: '00000000-0000-4000-8000-000000000000',
    },
    'produksjonsID',
  ],
])('refuses %s', async (_what, wrong, felt) => {
  const answer = await call('POST', '', { ...pott, ...wrong })
  expect([answer.statusCode, Object.keys(answer.json().felt)]).toEqual([400, [felt]])
})
