import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../test/lenke.ts'
import { begin, createMember, end, link, nyNettleser, settings, tilbake } from '../../../test/oidc.ts'
import {
  gjennomLeverandoer,
  type OidcLeverandoer,
  startOidcLeverandoer,
} from '../../../test/oidc-leverandoer.ts'
import { syntheticPersonnummer } from '../../../test/personnummer.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../test/totrinn.ts'

let leverandoer: OidcLeverandoer
let portal: TestPortal
let admin: Person
beforeAll(async () => {
  leverandoer = await startOidcLeverandoer()
  await leverandoer.open(tilbake)
  portal = await startTestPortal(settings(leverandoer.issuer, { OIDC_SCOPES: 'openid email' }))
  admin = await portal.createPerson('administrator')
})
afterAll(async () => {
  await portal?.close()
  await leverandoer?.close()
})

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, person: Person | null, payload: object = {}) =>
  portal.app.inject({
    method,
    url,
    payload,
    headers: person ? { ...bearer(person), ...grunnHeaders('Feil nummer') } : {},
  })
const ok = async (answer: ReturnType<typeof send>) => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBeLessThan(300)
}
const linkTo = async (to: string, screen: string) => {
  const mails = await portal.services.outbox.listLocal()
  const found = mails.find(mail => mail.to === to && mail.letter.link?.url.includes(screen))
  return tokenOf(found?.letter.link?.url)
}
const nytt = 'et helt annet passord'
let passord = ''
/** Somebody else in the same account, who has its password. */
const loginAgain = async (person: Person): Promise<Person> => {
  const { email, password } = person
  return { ...person, token: (await send('POST', '/api/user/login', null, { email, password })).json().token }
}
async function mailReset({ email }: Person): Promise<string> {
  await ok(send('POST', '/api/user/forgot-password', null, { email }))
  await portal.runJobs()
  return linkTo(email, '/reset-password/')
}
const sesjonOf = ({ token }: Person): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

type Begun = { person: Person; tyv: Person; goesOn: () => Promise<boolean> }
const isDone = async (answer: ReturnType<typeof send>) => (await answer).statusCode === 200

async function twoSessions(person: Person) {
  return { person, tyv: await loginAgain(person) }
}

/** What can be begun, by whoever is in the account in `tyv`; and whether it still can be ended. */
const begun: Record<string, () => Promise<Begun>> = {
  'bytte av e-post': async () => {
    const who = await twoSessions(await portal.createPerson())
    const email = `${crypto.randomUUID()}@tyv.example`
    await ok(send('POST', '/api/user/epost', who.tyv, { email }))
    const token = await linkTo(email, '/bekreft-epost/')
    return { ...who, goesOn: () => isDone(send('POST', '/api/user/bekreft-epost', null, { token })) }
  },
  'lenke i e-post': async () => {
    const who = await twoSessions(await portal.createPerson())
    const token = await mailReset(who.person)
    const body = { token, password: 'tyvens eget lange passord' }
    return { ...who, goesOn: () => isDone(send('POST', '/api/user/reset-password', null, body)) }
  },
  'oppsett av totrinn': async () => {
    const who = await twoSessions(await portal.createPerson())
    await ok(send('POST', '/api/user/totrinn/oppsett', who.tyv))
    const sql = 'select 1 from totrinn where id = $1 and bekreftet is null'
    return { ...who, goesOn: async () => (await portal.asOwner(sql, [who.person.id])).rowCount === 1 }
  },
  utfordring: async () => {
    const person = await portal.createPerson()
    const { koder } = await slaaPaaTotrinn(portal, person)
    const { email, password } = person
    const { utfordring } = (await send('POST', '/api/user/login', null, { email, password })).json()
    const body = { utfordring, kode: koder[0] }
    return { person, tyv: person, goesOn: () => isDone(send('POST', '/api/user/login/totrinn', null, body)) }
  },
  'kobling til innloggingstjeneste': async () => {
    const konto = await createMember(portal)
    const who = await twoSessions(konto)
    const sub = crypto.randomUUID()
    leverandoer.folk.set(sub, { pid: konto.personnummer })
    const nettleser = nyNettleser()
    const { adresse } = (await begin(portal, nettleser)).json()
    const { kobling } = (await end(portal, nettleser, await gjennomLeverandoer(adresse, sub))).json()
    return { ...who, goesOn: () => isDone(link(portal, kobling, passord || konto.password)) }
  },
  visning: async () => {
    const who = await twoSessions(await portal.createPerson())
    const { auth } = portal.services
    const caller = await auth.authenticate(who.tyv.token)
    if (!caller) throw new Error('not logged in')
    const token = await auth.createVisning(caller, 'et-dokument', new Date(Date.now() + 60_000))
    return { ...who, goesOn: async () => (await auth.authenticateVisning(token)) !== null }
  },
}
const alt = Object.keys(begun)
const byStaff = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => ({
  go: ({ person }: Begun) => ok(send(method, `/api/users/${person.id}${path}`, admin, payload)),
  ends: alt,
})

