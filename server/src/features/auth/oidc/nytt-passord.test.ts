import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../../../test/lenke.ts'
import {
  begin,
  createMember,
  end,
  link,
  nyNettleser,
  post,
  settings,
  tilbake,
  valgtPassord,
} from '../../../../test/oidc.ts'
import {
  gjennomLeverandoer,
  type Innbygger,
  type OidcLeverandoer,
  startOidcLeverandoer,
} from '../../../../test/oidc-leverandoer.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let leverandoer: OidcLeverandoer
let portal: TestPortal
beforeAll(async () => {
  leverandoer = await startOidcLeverandoer()
  await leverandoer.open(tilbake)
  portal = await startTestPortal(settings(leverandoer.issuer, { OIDC_SCOPES: 'openid email' }))
})
afterAll(async () => {
  await portal?.close()
  await leverandoer?.close()
})

async function loginAtProvider(sub: string, innbygger: Innbygger) {
  leverandoer.folk.set(sub, innbygger)
  const nettleser = nyNettleser()
  const { adresse } = (await begin(portal, nettleser)).json()
  return (await end(portal, nettleser, await gjennomLeverandoer(adresse, sub))).json()
}
const nytt = 'et splitter nytt passord'
async function resetByMail(email: string): Promise<string> {
  await post(portal, '/api/user/forgot-password', { email })
  await portal.runJobs()
  const mails = await portal.services.outbox.listLocal()
  const found = mails.find(({ to, letter }) => to === email && letter.link?.url.includes('/reset-password/'))
  const token = tokenOf(found?.letter.link?.url)
  const answer = await post(portal, '/api/user/reset-password', { token, password: nytt })
  expect(answer.statusCode).toBe(200)
  return answer.json().message
}
const isIn = async (person: Person) =>
  (await portal.app.inject({ url: `/api/user/${person.id}`, headers: bearer(person) })).statusCode === 200
const linksOf = async (id: string) =>
  (await portal.asOwner('select paa_vent from oidc_identitet where bruker_id = $1', [id])).rows

/** A link that was made, and is on hold since a reset by mail; and a session of the owner's with the new password. */
async function holdLink() {
  const konto = await createMember(portal)
  const [sub, pid] = [crypto.randomUUID(), konto.personnummer]
  const { kobling } = await loginAtProvider(sub, { pid })
  await link(portal, kobling, konto.password)
  await resetByMail(konto.email)
  const login = await post(portal, '/api/user/login', { email: konto.email, password: nytt })
  return { konto: { ...konto, token: login.json().token as string }, sub, pid }
}
const koblinger = (person: Person) =>
  portal.app.inject({ url: '/api/user/oidc/koblinger', headers: bearer(person) })
const answer = (person: Person, svar: { id: string; behold: boolean }[]) =>
  post(portal, '/api/user/oidc/koblinger', { svar }, bearer(person))
const hendelserOf = async (id: string) =>
  (await portal.services.historikk.list('bruker', id, { forMedlem: true })).map(({ hendelse }) => hendelse)

it('shows the links on hold at the next login, and answers nothing else before each is answered for [L2]', async () => {
  const { konto, sub, pid } = await holdLink()
  const refused = await portal.app.inject({ url: `/api/user/${konto.id}`, headers: bearer(konto) })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'krever_koblingsvar'])
  const [kobling, ...others] = (await koblinger(konto)).json()
  expect(others).toEqual([])
  expect(kobling).toMatchObject({ tjeneste: new URL(leverandoer.issuer).host })
  expect(Date.parse(kobling.koblet)).toBeLessThanOrEqual(Date.now())

  // To say nothing of it keeps it on hold, and so does the password given on the way in by the link.
  await answer(konto, [])
  const held = await loginAtProvider(sub, { pid })
  expect(Object.keys(held)).toEqual(['kobling'])
  const { token } = (await link(portal, held.kobling, nytt)).json()
  expect(await isIn({ ...konto, token })).toBe(false)
  expect(Object.keys(await loginAtProvider(sub, { pid }))).toEqual(['kobling'])

  expect((await answer(konto, [{ id: kobling.id, behold: true }])).statusCode).toBe(200)
  expect(await isIn(konto)).toBe(true)
  expect(await loginAtProvider(sub, { pid })).toHaveProperty('token')
  expect(await hendelserOf(konto.id)).toContain('innlogging_beholdt')
})

it('removes a link on hold that its owner does not want, and lets the owner in [L2]', async () => {
  const { konto, sub, pid } = await holdLink()
  const [kobling] = (await koblinger(konto)).json()
  expect((await answer(konto, [{ id: kobling.id, behold: false }])).statusCode).toBe(200)
  expect(await linksOf(konto.id)).toEqual([])
  expect(await isIn(konto)).toBe(true)
  expect(await hendelserOf(konto.id)).toContain('innlogging_frakoblet')
  expect(Object.keys(await loginAtProvider(sub, { pid }))).toEqual(['kobling'])
})

