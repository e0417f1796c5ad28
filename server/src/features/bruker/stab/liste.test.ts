import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let admin: Person
let folk: Person[]
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
  folk = []
  for (const opplysninger of personer) folk.push(await createMedlem(opplysninger))
  await put(admin.id, { fornavn: 'Astrid', etternavn: 'Fjellheim', by: 'Bodø', land: 'Norge' })
})
afterAll(() => portal?.close())

const personer = [
  {
    fornavn: 'Aase',
    etternavn: 'Ås',
    by: 'Ålesund',
    land: 'Norge',
    adresse: 'Storgata 1',
    postnummer: '6002',
  },
  { fornavn: 'Ærlig', etternavn: 'Øst', by: 'Oslo', land: 'Norge', kontonummer: '00991234567' },
  {
    fornavn: 'Zara',
    etternavn: 'Zakariassen',
    by: 'Tromsø',
    land: 'Sverige',
    telefonnummer: '+47 000 12 345',
  },
  { fornavn: '100 %', etternavn: 'Prosent', by: 'Oslo', land: 'Norge', telefonnummer: '00012345' },
  { fornavn: 'Åse', etternavn: 'Ås', by: 'Oslo', land: 'Norge', adresse: 'storgata 1.', postnummer: '6002' },
]
type Opplysninger = Partial<Record<string, string>>

const put = (id: string, payload: Opplysninger) =>
  portal.app.inject({ method: 'PUT', url: `/api/users/${id}`, payload, headers: bearer(admin) })
async function createMedlem(opplysninger: Opplysninger): Promise<Person> {
  const person = await portal.createPerson()
  await put(person.id, opplysninger)
  return person
}
const ask = async (query: Readonly<Record<string, string | number>>) => {
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
  const url = `/api/user/users?${new URLSearchParams(Object.fromEntries(asked))}`
  return (await portal.app.inject({ url, headers: bearer(admin) })).json()
}
const namesOf = (answer: { rader: { etternavn: string; fornavn: string }[] }) =>
  answer.rader.map(({ fornavn, etternavn }) => `${fornavn} ${etternavn}`)

it('pages users by surname in Norwegian order, and counts them all', async () => {
  const first = await ask({ side: 1, antall: 4 })
  expect(namesOf(first)).toEqual(
    ['Astrid Fjellheim', '100 % Prosent', 'Zara Zakariassen', 'Ærlig Øst'].slice(0, 4),
  )
  expect(first.antall).toBe(6)
  expect(namesOf(await ask({ side: 2, antall: 4 }))).toEqual(['Åse Ås', 'Aase Ås'])
  expect(namesOf(await ask({ side: 3, antall: 4 }))).toEqual([])
})

it('sorts by each column in both directions', async () => {
  expect(namesOf(await ask({ side: 1, sorter: 'fornavn' })).map(navn => navn.split(' ')[0])).toEqual([
    '100',
    'Astrid',
    'Zara',
    'Ærlig',
    'Åse',
    'Aase',
  ])
  expect(namesOf(await ask({ side: 1, sorter: 'by', retning: 'synkende' })).at(0)).toBe('Aase Ås')
  expect(namesOf(await ask({ side: 1, sorter: 'land' })).at(-1)).toBe('Zara Zakariassen')
  const emails = (await ask({ side: 1, sorter: 'email' })).rader.map((rad: { email: string }) => rad.email)
  expect(emails).toEqual([...emails].sort(new Intl.Collator('nb').compare))
})

it('filters each column by what is typed anywhere in it, whatever the case, and takes signs as they stand', async () => {
  expect(namesOf(await ask({ side: 1, fornavn: 'ÆRL' }))).toEqual(['Ærlig Øst'])
  expect(namesOf(await ask({ side: 1, fornavn: '%' }))).toEqual(['100 % Prosent'])
  expect(namesOf(await ask({ side: 1, etternavn: 'riass' }))).toEqual(['Zara Zakariassen'])
  expect(namesOf(await ask({ side: 1, by: 'oslo', land: 'norge', etternavn: 'ø' }))).toEqual(['Ærlig Øst'])
  expect(namesOf(await ask({ side: 1, email: admin.email.slice(3, 20) }))).toEqual(['Astrid Fjellheim'])
  expect((await ask({ side: 1, land: 'Danmark' })).antall).toBe(0)
})

