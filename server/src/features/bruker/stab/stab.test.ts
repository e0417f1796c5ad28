import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let admin: Person
let kari: Person
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
  kari = await portal.createPerson()
})
afterAll(() => portal?.close())

const send = (method: 'GET' | 'PUT' | 'POST', url: string, person = admin, payload?: object) =>
  portal.app.inject({ method, url, headers: bearer(person), ...(payload && { payload }) })
const put = (id: string, payload: object) => send('PUT', `/api/users/${id}`, admin, payload)
const get = async (id: string) => (await send('GET', `/api/users/${id}`)).json()
const historyOf = async (id: string) => (await send('GET', `/api/historikk/bruker/${id}`)).json()

it('shows staff a user without bank details and personnummer, and logs nothing for that', async () => {
  await put(kari.id, { fornavn: 'Kari', etternavn: 'Ås', kontonummer: '00991234567', iban: '', swift: '' })
  const lines = (await historyOf(kari.id)).length
  const bruker = await get(kari.id)
  expect(bruker).toMatchObject({
    fornavn: 'Kari',
    email: kari.email,
    aktiv: true,
    kontrollsiffer: true,
    harBank: true,
    antallDokumenter: 0,
    antallSaker: 0,
    sletteoensker: [],
    dobbelte: [],
  })
  expect(JSON.stringify(bruker)).not.toMatch(/00991234567|hash|kryptert|"(kontonummer|iban|personnummer)":/)
  expect(await historyOf(kari.id)).toHaveLength(lines)
  expect((await send('GET', `/api/users/${kari.id}`, kari)).statusCode).toBe(403)
  expect((await send('GET', '/api/users/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
})

it('opens bank details with a reason that the history keeps, and without one not at all [L6]', async () => {
  const answer = await portal.app.inject({
    url: `/api/user/${kari.id}`,
    headers: { ...bearer(admin), ...grunnHeaders('Utbetaling ble returnert fra 0099 12 34567') },
  })
  expect(answer.json().kontonummer).toBe('00991234567')
  const [line] = await historyOf(kari.id)
  expect(line).toMatchObject({
    hendelse: 'aapnet_kontonummer',
    endringer: [{ felt: 'aarsak', fra: null, til: 'Utbetaling ble returnert fra [tall fjernet]' }],
  })
  const saved = await send('PUT', `/api/user/${kari.id}`, admin, { by: 'Moss' })
  const bare = await send('GET', `/api/user/${kari.id}`)
  for (const shown of [saved, bare]) {
    expect(shown.json()).toMatchObject({ fornavn: 'Kari', by: 'Moss' })
    expect(shown.body).not.toMatch(/kontonummer|iban|swift|00991234567/)
  }
  // What is absent is left alone when the whole answer is sent back.
  await send('PUT', `/api/user/${kari.id}`, admin, bare.json())
  expect((await send('GET', `/api/user/${kari.id}`, kari)).json().kontonummer).toBe('00991234567')
  expect((await historyOf(kari.id)).map((one: { hendelse: string }) => one.hendelse).slice(0, 2)).toEqual([
    'endret',
    'aapnet_kontonummer',
  ])
})

it('refuses to overwrite what a colleague has changed meanwhile, and shows what stands there now', async () => {
  const foer = { by: 'Moss', adresse: '' }
  await put(kari.id, { by: 'Bergen', foer })
  const stale = await put(kari.id, { by: 'Oslo', adresse: 'Storgata 1', foer })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'konflikt'])
  expect(stale.json().gjeldende).toEqual({ by: 'Bergen' })
  expect(await get(kari.id)).toMatchObject({ by: 'Bergen', adresse: '' })
  // What the colleague did not touch can be saved, and so can what the person has chosen knowingly.
  expect((await put(kari.id, { adresse: 'Storgata 1', foer })).statusCode).toBe(200)
  const chosen = await put(kari.id, { by: 'Oslo', foer: { by: 'Bergen' } })
  expect(chosen.json()).toMatchObject({ by: 'Oslo', adresse: 'Storgata 1' })
  // The same change twice is no conflict.
  expect((await put(kari.id, { by: 'Oslo', foer: { by: 'Bergen' } })).statusCode).toBe(200)
})

it('shows an account number in a conflict to who says why, and tells it in the history [L6]', async () => {
  await put(kari.id, { kontonummer: '00997654321' })
  const payload = { kontonummer: '00991111111', foer: { kontonummer: '00991234567' } }
  const bare = await put(kari.id, payload)
  expect([bare.statusCode, bare.json().code]).toEqual([422, 'krever_grunn'])
  expect(bare.body).not.toContain('00997654321')
  const stale = await portal.app.inject({
    method: 'PUT',
    url: `/api/users/${kari.id}`,
    payload,
    headers: { ...bearer(admin), ...grunnHeaders('Utbetaling') },
  })
  expect(stale.json().gjeldende).toEqual({ kontonummer: '00997654321' })
  expect((await historyOf(kari.id))[0].hendelse).toBe('aapnet_kontonummer')
})

it('shows who may be the same person, and what they have in common', async () => {
  const tvilling = await portal.createPerson()
  await put(tvilling.id, {
    fornavn: 'Kari',
    etternavn: 'ås',
    kontonummer: '0099.76.54321',
    adresse: 'Storgata 1',
    telefonnummer: '+47 00 01 23 45',
  })
  await put(kari.id, { telefonnummer: '00012345' })
  const [annen, ...flere] = (await get(kari.id)).dobbelte
  expect(annen).toMatchObject({ id: tvilling.id, etternavn: 'ås', email: tvilling.email, aktiv: true })
  expect(annen.grunner).toEqual(['adresse', 'kontonummer', 'navn', 'telefon'])
  expect(flere).toEqual([])
  expect((await get(tvilling.id)).dobbelte[0].id).toBe(kari.id)
})

it('closes a wish of deletion with a note, once', async () => {
  await send('POST', `/api/user/${kari.id}/sletting`, kari, { melding: 'Jeg har sluttet' })
  expect((await get(kari.id)).sletteoensker).toMatchObject([
    { melding: 'Jeg har sluttet', behandlet: null, notat: '' },
  ])
  const close = () =>
    send('POST', `/api/users/${kari.id}/sletting/behandlet`, admin, { notat: 'Beholder regnskapet i fem år' })
  const closed = (await close()).json()
  expect(closed.sletting).toBeNull()
  expect(closed.sletteoensker[0]).toMatchObject({ notat: 'Beholder regnskapet i fem år' })
  expect(closed.sletteoensker[0].behandlet).toMatch(/^\d{4}-/)
  expect((await close()).statusCode).toBe(404)
  expect((await historyOf(kari.id))[0].hendelse).toBe('sletting_behandlet')
  await send('POST', `/api/user/${kari.id}/sletting`, kari, { melding: '' })
  expect((await get(kari.id)).sletteoensker).toHaveLength(2)
})
