import { afterAll, beforeAll, expect, it } from 'vitest'
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
    .select('ny_fra')
    .where('id', '=', produksjon._id)
    .executeTakeFirst()
  expect(row?.ny_fra).toBe(person.id)
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
    .select('ny_fra')
    .where('id', '=', answer.json().produksjon._id)
    .executeTakeFirst()
  expect(row).toEqual({ ny_fra: null })
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
