import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let admin: Person
let annen: Person
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
  annen = await portal.createPerson('administrator')
})
afterEach(() => {
  portal.clock.now = () => new Date()
})
afterAll(() => portal?.close())

type Options = { payload?: object; method?: 'GET' | 'POST' | 'PUT' }
const call = (person: Person, url: string, { payload, method }: Options = {}) =>
  portal.app.inject({
    method: method ?? (payload ? 'POST' : 'GET'),
    url,
    ...(payload && { payload }),
    headers: bearer(person),
  })
const sak = (nummer: number, rest = '') => `/api/saker/${nummer}${rest}`

/** A case of a new member. */
async function nySak() {
  const medlem = await portal.createPerson()
  const answer = await call(medlem, '/api/send-email', { payload: { message: 'Statusen er feil.' } })
  return { nummer: answer.json().saksnummer as number }
}

it('has the deadline that staff have set, in cases that come or are opened again from then on', async () => {
  portal.clock.now = () => new Date('2026-11-20T10:00:00Z')
  const [stab, foer] = [await portal.createPerson('administrator'), await nySak()]
  const set = (verdi: number, versjon: number) =>
    call(stab, '/api/innstillinger', { method: 'PUT', payload: { navn: 'svarfrist', verdi, versjon } })
  expect((await set(0, 0)).json().felt.verdi).toBe('Skriv et helt tall fra 1 til 90.')
  expect((await set(91, 0)).statusCode).toBe(400)
  expect((await set(3, 0)).statusCode).toBe(200)
  const { nummer } = await nySak()
  const frist = async (n: number) => (await call(stab, sak(n))).json().frist
  expect([await frist(foer.nummer), await frist(nummer)]).toEqual(['2026-12-04', '2026-11-23'])
  await call(stab, sak(foer.nummer, '/lukking'), { payload: { grunn: 'besvart', versjon: 1 } })
  await call(stab, sak(foer.nummer, '/gjenaapning'), { payload: { versjon: 2 } })
  expect(await frist(foer.nummer)).toBe('2026-11-23')
})

it('lets nobody answer past a note that a colleague has written meanwhile, unless they have read it', async () => {
  const { nummer } = await nySak()
  const { meldinger, versjon } = (await call(admin, sak(nummer))).json()
  const answer = (sisteLest: string) =>
    call(admin, sak(nummer, '/svar'), { payload: { tekst: 'Vi retter det.', versjon, sisteLest } })
  await call(admin, sak(nummer, '/notater'), { payload: { tekst: 'Mitt eget' } })
  await call(annen, sak(nummer, '/notater'), { payload: { tekst: 'Ikke svar før torsdag' } })
  const refused = await answer(meldinger.at(-1).id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sak_endret'])
  const gjeldende = refused.json().gjeldende
  expect(gjeldende.meldinger.at(-1).tekst).toBe('Ikke svar før torsdag')
  expect((await answer(gjeldende.meldinger.at(-1).id)).statusCode).toBe(201)
})

it('is not held back by a note of one’s own', async () => {
  const { nummer } = await nySak()
  const { meldinger, versjon } = (await call(admin, sak(nummer))).json()
  await call(admin, sak(nummer, '/notater'), { payload: { tekst: 'Mitt eget' } })
  const payload = { tekst: 'Vi retter det.', versjon, sisteLest: meldinger.at(-1).id }
  expect((await call(admin, sak(nummer, '/svar'), { payload })).statusCode).toBe(201)
})
