import crypto from 'node:crypto'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import type { Sammenslaatt } from '@rp/contract/sammenslaaing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'

let portal: TestPortal
let stab: Person
let medlem: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
})
afterAll(() => portal?.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, who = stab) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const create = async (felter: object): Promise<ProduksjonRad> =>
  (await call('POST', '/api/produksjoner', felter)).json().produksjon
const read = async (url: string) => (await call('GET', url)).json()
const angreUrl = (id: string) => `/api/produksjoner/${id}/sammenslaaing/angre`
const listAngrelige = (id: string): Promise<Sammenslaatt[]> => read(angreUrl(id))
const angre = (id: string, sammenslaaing: string, who = stab) =>
  call('POST', angreUrl(id), { sammenslaaing }, who)
const merge = (behold: ProduksjonRad, fra: ProduksjonRad, feltFraDenAndre: string[] = []) =>
  call('POST', `/api/produksjoner/${behold._id}/sammenslaaing`, { fra: fra._id, feltFraDenAndre })

async function register(tittel: string, produksjon: ProduksjonRad): Promise<string> {
  const _id = await storeTestDokument(portal, medlem)
  const ansiennitet = [{ produksjonsID: produksjon._id, fagfunksjon: 'Manus' }]
  await call('PUT', `/api/document/${_id}`, { ansiennitet, filnavn: tittel }, medlem)
  return _id
}

async function sendt(produksjon: ProduksjonRad, tittel: string): Promise<string> {
  const id = crypto.randomUUID()
  const rest = { mediehus: 'NRK', selskap: '', noekkel: tittel, visningsaar: 2023 }
  await portal.services.db
    .insertInto('sendeliste')
    .values({ id, produksjon_id: produksjon._id, tittel, tittel_sort: sortKey(tittel), ...rest })
    .execute()
  return id
}

const pott = async (produksjon: ProduksjonRad, kilde: string): Promise<string> => {
  const id = crypto.randomUUID()
  await portal.services.db
    .insertInto('pott')
    .values({
      id,
      kilde,
      slag: 'Enkeltproduksjon',
      visningsaar: 2023,
      mediehus: '[]',
      beloep: 100,
      mottatt: '2024-01-01',
      fra_organisasjon: false,
      produksjon_id: produksjon._id,
      opprettet: new Date(),
      endret: new Date(),
    })
    .execute()
  return id
}

