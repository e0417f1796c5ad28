import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { endpoints } from '@rp/contract/api'
import { fillPath } from '@rp/contract/endpoint'
import { visningsaar } from '@rp/contract/fordeling'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { insertTestDokument } from '../../test/dokumenter.ts'
import { createRegneeksempel, frys } from '../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { createListExport } from '../platform/http/list-export.ts'

let portal: TestPortal
let medlem: Person
let stab: Person
let kjoering: string
/** She has a document, and a settlement of an approved run. */
let kari: Person

const send = (who: Person, url: string, payload: object) =>
  portal.app.inject({ method: 'POST', url, headers: bearer(who), payload })

beforeAll(async () => {
  portal = await startTestPortal()
  medlem = await portal.createPerson()
  stab = await portal.createPerson('administrator')
  const eksempel = await createRegneeksempel(portal, stab)
  kjoering = eksempel.kjoering
  kari = eksempel.kari.person
  await portal.asOwner("update registrering set produksjonsnavn = 'Fyret' where dokument_id = $1", [
    eksempel.kari.dokumentId,
  ])
  const made = [
    await send(stab, `/api/kjoeringer/${kjoering}/simulering`, {}),
    await send(medlem, '/api/send-email', { message: 'Hvor er avtalen min?' }),
    await send(stab, '/api/produksjonsselskaper', { navn: 'Polarlykt AS' }),
  ]
  expect(made.map(({ statusCode }) => statusCode)).toEqual([202, 200, 201])
  await portal.runJobs()
  await frys(portal, stab, kjoering)
  await insertTestDokument(portal, medlem, { dokument: { filnavn: 'Kastet', slettet: portal.clock.now() } })
})
afterAll(() => portal?.close())

const lister = endpoints.filter(
  ({ query }) =>
    query !== undefined &&
    'fil' in (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
)
const addressOf = (path: string, fil: string, who = medlem) => {
  const params = { aar: String(visningsaar.aar), id: kjoering, userId: who.id }
  return `${fillPath(path, params)}?visningsaar=${visningsaar.aar}&fil=${fil}`
}
/** Of each list, how many rows its file has and what stands in one of them. */
const innhold: Readonly<Record<string, readonly [rader: number, celle: string]>> = {
  '/api/document/registreringer': [4, 'A-foto'],
  '/api/document/slettede': [1, 'Kastet'],
  // Below the four it says what they come to.
  '/api/fordeling/{aar}': [10, 'Klipper'],
  '/api/kjoeringer/{id}/linjer': [18, 'Brenningen'],
  '/api/produksjoner': [2, 'Fyret'],
  '/api/produksjonsselskaper': [1, 'Polarlykt AS'],
  '/api/saker': [1, 'Venter på oss'],
  '/api/sendelister/rader': [2, 'Brenningen'],
  '/api/user/users': [7, 'Aktiv'],
  '/api/pottregnskap': [1, 'Norwaco, Privatkopiering'],
  // What is a member's own.
  '/api/document/mine/{userId}': [1, 'Fyret'],
  '/api/fordeling/{aar}/{userId}': [1, 'Filmhuset'],
  '/api/oppgjoer/{userId}': [1, 'Norwaco, Privatkopiering'],
}
const isEgen = (path: string) => path.includes('{userId}')

it('gives ten lists of the staff and three of a member out as files', () => {
  expect(lister.map(({ path }) => path).toSorted()).toEqual(Object.keys(innhold).toSorted())
})

async function rowsOf(path: string, fil: string, who: Person, whose = who): Promise<readonly unknown[][]> {
  const answer = await portal.app.inject({ url: addressOf(path, fil, whose), headers: bearer(who) })
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment; /),
  ])
  if (fil === 'xlsx') return [...((await readWorkbook(answer.rawPayload))[0]?.data ?? [])]
  return answer.body
    .trim()
    .split('\r\n')
    .map(line => line.split(';'))
}
const statusFor = async (
  path: string,
  fil: string,
  headers: Readonly<Record<string, string>>,
  whose = medlem,
) => (await portal.app.inject({ url: addressOf(path, fil, whose), headers })).statusCode

it.each(
  lister.map(({ path }) => path).filter(isEgen),
)('to the member whose it is, and to staff: %s', async path => {
  const [antall, celle] = innhold[path] ?? []
  for (const fil of ['csv', 'xlsx']) {
    const rows = await rowsOf(path, fil, kari)
    expect([rows.length - 1, rows.slice(1).flat()]).toEqual([antall, expect.arrayContaining([celle])])
    expect(await rowsOf(path, fil, stab, kari)).toEqual(rows)
    expect(await rowsOf(path, fil, medlem)).toEqual(rows.slice(0, 1))
    expect(await statusFor(path, fil, bearer(medlem), kari)).toBe(404)
    expect(await statusFor(path, fil, {}, kari)).toBe(401)
  }
})

it('gives out one settlement where one is asked for', async () => {
  const one = `${addressOf('/api/oppgjoer/{userId}', 'csv', kari)}&kjoering=`
  const lines = async (url: string) =>
    (await portal.app.inject({ url, headers: bearer(kari) })).body.trim().split('\r\n').length - 1
  expect(await lines(one + kjoering)).toBe(1)
  expect(await lines(`${one}00000000-0000-4000-8000-000000000000`)).toBe(0)
})

it.each(
  lister.map(({ path }) => path).filter(path => !isEgen(path)),
)('to staff and nobody else, with what the list holds: %s', async path => {
  const [antall, celle] = innhold[path] ?? []
  for (const fil of ['csv', 'xlsx']) {
    const rows = await rowsOf(path, fil, stab)
    expect([rows.length - 1, rows.slice(1).flat()]).toEqual([antall, expect.arrayContaining([celle])])
    expect(await statusFor(path, fil, bearer(medlem))).toBe(403)
    expect(await statusFor(path, fil, {})).toBe(401)
  }
})

it('writes each as it was at one moment, whatever comes, goes and moves meanwhile, and holds no connection when it is fetched', async () => {
  const { inSnapshot, workFolder, sendeliste } = portal.services
  const write = createListExport(inSnapshot, workFolder)
  const antall = 1
  const ask = async (side: number) => {
    const page = await sendeliste.rader.list({ visningsaar: visningsaar.aar, side, antall })
    await portal.asOwner("update sendeliste set tittel_sort = 'å' || tittel_sort where tittel = $1", [
      page.rader[0]?.tittel ?? '',
    ])
    return page
  }
  const { content } = await write(ask, next =>
    Readable.from(
      (async function* () {
        for (let side = 1; side <= 2; side++) yield `${(await next(side)).rader[0]?.tittel}\n`
      })(),
    ),
  )
  const { pool } = portal.database
  expect(pool.idleCount).toBe(pool.totalCount)
  expect(await text(content)).toBe('Brenningen\nFyret\n')
})
