import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

const add = (payload: object) =>
  portal.app.inject({ method: 'POST', url: '/api/produksjon', payload, headers: bearer(person) })

it('adds a production that members miss, marked with who added it', async () => {
  const answer = await add({
    Produksjonstittel: ' Måkeskrik (sesong 2) ',
    Sesong: '2',
    Premiere: '',
    Verkstype: '',
    Episoder: 8,
    Bruk: '',
  })
  expect(answer.statusCode).toBe(201)
  const { produksjon } = answer.json()
  expect(produksjon).toMatchObject({
    Produksjonstittel: 'Måkeskrik (sesong 2)',
    Sesong: 2,
    Premiere: null,
    Verkstype: null,
    Episoder: 8,
  })
  const row = await portal.database.kysely
    .selectFrom('produksjon')
    .select(['ny', 'ny_fra'])
    .where('id', '=', produksjon._id)
    .executeTakeFirst()
  expect(row).toEqual({ ny: true, ny_fra: person.id })
})

it('has nothing to look at in what staff add from a document or a broadcast list', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/produksjon',
    payload: { Produksjonstittel: 'Funnet av stab' },
    headers: bearer(await portal.createPerson('administrator')),
  })
  const row = await portal.database.kysely
    .selectFrom('produksjon')
    .select(['ny', 'ny_fra'])
    .where('id', '=', answer.json().produksjon._id)
    .executeTakeFirst()
  expect(row).toEqual({ ny: false, ny_fra: null })
})

describe('a production that staff have not looked at', () => {
  const list = async (who: Person, url = '/api/produksjoner/nye') => {
    const rows: { _id: string }[] = (await portal.app.inject({ url, headers: bearer(who) })).json()
    return rows.map(row => row._id)
  }
  const make = async (who: Person, Produksjonstittel: string): Promise<string> => {
    const payload = { Produksjonstittel }
    const made = { method: 'POST', url: '/api/produksjon', payload, headers: bearer(who) } as const
    return (await portal.app.inject(made)).json().produksjon._id
  }
  const etagFor = async (who: Person) =>
    (await portal.app.inject({ url: '/api/produksjoner', headers: bearer(who) })).headers.etag

  it('is seen by its maker and staff alone, and the shared list stays the same for all', async () => {
    const [annen, stab] = [await portal.createPerson(), await portal.createPerson('administrator')]
    const before = await etagFor(annen)
    const id = await make(person, 'Sett av få')
    expect(await list(person)).toContain(id)
    expect(await list(stab)).toContain(id)
    expect(await list(annen)).toEqual([])
    for (const who of [person, annen, stab]) {
      expect(await list(who, '/api/produksjoner')).not.toContain(id)
      expect(await etagFor(who)).toBe(before)
    }
  })

  it('is seen also by who makes the same title meanwhile, and gets no twin', async () => {
    const annen = await portal.createPerson()
    const id = await make(person, 'To vil ha den')
    expect(await make(annen, 'to vil ha DEN')).toBe(id)
    expect(await list(annen)).toEqual([id])
  })

  it.each([
    ['Sett på', 'POST', '/sett', undefined],
    ['a save', 'PUT', '', { Episoder: 4 }],
    ['a corrected title', 'PUT', '/tittel', { Produksjonstittel: 'Rettet av stab', grunn: 'Skrivefeil' }],
  ] as const)('is everybody’s after %s by staff', async (act, method, path, payload) => {
    const [annen, stab] = [await portal.createPerson(), await portal.createPerson('administrator')]
    const id = await make(person, `Vises etter ${act}`)
    const url = `/api/produksjoner/${id}${path}`
    const headers = bearer(stab)
    const answer = await portal.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode).toBe(200)
    expect(await list(annen, '/api/produksjoner')).toContain(id)
    expect([...(await list(person)), ...(await list(stab))]).not.toContain(id)
    const left = portal.database.kysely.selectFrom('ny_produksjon_medlem').selectAll()
    expect(await left.where('produksjon_id', '=', id).execute()).toEqual([])
  })
})

it('answers the one that is there, however often and at the same time it is sent [fault 16]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => add({ Produksjonstittel: 'Tåke over Røst' })),
  )
  expect(new Set(answers.map(answer => answer.json().produksjon._id)).size).toBe(1)
})

it.each([
  [{ Produksjonstittel: '  ' }, 'Produksjonstittel', 'Skriv inn produksjonstittelen.'],
  [{ Produksjonstittel: 'A', Episoder: 'mange' }, 'Episoder', 'Skriv et helt tall.'],
  [
    { Produksjonstittel: 'A', Bruk: { kanal: ['\ud83d'] } },
    'Bruk',
    'Teksten har et tegn som ikke kan lagres.',
  ],
  [{ Produksjonstittel: 'A', Bruk: { 'NRK\0': 1 } }, 'Bruk', 'Teksten har et tegn som ikke kan lagres.'],
])('refuses %j at its field', async (payload, felt, message) => {
  const answer = await add(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().felt).toEqual({ [felt]: message })
})
