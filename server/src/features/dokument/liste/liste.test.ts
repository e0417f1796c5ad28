import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let saksbehandler: Person
const ids: Record<string, string> = {}

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
beforeAll(async () => {
  portal = await startTestPortal()
  eier = await portal.createPerson()
  saksbehandler = await portal.createPerson('administrator')
  ids.a = await insertTestDokument(portal, eier, {
    dokument: {
      opprettet: day(1),
      arbeidstaker: 'Åse Nordhus',
      produksjonsselskap: 'Polarlykt AS',
      signatur_pc: true,
      signatur_rh: false,
      rettighet_status: true,
      status: 'MANGLER SIGNATUR',
    },
    registreringer: [
      { produksjonsnavn: 'Øyfolk', fagfunksjon: 'Klipp', episoder: 12 },
      { produksjonsnavn: 'Arven i nord', fagfunksjon: 'Foto', episoder: 2 },
    ],
  })
  ids.b = await insertTestDokument(portal, eier, {
    dokument: {
      opprettet: day(2),
      arbeidstaker: 'Zakarias Berg',
      produksjonsselskap: 'Ærfugl Film',
      signatur_rh: true,
      rettighet_status: false,
    },
    registreringer: [{ produksjonsnavn: 'Ærlig talt 100 %', fagfunksjon: 'Lyd', episoder: 1 }],
  })
  ids.c = await insertTestDokument(portal, eier, {
    dokument: { opprettet: day(3), filnavn: 'Uten noe', status: 'KI VURDERT' },
  })
  ids.d = await insertTestDokument(portal, eier, {
    dokument: { opprettet: day(4), arbeidstaker: 'Aasmund Vik', status: 'Revidert' },
    registreringer: [{ produksjonsnavn: 'Zoo', fagfunksjon: 'Regi', episoder: 12 }],
  })
})
afterAll(() => portal?.close())