/** Each way out, and what it must end. */
const ways: Record<string, { go: (begun: Begun) => Promise<unknown>; ends: readonly string[] }> = {
  'nytt passord med lenke': {
    go: async ({ person }) => {
      passord = nytt
      const token = await mailReset(person)
      await ok(send('POST', '/api/user/reset-password', null, { token, password: nytt }))
    },
    ends: alt,
  },
  'nytt passord innlogget': {
    go: ({ person }) => {
      passord = nytt
      return ok(send('POST', '/api/user/passord', person, { password: nytt }))
    },
    ends: alt,
  },
  'logg ut overalt': { go: ({ person }) => ok(send('POST', '/api/user/logg-ut-overalt', person)), ends: alt },
  'stab stenger kontoen': byStaff('PUT', '/aktiv', { aktiv: false, grunn: 'Mistanke' }),
  'stab logger ut': byStaff('POST', '/logg-ut'),
  'stab sender lenke': byStaff('POST', '/passordlenke'),
  'stab bytter e-post': {
    go: ({ person }) =>
      ok(
        send('PUT', `/api/users/${person.id}/epost`, admin, { email: `${crypto.randomUUID()}@folk.example` }),
      ),
    ends: alt,
  },
  'stab gir ny rolle': byStaff('PUT', '/rolle', { brukertype: 'administrator' }),
  'nytt personnummer': {
    // Somebody new each time: how many numbers one person may change in an hour is limited.
    go: async ({ person }) =>
      ok(
        send(
          'PUT',
          `/api/user/personnummer?userId=${person.id}`,
          await portal.createPerson('administrator'),
          { personnummer: syntheticPersonnummer() },
        ),
      ),
    ends: alt,
  },
  'eieren avslutter innloggingen': {
    go: async ({ person, tyv }) => {
      await ok(send('DELETE', `/api/user/${person.id}/innlogginger/${sesjonOf(tyv)}`, person))
    },
    ends: ['bytte av e-post', 'oppsett av totrinn', 'visning'],
  },
  'eieren avslutter en annen innlogging': {
    go: async ({ person }) => {
      const third = await loginAgain(person)
      if (third.token)
        await ok(send('DELETE', `/api/user/${person.id}/innlogginger/${sesjonOf(third)}`, person))
    },
    ends: ['bytte av e-post'],
  },
  'logg ut der det ble begynt': {
    go: ({ tyv }) => ok(send('POST', '/api/user/logout', tyv)),
    ends: ['bytte av e-post', 'oppsett av totrinn', 'visning'],
  },
  'logg ut et annet sted': {
    go: ({ person, tyv }) =>
      tyv === person ? Promise.resolve() : ok(send('POST', '/api/user/logout', person)),
    ends: [],
  },
}

describe('alt som er begynt, slutter når døra lukkes [L1]', () => {
  for (const [way, { go, ends }] of Object.entries(ways))
    for (const [what, start] of Object.entries(begun))
      it(`${way}: ${what} ${ends.includes(what) ? 'slutter' : 'går videre'}`, async () => {
        passord = ''
        const started = await start()
        await go(started)
        expect(await started.goesOn()).toBe(!ends.includes(what))
      })
})

it('begynner på nytt for alle når databasen er lagt tilbake [L1]', async () => {
  const started = await Promise.all([begun['bytte av e-post']?.(), begun.utfordring?.(), begun.visning?.()])
  await (await import('./auth.service.ts')).endAllSesjoner(portal.services.db, new Date())
  for (const one of started) expect(await one?.goesOn()).toBe(false)
})
