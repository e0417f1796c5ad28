import crypto from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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
import { kodeFor, slaaPaaTotrinn } from '../../../../test/totrinn.ts'

// Anybody can register with anybody's number: a login at the provider alone must not lead its owner into what somebody else holds.
let leverandoer: OidcLeverandoer
let portal: TestPortal
let konto: Person & { personnummer: string }
let sub: string
beforeAll(async () => {
  leverandoer = await startOidcLeverandoer()
  await leverandoer.open(tilbake)
  portal = await startTestPortal(settings(leverandoer.issuer, { OIDC_SCOPES: 'openid email' }))
})
beforeEach(async () => {
  konto = await createMember(portal)
  sub = crypto.randomUUID()
})
afterAll(async () => {
  await portal?.close()
  await leverandoer?.close()
})

async function loginAtProvider(innbygger: Innbygger = { pid: konto.personnummer }) {
  leverandoer.folk.set(sub, innbygger)
  const nettleser = nyNettleser()
  const { adresse } = (await begin(portal, nettleser)).json()
  return (await end(portal, nettleser, await gjennomLeverandoer(adresse, sub))).json()
}
const links = async () =>
  (await portal.asOwner('select * from oidc_identitet where bruker_id = $1', [konto.id])).rows
const subjectsTo = async (to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(mail => mail.letter.subject)
const setEpostBekreftet = () =>
  portal.asOwner('update bruker set epost_bekreftet = now() where id = $1', [konto.id])
const setPassordFraLenke = () =>
  portal.asOwner('update bruker set passord_fra_lenke = now() where id = $1', [konto.id])
const resetByMail = async (password: string) => {
  await post(portal, '/api/user/forgot-password', { email: konto.email })
  await portal.runJobs()
  const [mail] = (await portal.services.outbox.listLocal()).filter(
    ({ to, letter }) => to === konto.email && /nytt passord/.test(letter.subject),
  )
  const token = tokenOf(mail?.letter.link?.url)
  expect((await post(portal, '/api/user/reset-password', { token, password })).statusCode).toBe(200)
}

it('opens nothing to whom only the number points to the account, and links nothing [B13]', async () => {
  const answer = await loginAtProvider()
  expect(Object.keys(answer)).toEqual(['kobling'])
  const asSession = await portal.app.inject({
    url: `/api/user/${konto.id}`,
    headers: bearer({ ...konto, token: answer.kobling }),
  })
  expect(asSession.statusCode).toBe(401)
  const asCode = await post(portal, '/api/user/login/totrinn', { utfordring: answer.kobling, kode: '000000' })
  expect(asCode.json().code).toBe('innlogging_utloept')
  expect(await links()).toEqual([])
})

it('links the account when its password is given, once, and goes straight in from then on', async () => {
  const { kobling } = await loginAtProvider()
  const wrong = await link(portal, kobling, 'et helt annet passord')
  expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'feil_passord'])
  expect(await links()).toEqual([])
  expect((await link(portal, kobling, konto.password)).json()).toHaveProperty('token')
  expect(await links()).toHaveLength(1)
  const again = await link(portal, kobling, konto.password)
  expect([again.statusCode, again.json().code]).toEqual([410, 'innlogging_utloept'])
  expect(await loginAtProvider()).toHaveProperty('token')
})

it('asks for the code of the account too, whatever the provider has seen', async () => {
  const { noekkel } = await slaaPaaTotrinn(portal, konto)
  const { kobling } = await loginAtProvider({ pid: konto.personnummer, acr: 'idporten-loa-high' })
  const first = (await link(portal, kobling, konto.password)).json()
  expect(first).not.toHaveProperty('token')
  expect(await links()).toEqual([])
  const now = Date.now()
  portal.clock.now = () => new Date(now + 30_000)
  const kode = kodeFor(noekkel, portal.clock.now())
  const answer = await post(portal, '/api/user/login/totrinn', { utfordring: first.utfordring, kode })
  portal.clock.now = () => new Date()
  expect(answer.json()).toHaveProperty('token')
  expect(await links()).toHaveLength(1)
})

it('takes the address for a proof only where the provider has verified it and the password came by mail to the account [L2]', async () => {
  const told = { pid: konto.personnummer, email: konto.email, email_verified: true }
  expect(await loginAtProvider(told)).toHaveProperty('kobling')
  // Registered by somebody else, who knows the password, and confirmed by the owner of the address.
  await setEpostBekreftet()
  expect(await loginAtProvider(told)).toHaveProperty('kobling')
  await setPassordFraLenke()
  expect(await loginAtProvider({ ...told, email_verified: false })).toHaveProperty('kobling')
  expect(await loginAtProvider({ ...told, email: 'en.annen@folk.example' })).toHaveProperty('kobling')
  expect(await links()).toEqual([])
  expect(await loginAtProvider(told)).toHaveProperty('token')
  expect(await links()).toHaveLength(1)
})

