import { type EndpointName, endpoints } from '@rp/contract/api'
import { type Endpoint, fillPath } from '@rp/contract/endpoint'
import { type Kaller, kallere, type Rad, rollematrise, type Utfall } from '@rp/contract/rollematrise'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeTestDokument } from '../../test/dokumenter.ts'
import { somePathParams } from '../../test/path-params.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

type Folk = { eier: Person; annen: Person; stab: Person }
let portal: TestPortal
let folk: Folk
let pdf: Buffer
let dokumentId: string
/** A case of the owner's. */
let saksnummer: number

const createFolk = async (): Promise<Folk> => ({
  eier: await portal.createPerson(),
  annen: await portal.createPerson(),
  stab: await portal.createPerson('administrator'),
})

beforeAll(async () => {
  portal = await startTestPortal()
  pdf = await textPdf(['Arbeidsavtale'])
  folk = await createFolk()
  dokumentId = await storeTestDokument(portal, folk.eier)
  const melding = { payload: { message: 'Hei' }, headers: bearer(folk.eier) }
  const sendt = await portal.app.inject({ method: 'POST', url: '/api/send-email', ...melding })
  saksnummer = sendt.json().saksnummer
})
afterAll(() => portal?.close())

const rows = endpoints.flatMap(endpoint =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map(path => ({ endpoint, path, method: endpoint.method })),
)
const rowOf = ({ method, path }: Endpoint): Rad => rollematrise[`${method} ${path}` as EndpointName]

/** Things that a call may change are made anew for each caller; reading shares one. */
async function thingsFor(endpoint: Endpoint, row: Rad) {
  const people = row.engang ? await createFolk() : folk
  const ownDokument = endpoint.method !== 'GET' && JSON.stringify(row).includes('dokument')
  const dokument = ownDokument ? await storeTestDokument(portal, people.eier) : dokumentId
  return { people, names: { eier: people.eier.id, dokument, bruker: people.eier.id } }
}
type Names = Awaited<ReturnType<typeof thingsFor>>['names']

const fill = <T>(value: T, names: Names): T =>
  JSON.parse(
    JSON.stringify(value).replace(/\{(eier|dokument)\}/g, (_, name: keyof Names) => names[name]),
  ) as T

function headersOf(kaller: Kaller, people: Folk): Record<string, string> {
  if (kaller === 'ingen') return {}
  if (kaller === 'ugyldig') return { authorization: `Bearer ${people.eier.token}x` }
  return bearer(people[kaller])
}

async function call(endpoint: Endpoint, path: string, kaller: Kaller): Promise<number> {
  const row = rowOf(endpoint)
  const { people, names } = await thingsFor(endpoint, row)
  const params = {
    ...somePathParams,
    id: names[row.ting ?? 'bruker'],
    userId: names.eier,
    nummer: String(saksnummer),
  }
  const form = row.skjema && formBody(fill(row.skjema, names), [{ navn: 'a.pdf', innhold: pdf }])
  const payload = form?.payload ?? (row.body && fill(row.body, names))
  const answer = await portal.app.inject({
    method: endpoint.method,
    url: fillPath(path, params) + (row.query ? `?${fill(row.query, names)}` : ''),
    headers: { ...headersOf(kaller, people), ...form?.headers, ...row.headers },
    ...(payload !== undefined && { payload }),
  })
  return answer.statusCode
}

/** Let in, whatever the handler then says of what was sent: staff and strangers send little here. */
const isIn = (status: number, kaller: Kaller, { navngirUkjent }: Rad): boolean =>
  status < 500 &&
  status !== 401 &&
  status !== 403 &&
  (kaller === 'stab' || navngirUkjent === true || status !== 404)
const outcomeOf = (status: number, kaller: Kaller, row: Rad): Utfall | number =>
  row.utfall[kaller] === 'ok' && isIn(status, kaller, row) ? 'ok' : status

describe.each(rows)('$method $path', ({ endpoint, path }) => {
  it('lets in and refuses whom the table says [C1] [C11]', async () => {
    const wanted = rowOf(endpoint).utfall
    const seen: Record<string, Utfall | number> = {}
    for (const kaller of kallere)
      seen[kaller] = outcomeOf(await call(endpoint, path, kaller), kaller, rowOf(endpoint))
    expect(seen).toEqual(wanted)
  })

  it('is declared in the contract as the table has it', () => {
    const { ingen, eier } = rowOf(endpoint).utfall
    expect(endpoint.access === 'aapen').toBe(ingen === 'ok')
    expect(endpoint.access === 'administrator').toBe(eier === 403)
  })
})

it('answers a foreign thing exactly like one that does not exist [C2]', async () => {
  const missing = '00000000-0000-4000-8000-000000000000'
  const ask = async (id: string) => {
    const answer = await portal.app.inject({ url: `/api/document/${id}`, headers: bearer(folk.annen) })
    return [answer.statusCode, answer.body]
  }
  expect(await ask(dokumentId)).toEqual(await ask(missing))
})

it('lets a demoted administrator in nowhere from the next call on [B5]', async () => {
  const stab = await portal.createPerson('administrator')
  const ask = () => portal.app.inject({ url: '/api/user/users', headers: bearer(stab) })
  expect((await ask()).statusCode).toBe(200)
  await portal.database.kysely
    .updateTable('bruker')
    .set({ brukertype: 'arbeidstaker' })
    .where('id', '=', stab.id)
    .execute()
  expect((await ask()).statusCode).toBe(403)
})
