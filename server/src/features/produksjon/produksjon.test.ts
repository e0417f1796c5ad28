import crypto from 'node:crypto'
import zlib from 'node:zlib'
import { Produksjon, Sendeliste } from '@rp/contract/produksjon'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { sortKey } from '../../platform/db/sort-key.ts'

let portal: TestPortal
let medlem: Person
beforeAll(async () => {
  portal = await startTestPortal()
  medlem = await portal.createPerson()
  await addProduksjon('Åsgårdskiosken')
  await addProduksjon('Bakrommet på Bislet')
})
afterAll(() => portal?.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { ...bearer(medlem), ...headers } })

async function addProduksjon(tittel: string, db = portal.services.db): Promise<string> {
  const id = crypto.randomUUID()
  const tid = new Date()
  await db
    .insertInto('produksjon')
    .values({
      id,
      tittel,
      tittel_sort: sortKey(tittel),
      selskap: 'Skumring TV AS',
      selskap_sort: sortKey('Skumring TV AS'),
      opprettet: tid,
      endret: tid,
    })
    .execute()
  return id
}

const titles = (body: string) =>
  z.parse(z.array(Produksjon), JSON.parse(body)).map(produksjon => produksjon.Produksjonstittel)

describe.each(['/api/produksjoner', '/api/sendelister', '/api/produksjonsselskaper'])('%s', url => {
  it('is for those who are logged in', async () => {
    expect((await portal.app.inject({ url })).statusCode).toBe(401)
  })

  it('may be kept by the browser, which asks each time whether it still holds', async () => {
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('Authorization, Accept-Encoding')
    expect(headers.etag).toMatch(/^"[\w-]+"$/)
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['', undefined],
  ])('answers «%s» compressed as %s, with the same content', async (accepted, encoding) => {
    const plain = await get(url)
    const answer = await get(url, { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }[encoding ?? '']
    const bytes = unpack ? unpack(answer.rawPayload) : answer.rawPayload
    expect(bytes.toString()).toBe(plain.body)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  })

  it('answers 304 without a body to who has it, and all of it to who has something else', async () => {
    const first = await get(url, { 'accept-encoding': 'br' })
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"noe annet", ${etag}`, '*']) {
      const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    expect((await get(url, { 'if-none-match': '"noe annet"' })).statusCode).toBe(200)
  })
})

it('gives each encoding its own ETag, and knows the content in all of them', async () => {
  const [plain, packed] = await Promise.all([
    get('/api/produksjoner'),
    get('/api/produksjoner', { 'accept-encoding': 'br' }),
  ])
  expect(plain.headers.etag).not.toBe(packed.headers.etag)
  const again = await get('/api/produksjoner', { 'if-none-match': String(packed.headers.etag) })
  expect(again.statusCode).toBe(304)
})

it('lists productions in Norwegian order', async () => {
  const { body } = await get('/api/produksjoner')
  expect(titles(body)).toEqual(['Bakrommet på Bislet', 'Åsgårdskiosken'])
})

it('shows a new production at once, and forgets it when it is taken out', async () => {
  const before = await get('/api/produksjoner')
  const id = await addProduksjon('Øyfolk')
  const after = await get('/api/produksjoner', { 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(titles(after.body)).toContain('Øyfolk')
  await portal.services.db.deleteFrom('produksjon').where('id', '=', id).execute()
  const restored = await get('/api/produksjoner')
  expect(restored.headers.etag).toBe(before.headers.etag)
})

it('answers the old list while a change is under way, and the new one once it is kept', async () => {
  const before = await get('/api/produksjoner')
  await portal.services.inTransaction(async tx => {
    await addProduksjon('Halvferdig verk', tx)
    await addProduksjon('Halvferdig verk 2', tx)
    expect((await get('/api/produksjoner')).body).toBe(before.body)
  })
  expect(titles((await get('/api/produksjoner')).body)).toEqual(
    expect.arrayContaining(['Halvferdig verk', 'Halvferdig verk 2']),
  )
})

it('keeps its answer when a change was rolled back', async () => {
  const before = await get('/api/produksjoner')
  const failing = portal.services.inTransaction(async tx => {
    await addProduksjon('Aldri lagret', tx)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect((await get('/api/produksjoner')).headers.etag).toBe(before.headers.etag)
})

it('changes the broadcast list when a production it points to is deleted', async () => {
  const produksjonId = await addProduksjon('Kvitveis og krutt')
  const linje = {
    id: crypto.randomUUID(),
    visningsaar: 2023,
    produksjon_id: produksjonId,
    tittel: 'KVITVEIS OG KRUTT',
    tittel_sort: sortKey('KVITVEIS OG KRUTT'),
    mediehus: 'NRK',
    selskap: '',
  }
  await portal.services.db.insertInto('sendeliste').values(linje).execute()
  const list = async () => z.parse(z.array(Sendeliste), (await get('/api/sendelister')).json())
  expect((await list()).map(entry => entry.produksjonsID)).toEqual([produksjonId])
  await portal.services.db.deleteFrom('produksjon').where('id', '=', produksjonId).execute()
  expect((await list()).map(entry => entry.produksjonsID)).toEqual([null])
})

it('hears of a table that is emptied whole', async () => {
  await get('/api/sendelister')
  await portal.asOwner('truncate sendeliste cascade')
  expect((await get('/api/sendelister')).json()).toEqual([])
})