it('takes an answer for the caller’s own links alone, and asks for the password when the login is old [L2]', async () => {
  const [mine, other] = [await holdLink(), await holdLink()]
  const [theirs] = (await koblinger(other.konto)).json()
  await answer(mine.konto, [{ id: theirs.id, behold: true }])
  expect(await koblinger(other.konto).then(all => all.json())).toHaveLength(1)
  const [own] = (await koblinger(mine.konto)).json()
  const now = Date.now()
  portal.clock.now = () => new Date(now + 16 * 60_000)
  const late = await answer(mine.konto, [{ id: own.id, behold: true }])
  portal.clock.now = () => new Date()
  expect([late.statusCode, late.json().code]).toEqual([403, 'krever_nytt_passord'])
})

it('makes a new password be chosen where the old one did not come by mail, and then lets its owner in each time [L2]', async () => {
  const konto = await createMember(portal)
  const [sub, pid] = [crypto.randomUUID(), konto.personnummer]
  const { kobling } = await loginAtProvider(sub, { pid })
  const koble = async (nyttPassord?: string) => {
    const body = { kobling, password: konto.password, ...(nyttPassord && { nyttPassord }) }
    return (await post(portal, '/api/user/oidc/kobling', body)).json()
  }
  expect((await koble()).code).toBe('krever_valgt_passord')
  expect((await koble(konto.password)).code).toBe('passord_uendret')
  expect((await koble('kort')).code).toBe('passord_for_kort')
  // The old password still opens the account: nothing is half done.
  expect(await linksOf(konto.id)).toEqual([])
  expect(await isIn(konto)).toBe(true)

  const { token } = await koble(valgtPassord)
  expect(await isIn({ ...konto, token })).toBe(true)
  expect(await hendelserOf(konto.id)).toContain('passord_endret')
  const loginWith = async (password: string) =>
    (await post(portal, '/api/user/login', { email: konto.email, password })).statusCode
  expect([await loginWith(konto.password), await loginWith(valgtPassord)]).toEqual([401, 200])
  expect(await loginAtProvider(sub, { pid })).toHaveProperty('token')
})

it('asks for no new password where the one in use came by mail [L2]', async () => {
  const konto = await createMember(portal)
  await resetByMail(konto.email)
  const { kobling } = await loginAtProvider(crypto.randomUUID(), { pid: konto.personnummer })
  const body = { kobling, password: nytt }
  expect((await post(portal, '/api/user/oidc/kobling', body)).json()).toHaveProperty('token')
})

it('lets nobody in by a link that was made before a reset by mail, until its owner has kept it [L2]', async () => {
  const konto = await createMember(portal)
  const [sub, pid] = [crypto.randomUUID(), konto.personnummer]
  const { kobling } = await loginAtProvider(sub, { pid })
  await link(portal, kobling, konto.password)
  expect(await loginAtProvider(sub, { pid })).toHaveProperty('token')
  expect(await resetByMail(konto.email)).toContain('Når du logger inn, spør vi')

  const email = { email: konto.email, email_verified: true }
  const held = await loginAtProvider(sub, { pid, ...email })
  expect(Object.keys(held)).toEqual(['kobling'])
  expect((await link(portal, held.kobling, konto.password)).json().code).toBe('feil_passord')
  const { token } = (await link(portal, held.kobling, nytt)).json()
  const [waiting] = (await koblinger({ ...konto, token })).json()
  await answer({ ...konto, token }, [{ id: waiting.id, behold: true }])
  expect(await loginAtProvider(sub, { pid })).toHaveProperty('token')
})

it('removes a link at a reset by mail where no service has proved the number of the account [L2]', async () => {
  const konto = await createMember(portal)
  const [sub, pid] = [crypto.randomUUID(), konto.personnummer]
  const { kobling } = await loginAtProvider(sub, { pid })
  await link(portal, kobling, konto.password)
  // As an account whose link was made by its address alone.
  await portal.asOwner('update bruker set nummer_bevist = null where id = $1', [konto.id])
  expect(await resetByMail(konto.email)).toBe('Passordet er endret. Nå kan du logge inn.')
  expect(await linksOf(konto.id)).toEqual([])
  const hendelser = (await portal.services.historikk.list('bruker', konto.id, { forMedlem: false })).map(
    ({ hendelse }) => hendelse,
  )
  expect(hendelser).toContain('innlogging_frakoblet')
  expect(Object.keys(await loginAtProvider(sub, { pid }))).toEqual(['kobling'])
})

it('ends every older session when a link is made, and none when it is used again [L2]', async () => {
  const konto = await createMember(portal)
  const [sub, pid] = [crypto.randomUUID(), konto.personnummer]
  const { kobling } = await loginAtProvider(sub, { pid })
  const { token } = (await link(portal, kobling, konto.password)).json()
  expect(await isIn(konto)).toBe(false)
  const linked = { ...konto, token }
  expect(await isIn(linked)).toBe(true)
  await loginAtProvider(sub, { pid })
  expect(await isIn(linked)).toBe(true)
})
