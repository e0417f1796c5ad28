import type { SelskapRad } from '@rp/contract/produksjon'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

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
const register = '/api/produksjonsselskaper'
const call = (method: Method, url: string, payload?: object, who = stab) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const create = async (felter: object): Promise<SelskapRad> =>
  (await call('POST', register, felter)).json().selskap

async function dokumentMed(produksjonsselskap: string): Promise<string> {
  const _id = await storeTestDokument(portal, medlem)
  await call('PUT', `/api/document/${_id}`, { produksjonsselskap }, medlem)
  return _id
}

it('stores a company, with its number as nine digits', async () => {
  const answer = await call('POST', register, {
    navn: ' Bølgebryter AS ',
    orgnr: '974 760 673',
    epost: 'post@bolge.example',
    telefon: '+47 22 33 44 55',
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().selskap).toMatchObject({ navn: 'Bølgebryter AS', orgnr: '974760673', versjon: 1 })
  const everybody = (await call('GET', register, undefined, medlem)).json()
  expect(everybody.map((rad: SelskapRad) => rad.navn)).toContain('Bølgebryter AS')
  const same = await call('POST', register, { navn: 'Annet AS', orgnr: '974760673' })
  expect([same.statusCode, same.json().message]).toEqual([409, expect.stringContaining('«Bølgebryter AS»')])
  const taken = (await call('POST', register, { navn: 'bølgebryter as' })).json()
  expect(taken.code).toBe('selskap_finnes')
  const { _id } = answer.json().selskap
  expect([same.json().gjeldende._id, taken.gjeldende._id]).toEqual([_id, _id])
})

it.each([
  [{ navn: ' ' }, 'navn'],
  [{ navn: 'A', orgnr: '974760674' }, 'orgnr'],
  [{ navn: 'A', epost: 'ikke en adresse' }, 'epost'],
  [{ navn: 'A', telefon: 'ring meg' }, 'telefon'],
])('refuses at its field: %j', async (felter, felt) => {
  const answer = await call('POST', register, felter)
  expect([answer.statusCode, Object.keys(answer.json().felt)]).toEqual([400, [felt]])
})

it('is for staff alone', async () => {
  expect((await call('POST', register, { navn: 'Ulovlig AS' }, medlem)).statusCode).toBe(403)
  expect((await call('GET', `${register}?side=1`, undefined, medlem)).statusCode).toBe(403)
})

it('pages, filters and sorts in Norwegian order', async () => {
  for (const navn of ['Listefilm Å', 'Listefilm Z', 'Listefilm Ø'])
    await create({ navn, telefon: '99887766' })
  const titles = async (query: string) =>
    (await call('GET', `${register}?side=1&${query}`)).json().rader.map((rad: SelskapRad) => rad.navn)
  const [z, oe, aa] = ['Listefilm Z', 'Listefilm Ø', 'Listefilm Å']
  expect(await titles('navn=listefilm')).toEqual([z, oe, aa])
  expect(await titles('navn=listefilm&retning=synkende')).toEqual([aa, oe, z])
  expect(await titles('telefon=8877&navn=å')).toEqual([aa])
  expect(await titles('orgnr=974+76')).toEqual(['Bølgebryter AS'])
})

it('is ordered by any column, the contact in Norwegian and the telephone by its digits', async () => {
  for (const [navn, kontaktperson, telefon] of [
    ['Ordensfilm 1', 'Øyvind', '+47 33 00 00 01'],
    ['Ordensfilm 2', 'Åse', '220 00 001'],
    ['Ordensfilm 3', '', '44000001'],
  ])
    await create({ navn, kontaktperson, telefon })
  const order = async (query: string) =>
    (await call('GET', `${register}?side=1&navn=ordensfilm&${query}`))
      .json()
      .rader.map((rad: SelskapRad) => rad.navn.slice(-1))
      .join('')
  expect(await order('sorter=kontaktperson')).toBe('312')
  expect(await order('sorter=kontaktperson&retning=synkende')).toBe('213')
  expect(await order('sorter=telefon')).toBe('213')
  const [{ _id }] = (await call('GET', `${register}?side=1&navn=ordensfilm+1`)).json().rader
  await call('PUT', `${register}/${_id}`, { kontaktperson: 'Aasmund' })
  expect(await order('sorter=kontaktperson')).toBe('321')
})

it('lets a new name follow into productions and documents', async () => {
  const selskap = await create({ navn: 'Gammelnavn AS' })
  const { produksjon } = (
    await call('POST', '/api/produksjoner', {
      Produksjonstittel: 'Følger',
      Produksjonsselskap: 'GAMMELNAVN AS',
    })
  ).json()
  const dokument = await dokumentMed('Gammelnavn as ')
  const answer = await call('PUT', `${register}/${selskap._id}`, { navn: 'Nynavn AS', versjon: 1 })
  expect(answer.json().selskap).toMatchObject({
    navn: 'Nynavn AS',
    antallProduksjoner: 1,
    antallDokumenter: 1,
  })
  expect((await call('GET', `/api/produksjoner/${produksjon._id}`)).json()).toMatchObject({
    Produksjonsselskap: 'Nynavn AS',
    versjon: 2,
  })
  expect((await call('GET', `/api/document/${dokument}`)).json().produksjonsselskap).toBe('Nynavn AS')
  const stale = await call('PUT', `${register}/${selskap._id}`, { telefon: '12345678', versjon: 1 })
  expect([stale.statusCode, stale.json().gjeldende.versjon]).toEqual([409, 2])
})

it('is not deleted while it is in use, but merged', async () => {
  const [behold, fra] = [
    await create({ navn: 'Riktig AS' }),
    await create({ navn: 'Rigtig AS', telefon: '22334455' }),
  ]
  await call('POST', '/api/produksjoner', { Produksjonstittel: 'I bruk', Produksjonsselskap: 'Rigtig AS' })
  const dokument = await dokumentMed('Rigtig AS')
  const refused = await call('DELETE', `${register}/${fra._id}`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('«Rigtig AS» er i bruk: 1 produksjon og 1 dokument.'),
  ])
  const answer = await call('POST', `${register}/${behold._id}/sammenslaaing`, { fra: fra._id })
  expect(answer.json()).toMatchObject({ produksjoner: 1, dokumenter: 1, selskap: { telefon: '22334455' } })
  expect((await call('GET', `${register}/${fra._id}`)).statusCode).toBe(404)
  expect((await call('GET', `/api/document/${dokument}`)).json().produksjonsselskap).toBe('Riktig AS')
  const own = await call('POST', `${register}/${behold._id}/sammenslaaing`, { fra: behold._id })
  expect(own.json().code).toBe('samme_selskap')
})