const get = async (query: string, path = '') => {
  const url = `/api/document/registreringer${path}?${query}`
  const answer = await portal.app.inject({ url, headers: bearer(saksbehandler) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const list = async (query: string): Promise<string[]> =>
  (await get(query)).rader.map((rad: { produksjonsnavn: string }) => rad.produksjonsnavn || '–')

it('has a row for each document and registration, also where none is filled in', async () => {
  const { rader, antall } = await get('')
  expect(antall).toBe(5)
  expect(rader.map((rad: { produksjonsnavn: string }) => rad.produksjonsnavn)).toEqual([
    'Øyfolk',
    'Arven i nord',
    'Ærlig talt 100 %',
    '',
    'Zoo',
  ])
  expect(rader[0]).toMatchObject({
    dokumentId: ids.a,
    versjon: 1,
    arbeidstaker: 'Åse Nordhus',
    produksjonsselskap: 'Polarlykt AS',
    signaturePC: true,
    signatureRH: false,
    rettigheter: true,
    episoder: 12,
    status: 'MANGLER SIGNATUR',
  })
  // Nothing is written of the worker: the row is named by its owner.
  expect(rader[3].arbeidstaker).toBe(eier.email)
  expect(rader[3].eier).toBe(eier.email)
})

it.each([
  ['arbeidstaker=NORD', ['Øyfolk', 'Arven i nord']],
  ['arbeidstaker=åse', ['Øyfolk', 'Arven i nord']],
  ['arbeidstaker=aase', ['Øyfolk', 'Arven i nord']],
  ['produksjon=ær', ['Ærlig talt 100 %']],
  ['produksjon=100%20%25', ['Ærlig talt 100 %']],
  ['produksjon=%25', ['Ærlig talt 100 %']],
  ['produksjon=_', []],
  ['fagfunksjon=lip', ['Øyfolk']],
  ['produksjonsselskap=film', ['Ærlig talt 100 %']],
  ['signaturePC=Yes', ['Øyfolk', 'Arven i nord']],
  ['signaturePC=No', ['Ærlig talt 100 %', '–', 'Zoo']],
  ['signatureRH=Yes', ['Ærlig talt 100 %']],
  ['signatureRH=No', ['Øyfolk', 'Arven i nord', '–', 'Zoo']],
  [`rettigheter=${encodeURIComponent('ØKONOMISKE')}`, ['Øyfolk', 'Arven i nord']],
  ['rettigheter=IDEELLE', ['Ærlig talt 100 %', '–', 'Zoo']],
  ['episoder=12', ['Øyfolk', 'Zoo']],
  ['episoder=mange', []],
  ['status=Revidert', ['Zoo']],
  ['hos=deg', ['Øyfolk', 'Arven i nord']],
  ['fra=2026-01-02T00:00:00Z&til=2026-01-04T00:00:00Z', ['Ærlig talt 100 %', '–']],
  ['mottatt=02.01.2026', ['Ærlig talt 100 %']],
  ['mottatt=01.2026', ['Øyfolk', 'Arven i nord', 'Ærlig talt 100 %', '–', 'Zoo']],
  ['mottatt=2026', ['Øyfolk', 'Arven i nord', 'Ærlig talt 100 %', '–', 'Zoo']],
  ['mottatt=2.01.2', ['Ærlig talt 100 %']],
  ['mottatt=12.2031', []],
  ['mottatt=31.02.2026', []],
  // A status in our own words is ours to go on with.
  ['status=venter-paa-oss', ['Ærlig talt 100 %', '–', 'Zoo']],
  ['sok=klipp%20polar', ['Øyfolk']],
  ['sok=uten', ['–']],
  ['status=&sok=&signaturePC=&episoder=', ['Øyfolk', 'Arven i nord', 'Ærlig talt 100 %', '–', 'Zoo']],
  ['episoder=12&status=&fagfunksjon=regi', ['Zoo']],
])('lets %s through', async (query, expected) => {
  expect(await list(query)).toEqual(expected)
  expect((await get(query)).antall).toBe(expected.length)
})

const norsk = ['–', 'Arven i nord', 'Zoo', 'Ærlig talt 100 %', 'Øyfolk']
it.each([
  ['mottatt', ['Øyfolk', 'Arven i nord', 'Ærlig talt 100 %', '–', 'Zoo']],
  ['produksjon', norsk],
  ['fagfunksjon', ['–', 'Arven i nord', 'Øyfolk', 'Ærlig talt 100 %', 'Zoo']],
  ['produksjonsselskap', ['–', 'Zoo', 'Øyfolk', 'Arven i nord', 'Ærlig talt 100 %']],
  ['episoder', ['–', 'Ærlig talt 100 %', 'Arven i nord', 'Øyfolk', 'Zoo']],
  ['status', ['Ærlig talt 100 %', '–', 'Øyfolk', 'Arven i nord', 'Zoo']],
  ['signaturePC', ['Ærlig talt 100 %', '–', 'Zoo', 'Øyfolk', 'Arven i nord']],
  ['signatureRH', ['Øyfolk', 'Arven i nord', '–', 'Zoo', 'Ærlig talt 100 %']],
  ['rettigheter', ['Ærlig talt 100 %', '–', 'Zoo', 'Øyfolk', 'Arven i nord']],
])('sorts by %s, both ways', async (sorter, expected) => {
  expect(await list(`sorter=${sorter}`)).toEqual(expected)
  expect(await list(`sorter=${sorter}&retning=synkende`)).toEqual(expected.toReversed())
})

it('sorts workers in Norwegian order, where aa is å', async () => {
  await portal.services.inTransaction(tx =>
    sql`update dokument set arbeidstaker = 'Berit Li' where id = ${ids.c}`.execute(tx),
  )
  const { rader } = await get('sorter=arbeidstaker')
  expect(rader.map((rad: { arbeidstaker: string }) => rad.arbeidstaker)).toEqual([
    'Berit Li',
    'Zakarias Berg',
    'Åse Nordhus',
    'Åse Nordhus',
    'Aasmund Vik',
  ])
})

it('answers one page at a time, with the count of all', async () => {
  expect(await list('side=1&antall=2&sorter=produksjon')).toEqual(norsk.slice(0, 2))
  expect(await list('side=3&antall=2&sorter=produksjon')).toEqual(norsk.slice(4))
  expect((await get('side=9&antall=2')).rader).toEqual([])
  expect((await get('side=9&antall=2')).antall).toBe(5)
})

it('names every status in use once', async () => {
  expect(await get('', '/statuser')).toEqual(['IKKE VURDERT', 'KI VURDERT', 'MANGLER SIGNATUR', 'Revidert'])
})

describe('working through the list', () => {
  it('gives the documents of the filter in the order of the list, each once', async () => {
    expect(await get(`dokument=${ids.b}`, '/rekke')).toEqual({
      dokumenter: [ids.a, ids.b, ids.c, ids.d],
      foersteNummer: 1,
      antall: 4,
    })
    const byProduksjon = await get(`dokument=${ids.d}&sorter=produksjon`, '/rekke')
    expect(byProduksjon.dokumenter).toEqual([ids.c, ids.a, ids.d, ids.b])
    const backwards = await get(`dokument=${ids.b}&retning=synkende`, '/rekke')
    expect(backwards.dokumenter).toEqual([ids.d, ids.c, ids.b, ids.a])
  })

  it('knows the place of a document that the filter no longer leaves', async () => {
    expect(await get(`dokument=${ids.a}&status=venter-paa-oss`, '/rekke')).toEqual({
      dokumenter: [ids.a, ids.b, ids.c, ids.d],
      foersteNummer: 1,
      antall: 3,
    })
  })

  it('answers nothing for a document that is not there', async () => {
    const { dokumenter } = await get('dokument=00000000-0000-4000-8000-000000000000', '/rekke')
    expect(dokumenter).toEqual([])
  })
})

it('marks the documents of a filter with the version each has', async () => {
  expect(await get('status=venter-paa-oss', '/utvalg')).toEqual({
    dokumenter: [
      { id: ids.b, versjon: 1 },
      { id: ids.c, versjon: 1 },
      { id: ids.d, versjon: 1 },
    ],
    flere: false,
  })
})

it('shows who has a document, and finds what is mine and what nobody has taken', async () => {
  const take = (method: 'POST' | 'DELETE') =>
    portal.app.inject({ method, url: `/api/document/${ids.b}/tildeling`, headers: bearer(saksbehandler) })
  await take('POST')
  expect(await list('tildelt=meg')).toEqual(['Ærlig talt 100 %'])
  expect(await list('tildelt=ingen')).toEqual(['Øyfolk', 'Arven i nord', '–', 'Zoo'])
  expect((await get('tildelt=meg')).rader[0].tildelt).toEqual({
    id: saksbehandler.id,
    navn: saksbehandler.email,
  })
  expect((await get('tildelt=meg', '/utvalg')).dokumenter).toMatchObject([{ id: ids.b }])
  expect((await get(`tildelt=meg&dokument=${ids.b}`, '/rekke')).dokumenter).toEqual([ids.b])
  await take('DELETE')
  expect(await list('tildelt=meg')).toEqual([])
})

it('follows every change: of the document, its registrations, its owner, and its deletion', async () => {
  const id = await insertTestDokument(portal, eier, { dokument: { filnavn: 'Følges' } })
  const rows = async () => (await get('sok=følges')).rader
  const save = (payload: object) =>
    portal.app.inject({
      method: 'PUT',
      url: `/api/document/${id}`,
      headers: bearer(saksbehandler),
      payload,
    })
  await save({ status: 'BEHANDLET', signaturePC: true, bekreftelse: 'Prøve' })
  expect(await rows()).toMatchObject([{ status: 'BEHANDLET', signaturePC: true, versjon: 2 }])
  await save({ ansiennitet: [{ produksjonsnavn: 'En' }, { produksjonsnavn: 'To', episoder: 3 }] })
  expect(await rows()).toMatchObject([{ produksjonsnavn: 'En' }, { produksjonsnavn: 'To', episoder: 3 }])
  await portal.app.inject({
    method: 'PUT',
    url: `/api/users/${eier.id}`,
    headers: bearer(saksbehandler),
    payload: { fornavn: 'Odin', etternavn: 'Skarnesvik' },
  })
  expect(await rows()).toMatchObject([{ arbeidstaker: 'Odin Skarnesvik' }, { eier: 'Odin Skarnesvik' }])
  await portal.app.inject({ method: 'DELETE', url: `/api/document/${id}`, headers: bearer(saksbehandler) })
  expect(await rows()).toEqual([])
})

it('has only the documents of one member when asked for them, deleted ones left out', async () => {
  const annen = await portal.createPerson()
  const mitt = await insertTestDokument(portal, annen, {
    dokument: { opprettet: day(9), filnavn: 'Et annet' },
  })
  await insertTestDokument(portal, annen, { dokument: { opprettet: day(9), slettet: day(10) } })
  const { rader, antall } = await get(`eier=${annen.id}`)
  expect([antall, rader.map((rad: { dokumentId: string }) => rad.dokumentId)]).toEqual([1, [mitt]])
  expect((await get(`eier=${eier.id}`)).antall).toBe(5)
})
