import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { endpoints } from '@rp/contract/api'
import { fillPath } from '@rp/contract/endpoint'
import { visningsaar } from '@rp/contract/fordeling'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { insertTestDokument } from '../../test/dokumenter.ts'
import { createRegneeksempel } from '../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { createListExport } from '../platform/http/list-export.ts'

let portal: TestPortal
let medlem: Person
let stab: Person
let kjoering: string

const send = (who: Person, url: string, payload: object) =>
  portal.app.inject({ method: 'POST', url, headers: bearer(who), payload })

beforeAll(async () => {
  portal = await startTestPortal()
  medlem = await portal.createPerson()
  stab = await portal.createPerson('administrator')
  ;({ kjoering } = await createRegneeksempel(portal, stab))
  const made = [
    await send(stab, `/api/kjoeringer/${kjoering}/simulering`, {}),
    await send(medlem, '/api/send-email', { message: 'Hvor er avtalen min?' }),
    await send(stab, '/api/produksjonsselskaper', { navn: 'Polarlykt AS' }),
  ]
  expect(made.map(({ statusCode }) => statusCode)).toEqual([202, 200, 201])
  await portal.runJobs()
  await insertTestDokument(portal, medlem, { dokument: { filnavn: 'Kastet', slettet: portal.clock.now() } })
})
afterAll(() => portal?.close())

const lister = endpoints.filter(
  ({ query }) =>
    query !== undefined &&
    'fil' in (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
)
const addressOf = (path: string, fil: string) => {
  const params = { aar: String(visningsaar.aar), id: kjoering }
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
  '/api/user/users': [6, 'Aktiv'],
}

it('gives the nine lists of the staff out as files', () => {
  expect(lister.map(({ path }) => path).toSorted()).toEqual(Object.keys(innhold))
})

it.each(
  lister.map(({ path }) => path),
)('to staff and nobody else, with what the list holds: %s', async path => {
  const [antall, celle] = innhold[path] ?? []
  for (const fil of ['csv', 'xlsx']) {
    const url = addressOf(path, fil)
    const answer = await portal.app.inject({ url, headers: bearer(stab) })
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; /),
    ])
    const rows: readonly (readonly unknown[])[] =
      fil === 'csv'
        ? answer.body
            .trim()
            .split('\r\n')
            .map(line => line.split(';'))
        : ((await readWorkbook(answer.rawPayload))[0]?.data ?? [])
    expect([rows.length - 1, rows.slice(1).flat()]).toEqual([antall, expect.arrayContaining([celle])])
    expect((await portal.app.inject({ url, headers: bearer(medlem) })).statusCode).toBe(403)
    expect((await portal.app.inject({ url })).statusCode).toBe(401)
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
