import crypto from 'node:crypto'
import type { ProduksjonRad } from '@rp/contract/produksjon'
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

async function register(produksjoner: readonly ProduksjonRad[], status?: string): Promise<string> {
  const _id = await storeTestDokument(portal, medlem)
  const ansiennitet = produksjoner.map(({ _id: produksjonsID }) => ({ produksjonsID, fagfunksjon: 'Manus' }))
  await call('PUT', `/api/document/${_id}`, { ansiennitet }, medlem)
  if (status) await call('PUT', `/api/document/${_id}`, { status, bekreftelse: 'Prøve' })
  return _id
}

const sendtRad = (produksjonId: string, mediehus: string) => ({
  id: crypto.randomUUID(),
  visningsaar: 2023,
  produksjon_id: produksjonId,
  tittel: 'SENDT',
  tittel_sort: sortKey('SENDT'),
  mediehus,
  selskap: '',
})

const merge = (behold: ProduksjonRad, fra: ProduksjonRad, part: object = {}, who = stab) =>
  call('POST', `/api/produksjoner/${behold._id}/sammenslaaing`, { fra: fra._id, ...part }, who)

it('proposes the likeliest duplicates first, and never another season', async () => {
  const series = await create({ Produksjonstittel: 'Kveldsferja til Kalvåg (sesong 1)', Premiere: 2021 })
  const twin = await create({ Produksjonstittel: 'Kveldsferga til Kalvåg', Premiere: 2021 })
  const undated = await create({ Produksjonstittel: 'KVELDSFERJA TIL KALVÅG' })
  await create({ Produksjonstittel: 'Kveldsferja til Kalvåg (sesong 2)', Premiere: 2022 })
  await create({ Produksjonstittel: 'Noe helt annet', Premiere: 2021 })
  const answer = await call('GET', `/api/produksjoner/${series._id}/duplikater`)
  const found: (ProduksjonRad & { likhet: number })[] = answer.json()
  expect(found.map(rad => rad._id).sort()).toEqual([twin._id, undated._id].sort())
  expect(found.map(rad => rad.likhet)).toEqual(found.map(rad => rad.likhet).toSorted((a, b) => b - a))
})