it('counts an address as used when a new password came by it, and no longer when staff change it', async () => {
  const told = { pid: konto.personnummer, email: konto.email, email_verified: true }
  const { kobling } = await loginAtProvider(told)
  await resetByMail('et splitter nytt passord')
  const old = await link(portal, kobling, 'et splitter nytt passord')
  expect(old.json().code).toBe('innlogging_utloept')
  expect(await loginAtProvider(told)).toHaveProperty('token')

  konto = await createMember(portal)
  sub = crypto.randomUUID()
  await setEpostBekreftet()
  await setPassordFraLenke()
  const admin = await portal.createPerson('administrator')
  await portal.app.inject({
    method: 'PUT',
    url: `/api/users/${konto.id}/epost`,
    payload: { email: 'ny.her@folk.example' },
    headers: bearer(admin),
  })
  const moved = { pid: konto.personnummer, email: 'ny.her@folk.example', email_verified: true }
  expect(await loginAtProvider(moved)).toHaveProperty('kobling')
})

it('stops who guesses at the password of an account with their number', async () => {
  const { kobling } = await loginAtProvider()
  const codes = []
  for (let i = 0; i < 11; i++) codes.push((await link(portal, kobling, `gjetning nummer ${i}`)).json().code)
  expect(codes.at(0)).toBe('feil_passord')
  expect(codes.at(-1)).toBe('for_mange_forsoek')
})

it('lets the person say that the account is not theirs: staff get a case and a mail, and who holds the account does not', async () => {
  const { kobling } = await loginAtProvider()
  const tell = (melding: string) => post(portal, '/api/user/oidc/misbruk', { kobling, melding })
  expect((await tell(`Nummeret mitt er ${konto.personnummer}`)).json().code).toBe('hemmelig_nummer')
  expect((await tell('  ')).statusCode).toBe(400)
  expect((await tell('Ring Kari på 22 33 44 55.')).statusCode).toBe(200)
  expect((await tell('En gang til')).json().code).toBe('innlogging_utloept')

  const mails = (await portal.services.outbox.listLocal()).filter(({ letter }) =>
    /ha personnummeret/.test(letter.subject),
  )
  expect(mails).toHaveLength(1)
  const [{ to, letter }] = mails as [(typeof mails)[number]]
  expect(to).toBe((await portal.services.readBrev()).avsender.kontaktadresse)
  expect(letter.paragraphs.join('\n')).toContain('Ring Kari på 22 33 44 55.')
  expect(letter.link?.url).toContain(`/admin/brukere/${konto.id}`)
  expect(JSON.stringify(letter)).not.toContain(konto.personnummer)
  expect(await subjectsTo(konto.email)).not.toContain(letter.subject)
  const seenBy = async (forMedlem: boolean) =>
    (await portal.services.historikk.list('bruker', konto.id, { forMedlem })).map(({ hendelse }) => hendelse)
  expect(await seenBy(false)).toContain('nummer_omstridt')
  expect(await seenBy(true)).not.toContain('nummer_omstridt')
  await portal.runJobs()
  const saker = await portal.asOwner(
    `select slag, tekst from sak join sak_melding on sak_melding.sak_id = sak.id where bruker_id = $1`,
    [konto.id],
  )
  expect(saker.rows).toEqual([
    { slag: 'personnummer', tekst: expect.stringContaining('Ring Kari på 22 33 44 55.') },
  ])
})

it('leads out at the provider too who came by it, with the token in a form and sealed until then', async () => {
  const logOut = (token: string) =>
    portal.app.inject({ method: 'POST', url: '/api/user/logout', headers: bearer({ ...konto, token }) })
  expect((await logOut(konto.token)).json()).not.toHaveProperty('videre')
  const { kobling } = await loginAtProvider()
  const { token } = (await link(portal, kobling, konto.password)).json()
  const kept = () => portal.asOwner('select id_token_kryptert from sesjon where bruker_id = $1', [konto.id])
  const sealed = (await kept()).rows.map(row => row.id_token_kryptert).filter(Boolean)
  expect(sealed).toHaveLength(1)
  expect(sealed[0]).not.toContain('eyJ')
  const { videre } = (await logOut(token)).json()
  expect(new URL(videre.adresse).origin).toBe(leverandoer.issuer)
  expect(new URL(videre.adresse).search).toBe('')
  expect(videre.felter.post_logout_redirect_uri).toBe('https://portalen.example/login')
  const [, claims = ''] = videre.felter.id_token_hint.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    sub,
    iss: leverandoer.issuer,
  })
  expect((await kept()).rows.every(row => row.id_token_kryptert === null)).toBe(true)
})

it('forgets by night what nobody came back for, also when nobody else logs in that way', async () => {
  await loginAtProvider()
  await begin(portal, nyNettleser())
  const now = Date.now()
  portal.clock.now = () => new Date(now + 31 * 60_000)
  await portal.services.jobs.rydd_innlogging?.({} as never, {} as never)
  portal.clock.now = () => new Date()
  const left = await portal.asOwner(
    'select id::text from oidc_bevis union all select nonce from oidc_innlogging',
  )
  expect(left.rows).toEqual([])
})

it('lets a page send forms to the provider it may log out at, and to nobody else', async () => {
  const { headers } = await portal.app.inject({ url: '/api/captcha' })
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${leverandoer.issuer};`)
})
