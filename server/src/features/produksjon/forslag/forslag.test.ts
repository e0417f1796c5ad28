import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'

let portal: TestPortal
let person: Person
let dokumentId: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
  const { db, now, newId } = portal.services
  for (const tittel of [
    'Lærerværelset (sesong 1)',
    'Lærerværelset (sesong 2)',
    'Lærerværelset (Sesong 3)',
    'Nattferja',
    'Noe helt annet',
  ]) {
    const id = newId()
    ids[tittel] = id
    const felles = { tittel, tittel_sort: sortKey(tittel), selskap: '' }
    await db
      .insertInto('produksjon')
      .values({ ...felles, id, selskap_sort: '', bruk: null, opprettet: now(), endret: now() })
      .execute()
    if (tittel.includes('sesong 2')) continue
    await db
      .insertInto('sendeliste')
      .values({ ...felles, id: newId(), visningsaar: 2023, produksjon_id: id, mediehus: 'NRK' })
      .execute()
  }
  dokumentId = await storeTestDokument(portal, person)
})
afterAll(() => portal?.close())

const forslag = async (who = person) => {
  const answer = await portal.app.inject({
    url: `/api/produksjoner/forslag/${person.id}`,
    headers: bearer(who),
  })
  return answer.statusCode === 200
    ? answer.json().map((p: { Produksjonstittel: string }) => p.Produksjonstittel)
    : answer.statusCode
}
const register = (ansiennitet: object[]) =>
  portal.app.inject({
    method: 'PUT',
    url: `/api/document/${dokumentId}`,
    headers: bearer(person),
    payload: { ansiennitet },
  })

it('suggests other seasons that were broadcast, and works named but not chosen', async () => {
  expect(await forslag()).toEqual([])
  await register([{ produksjonsID: ids['Lærerværelset (sesong 1)'] }, { produksjonsnavn: 'NATTFERJA' }])
  expect(await forslag()).toEqual(['Lærerværelset (Sesong 3)', 'Nattferja'])
})

it('stops suggesting what is registered', async () => {
  await register([
    { produksjonsID: ids['Lærerværelset (sesong 1)'] },
    { produksjonsID: ids['Lærerværelset (Sesong 3)'] },
  ])
  expect(await forslag()).toEqual([])
})

it('tells nobody else', async () => {
  expect(await forslag(await portal.createPerson())).toBe(404)
})
