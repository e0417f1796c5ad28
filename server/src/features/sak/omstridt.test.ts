import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMember, post } from '../../../test/oidc.ts'
import { syntheticPersonnummer } from '../../../test/personnummer.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startTestPortal({
    CONTACT_EMAIL: 'post@organisasjonen.example',
    REGISTRATIONS_PER_HOUR: '200',
  })
  admin = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const nyAdresse = () => `${crypto.randomUUID()}@folk.example`
const register = async (email: string, personnummer: string) => {
  const answer = await post(portal, '/api/user/register', {
    email,
    personnummer,
    password: 'et langt og fint passord',
  })
  await portal.runJobs()
  return answer
}
const ask = (who: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const sakerOm = async (id: string) =>
  (await ask(admin, 'GET', `/api/saker?bruker=${id}&tilstand=aktive`)).json().rader as { nummer: number }[]
const sakNr = async (nummer: number) => (await ask(admin, 'GET', `/api/saker/${nummer}`)).json()

it('answers a known number and a known address alike, and makes a case of the number alone [L2]', async () => {
  const holder = await createMember(portal)
  const [byNummer, byEpost] = [
    await register(nyAdresse(), holder.personnummer),
    await register(holder.email, syntheticPersonnummer()),
  ]
  expect([byNummer.statusCode, byNummer.body]).toEqual([409, byEpost.body])
  expect(byEpost.json().message).toContain('skriv til post@organisasjonen.example')
  expect(await sakerOm(holder.id)).toHaveLength(1)
})

it('tells staff which account it is about and who was refused, and never the number [L2]', async () => {
  const holder = await createMember(portal)
  const refused = nyAdresse()
  await register(refused, holder.personnummer)
  const [{ nummer }] = (await sakerOm(holder.id)) as [{ nummer: number }]
  const sak = await sakNr(nummer)
  expect(sak).toMatchObject({ slag: 'personnummer', medlem: { id: holder.id } })
  expect(sak.meldinger).toMatchObject([{ retning: 'notat', hvem: 'Portalen' }])
  expect(sak.meldinger[0].tekst).toContain(refused)
  // Not even where somebody has it for an address.
  const another = await createMember(portal)
  await register(`${another.personnummer}@folk.example`, another.personnummer)
  const [{ nummer: other }] = (await sakerOm(another.id)) as [{ nummer: number }]
  expect(JSON.stringify([sak, await sakNr(other)])).not.toMatch(
    new RegExp(`${holder.personnummer}|${another.personnummer}`),
  )
})

it('makes no case for who registers anew with their own address and number', async () => {
  const holder = await createMember(portal)
  expect((await register(holder.email, holder.personnummer)).statusCode).toBe(409)
  expect(await sakerOm(holder.id)).toEqual([])
})

it('keeps one open case for each number, however often somebody tries [L2]', async () => {
  const holder = await createMember(portal)
  const same = nyAdresse()
  await register(same, holder.personnummer)
  await register(same, holder.personnummer)
  for (let i = 0; i < 21; i++) await register(nyAdresse(), holder.personnummer)
  const saker = await sakerOm(holder.id)
  expect(saker).toHaveLength(1)
  const { meldinger } = await sakNr(saker[0]?.nummer ?? 0)
  expect(meldinger).toHaveLength(20)
})

it('shows the holder of the account nothing of the case, and mails them nothing of it [L2]', async () => {
  const holder = await createMember(portal)
  await register(nyAdresse(), holder.personnummer)
  const [{ nummer }] = (await sakerOm(holder.id)) as [{ nummer: number }]
  expect((await ask(holder, 'GET', '/api/henvendelser')).json()).toEqual([])
  expect((await ask(holder, 'GET', `/api/henvendelser/${nummer}`)).statusCode).toBe(404)
  const url = `/api/henvendelser/${nummer}/meldinger`
  expect((await ask(holder, 'POST', url, { tekst: 'Hva er dette?' })).statusCode).toBe(404)
  expect((await ask(holder, 'GET', `/api/user/${holder.id}/data`)).json().saker).toEqual([])

  const mails = async () =>
    (await portal.services.outbox.listLocal()).filter(({ to }) => to === holder.email).length
  const before = await mails()
  const { versjon } = await sakNr(nummer)
  const svar = await ask(admin, 'POST', `/api/saker/${nummer}/svar`, { tekst: 'Hei', versjon })
  expect([svar.statusCode, svar.json().code]).toEqual([409, 'sak_intern'])
  const closed = await ask(admin, 'POST', `/api/saker/${nummer}/lukking`, { grunn: 'rettet', versjon })
  expect(closed.statusCode).toBe(200)
  expect(await mails()).toBe(before)
  // What happens after that is a case of its own.
  await register(nyAdresse(), holder.personnummer)
  expect(await sakerOm(holder.id)).toHaveLength(1)
})
