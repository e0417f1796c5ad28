import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

/** What the stand-in answers to each number; a number of its own for each way to fail. */
const numre = {
  god: '974760673',
  slettet: '923609016',
  konkurs: '985399077',
  ukjent: '889640782',
  fjernet: '810034882',
  treg: '910244132',
  soeppel: '983971636',
  annen: '971032146',
  feil: '912660680',
  videre: '964338531',
  enorm: '914782007',
} as const

const god = {
  organisasjonsnummer: numre.god,
  navn: 'BØLGEBRYTER AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap', _links: {} },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '8910',
    poststed: 'BRØNNØYSUND',
    adresse: ['Havnegata 48', null],
    kommune: 'BRØNNØY',
  },
  epostadresse: 'post@bolge.example',
  mobil: '900 00 000',
  konkurs: false,
  underAvvikling: false,
  _links: { self: { href: 'https://register.example' } },
}

let register: Server
let asked: string[] = []
let portal: TestPortal
let stab: Person
let medlem: Person

const json = (value: unknown) => JSON.stringify(value)
type Svar = { status?: number; body?: string; location?: string }
const svar: Record<string, () => Svar | null> = {
  [numre.god]: () => ({ body: json(god) }),
  [numre.slettet]: () => ({
    body: json({
      organisasjonsnummer: numre.slettet,
      navn: 'BORTE BLE AS',
      slettedato: '2019-03-04',
      konkurs: null,
    }),
  }),
  [numre.konkurs]: () => ({ body: json({ ...god, organisasjonsnummer: numre.konkurs, konkurs: true }) }),
  [numre.fjernet]: () => ({ status: 410 }),
  [numre.treg]: () => null,
  [numre.soeppel]: () => ({ body: '<html>Vedlikehold</html>' }),
  [numre.annen]: () => ({ body: json(god) }),
  [numre.feil]: () => ({ status: 500, body: '{}' }),
  [numre.videre]: () => ({ status: 302, location: '/et-annet-sted' }),
  [numre.enorm]: () => ({ body: json({ ...god, organisasjonsnummer: numre.enorm, x: 'x'.repeat(300_000) }) }),
}

/** Speaks as Enhetsregisteret does, on this machine. */
function startRegister(): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer: Svar | null = (svar[request.url?.split('/').at(-1) ?? ''] ?? (() => ({ status: 404 })))()
    // The slow one: the connection stays open until the asker gives up.
    if (answer === null) return
    const { status = 200, body, location } = answer
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      .end(body)
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const addressOf = (server: Server): string => {
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/enhetsregisteret/api`
}

beforeAll(async () => {
  register = await startRegister()
  portal = await startTestPortal({
    ENHETSREGISTERET_URL: `${addressOf(register)}/`,
    ENHETSREGISTERET_SECONDS: '1',
  })
  stab = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
})
afterAll(async () => {
  await portal?.close()
  register?.closeAllConnections()
  register?.close()
})

const find = (orgnr: string, who = stab, at = portal) =>
  at.app.inject({
    url: `/api/produksjonsselskaper/enhetsregisteret?orgnr=${encodeURIComponent(orgnr)}`,
    headers: bearer(who),
  })

it('tells what the register knows of a company', async () => {
  const answer = await find('974 760 673')
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      orgnr: numre.god,
      navn: 'BØLGEBRYTER AS',
      organisasjonsform: 'Aksjeselskap',
      adresse: 'Havnegata 48, 8910 BRØNNØYSUND',
      epost: 'post@bolge.example',
      telefon: '900 00 000',
      slettet: null,
      konkurs: false,
      avvikles: false,
    },
  ])
})

it('tells of a deleted company, and of one that is bankrupt', async () => {
  expect((await find(numre.slettet)).json()).toMatchObject({ navn: 'BORTE BLE AS', slettet: '2019-03-04' })
  expect((await find(numre.konkurs)).json()).toMatchObject({ slettet: null, konkurs: true })
})

it.each([
  [numre.ukjent, 404, 'Enhetsregisteret har ingen enhet med dette organisasjonsnummeret.'],
  [numre.fjernet, 410, 'Enheten er fjernet fra Enhetsregisteret.'],
  [numre.soeppel, 502, 'Enhetsregisteret svarte noe vi ikke forstår.'],
  [numre.annen, 502, 'Enhetsregisteret svarte noe vi ikke forstår.'],
  [numre.enorm, 502, 'Enhetsregisteret svarte noe vi ikke forstår.'],
  [numre.feil, 503, 'Vi får ikke kontakt med Enhetsregisteret akkurat nå.'],
  [numre.videre, 503, 'Vi får ikke kontakt med Enhetsregisteret akkurat nå.'],
  [numre.treg, 504, 'Enhetsregisteret brukte for lang tid på å svare.'],
])('asks once, and says what is wrong: %s, %i, %s', async (orgnr, status, sentence) => {
  asked = []
  const answer = await find(orgnr)
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(sentence)])
  expect(answer.json().message).toContain('fyll inn feltene selv')
  expect(asked).toEqual([`/enhetsregisteret/api/enheter/${orgnr}`])
})

it('asks for nothing that is no organisation number, and for nobody but staff', async () => {
  asked = []
  expect((await find('123456789')).json().felt).toHaveProperty('orgnr')
  expect((await find('../../roller/974760673')).statusCode).toBe(400)
  expect((await find(numre.god, medlem)).statusCode).toBe(403)
  expect(asked).toEqual([])
})

it('says so when the register cannot be reached, and when the look-up is off', async () => {
  const gone = await startRegister()
  const address = addressOf(gone)
  await new Promise(resolve => gone.close(resolve))
  for (const [url, code] of [
    [address, 'enhetsregisteret_nede'],
    ['', 'enhetsregisteret_av'],
  ] as const) {
    const other = await startTestPortal({ ENHETSREGISTERET_URL: url })
    try {
      const answer = await find(numre.god, await other.createPerson('administrator'), other)
      expect(answer.json().code).toBe(code)
    } finally {
      await other.close()
    }
  }
})
