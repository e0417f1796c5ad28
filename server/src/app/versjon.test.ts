import { endpoints } from '@rp/contract/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { insertTestDokument } from '../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

let portal: TestPortal
let person: Person
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const put = (url: string, payload: object, who = person, ifMatch?: string) =>
  portal.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...bearer(who), ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
  })
const get = async (url: string, who = person) =>
  (await portal.app.inject({ url, headers: bearer(who) })).json()

it('takes the version of a document in If-Match beside `ansiennitet` alone, and refuses a stale one [L12]', async () => {
  const id = await insertTestDokument(portal, person)
  const url = `/api/document/${id}`
  const { versjon } = await get(url)
  const ansiennitet = [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipper', episoder: 3 }]
  const saved = await put(url, { ansiennitet }, person, `"${versjon}"`)
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json().versjon).toBeGreaterThan(versjon)
  const stale = await put(url, { ansiennitet: [{ ...ansiennitet[0], episoder: 6 }] }, person, `"${versjon}"`)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'konflikt'])
  expect(stale.json().gjeldende).toMatchObject({ versjon: saved.json().versjon, ansiennitet })
  expect((await get(url)).ansiennitet).toMatchObject(ansiennitet)
  // The same version in both places, without quotes, or none at all.
  const { versjon: present } = await get(url)
  expect((await put(url, { notat: 'a', versjon: present }, person, String(present))).statusCode).toBe(200)
  expect((await put(url, { notat: 'b' }, person, '*')).statusCode).toBe(200)
})

it.each([
  '"',
  'W/"1"',
  '"abc"',
  '1, 2',
  '',
])('never passes over an If-Match that is no version: %j', async header => {
  const id = await insertTestDokument(portal, person)
  const answer = await put(`/api/document/${id}`, { notat: 'Overskrevet' }, person, header)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'ugyldig_foresporsel'])
  expect((await get(`/api/document/${id}`)).notat).toBe('')
})

it('refuses two versions that differ, and takes the header for the registers too', async () => {
  const id = await insertTestDokument(portal, person)
  const { versjon } = await get(`/api/document/${id}`)
  expect(
    (await put(`/api/document/${id}`, { notat: 'x', versjon }, person, `"${versjon + 1}"`)).statusCode,
  ).toBe(400)
  const created = await portal.app.inject({
    method: 'POST',
    url: '/api/produksjoner',
    payload: { Produksjonstittel: 'Måkeskrik' },
    headers: bearer(stab),
  })
  const url = `/api/produksjoner/${created.json().produksjon._id}`
  expect((await put(url, { Episoder: 4 }, stab, '"1"')).statusCode).toBe(200)
  expect((await put(url, { Episoder: 5 }, stab, '"1"')).json().code).toBe('konflikt')
})

it('refuses an If-Match where the call takes no version, instead of saving past it', async () => {
  const answer = await put(`/api/user/${person.id}`, { fornavn: 'Overskrevet' }, person, '"1"')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'ugyldig_foresporsel'])
  expect((await get(`/api/user/${person.id}`)).fornavn).toBe('')
  // One of several bodies that the call takes has a version too.
  const { verdi, versjon } = (await get('/api/innstillinger', stab)).fagliste
  const known = await put('/api/innstillinger', { navn: 'fagliste', verdi }, stab, `"${versjon}"`)
  expect(known.statusCode, known.body).toBe(200)
})

it('lets no tab of a person, nor staff, overwrite their data unseen [L12]', async () => {
  const url = `/api/user/${person.id}`
  const foer = { adresse: '', by: '' }
  expect((await put(url, { adresse: 'Storgata 1', by: 'Oslo', foer })).statusCode).toBe(200)
  for (const [path, who] of [
    [url, person],
    [url, stab],
    [`/api/users/${person.id}`, stab],
  ] as const) {
    const stale = await put(
      path,
      { adresse: 'Lillegata 2', by: 'Oslo', telefonnummer: '22334455', foer },
      who,
    )
    expect([path, stale.statusCode, stale.json().code]).toEqual([path, 409, 'konflikt'])
    expect(stale.json().gjeldende).toEqual({ adresse: 'Storgata 1' })
  }
  expect(await get(url)).toMatchObject({ adresse: 'Storgata 1', telefonnummer: '' })
  const seen = { adresse: 'Lillegata 2', foer: { adresse: 'Storgata 1' } }
  expect((await put(url, seen)).json()).toMatchObject({ adresse: 'Lillegata 2', by: 'Oslo' })
})

/** What a save carries of what its caller has read. */
const lestFelt = ['versjon', 'foer', 'lest', 'avgjort']
/** One choice with one answer, or written whole each time after the password: docs/sikkerhet.md says why they need none. */
const uten = [
  '/api/user/personnummer',
  '/api/user/{id}/ki-samtykke',
  '/api/users/{id}/epost',
  '/api/users/{id}/rolle',
  '/api/users/{id}/aktiv',
]
const felterI = (schema: unknown): string[] => {
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape)
  return schema instanceof z.core.$ZodUnion ? schema._zod.def.options.flatMap(felterI) : []
}

it('asks of every PUT in the contract that it can carry what was read, but for those that need not [L12]', () => {
  const lacking = endpoints.filter(
    ({ method, body }) => method === 'PUT' && !felterI(body).some(felt => lestFelt.includes(felt)),
  )
  expect(lacking.map(({ path }) => path).sort()).toEqual(uten.sort())
})

it('two who change a viewing year do not overwrite each other unseen [L12]', async () => {
  const headers = bearer(stab)
  const lest = { fordeles: null, planVedtatt: null }
  await portal.app.inject({
    method: 'POST',
    url: '/api/visningsaar',
    payload: { aar: 2031, ...lest },
    headers,
  })
  const change = (fordeles: number) =>
    put('/api/visningsaar/2031', { aar: 2031, ...lest, fordeles, lest }, stab)
  expect((await change(2033)).statusCode).toBe(200)
  const stale = await change(2034)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'konflikt'])
  expect(stale.json().gjeldende).toEqual({ aar: 2031, fordeles: 2033, planVedtatt: null })
})
