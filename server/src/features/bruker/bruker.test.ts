import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let kari: Person
let ola: Person
let admin: Person
beforeAll(async () => {
  portal = await startTestPortal()
  kari = await portal.createPerson()
  ola = await portal.createPerson()
  admin = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const get = (url: string, person: Person) => portal.app.inject({ url, headers: bearer(person) })
const put = (url: string, person: Person, payload: object) =>
  portal.app.inject({ method: 'PUT', url, payload, headers: bearer(person) })
const rowOf = (id: string) =>
  portal.database.kysely.selectFrom('bruker').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const historyOf = (id: string) =>
  portal.database.kysely.selectFrom('historikk').selectAll().where('entitet_id', '=', id).execute()

/** Runs the work as if so many minutes had passed since everybody logged in. */
async function after<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + minutes * 60_000)
  try {
    return await work()
  } finally {
    portal.clock.now = realNow
  }
}

const opplysninger = {
  fornavn: 'Kari',
  mellomnavn: '',
  etternavn: 'Ås',
  telefonnummer: '+47 000 12 345',
  adresse: 'Storgata 1',
  postnummer: '0155',
  by: 'Oslo',
  land: 'Norge',
  eoes: 'ja',
  naering: 'nei',
  orgnr: '974760673',
  kontonummer: '00991234567',
  iban: 'NO9386011117947',
  swift: 'DNBANOKK',
}

it('saves personal data, and answers the user as it stands', async () => {
  const answer = await put(`/api/user/${kari.id}`, kari, opplysninger)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ ...opplysninger, id: kari.id, email: kari.email })
  expect((await get(`/api/user/${kari.id}`, kari)).json()).toEqual(answer.json())
})

it('tells what holds the money of a person back, by the rule of the runs, until they have told it', async () => {
  const mangler = async (felt: object) => (await put(`/api/user/${kari.id}`, kari, felt)).json().mangler
  expect(await mangler({ eoes: '', kontonummer: '', iban: '', swift: '' })).toEqual([
    'mangler_konto',
    'mangler_eoes',
  ])
  // An account that the bank would refuse is none.
  expect(await mangler({ kontonummer: '00991234567', eoes: 'nei' })).toEqual(['mangler_konto'])
  expect(await mangler({ kontonummer: '15039999991' })).toEqual([])
  expect((await get(`/api/user/${kari.id}`, admin)).json()).not.toHaveProperty('mangler')
  await put(`/api/user/${kari.id}`, kari, opplysninger)
})

it('takes a whole object back, ignores protected and unknown fields, and saves nothing when nothing changed [C4]', async () => {
  const user = (await get(`/api/user/${kari.id}`, kari)).json()
  const before = await rowOf(kari.id)
  const lines = (await historyOf(kari.id)).length
  const answer = await put(`/api/user/${kari.id}`, kari, {
    ...user,
    id: ola.id,
    email: 'annen@folk.example',
    brukertype: 'administrator',
    personnummer: '01018012345',
    passord_hash: 'x',
    aktiv: false,
    __v: 3,
    nestet: { brukertype: 'administrator' },
  })
  expect(answer.statusCode).toBe(200)
  expect(await rowOf(kari.id)).toEqual(before)
  expect(await historyOf(kari.id)).toHaveLength(lines)
})

it('empties a field with null as with an empty text, and leaves the absent ones', async () => {
  await put(`/api/user/${ola.id}`, ola, { fornavn: 'Ola', mellomnavn: 'Bø', by: 'Moss' })
  const answer = await put(`/api/user/${ola.id}`, ola, { mellomnavn: null, by: '' })
  expect(answer.json()).toMatchObject({ fornavn: 'Ola', mellomnavn: '', by: '' })
})

it('answers a member about somebody else as about nobody', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  const foreign = await put(`/api/user/${ola.id}`, kari, { fornavn: 'Tyv' })
  expect(foreign.statusCode).toBe(404)
  expect((await put(`/api/user/${nobody}`, kari, { fornavn: 'Tyv' })).body).toBe(foreign.body)
  expect((await put(`/api/users/${ola.id}`, kari, { fornavn: 'Tyv' })).statusCode).toBe(403)
  expect((await get('/api/user/users', kari)).statusCode).toBe(403)
})

it('keeps account number and IBAN encrypted, each bound to its own column [G1]', async () => {
  const row = await rowOf(kari.id)
  expect(JSON.stringify(row)).not.toContain(opplysninger.kontonummer)
  expect(JSON.stringify(row)).not.toContain(opplysninger.iban)
  await portal.database.kysely
    .updateTable('bruker')
    .set({ kontonummer_kryptert: row.iban_kryptert })
    .where('id', '=', kari.id)
    .execute()
  expect((await get(`/api/user/${kari.id}`, kari)).statusCode).toBe(500)
  await portal.database.kysely
    .updateTable('bruker')
    .set({ kontonummer_kryptert: row.kontonummer_kryptert })
    .where('id', '=', kari.id)
    .execute()
})

