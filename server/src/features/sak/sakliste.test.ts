import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let admin: Person
const medlemmer = new Map<string, { person: Person; nummer: number; dokumentId: string }>()

const get = (url: string, person = admin) => portal.app.inject({ url, headers: bearer(person) })
const send = (person: Person, method: 'POST' | 'PUT', url: string, payload: object) =>
  portal.app.inject({ method, url, payload, headers: bearer(person) })

/** A member of that name, with a document of that title and a case about it. */
async function createMedSak(fornavn: string, tittel: string, slag: string) {
  const person = await portal.createPerson()
  await send(person, 'PUT', `/api/user/${person.id}`, { fornavn, etternavn: 'Nes' })
  const dokumentId = await storeTestDokument(portal, person, tittel)
  const message = `Om ${tittel}, 100 % sikkert`
  const answer = await send(person, 'POST', '/api/send-email', {
    message,
    slag,
    selectedDocument: dokumentId,
  })
  medlemmer.set(fornavn, { person, nummer: answer.json().saksnummer, dokumentId })
}

beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
  await createMedSak('Åse', 'Zoom', 'reklamasjon')
  await createMedSak('Ærlend', 'Ønsket', 'tilbakemelding')
  await createMedSak('Øystein', 'Aasen', 'tilbakemelding')
  await createMedSak('Zakarias', 'Bro', 'reklamasjon')
})
afterAll(() => portal?.close())

type Rad = { medlem: { navn: string }; dokument: { id: string | null; filnavn: string } | null }
const list = async (query: string) => {
  const answer = (await get(`/api/saker?${query}`)).json() as { rader: Rad[]; antall: number }
  return { ...answer, navn: answer.rader.map(({ medlem }) => medlem.navn.split(' ')[0]) }
}
const of = (fornavn: string) => medlemmer.get(fornavn) ?? { person: admin, nummer: 0, dokumentId: '' }

it('sorts names and titles as Norwegian does, both ways', async () => {
  expect((await list('sorter=medlem')).navn).toEqual(['Zakarias', 'Ærlend', 'Øystein', 'Åse'])
  expect((await list('sorter=medlem&retning=synkende')).navn).toEqual([
    'Åse',
    'Øystein',
    'Ærlend',
    'Zakarias',
  ])
  const titles = (await list('sorter=dokumentnavn')).rader.map(({ dokument }) => dokument?.filnavn)
  expect(titles).toEqual(['Bro', 'Zoom', 'Ønsket', 'Aasen'])
})

it('filters on every column, and on a document, a member and the words of the conversation', async () => {
  const { nummer, dokumentId, person } = of('Øystein')
  for (const query of [
    `nummer=${nummer}`,
    'medlem=ystein%20nes',
    'dokumentnavn=aase',
    `dokument=${dokumentId}`,
    `bruker=${person.id}`,
    'sok=om%20aasen',
  ])
    expect((await list(query)).navn, query).toEqual(['Øystein'])
  expect((await list('slag=reklamasjon&sorter=medlem')).navn).toEqual(['Zakarias', 'Åse'])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date())
  const [aar, maaned] = today.split('-')
  expect((await list(`opprettet=${maaned}.${aar}`)).antall).toBe(4)
  expect((await list('sok=100%20%25')).antall).toBe(4)
  expect((await list('sok=10_')).antall).toBe(0)
  expect((await list('frist=forfalt')).antall).toBe(0)
  expect((await list('frist=senere&ansvarlig=ingen&tilstand=aktive')).antall).toBe(4)
})

it('pages, and counts what the filter leaves', async () => {
  const first = await list('sorter=medlem&side=1&antall=3')
  const second = await list('sorter=medlem&side=2&antall=3')
  expect([first.antall, first.navn.length, second.navn]).toEqual([4, 3, ['Åse']])
})

it('puts what waits for us before what is answered and closed, by deadline', async () => {
  const [zakarias, aase, aerlend] = [of('Zakarias'), of('Åse'), of('Ærlend')]
  await send(admin, 'PUT', `/api/saker/${aerlend.nummer}`, { frist: '2026-01-01', versjon: 1 })
  await send(admin, 'POST', `/api/saker/${zakarias.nummer}/svar`, { tekst: 'Svar', versjon: 1 })
  await send(admin, 'POST', `/api/saker/${aase.nummer}/lukking`, { grunn: 'besvart', versjon: 1 })
  expect((await list('')).navn).toEqual(['Ærlend', 'Øystein', 'Zakarias', 'Åse'])
  expect((await list('frist=forfalt')).navn).toEqual(['Ærlend'])
  expect((await list('tilstand=lukket')).navn).toEqual(['Åse'])
  expect((await list('sorter=ansvarlig')).navn[0]).toBe('Zakarias')
})

it('keeps a case whose document is deleted or whose member is gone, and says what it was about', async () => {
  const { nummer, dokumentId, person } = of('Øystein')
  await portal.app.inject({ method: 'DELETE', url: `/api/document/${dokumentId}`, headers: bearer(person) })
  const gone = { id: null, filnavn: 'Aasen' }
  expect((await get(`/api/saker/${nummer}`)).json().dokument).toEqual(gone)
  expect((await get(`/api/henvendelser/${nummer}`, person)).json().dokument).toEqual(gone)
  expect((await list(`dokument=${dokumentId}`)).antall).toBe(1)
  // As when the trash is emptied.
  const { kysely } = portal.database
  await kysely.deleteFrom('registrering').where('dokument_id', '=', dokumentId).execute()
  await kysely.deleteFrom('fil').where('dokument_id', '=', dokumentId).execute()
  await kysely.deleteFrom('dokument').where('id', '=', dokumentId).execute()
  await kysely.updateTable('bruker').set({ aktiv: false }).where('id', '=', person.id).execute()
  const read = (await get(`/api/saker/${nummer}`)).json()
  expect(read).toMatchObject({ dokument: gone, medlem: { aktiv: false } })
  expect((await list(`nummer=${nummer}`)).antall).toBe(1)
})

it('refuses a filter that is none', async () => {
  for (const query of ['sorter=passord_hash', 'frist=snart', 'ansvarlig=1%20or%201', 'dokument=x'])
    expect((await get(`/api/saker?${query}`)).statusCode, query).toBe(400)
})
