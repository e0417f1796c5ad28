import type { SelskapRad } from '@rp/contract/produksjon'
import type { Sammenslaatt } from '@rp/contract/sammenslaaing'
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
const call = (method: Method, url: string, payload?: object, who = stab) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const read = async (url: string) => (await call('GET', url)).json()
const url = (id: string) => `/api/produksjonsselskaper/${id}/sammenslaaing`
const create = async (felter: object): Promise<SelskapRad> =>
  (await call('POST', '/api/produksjonsselskaper', felter)).json().selskap
const merge = (behold: SelskapRad, part: { fra: string } | { navn: string }) =>
  call('POST', url(behold._id), part)
const listAngrelige = (id: string): Promise<Sammenslaatt[]> => read(`${url(id)}/angre`)
const angre = (id: string, sammenslaaing = '') => call('POST', `${url(id)}/angre`, { sammenslaaing })

async function dokument(filnavn: string, produksjonsselskap: string): Promise<string> {
  const id = await storeTestDokument(portal, medlem)
  await call('PUT', `/api/document/${id}`, { filnavn, produksjonsselskap }, medlem)
  return id
}
const produksjon = async (Produksjonstittel: string, Produksjonsselskap: string): Promise<string> =>
  (await call('POST', '/api/produksjoner', { Produksjonstittel, Produksjonsselskap })).json().produksjon._id
const selskapI = async (id: string) => (await read(`/api/document/${id}`)).produksjonsselskap
const selskapFor = async (id: string) => (await read(`/api/produksjoner/${id}`)).Produksjonsselskap

it('gives back the company, its number and its name, as each had written it', async () => {
  const behold = await create({ navn: 'Holmen Film AS' })
  const fra = await create({ navn: 'Holme Film', orgnr: '974760673', kontaktperson: 'Kari Prøve' })
  const [skrevet, verk] = [
    await dokument('Avtale', 'HOLME FILM'),
    await produksjon('Holmeverket', 'Holme Film'),
  ]
  const egen = await dokument('Egen', 'Holmen Film AS')
  await merge(behold, { fra: fra._id })
  expect([await selskapI(skrevet), await selskapFor(verk)]).toEqual(['Holmen Film AS', 'Holmen Film AS'])

  const [angrelig] = await listAngrelige(behold._id)
  expect(angrelig).toMatchObject({
    navn: 'Holme Film',
    kommerTilbake: true,
    tilbake: { dokumenter: 1, produksjoner: 1, felt: ['orgnr', 'kontaktperson'] },
    staar: [],
  })
  const answer = await angre(behold._id, angrelig?._id)
  expect(answer.json().selskap).toMatchObject({
    _id: fra._id,
    navn: 'Holme Film',
    orgnr: '974760673',
    kontaktperson: 'Kari Prøve',
    antallDokumenter: 1,
    antallProduksjoner: 1,
  })
  expect(await read(`/api/produksjonsselskaper/${behold._id}`)).toMatchObject({
    orgnr: '',
    kontaktperson: '',
  })
  expect([await selskapI(skrevet), await selskapFor(verk)]).toEqual(['HOLME FILM', 'Holme Film'])
  expect(await selskapI(egen)).toBe('Holmen Film AS')
  expect((await angre(behold._id, angrelig?._id)).json().code).toBe('sammenslaaing_borte')
  const [historie] = await read(`/api/historikk/produksjonsselskap/${behold._id}`)
  expect(historie).toMatchObject({
    hendelse: 'angret',
    endringer: [
      { felt: 'skilt_fra', fra: null, til: 'Holme Film' },
      { felt: 'orgnr', fra: '974760673', til: null },
      { felt: 'kontaktperson', fra: 'Kari Prøve', til: null },
    ],
  })
  const [iDokument] = await read(`/api/historikk/dokument/${skrevet}`)
  expect(iDokument.endringer).toEqual([
    { felt: 'produksjonsselskap', fra: 'Holmen Film AS', til: 'HOLME FILM' },
  ])
})

it('leaves what somebody has changed since, follows a new name, and gives back a bare name', async () => {
  const behold = await create({ navn: 'Nes Film AS' })
  const [endret, urort] = [await dokument('Endret', 'Nesfilm'), await dokument('Urørt', 'Nesfilm')]
  await merge(behold, { navn: 'Nesfilm' })
  await call('PUT', `/api/document/${endret}`, { produksjonsselskap: 'Noe annet AS' }, medlem)
  await call('PUT', `/api/produksjonsselskaper/${behold._id}`, { navn: 'Nes Film og TV AS' })
  const [angrelig] = await listAngrelige(behold._id)
  expect(angrelig).toMatchObject({
    kommerTilbake: false,
    tilbake: { dokumenter: 1 },
    staar: [{ slag: 'dokument', navn: 'Endret' }],
  })
  expect((await angre(behold._id, angrelig?._id)).json().selskap._id).toBe(behold._id)
  expect([await selskapI(endret), await selskapI(urort)]).toEqual(['Noe annet AS', 'Nesfilm'])
})

it('is refused where the name has been taken meanwhile', async () => {
  const [behold, fra] = [await create({ navn: 'Vik Film AS' }), await create({ navn: 'Viken Film AS' })]
  await merge(behold, { fra: fra._id })
  await create({ navn: 'viken film as' })
  const [angrelig] = await listAngrelige(behold._id)
  const answer = await angre(behold._id, angrelig?._id)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'selskap_finnes'])
  expect(await listAngrelige(behold._id)).toHaveLength(1)
})
