import type { Dokument } from '@rp/contract/dokument'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertTestDokument, storeTestDokument } from '../../test/dokumenter.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

let portal: TestPortal
let eier: Person
let stab: Person
let produksjonId: string
beforeAll(async () => {
  portal = await startTestPortal()
  eier = await portal.createPerson()
  stab = await portal.createPerson('administrator')
  const payload = {
    Produksjonstittel: 'Øyfolk',
    Produksjonsselskap: 'Tangloppe AS',
    Sesong: '1',
    Premiere: 2023,
    Verkstype: 'TV-drama',
    Spilletid_sekunder: '',
    Episoder: 8,
  }
  const ny = await portal.app.inject({
    method: 'POST',
    url: '/api/produksjoner',
    payload,
    headers: bearer(stab),
  })
  produksjonId = ny.json().produksjon._id
  expect(produksjonId).toMatch(/^[0-9a-f-]{36}$/)
})
afterAll(() => portal?.close())

const put = (url: string, payload: unknown, who: Person = eier) =>
  portal.app.inject({
    method: 'PUT',
    url,
    payload: JSON.stringify(payload),
    headers: { ...bearer(who), 'content-type': 'application/json' },
  })
const rowOf = (table: 'bruker' | 'dokument', id: string) =>
  portal.database.kysely.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const value = fc.oneof(
  fc.constantFrom<unknown>(
    'administrator',
    true,
    false,
    null,
    'BEHANDLET',
    '00000000-0000-4000-8000-000000000000',
    '2020-01-01',
  ),
  fc.string(),
  fc.integer(),
)
/** Names as a client might smuggle them: as they are, dotted, in brackets, within something else, in another case. */
const smuggled = (names: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...names),
      value,
      fc.constantFrom('plain', 'dotted', 'nested', 'bracket', 'list', 'upper'),
    )
    .map(([name, forged, how]): Record<string, unknown> => {
      if (how === 'dotted') return { [`bruker.${name}`]: forged, [`$set.${name}`]: forged }
      if (how === 'nested')
        return { bruker: { [name]: forged }, dokument: { [name]: forged }, $set: { [name]: forged } }
      if (how === 'bracket') return { [`dokument[${name}]`]: forged }
      if (how === 'list') return { [name]: [forged], [`${name}[]`]: forged }
      if (how === 'upper') return { [name.toUpperCase()]: forged, [` ${name}`]: forged }
      return { [name]: forged }
    })

it('lets a save change nothing of a user that is not theirs to change [C4]', async () => {
  const kept = [
    'id',
    'epost',
    'passord_hash',
    'personnummer_kryptert',
    'personnummer_indeks',
    'brukertype',
    'aktiv',
    'opprettet',
  ] as const
  const names = [
    ...kept,
    'email',
    'password',
    'passord',
    'personnummer',
    'role',
    'isAdmin',
    'email_verified',
    '_id',
    'createdAt',
  ]
  const before = await rowOf('bruker', eier.id)
  await fc.assert(
    fc.asyncProperty(smuggled(names), async forged => {
      const answer = await put(`/api/user/${eier.id}`, { ...forged, fornavn: 'Kari' })
      expect([200, 400]).toContain(answer.statusCode)
      const after = await rowOf('bruker', eier.id)
      for (const column of kept)
        expect(after[column as keyof typeof after]).toEqual(before[column as keyof typeof before])
    }),
    { numRuns: 100 },
  )
})

it('lets the owner change nothing of a document that is for staff, in whatever wrapping [C5]', async () => {
  const id = await insertTestDokument(portal, eier)
  const kept = [
    'id',
    'eier_id',
    'status',
    'status_kommentar',
    'signatur_pc',
    'signatur_rh',
    'rettighet_status',
    'internt_notat',
    'tildelt_id',
    'opprettet',
    'innhold_sha256',
    'slettet',
  ] as const
  const names = [
    ...kept,
    'status_comment',
    'signaturePC',
    'signatureRH',
    'rettighetsklausuler',
    'userId',
    'owner',
    '_id',
    'createdAt',
    'laast',
    'tildelt',
  ]
  const before = (await rowOf('dokument', id)) as Record<string, unknown>
  await fc.assert(
    fc.asyncProperty(smuggled(names), async forged => {
      const answer = await put(`/api/document/${id}`, forged)
      expect([200, 400, 403]).toContain(answer.statusCode)
      const after = (await rowOf('dokument', id)) as Record<string, unknown>
      for (const column of kept) expect(after[column]).toEqual(before[column])
    }),
    { numRuns: 150 },
  )
})