const pekerPaa = async (tabell: 'sendeliste' | 'pott', id: string) =>
  (
    await portal.services.db
      .selectFrom(tabell)
      .select('produksjon_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).produksjon_id

const produksjonIn = async (dokument: string) => {
  const [rad] = (await read(`/api/document/${dokument}`)).ansiennitet
  return [rad.produksjonsID, rad.produksjonsnavn]
}

it('puts everything back that nobody has changed since', async () => {
  const behold = await create({ Produksjonstittel: 'Lyngbrann', Premiere: 2020, Episoder: 6 })
  const fra = await create({ Produksjonstittel: 'Lyngbrand', Premiere: 2019, Episoder: 8, Bruk: 'NRK' })
  const [flyttet, egen] = [await register('Flyttet', fra), await register('Egen', behold)]
  const [linje, kilde] = [await sendt(fra, 'LYNGBRANN'), await pott(fra, 'NRK')]
  await merge(behold, fra, ['Episoder'])
  expect(await produksjonIn(flyttet)).toEqual([behold._id, 'Lyngbrann'])

  const [angrelig, ...flere] = await listAngrelige(behold._id)
  expect(flere).toEqual([])
  expect(angrelig).toMatchObject({
    navn: 'Lyngbrand (2019)',
    kommerTilbake: true,
    tilbake: { registreringer: 1, dokumenter: 1, sendelister: 1, potter: 1, felt: ['Episoder'] },
    staar: [],
  })
  const answer = await angre(behold._id, angrelig?._id ?? '')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().produksjon).toMatchObject({
    _id: fra._id,
    Produksjonstittel: 'Lyngbrand',
    Premiere: 2019,
    Episoder: 8,
    Bruk: 'NRK',
    antallRegistreringer: 1,
    antallSendelister: 1,
    versjon: fra.versjon + 1,
  })
  expect(await produksjonIn(flyttet)).toEqual([fra._id, 'Lyngbrand'])
  expect(await produksjonIn(egen)).toEqual([behold._id, 'Lyngbrann'])
  expect(await pekerPaa('sendeliste', linje)).toBe(fra._id)
  expect(await pekerPaa('pott', kilde)).toBe(fra._id)
  expect(await read(`/api/produksjoner/${behold._id}`)).toMatchObject({ Episoder: 6, antallSendelister: 0 })
  expect(await listAngrelige(behold._id)).toEqual([])
  expect((await angre(behold._id, angrelig?._id ?? '')).json().code).toBe('sammenslaaing_borte')

  const [historie] = await read(`/api/historikk/produksjon/${behold._id}`)
  expect(historie).toMatchObject({ hendelse: 'angret' })
  expect(historie.endringer).toEqual([
    { felt: 'skilt_fra', fra: null, til: 'Lyngbrand (2019)' },
    { felt: 'episoder', fra: '8', til: '6' },
    { felt: 'flyttede_registreringer', fra: null, til: '1' },
    { felt: 'flyttede_sendelister', fra: null, til: '1' },
  ])
  const [iDokument] = await read(`/api/historikk/dokument/${flyttet}`)
  expect(iDokument.endringer).toEqual([
    { felt: 'produksjon', fra: 'Lyngbrann (2020)', til: 'Lyngbrand (2019)' },
  ])
})

it('leaves what somebody has changed since, and lists it by name', async () => {
  const behold = await create({ Produksjonstittel: 'Steinskred', Episoder: 6 })
  const fra = await create({ Produksjonstittel: 'Stenskred', Episoder: 8, Sesong: 2 })
  const [endret, urort] = [await register('Endret avtale', fra), await register('Urørt avtale', fra)]
  const [avgjort, fri] = [await sendt(fra, 'AVGJORT'), await sendt(fra, 'FRI')]
  const kilde = await pott(fra, 'TV 2')
  await merge(behold, fra, ['Episoder', 'Sesong'])

  await call('PUT', `/api/document/${endret}`, {
    ansiennitet: [{ produksjonsID: behold._id, fagfunksjon: 'Regi' }],
  })
  await call('PUT', `/api/sendelister/rader/${avgjort}`, { produksjonsID: behold._id })
  await portal.services.db
    .updateTable('pott')
    .set(row => ({ versjon: row('versjon', '+', 1) }))
    .where('id', '=', kilde)
    .execute()
  await call('PUT', `/api/produksjoner/${behold._id}`, { Episoder: 10 })

  const [angrelig] = await listAngrelige(behold._id)
  expect(angrelig?.tilbake).toMatchObject({ dokumenter: 1, sendelister: 1, potter: 0, felt: ['Sesong'] })
  expect(angrelig?.staar).toEqual([
    { slag: 'dokument', navn: 'Endret avtale' },
    { slag: 'sendeliste', navn: 'AVGJORT, 2023' },
    { slag: 'pott', navn: 'TV 2' },
    { slag: 'felt', navn: 'Episoder' },
  ])
  await angre(behold._id, angrelig?._id ?? '')
  expect((await produksjonIn(endret))[0]).toBe(behold._id)
  expect((await produksjonIn(urort))[0]).toBe(fra._id)
  expect(await pekerPaa('sendeliste', avgjort)).toBe(behold._id)
  expect(await pekerPaa('sendeliste', fri)).toBe(fra._id)
  expect(await pekerPaa('pott', kilde)).toBe(behold._id)
  expect(await read(`/api/produksjoner/${behold._id}`)).toMatchObject({ Episoder: 10, Sesong: null })
})

it('follows a corrected title, and undoes merges upon merges from the last one', async () => {
  const [a, b, c] = [
    await create({ Produksjonstittel: 'Kjede A' }),
    await create({ Produksjonstittel: 'Kjede B' }),
    await create({ Produksjonstittel: 'Kjede C' }),
  ]
  const dokument = await register('Kjedet', a)
  await merge(b, a)
  await call('PUT', `/api/produksjoner/${b._id}/tittel`, { Produksjonstittel: 'Kjede Bb', grunn: 'Prøve' })
  await merge(c, b)
  expect((await produksjonIn(dokument))[1]).toBe('Kjede C')
  expect((await call('GET', angreUrl(b._id))).statusCode).toBe(404)
  await angre(c._id, (await listAngrelige(c._id))[0]?._id ?? '')
  expect(await produksjonIn(dokument)).toEqual([b._id, 'Kjede Bb'])
  await angre(b._id, (await listAngrelige(b._id))[0]?._id ?? '')
  expect(await produksjonIn(dokument)).toEqual([a._id, 'Kjede A'])
})

it('is refused after 30 days, for members, and for another production; of two at once one wins', async () => {
  const [a, b] = [
    await create({ Produksjonstittel: 'Frist A' }),
    await create({ Produksjonstittel: 'Frist B' }),
  ]
  await merge(a, b)
  const [angrelig] = await listAngrelige(a._id)
  const id = angrelig?._id ?? ''
  const other = await create({ Produksjonstittel: 'Frist C' })
  expect((await angre(other._id, id)).json().code).toBe('sammenslaaing_borte')
  expect((await angre(a._id, id, medlem)).statusCode).toBe(403)
  const set = (days: number) =>
    portal.asOwner('update sammenslaaing set tid = now() - make_interval(days => $2) where id = $1', [
      id,
      days,
    ])
  await set(31)
  expect(await listAngrelige(a._id)).toEqual([])
  expect((await angre(a._id, id)).json().code).toBe('sammenslaaing_borte')
  await set(29)
  const answers = await Promise.all([angre(a._id, id), angre(a._id, id)])
  expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409])
})
