import type { Fordelingsrad } from '@rp/contract/fordelingsliste'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { sortKey } from '../../platform/db/sort-key.ts'

let portal: TestPortal
let stab: Person

async function createProduksjon(tittel: string, mediehus: readonly string[]): Promise<string> {
  const { db, now, newId } = portal.services
  const id = newId()
  const felles = { tittel, tittel_sort: sortKey(tittel), selskap: '' }
  await db
    .insertInto('produksjon')
    .values({ ...felles, id, selskap_sort: '', bruk: null, episoder: 8, opprettet: now(), endret: now() })
    .execute()
  for (const hus of mediehus)
    await db
      .insertInto('sendeliste')
      .values({ ...felles, id: newId(), visningsaar: 2023, produksjon_id: id, mediehus: hus })
      .execute()
  return id
}

/** A document of a new member with these registrations, reviewed as told. */
async function createDokument(ansiennitet: object[], vurdering: object): Promise<string> {
  const medlem = await portal.createPerson()
  const id = await storeTestDokument(portal, medlem)
  const answer = await portal.app.inject({
    method: 'PUT',
    url: `/api/document/${id}`,
    headers: bearer(stab),
    payload: { ansiennitet, ...vurdering },
  })
  expect(answer.statusCode).toBe(200)
  return id
}

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  const sendt = await createProduksjon('Ørnereiret', ['TV 2', 'NRK'])
  const ogsaaSendt = await createProduksjon('Ærfuglen', ['NRK'])
  const ikkeSendt = await createProduksjon('Aldri sendt', [])
  const rettigheter = { rettighetsklausuler: { status: true, comment: '' }, signaturePC: true }
  await createDokument([{ produksjonsID: sendt, fagfunksjon: 'Foto', episoder: 3 }], {
    arbeidstaker: 'Åse Ås',
    ...rettigheter,
  })
  await createDokument([{ produksjonsID: ogsaaSendt, episoder: 2 }, { produksjonsID: sendt }], {
    arbeidstaker: 'Ada Æ',
    signaturePC: false,
    status: 'MANGLER SIGNATUR',
  })
  await createDokument([{ produksjonsID: ikkeSendt }, { produksjonsID: sendt }], { arbeidstaker: 'Bo Z' })
})
afterAll(() => portal?.close())

const list = async (query = '') => {
  const answer = await portal.app.inject({ url: `/api/fordeling/2023${query}`, headers: bearer(stab) })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const workers = async (query: string) =>
  (await list(query)).rader.map((rad: Fordelingsrad) => rad.arbeidstaker)

it('has the documents whose first registration is on the list of the year, and no others', async () => {
  const { rader, antall } = await list()
  expect(antall).toBe(2)
  expect(rader.map((rad: Fordelingsrad) => [rad.produksjonsnavn, rad.mediehus, rad.vederlagstype])).toEqual([
    ['Ærfuglen', 'NRK', 'Privatkopiering'],
    ['Ørnereiret', 'NRK, TV 2', 'F©R-vederlag'],
  ])
})

it('sums all that the filter leaves, also what is on other pages', async () => {
  expect((await list('?side=1&antall=1')).sum).toEqual({
    dokumenter: 2,
    arbeidstakere: 2,
    episoder: 5,
    forVederlag: 1,
    privatkopiering: 1,
  })
  expect((await list('?arbeidstaker=ada')).sum).toMatchObject({ dokumenter: 1, episoder: 2, forVederlag: 0 })
})

it.each([
  ['arbeidstaker=%C3%A5se', ['Åse Ås']],
  ['produksjon=fugl', ['Ada Æ']],
  ['fagfunksjon=foto', ['Åse Ås']],
  ['episoder=2', ['Ada Æ']],
  ['mediehus=tv+2', ['Åse Ås']],
  ['signaturePC=ja', ['Åse Ås']],
  ['signaturePC=nei', ['Ada Æ']],
  ['signatureRH=ja', []],
  ['rettigheter=oekonomiske', ['Åse Ås']],
  ['rettigheter=ideelle', ['Ada Æ']],
  ['vederlagstype=Privatkopiering', ['Ada Æ']],
  [`vederlagstype=${encodeURIComponent('F©R-vederlag')}`, ['Åse Ås']],
  ['status=MANGLER+SIGNATUR', ['Ada Æ']],
  ['produksjon=%25', []],
])('filters by %s', async (query, wanted) => {
  expect(await workers(`?${query}`)).toEqual(wanted)
})

it.each([
  ['arbeidstaker', ['Ada Æ', 'Åse Ås']],
  ['mediehus', ['Ada Æ', 'Åse Ås']],
  ['episoder', ['Ada Æ', 'Åse Ås']],
  ['signaturePC', ['Ada Æ', 'Åse Ås']],
  ['vederlagstype', ['Ada Æ', 'Åse Ås']],
])('sorts by %s, both ways', async (sorter, wanted) => {
  expect(await workers(`?sorter=${sorter}`)).toEqual(wanted)
  expect(await workers(`?sorter=${sorter}&retning=synkende`)).toEqual(wanted.toReversed())
})

it.each(['signatureRH', 'rettigheter'])('sorts by %s, what nobody has looked at last', async sorter => {
  const set = (arbeidstaker: string, svar: boolean | null) =>
    portal.services.db
      .updateTable('dokument')
      .set(sorter === 'rettigheter' ? { rettighet_status: svar } : { signatur_rh: svar })
      .where('arbeidstaker', '=', arbeidstaker)
      .execute()
  await set('Åse Ås', true)
  await set('Ada Æ', false)
  expect(await workers(`?sorter=${sorter}`)).toEqual(['Ada Æ', 'Åse Ås'])
  expect(await workers(`?sorter=${sorter}&retning=synkende`)).toEqual(['Åse Ås', 'Ada Æ'])
  await set('Ada Æ', null)
  expect(await workers(`?sorter=${sorter}`)).toEqual(['Åse Ås', 'Ada Æ'])
  expect(await workers(`?sorter=${sorter}&retning=synkende`)).toEqual(['Åse Ås', 'Ada Æ'])
})

it('has nothing of a year without a list', async () => {
  const answer = await portal.app.inject({ url: '/api/fordeling/2022', headers: bearer(stab) })
  expect(answer.json()).toMatchObject({ rader: [], antall: 0, sum: { episoder: 0 } })
})

it('says what kind of remuneration it is as the rule of the contract does, for every combination', async () => {
  const { db } = portal.services
  const { rader } = await list('?arbeidstaker=ada')
  const id = rader[0].dokumentId
  for (const rettighet_status of [true, false, null])
    for (const signatur_pc of [true, false, null]) {
      await db.updateTable('dokument').set({ rettighet_status, signatur_pc }).where('id', '=', id).execute()
      const [rad] = (await list('?arbeidstaker=ada')).rader
      const query = `?arbeidstaker=ada&vederlagstype=${encodeURIComponent(rad.vederlagstype)}`
      expect((await list(query)).antall).toBe(1)
    }
})
