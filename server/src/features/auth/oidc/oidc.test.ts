import crypto from 'node:crypto'
import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
  klient,
  type OidcLeverandoer,
  startOidcLeverandoer,
} from '../../../../test/oidc-leverandoer.ts'
import { syntheticPersonnummer } from '../../../../test/personnummer.ts'
import { bearer, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'

let leverandoer: OidcLeverandoer
beforeAll(async () => {
  leverandoer = await startOidcLeverandoer()
  await leverandoer.open(tilbake)
})
afterAll(() => leverandoer?.close())

/** The whole way, as a person whom the provider knows so. */
async function loginAs(portal: TestPortal, innbygger: Innbygger, sub: string = crypto.randomUUID()) {
  leverandoer.folk.set(sub, innbygger)
  const nettleser = nyNettleser()
  const { adresse } = (await begin(portal, nettleser)).json()
  const retur = await gjennomLeverandoer(adresse, sub)
  return { answer: await end(portal, nettleser, retur), retur, nettleser, adresse, sub }
}

/** As `loginAs`, and shows the first time that the account is this person's. */
async function linkAs(
  portal: TestPortal,
  { password }: { password: string },
  innbygger: Innbygger,
  sub?: string,
) {
  const login = await loginAs(portal, innbygger, sub)
  return { ...login, answer: await link(portal, login.answer.json().kobling, password) }
}
const mailTo = async (portal: TestPortal, to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(mail => mail.letter.subject)

describe('login through a provider that tells the personal number', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal(settings(leverandoer.issuer, { OIDC_SCOPES: 'openid profile' }))
  })
  afterAll(() => portal?.close())

  it('lets the person in, with an ordinary session and no token in any address', async () => {
    const member = await createMember(portal)
    const { answer, retur, adresse } = await linkAs(portal, member, { pid: member.personnummer })
    expect(answer.statusCode).toBe(200)
    const { token } = answer.json()
    const me = await portal.app.inject({
      url: `/api/user/${member.id}`,
      headers: bearer({ ...member, token }),
    })
    expect([me.statusCode, me.json().email]).toEqual([200, member.email])
    expect(JSON.stringify([retur, adresse])).not.toContain('eyJ')
    expect(JSON.stringify([retur, adresse])).not.toContain(member.personnummer)
  })

  it('links the two the first time only: a line of history, a mail, and the name as a hash', async () => {
    const member = await createMember(portal)
    const sub = member.personnummer
    await linkAs(portal, member, { pid: member.personnummer }, sub)
    for (let time = 0; time < 2; time++)
      expect((await loginAs(portal, { pid: member.personnummer }, sub)).answer.json()).toHaveProperty('token')
    const { rows } = await portal.asOwner('select * from oidc_identitet where bruker_id = $1', [member.id])
    expect(rows).toHaveLength(1)
    expect(rows[0].utsteder).toBe(leverandoer.issuer)
    expect(JSON.stringify(rows)).not.toContain(sub)
    const history = await portal.asOwner(
      "select * from historikk where entitet_id = $1 and hendelse = 'innlogging_koblet'",
      [member.id],
    )
    expect(history.rows).toHaveLength(1)
    expect(
      (await mailTo(portal, member.email)).filter(
        subject => subject === 'Ny måte å logge inn på kontoen din',
      ),
    ).toHaveLength(1)
  })

  it('leads somebody without an account to the registration, with the name, and makes nothing', async () => {
    const before = await portal.asOwner('select count(*) from bruker')
    const innbygger = { pid: syntheticPersonnummer(), given_name: 'Kari', family_name: 'Nordmann' }
    const { answer } = await loginAs(portal, innbygger)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ukjent: { fornavn: 'Kari', etternavn: 'Nordmann', email: '' } },
    ])
    expect((await portal.asOwner('select count(*) from bruker')).rows).toEqual(before.rows)
  })

  it('refuses an account that is closed, and links nothing', async () => {
    const member = await createMember(portal)
    await portal.asOwner('update bruker set aktiv = false where id = $1', [member.id])
    const { answer } = await loginAs(portal, { pid: member.personnummer })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'konto_deaktivert'])
    expect(
      (await portal.asOwner('select 1 from oidc_identitet where bruker_id = $1', [member.id])).rows,
    ).toEqual([])
  })

  it('refuses when the number is another account’s than the one it was linked to, and makes a case for staff [L2]', async () => {
    const [first, second] = [await createMember(portal), await createMember(portal)]
    const { sub } = await linkAs(portal, first, { pid: first.personnummer })
    const { answer } = await loginAs(portal, { pid: second.personnummer }, sub)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'oidc_uklar'])
    await portal.runJobs()
    const saker = await portal.asOwner('select slag, bruker_id from sak where tilstand = $1', ['aapen'])
    expect(saker.rows).toEqual([{ slag: 'personnummer', bruker_id: second.id }])
  })

  it('forgets the link when the number is put right, so that its owner is kept out of nothing', async () => {
    const other = await createMember(portal)
    const { sub } = await linkAs(portal, other, { pid: other.personnummer })
    const admin = await portal.createPerson('administrator')
    const corrected = await portal.app.inject({
      method: 'PUT',
      url: `/api/personnummer?userId=${other.id}`,
      headers: { ...bearer(admin), ...grunnHeaders('Rettet') },
      payload: { personnummer: syntheticPersonnummer() },
    })
    expect(corrected.statusCode).toBe(200)
    const { answer } = await loginAs(portal, { pid: other.personnummer }, sub)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ukjent: { fornavn: '', etternavn: '', email: '' } },
    ])
  })

  it('does not know a person by the address alone', async () => {
    const member = await createMember(portal)
    const { answer } = await loginAs(portal, { email: member.email, email_verified: true })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'oidc_avvist'])
  })

  it('asks for no code of an app where the provider has seen two factors, else as usual', async () => {
    const member = await createMember(portal)
    const linked = await linkAs(portal, member, { pid: member.personnummer })
    const { sub } = linked
    // The session from before the link has ended.
    await slaaPaaTotrinn(portal, { ...member, token: linked.answer.json().token })
    for (const proof of [{ acr: 'idporten-loa-high' }, { amr: ['pwd', 'otp', 'mfa'] }])
      expect(
        (await loginAs(portal, { pid: member.personnummer, ...proof }, sub)).answer.json(),
      ).toHaveProperty('token')
    const { answer } = await loginAs(portal, { pid: member.personnummer, amr: ['pwd'] }, sub)
    expect(answer.json()).toHaveProperty('utfordring')
    expect(answer.json()).not.toHaveProperty('token')
  })

  it('ends a login once, in the browser that began it, within fifteen minutes', async () => {
    const member = await createMember(portal)
    const { nettleser, retur } = await loginAs(portal, { pid: member.personnummer })
    const gone = [410, 'oidc_utloept']
    const again = await end(portal, nettleser, retur)
    expect([again.statusCode, again.json().code]).toEqual(gone)

    const mine = nyNettleser()
    const returned = async () =>
      gjennomLeverandoer((await begin(portal, mine)).json().adresse, [...leverandoer.folk.keys()][0] ?? '')
    const elsewhere = await end(portal, nyNettleser(), await returned())
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual(gone)
    const invented = await end(portal, mine, { ...(await returned()), state: 'noe helt annet' })
    expect([invented.statusCode, invented.json().code]).toEqual(gone)

    const late = await returned()
    const now = Date.now()
    portal.clock.now = () => new Date(now + 15 * 60_000 + 1000)
    const tooLate = await end(portal, mine, late)
    portal.clock.now = () => new Date()
    expect([tooLate.statusCode, tooLate.json().code]).toEqual(gone)
  })

  it('says so when the person turned back at the provider', async () => {
    const nettleser = nyNettleser()
    const { adresse } = (await begin(portal, nettleser)).json()
    const retur = await gjennomLeverandoer(adresse, '')
    expect(retur).toMatchObject({ error: 'access_denied' })
    const answer = await end(portal, nettleser, { state: retur.state })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'oidc_avbrutt'])
  })

  it('sends people back to the configured address, whatever the request calls itself, with PKCE, state and nonce', async () => {
    const answer = await begin(portal, nyNettleser(), {
      host: 'ond.example',
      'x-forwarded-host': 'ond.example',
    })
    const { searchParams, origin } = new URL(answer.json().adresse)
    expect(origin).toBe(leverandoer.issuer)
    expect(searchParams.get('redirect_uri')).toBe(tilbake)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('response_type')).toBe('code')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43)
    expect(answer.body).not.toContain(klient.hemmelighet)
  })

  it('leaves the ordinary login open when the provider is down, and works again when it is back', async () => {
    const other = await startTestPortal(settings(leverandoer.issuer))
    const member = await createMember(other)
    leverandoer.setDown(true)
    const answer = await begin(other, nyNettleser())
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'oidc_nede'])
    const { email, password } = member
    expect((await post(other, '/api/user/login', { email, password })).statusCode).toBe(200)
    leverandoer.setDown(false)
    expect((await loginAs(other, { pid: member.personnummer })).answer.statusCode).toBe(200)
    await other.close()
  })
})

