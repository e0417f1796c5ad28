import { afterAll, beforeAll, expect, it } from 'vitest'
import { enhetsnumre as numre, startEnhetsregister } from '../../../../test/enhetsregister.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let register: Awaited<ReturnType<typeof startEnhetsregister>>
let portal: TestPortal
let stab: Person
let medlem: Person

beforeAll(async () => {
  register = await startEnhetsregister()
  portal = await startTestPortal({
    ENHETSREGISTERET_URL: `${register.address}/`,
    ENHETSREGISTERET_SECONDS: '1',
  })
  stab = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
})
afterAll(async () => {
  await portal?.close()
  await register?.close()
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
  register.asked.length = 0
  const answer = await find(orgnr)
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(sentence)])
  expect(answer.json().message).toContain('fyll inn feltene selv')
  expect(register.asked).toEqual([`/enhetsregisteret/api/enheter/${orgnr}`])
})

it('asks for nothing that is no organisation number, and for nobody but staff', async () => {
  register.asked.length = 0
  expect((await find('123456789')).json().felt).toHaveProperty('orgnr')
  expect((await find('../../roller/974760673')).statusCode).toBe(400)
  expect((await find(numre.god, medlem)).statusCode).toBe(403)
  expect(register.asked).toEqual([])
})

it('says so when the register cannot be reached, and when the look-up is off', async () => {
  const { address, close } = await startEnhetsregister()
  await close()
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