it('moves everything to the one that stays, in one step that both histories tell of', async () => {
  const behold = await create({ Produksjonstittel: 'Brenning', Premiere: 2020, Episoder: 6 })
  const fra = await create({
    Produksjonstittel: 'Brening',
    Premiere: 2019,
    Episoder: 8,
    Verkstype: 'TV-drama',
    Produksjonsselskap: 'Båt AS',
  })
  const other = await create({ Produksjonstittel: 'Uberørt' })
  const [open, locked, deleted, untouched] = [
    await register([fra, other, fra]),
    await register([fra], 'BEHANDLET'),
    await register([fra]),
    await register([other]),
  ]
  await call('DELETE', `/api/document/${deleted}`, undefined, medlem)
  await portal.services.db
    .insertInto('sendeliste')
    .values([sendtRad(fra._id, 'NRK'), sendtRad(fra._id, 'TV 2'), sendtRad(behold._id, 'NRK')])
    .execute()
  const versionOf = async (id: string) => (await call('GET', `/api/document/${id}`)).json().versjon
  const before = await Promise.all([open, locked, untouched].map(versionOf))

  const seen = (await call('GET', `/api/produksjoner/${behold._id}/sammenslaaing?fra=${fra._id}`)).json()
  expect(seen).toMatchObject({ registreringer: 4, dokumenter: 3, laaste: 1, sendelister: 2 })
  const answer = await merge(behold, fra, {
    feltFraDenAndre: ['Episoder', 'Verkstype'],
    versjon: behold.versjon,
    versjonFra: fra.versjon,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    registreringer: 4,
    dokumenter: 3,
    sendelister: 2,
    produksjon: {
      _id: behold._id,
      Produksjonstittel: 'Brenning',
      Premiere: 2020,
      Episoder: 8,
      Verkstype: 'TV-drama',
      Produksjonsselskap: '',
      antallRegistreringer: 4,
      antallSendelister: 3,
      versjon: behold.versjon + 1,
    },
  })

  const after = await Promise.all([open, locked, untouched].map(versionOf))
  expect(after).toEqual([before[0] + 1, before[1] + 1, before[2]])
  const dokument = (await call('GET', `/api/document/${open}`)).json()
  expect(
    dokument.ansiennitet.map((rad: { produksjonsID: string; produksjonsnavn: string }) => [
      rad.produksjonsID,
      rad.produksjonsnavn,
    ]),
  ).toEqual([
    [behold._id, 'Brenning'],
    [other._id, 'Uberørt'],
    [behold._id, 'Brenning'],
  ])
  expect((await call('GET', `/api/produksjoner/${fra._id}`)).statusCode).toBe(404)

  const historyOf = async (entitet: string, id: string) =>
    (await call('GET', `/api/historikk/${entitet}/${id}`)).json()[0]
  expect((await historyOf('dokument', locked)).endringer).toEqual([
    { felt: 'produksjon', fra: 'Brening (2019)', til: 'Brenning (2020)' },
  ])
  expect(await historyOf('produksjon', behold._id)).toMatchObject({
    hendelse: 'slaatt_sammen',
    endringer: [
      { felt: 'slaatt_sammen_med', fra: null, til: 'Brening (2019)' },
      { felt: 'episoder', fra: '6', til: '8' },
      { felt: 'verkstype', fra: null, til: 'TV-drama' },
      { felt: 'flyttede_registreringer', fra: null, til: '4' },
      { felt: 'flyttede_sendelister', fra: null, til: '2' },
    ],
  })
  const gone = await historyOf('produksjon', fra._id)
  expect(gone.hendelse).toBe('slaatt_sammen')
  expect(gone.endringer).toContainEqual({ felt: 'selskap', fra: 'Båt AS', til: null })
})

it('knows every table that points to a production', async () => {
  const { rows } = await portal.database.pool.query<{ tabell: string }>(
    "select conrelid::regclass::text as tabell from pg_constraint where contype = 'f' and confrelid = 'produksjon'::regclass",
  )
  const moved = ['ki_forslag', 'pott', 'registrering', 'sendeliste', 'sendelisterad', 'sendelistevalg']
  // Made anew from the register or of no more use, and gone with their production.
  const derived = ['ny_produksjon_medlem', 'produksjon_lest', 'produksjon_navn']
  // A table that is new here must be moved by the merge as well.
  expect(rows.map(row => row.tabell).sort()).toEqual([...moved, ...derived].sort())
})

it('is refused with itself, for members, and where one has changed or gone', async () => {
  const [a, b] = [await create({ Produksjonstittel: 'Første' }), await create({ Produksjonstittel: 'Andre' })]
  expect((await merge(a, a)).json().code).toBe('samme_produksjon')
  expect((await merge(a, b, {}, medlem)).statusCode).toBe(403)
  await call('PUT', `/api/produksjoner/${b._id}`, { Episoder: 3 })
  const stale = await merge(a, b, { versjon: a.versjon, versjonFra: b.versjon })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'konflikt'])
  expect(stale.json().gjeldende).toMatchObject({ _id: b._id, Episoder: 3 })
  await call('DELETE', `/api/produksjoner/${b._id}`)
  expect((await merge(a, b)).statusCode).toBe(404)
})

it('has one winner when two merge the same pair crosswise', async () => {
  const [a, b] = [
    await create({ Produksjonstittel: 'Kryss en' }),
    await create({ Produksjonstittel: 'Kryss to' }),
  ]
  await register([a, b])
  const answers = await Promise.all([merge(a, b), merge(b, a)])
  expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 404])
})