it('knows a person by the address where the provider has made sure of it, and by the link when the address has changed', async () => {
  const portal = await startTestPortal(
    settings(leverandoer.issuer, { OIDC_CLAIM: 'email', OIDC_SCOPES: 'openid email' }),
  )
  const member = await createMember(portal)
  const unsure = await loginAs(portal, { email: member.email, email_verified: false })
  expect(unsure.answer.json()).toEqual({ ukjent: { fornavn: '', etternavn: '', email: '' } })
  await portal.asOwner('update bruker set epost_bekreftet = now(), passord_fra_lenke = now() where id = $1', [
    member.id,
  ])
  const { answer, sub } = await loginAs(portal, { email: member.email, email_verified: true })
  expect(answer.json()).toHaveProperty('token')
  const moved = await loginAs(portal, { email: 'ny@folk.example', email_verified: true }, sub)
  expect(moved.answer.json()).toHaveProperty('token')
  await portal.close()
})

it('takes only the levels of assurance that the settings ask for', async () => {
  const portal = await startTestPortal(settings(leverandoer.issuer, { OIDC_ACR: 'idporten-loa-high' }))
  const member = await createMember(portal)
  const weak = await loginAs(portal, { pid: member.personnummer, acr: 'idporten-loa-substantial' })
  expect([weak.answer.statusCode, weak.answer.json().code]).toEqual([403, 'oidc_for_svak'])
  expect(new URL(weak.adresse).searchParams.get('acr_values')).toBe('idporten-loa-high')
  const strong = await loginAs(portal, { pid: member.personnummer, acr: 'idporten-loa-high' })
  expect(strong.answer.json()).toHaveProperty('kobling')
  await portal.close()
})

describe('the settings', () => {
  let portal: TestPortal | undefined
  beforeEach(() => {
    portal = undefined
  })
  afterEach(() => portal?.close())

  it('have it off until they name a provider', async () => {
    portal = await startTestPortal()
    for (const answer of [
      await begin(portal, nyNettleser()),
      await end(portal, nyNettleser(), { state: 'x' }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'oidc_av'])
  })

  it.each([
    [{ OIDC_CLIENT_ID: '' }, /OIDC_CLIENT_ID/],
    [{ OIDC_SCOPES: 'profile' }, /OIDC_SCOPES/],
  ])('are refused at the start when they do not hang together: %o', async (wrong, sentence) => {
    await expect(startTestPortal(settings(leverandoer.issuer, wrong))).rejects.toThrow(sentence)
  })
})
