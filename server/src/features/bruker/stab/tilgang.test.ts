import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tokenOf } from '../../../../test/lenke.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let admin: Person
let medlem: Person
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())
beforeEach(async () => {
  // Each story has its own administrators: who is the last one must be known.
  await portal.database.kysely
    .updateTable('bruker')
    .set({ brukertype: 'arbeidstaker' })
    .where('brukertype', '=', 'administrator')
    .execute()
  admin = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
})

const send = (method: 'GET' | 'PUT' | 'POST', url: string, person: Person, payload?: object) =>
  portal.app.inject({ method, url, headers: bearer(person), ...(payload && { payload }) })
const put = (id: string, hva: string, payload: object, person = admin) =>
  send('PUT', `/api/users/${id}/${hva}`, person, payload)
const login = (person: Person, password = person.password) =>
  portal.app.inject({ method: 'POST', url: '/api/user/login', payload: { email: person.email, password } })
const historyOf = async (id: string) =>
  (await send('GET', `/api/historikk/bruker/${id}`, admin)).json() as {
    hendelse: string
    endringer: { felt: string; fra: string | null; til: string | null }[]
  }[]
const mailsTo = async (email: string) => {
  const mails = await portal.services.outbox.listLocal()
  return mails.filter(({ to }) => to === email).map(({ letter }) => letter)
}

it('makes a member an administrator and takes the role back, both from the next call on', async () => {
  expect((await put(medlem.id, 'rolle', { brukertype: 'administrator' })).json().brukertype).toBe(
    'administrator',
  )
  expect((await send('GET', '/api/user/users', medlem)).statusCode).toBe(200)
  expect((await mailsTo(medlem.email)).map(({ subject }) => subject)).toContain(
    'Du er administrator i Rettighetsportalen',
  )
  await put(medlem.id, 'rolle', { brukertype: 'arbeidstaker' })
  expect((await send('GET', '/api/user/users', medlem)).statusCode).toBe(403)
  expect((await put(admin.id, 'rolle', { brukertype: 'arbeidstaker' }, medlem)).statusCode).toBe(403)
  expect((await historyOf(medlem.id)).slice(0, 2).map(line => line.endringer)).toEqual([
    [{ felt: 'brukertype', fra: 'administrator', til: 'arbeidstaker' }],
    [{ felt: 'brukertype', fra: 'arbeidstaker', til: 'administrator' }],
  ])
})

it('keeps the last administrator, who cannot lose the role nor the account', async () => {
  for (const answer of [
    await put(admin.id, 'rolle', { brukertype: 'arbeidstaker', bekreftEgen: true }),
    await put(admin.id, 'aktiv', { aktiv: false, bekreftEgen: true }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'siste_administrator'])
  // One that is closed does not count.
  const annen = await portal.createPerson('administrator')
  await put(annen.id, 'aktiv', { aktiv: false })
  expect((await put(admin.id, 'rolle', { brukertype: 'arbeidstaker' })).json().code).toBe(
    'siste_administrator',
  )
})

it('keeps one administrator when two take the role from each other at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const annen = await portal.createPerson('administrator')
    const answers = await Promise.all([
      put(annen.id, 'rolle', { brukertype: 'arbeidstaker' }, admin),
      put(
        admin.id,
        round % 2 ? 'rolle' : 'aktiv',
        round % 2 ? { brukertype: 'arbeidstaker' } : { aktiv: false },
        annen,
      ),
    ])
    expect(answers.map(answer => answer.statusCode).filter(status => status === 200)).toHaveLength(1)
    const { rows } = await portal.database.pool.query(
      "select count(*)::int as antall from bruker where brukertype = 'administrator' and aktiv",
    )
    expect(rows[0].antall).toBe(1)
    if (answers[1].statusCode === 200) admin = annen
  }
})

it('lets administrators take away their own access only when they say that they know', async () => {
  const annen = await portal.createPerson('administrator')
  expect((await put(admin.id, 'rolle', { brukertype: 'arbeidstaker' })).json().code).toBe('egen_tilgang')
  expect((await put(admin.id, 'aktiv', { aktiv: false })).json().code).toBe('egen_tilgang')
  const answer = await put(admin.id, 'rolle', { brukertype: 'arbeidstaker', bekreftEgen: true })
  expect(answer.json().brukertype).toBe('arbeidstaker')
  expect((await send('GET', '/api/user/users', admin)).statusCode).toBe(403)
  expect((await send('GET', '/api/user/users', annen)).statusCode).toBe(200)
})