it('filters by role, account, check digits and wishes of deletion', async () => {
  const [aase, aerlig, zara] = folk as [Person, Person, Person]
  expect(namesOf(await ask({ side: 1, rolle: 'administrator' }))).toEqual(['Astrid Fjellheim'])
  await portal.database.kysely
    .updateTable('bruker')
    .set({ aktiv: false, personnummer_kontrollert: false })
    .where('id', '=', zara.id)
    .execute()
  expect(await ask({ side: 1, konto: 'deaktivert' })).toMatchObject({ antall: 1, rader: [{ aktiv: false }] })
  expect((await ask({ side: 1, konto: 'aktiv' })).antall).toBe(5)
  // An administrator without a personnummer has none that could be wrong.
  await portal.services.inTransaction(tx =>
    portal.services.bruker.create(tx, {
      epost: 'uten@nummer.example',
      passordHash: 'x',
      personnummer: '',
      brukertype: 'administrator',
    }),
  )
  expect(namesOf(await ask({ side: 1, merke: 'kontrollsiffer' }))).toEqual(['Zara Zakariassen'])
  await portal.app.inject({
    method: 'POST',
    url: `/api/user/${aase.id}/sletting`,
    payload: { melding: 'Slett meg' },
    headers: bearer(aase),
  })
  const wishing = await ask({ side: 1, merke: 'sletting' })
  expect(namesOf(wishing)).toEqual(['Aase Ås'])
  expect(wishing.rader[0].sletting).toMatch(/^\d{4}-/)
  expect((await ask({ side: 1, by: 'oslo', merke: 'sletting' })).antall).toBe(0)
  expect(aerlig.id).not.toBe('')
})

it('finds who may be registered twice: same phone, account, name, or a like name at the same address', async () => {
  const twice = async () => namesOf(await ask({ side: 1, merke: 'dobbelt', antall: 100 })).toSorted()
  // Åse and Aase are one name, at one address.
  const before = ['100 % Prosent', 'Aase Ås', 'Zara Zakariassen', 'Åse Ås']
  expect(await twice()).toEqual(before)
  const tvilling = await createMedlem({ kontonummer: '0099.12.34567' })
  expect(await twice()).toEqual([' ', ...before, 'Ærlig Øst'].toSorted())
  await put(tvilling.id, { kontonummer: '', fornavn: 'zara', etternavn: ' ZAKARIASSEN ' })
  expect((await twice()).length).toBe(5)
  await put(tvilling.id, { fornavn: 'Aasen', etternavn: 'Ås', adresse: 'Storgata 1', postnummer: '6002' })
  expect(await twice()).toContain('Aasen Ås')
})

it('answers everybody to the bare call, and never a personnummer or a bank detail [G2]', async () => {
  const bare = await ask({})
  expect(Array.isArray(bare)).toBe(true)
  expect(bare.length).toBe((await ask({ side: 1 })).antall)
  for (const text of [JSON.stringify(bare), JSON.stringify(await ask({ side: 1, antall: 1000 }))]) {
    expect(text).not.toMatch(/kontonummer|iban|swift|personnummer|hash|noekkel|_sort/)
    expect(text).not.toContain('00991234567')
  }
})

it('refuses a page, an order and a filter that make no sense', async () => {
  const senseless: Record<string, string | number>[] = [
    { side: 0 },
    { side: 1, sorter: 'passord_hash' },
    { side: 1, antall: 5000 },
    { merke: 'x' },
  ]
  for (const query of senseless) expect((await ask(query)).code).toBe('ugyldig_foresporsel')
})