it('keeps at least one registration, whole episodes, known productions, and the kind of work of the production [C9] [C10]', async () => {
  const id = await insertTestDokument(portal, eier)
  const registrering = fc.record(
    {
      produksjonsnavn: fc.oneof(fc.string(), fc.constant(null)),
      produksjonsID: fc.oneof(
        fc.constantFrom(produksjonId, '', null, 'finnes-ikke', '00000000-0000-4000-8000-000000000000'),
        fc.string(),
      ),
      fagfunksjon: fc.string(),
      episoder: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom(null, '', '3', ' 4 ', 1e9)),
      verkstype: fc.constantFrom('Kinofilm', 'Noe annet', null),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.array(registrering, { maxLength: 4 }), fc.constant(null)),
      async ansiennitet => {
        const answer = await put(`/api/document/${id}`, { ansiennitet })
        expect([200, 400, 422]).toContain(answer.statusCode)
        const stored: Dokument = (
          await portal.app.inject({ url: `/api/document/${id}`, headers: bearer(eier) })
        ).json()
        expect(stored.ansiennitet.length).toBeGreaterThan(0)
        for (const { episoder, produksjonsID, verkstype } of stored.ansiennitet) {
          expect(episoder === null || (Number.isInteger(episoder) && episoder >= 0)).toBe(true)
          expect([null, produksjonId]).toContain(produksjonsID)
          expect(verkstype).toBe(produksjonsID ? 'TV-drama' : null)
        }
      },
    ),
    { numRuns: 150 },
  )
})

it('takes keys of prototypes and doubled parameters for nothing [C12]', async () => {
  const key = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty')
  await fc.assert(
    fc.asyncProperty(key, fc.constantFrom('brukertype', 'administrator', 'polluted'), async (name, inner) => {
      const payload = `{"fornavn":"Kari","${name}":{"${inner}":"administrator"},"a":{"${name}":{"prototype":{"${inner}":1}}}}`
      const headers = { ...bearer(eier), 'content-type': 'application/json' }
      const answer = await portal.app.inject({ method: 'PUT', url: `/api/user/${eier.id}`, payload, headers })
      expect([200, 400]).toContain(answer.statusCode)
      expect((Object.prototype as Record<string, unknown>)[inner]).toBeUndefined()
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      const doubled = await portal.app.inject({
        url: `/api/user/personnummer?userId=${eier.id}&userId=${stab.id}&${name}=1&${name}[${inner}]=2`,
        headers: bearer(eier),
      })
      expect([400, 404]).toContain(doubled.statusCode)
    }),
    { numRuns: 40 },
  )
})

it('answers JSON of any depth and shape with a sentence [F8]', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
    for (const depth of [10, 1000, 100_000]) {
      const inner = open === '[' ? '' : '1'
      const payload = open.repeat(depth) + inner + close.repeat(depth)
      const answer = await portal.app.inject({ method: 'POST', url: '/api/user/login', payload, headers })
      expect([400, 413]).toContain(answer.statusCode)
      expect(answer.json().message).toMatch(/\S/)
    }
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async payload => {
      const answer = await put(`/api/document/${eier.id}`, payload)
      expect([400, 404]).toContain(answer.statusCode)
    }),
    { numRuns: 60 },
  )
})

async function finishDuring(change: 'PUT' | 'DELETE' | 'sider', round: number, pdf: Buffer): Promise<void> {
  const id = await storeTestDokument(portal, eier)
  const form = formBody({}, [{ navn: 'b.pdf', innhold: pdf }])
  const own = () => {
    if (change === 'PUT') return put(`/api/document/${id}`, { notat: `Endret ${round}` })
    if (change === 'DELETE')
      return portal.app.inject({ method: 'DELETE', url: `/api/document/${id}`, headers: bearer(eier) })
    const headers = { ...form.headers, ...bearer(eier) }
    return portal.app.inject({
      method: 'POST',
      url: `/api/process/add-pages/${id}`,
      payload: form.payload,
      headers,
    })
  }
  const finish = () => put(`/api/document/${id}`, { status: 'BEHANDLET', bekreftelse: 'Prøve' }, stab)
  const [mine, theirs] = await Promise.all(round % 2 ? [own(), finish()] : [finish(), own()].toReversed())
  expect([200, 404, 409]).toContain(mine?.statusCode)
  expect([200, 404, 409]).toContain(theirs?.statusCode)
  const lines = await portal.database.kysely
    .selectFrom('historikk')
    .select(['aktoer_id', 'hendelse', 'endringer'])
    .where('entitet_id', '=', id)
    .orderBy('sekvens')
    .execute()
  const finished = lines.findIndex(line => JSON.stringify(line.endringer).includes('BEHANDLET'))
  // Whatever the owner did, was done before the document was finished.
  if (finished >= 0) expect(lines.slice(finished + 1).filter(line => line.aktoer_id === eier.id)).toEqual([])
  const after = await own()
  if (finished >= 0) expect([404, 409]).toContain(after.statusCode)
}

it('holds BEHANDLET against the owner also when both save at the same moment, a hundred times [C7]', async () => {
  const pdf = await textPdf(['Avtale'])
  for (let round = 0; round < 100; round++)
    await finishDuring((['PUT', 'DELETE', 'PUT', 'sider'] as const)[round % 4] ?? 'PUT', round, pdf)
})