it('tells the history which fields changed, of account numbers never the value [G3]', async () => {
  const changes = (await historyOf(kari.id)).flatMap(line => line.endringer)
  expect(changes).toContainEqual({ felt: 'adresse', fra: null, til: 'Storgata 1' })
  expect(changes).toContainEqual({ felt: 'kontonummer', fra: null, til: 'endret' })
  expect(changes).toContainEqual({ felt: 'iban', fra: null, til: 'endret' })
  expect(JSON.stringify(changes)).not.toContain(opplysninger.kontonummer)
  expect(JSON.stringify(changes)).not.toContain(opplysninger.iban)
})

it.each([
  ['kontonummer', '00997654321'],
  ['iban', 'DK5000400440116243'],
  ['swift', 'DABADKKK'],
])('asks for the password again before %s is changed by an old login', async (felt, value) => {
  const old = await after(16, () => put(`/api/user/${kari.id}`, kari, { [felt]: value }))
  expect(old.statusCode).toBe(403)
  expect(old.json().code).toBe('krever_nytt_passord')
  expect((await after(14, () => put(`/api/user/${kari.id}`, kari, { [felt]: value }))).statusCode).toBe(200)
})

it('lets an old login change everything else, also in a whole object', async () => {
  const user = (await get(`/api/user/${kari.id}`, kari)).json()
  const answer = await after(50, () => put(`/api/user/${kari.id}`, kari, { ...user, adresse: 'Storgata 2' }))
  expect(answer.json().adresse).toBe('Storgata 2')
})

it('shows staff all users in Norwegian order, without bank details', async () => {
  await put(`/api/users/${ola.id}`, admin, { etternavn: 'Zakariassen' })
  const list = (await get('/api/user/users', admin)).json()
  expect(list.map((user: { etternavn: string }) => user.etternavn)).toEqual(['', 'Zakariassen', 'Ås'])
  expect(list[0]).not.toHaveProperty('kontonummer')
})

it('refuses a Norwegian postal code that does not exist, and keeps what was stored of one', async () => {
  const url = `/api/user/${kari.id}`
  for (const [body, status] of [
    [{ postnummer: '0000' }, 400],
    [{ postnummer: '155' }, 400],
    [{ postnummer: '0000', land: '' }, 400],
    [{ postnummer: '0000', land: 'Sverige' }, 200],
    // Nothing new: a whole object is sent back.
    [{ postnummer: '0000', by: 'Malmö' }, 200],
    [opplysninger, 200],
  ] as const) {
    const answer = await put(url, kari, body)
    expect(answer.statusCode, JSON.stringify(body)).toBe(status)
    if (status === 400) expect(answer.json().felt.postnummer).toMatch(/postnummer/i)
  }
})

it('lets staff save a user, and logs what they did', async () => {
  const answer = await put(`/api/users/${kari.id}`, admin, { by: 'Bergen', brukertype: 'administrator' })
  expect(answer.json()).toMatchObject({ by: 'Bergen', brukertype: 'arbeidstaker' })
  const lines = (await historyOf(kari.id)).filter(line => line.aktoer_id === admin.id)
  expect(lines.map(line => line.hendelse)).toEqual(['endret'])
})

it('stores an organisation number as nine digits, and refuses what is none', async () => {
  const spaced = await put(`/api/user/${kari.id}`, kari, { orgnr: 'NO 923 609 016 MVA' })
  expect(spaced.json().orgnr).toBe('923609016')
  const wrong = await put(`/api/user/${kari.id}`, kari, { orgnr: '923609017' })
  expect([wrong.statusCode, Object.keys(wrong.json().felt)]).toEqual([400, ['orgnr']])
  expect((await put(`/api/user/${kari.id}`, kari, { orgnr: '', eoes: '' })).json()).toMatchObject({
    orgnr: '',
    eoes: '',
  })
})

it('takes yes, no or nothing for what the tax office asks', async () => {
  expect((await put(`/api/user/${kari.id}`, kari, { naering: 'kanskje' })).statusCode).toBe(400)
  expect((await put(`/api/user/${kari.id}`, kari, { naering: 'ja' })).json().naering).toBe('ja')
  expect((await historyOf(kari.id)).flatMap(line => line.endringer)).toContainEqual({
    felt: 'naering',
    fra: 'nei',
    til: 'ja',
  })
})

it('refuses fields that are not text', async () => {
  expect((await put(`/api/user/${kari.id}`, kari, { fornavn: { $ne: '' } })).statusCode).toBe(400)
  expect((await put(`/api/user/${kari.id}`, kari, { fornavn: ['a'] })).statusCode).toBe(400)
})
