import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

// What is alike must not depend on which letters the database's server knows: the portal's own knows a to z only.
let portal: TestPortal
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  (await portal.app.inject({ method, url, headers: bearer(stab), ...(payload && { payload }) })).json()

const noekkel = async (tekst: string): Promise<string> => {
  const { rows } = await sql<{ noekkel: string }>`select likhetsnoekkel(${tekst}) as noekkel`.execute(
    portal.services.db,
  )
  return rows[0]?.noekkel ?? ''
}

it.each([
  ['Åse Ås', 'aase aas'],
  ['A\u030Ase', 'aase'],
  ['ØYSTEIN Ærlig', 'oeystein aerlig'],
  ['Čáhppes Đávvir', 'cahppes davvir'],
  ['Élodie Müller-Straße', 'elodie muller-strasse'],
  ['Før–etter', 'foer etter'],
  ['Чайка', ' '],
])('compares %s as «%s»', async (tekst, bokstaver) => {
  expect(await noekkel(tekst)).toBe(bokstaver)
})

it('finds the person who is registered with Å and with Aa at the same place', async () => {
  const folk = []
  for (const navn of [
    { fornavn: 'Åse', etternavn: 'Ås' },
    { fornavn: 'Aase', etternavn: 'Aas' },
    // Alike only where the letters in between are dropped.
    { fornavn: 'Hø', etternavn: 'Må' },
    { fornavn: 'Hå', etternavn: 'Mø' },
  ]) {
    const person = await portal.createPerson()
    await call('PUT', `/api/users/${person.id}`, { ...navn, postnummer: '6002' })
    folk.push(person.id)
  }
  const [aase1, aase2] = folk
  const pairs = await portal.asOwner('select a, b, grunn from bruker_likhet')
  expect(pairs.rows).toEqual([
    { a: [aase1, aase2].sort()[0], b: [aase1, aase2].sort()[1], grunn: 'lignende_navn' },
  ])
})

it('proposes the production with the same title in other letters', async () => {
  const { produksjon } = await call('POST', '/api/produksjoner', { Produksjonstittel: 'Øy på Ærø' })
  const { produksjon: samme } = await call('POST', '/api/produksjoner', {
    Produksjonstittel: 'Oey paa Aeroe',
  })
  const found = await call('GET', `/api/produksjoner/${produksjon._id}/duplikater`)
  expect(found.map((rad: { _id: string }) => rad._id)).toEqual([samme._id])
})

it('proposes the company with the same name in other letters', async () => {
  const { selskap } = await call('POST', '/api/produksjonsselskaper', { navn: 'Ærø Øyfilm' })
  await call('POST', '/api/produksjoner', { Produksjonstittel: 'Fyret', Produksjonsselskap: 'Aeroe Oeyfilm' })
  const forslag = await call('GET', '/api/produksjonsselskaper/forslag')
  expect(forslag).toContainEqual(
    expect.objectContaining({ navn: 'Aeroe Oeyfilm', samme: { _id: selskap._id, navn: 'Ærø Øyfilm' } }),
  )
})