it('is not merged while one of the two is another than the caller saw', async () => {
  const [behold, fra] = [await create({ navn: 'Sett AS' }), await create({ navn: 'Seet AS' })]
  const merge = (versjoner: object) =>
    call('POST', `${register}/${behold._id}/sammenslaaing`, { fra: fra._id, ...versjoner })
  await call('PUT', `${register}/${fra._id}`, { telefon: '22334455' })
  const stale = await merge({ versjon: behold.versjon, versjonFra: fra.versjon })
  expect([stale.statusCode, stale.json().code, stale.json().gjeldende]).toMatchObject([
    409,
    'konflikt',
    { _id: fra._id, telefon: '22334455' },
  ])
  expect((await call('GET', `${register}/${fra._id}`)).statusCode).toBe(200)
  expect((await merge({ versjon: behold.versjon, versjonFra: fra.versjon + 1 })).statusCode).toBe(200)
})

it('proposes names that the register lacks, and lets one be the same as a company', async () => {
  const selskap = await create({ navn: 'Fjellrev Film AS' })
  const dokument = await dokumentMed('Fjellrev Film')
  const forslag = async () => (await call('GET', `${register}/forslag`)).json()
  expect(await forslag()).toContainEqual({
    navn: 'Fjellrev Film',
    produksjoner: 0,
    dokumenter: 1,
    samme: { _id: selskap._id, navn: 'Fjellrev Film AS' },
  })
  await call('POST', `${register}/${selskap._id}/sammenslaaing`, { navn: 'Fjellrev Film' })
  expect((await call('GET', `/api/document/${dokument}`)).json().produksjonsselskap).toBe('Fjellrev Film AS')
  expect((await forslag()).map((rad: { navn: string }) => rad.navn)).not.toContain('Fjellrev Film')
})

it('proposes no company that is merely alike', async () => {
  await create({ navn: 'Havgap Produksjoner AS' })
  for (const navn of ['Havgap Produksjon AS', 'Havgapet Produksjoner', 'Produksjoner Havgap AS'])
    await dokumentMed(navn)
  const forslag: { navn: string; samme: unknown }[] = (await call('GET', `${register}/forslag`)).json()
  const alike = forslag.filter(rad => /havgap/i.test(rad.navn))
  expect(alike.map(rad => rad.samme)).toEqual([null, null, null])
})

it('deletes what nothing names, and its history says what it was', async () => {
  const selskap = await create({ navn: 'Døgnflue AS' })
  expect((await call('DELETE', `${register}/${selskap._id}`)).statusCode).toBe(200)
  const [line] = (await call('GET', `/api/historikk/produksjonsselskap/${selskap._id}`)).json()
  expect(line).toMatchObject({
    hendelse: 'slettet',
    endringer: [{ felt: 'navn', fra: 'Døgnflue AS', til: null }],
  })
})