it('closes an account at once, tells the person whom to write to, and opens it again', async () => {
  await send('POST', `/api/users/${medlem.id}/passordlenke`, admin)
  const answer = await put(medlem.id, 'aktiv', {
    aktiv: false,
    grunn: 'Registrert to ganger, se 01810112345',
  })
  expect(answer.json()).toMatchObject({ aktiv: false })
  expect((await send('GET', `/api/user/${medlem.id}`, medlem)).statusCode).toBe(401)
  const refused = await login(medlem)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'konto_deaktivert'])
  expect(refused.json().message).toContain(portal.config.CONTACT_EMAIL)
  // Whoever does not know the password learns nothing: a closed account answers like none.
  const stranger = await login(medlem, 'et annet langt passord')
  const nobody = await login({ ...medlem, email: 'ingen@folk.example' })
  expect([stranger.statusCode, stranger.body]).toEqual([nobody.statusCode, nobody.body])
  expect((await send('POST', `/api/users/${medlem.id}/passordlenke`, admin)).json().code).toBe(
    'konto_deaktivert_stab',
  )
  await put(medlem.id, 'aktiv', { aktiv: true })
  expect((await login(medlem)).statusCode).toBe(200)
  const [opened, closed] = await historyOf(medlem.id)
  expect(opened?.endringer).toEqual([{ felt: 'aktiv', fra: 'nei', til: 'ja' }])
  expect(closed?.endringer).toEqual([
    { felt: 'aktiv', fra: 'ja', til: 'nei' },
    { felt: 'grunn', fra: null, til: 'Registrert to ganger, se [tall fjernet]' },
  ])
})

it('sends a link that sets a new password, and logs that it was sent', async () => {
  const answer = await send('POST', `/api/users/${medlem.id}/passordlenke`, admin)
  expect(answer.json().message).toContain(medlem.email)
  expect((await historyOf(medlem.id)).map(line => line.hendelse)).toContain('lenke_sendt')
  const url = (await mailsTo(medlem.email)).find(({ link }) => link?.url.includes('/reset-password/'))?.link
    ?.url
  const payload = { token: tokenOf(url), password: 'et splitter nytt passord' }
  const reset = await portal.app.inject({ method: 'POST', url: '/api/user/reset-password', payload })
  expect(reset.statusCode).toBe(200)
  expect((await login(medlem, payload.password)).statusCode).toBe(200)
})

it('changes an address at once, tells both, and lets no earlier link in', async () => {
  await send('POST', `/api/users/${medlem.id}/passordlenke`, admin)
  const url = (await mailsTo(medlem.email)).find(({ link }) => link?.url.includes('/reset-password/'))?.link
    ?.url
  const ny = `ny-${medlem.email}`
  const answer = await put(medlem.id, 'epost', { email: ` ${ny} ` })
  expect(answer.json().email).toBe(ny)
  expect((await login({ ...medlem, email: ny })).statusCode).toBe(200)
  const [old] = await mailsTo(medlem.email)
  expect(JSON.stringify(old)).not.toContain(ny)
  expect((await mailsTo(medlem.email)).map(({ subject }) => subject)).toContain(
    'E-postadressen din er byttet',
  )
  expect((await mailsTo(ny)).map(({ subject }) => subject).sort()).toEqual([
    'Bekreft e-postadressen din',
    'Denne adressen hører nå til kontoen din',
  ])
  const payload = { token: tokenOf(url), password: 'et splitter nytt passord' }
  const reset = await portal.app.inject({ method: 'POST', url: '/api/user/reset-password', payload })
  expect(reset.json().code).toBe('lenke_ugyldig')
  expect((await historyOf(medlem.id))[0]).toMatchObject({
    hendelse: 'epost_endret',
    endringer: [{ felt: 'email', fra: medlem.email, til: ny }],
  })
  expect((await put(medlem.id, 'epost', { email: ny })).json().code).toBe('epost_uendret')
  expect((await put(medlem.id, 'epost', { email: admin.email.toUpperCase() })).json().code).toBe(
    'epost_i_bruk',
  )
})

it('asks for the password again before a role or an address is changed by an old login', async () => {
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + 16 * 60_000)
  const answers = [
    await put(medlem.id, 'rolle', { brukertype: 'administrator' }),
    await put(medlem.id, 'epost', { email: 'ny@folk.example' }),
  ]
  portal.clock.now = realNow
  for (const answer of answers) expect(answer.json().code).toBe('krever_nytt_passord')
})
