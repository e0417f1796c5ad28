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

it('lets nobody in by a link that was made before a reset by mail, until the new password is given too [L2]', async () => {
  const konto = await createMember(portal)
  const [sub, pid] = [crypto.randomUUID(), konto.personnummer]
  const { kobling } = await loginAtProvider(sub, { pid })
  await link(portal, kobling, konto.password)
  expect(await loginAtProvider(sub, { pid })).toHaveProperty('token')
  expect(await resetByMail(konto.email)).toContain('det nye passordet den første gangen')

  const email = { email: konto.email, email_verified: true }
  const held = await loginAtProvider(sub, { pid, ...email })
  expect(Object.keys(held)).toEqual(['kobling'])
  expect((await link(portal, held.kobling, konto.password)).json().code).toBe('feil_passord')
  expect((await link(portal, held.kobling, nytt)).json()).toHaveProperty('token')
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
