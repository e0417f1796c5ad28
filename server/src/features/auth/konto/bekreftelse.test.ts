import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../../../test/lenke.ts'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { syntheticPersonnummer } from '../../../../test/personnummer.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const send = (method: 'GET' | 'POST' | 'PUT', url: string, by?: Person, payload?: object) =>
  portal.app.inject({ method, url, ...(by && { headers: bearer(by) }), ...(payload && { payload }) })
const lettersTo = async (to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(({ letter }) => letter)
const linkTo = async (to: string) =>
  tokenOf((await lettersTo(to)).find(({ subject }) => subject === 'Bekreft e-postadressen din')?.link?.url)
const confirm = (token: string) => send('POST', '/api/user/bekreft-epost', undefined, { token })
const isConfirmed = async (person: Person) =>
  (await send('GET', `/api/user/${person.id}`, person)).json().epostBekreftet

/** As the form does it, so that the address is one that nobody has confirmed. */
async function register(felter: object = {}): Promise<Person> {
  const email = `${crypto.randomUUID()}@folk.example`
  const password = 'et langt og fint passord'
  const payload = { email, password, personnummer: syntheticPersonnummer(), ...felter }
  expect((await send('POST', '/api/user/register', undefined, payload)).statusCode).toBe(201)
  const { token } = (await send('POST', '/api/user/login', undefined, { email, password })).json()
  const { id } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  return { id, email, password, token }
}

const upload = async (person: Person): Promise<string> => {
  const answer = await portal.upload(person, [{ navn: 'avtale.pdf', innhold: await textPdf(['Avtale']) }])
  expect(answer.statusCode).toBe(201)
  return answer.json().document._id
}
const assess = async (id: string, status: string) => {
  expect((await send('PUT', `/api/document/${id}`, admin, { status })).statusCode).toBe(200)
  await portal.runJobs()
}

it('lets whoever registers log in and work at once, and confirms the address by its own link, once [L3]', async () => {
  const kari = await register()
  await upload(kari)
  expect(await isConfirmed(kari)).toBe(false)
  const token = await linkTo(kari.email)
  const answer = await confirm(token)
  expect(answer.json()).toEqual({ message: 'Takk. E-postadressen er bekreftet.' })
  expect(await isConfirmed(kari)).toBe(true)
  const igjen = await confirm(token)
  expect(igjen.json().message).toMatch(/alt bekreftet/)
  // Without its secret the link says nothing.
  expect((await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).json().code).toBe(
    'lenke_ugyldig',
  )
  expect((await lettersTo(kari.email)).map(({ subject }) => subject)).toEqual(['Bekreft e-postadressen din'])
  const history = await portal.services.historikk.list('bruker', kari.id, { forMedlem: true })
  expect(history[0]?.hendelse).toBe('epost_bekreftet')
})

it('takes a used link for a new password as the same proof [L3]', async () => {
  const kari = await register()
  await send('POST', '/api/user/forgot-password', undefined, { email: kari.email })
  await portal.runJobs()
  const url = (await lettersTo(kari.email)).find(({ link }) => link?.url.includes('/reset-password/'))?.link
    ?.url
  await send('POST', '/api/user/reset-password', undefined, {
    token: tokenOf(url),
    password: 'noe helt annet her',
  })
  const { rows } = await portal.asOwner('select epost_bekreftet from bruker where id = $1', [kari.id])
  expect(rows[0].epost_bekreftet).not.toBeNull()
})

it('mails nothing about documents or cases before that, and tells it all with the first mail after [L3]', async () => {
  const kari = await register()
  const dokument = await upload(kari)
  const before = (await lettersTo(kari.email)).length
  await assess(dokument, 'MANGLER SIGNATUR')
  const { saksnummer } = (await send('POST', '/api/send-email', kari, { message: 'Hei' })).json()
  for (const path of ['svar', 'lukking']) {
    const payload =
      path === 'svar'
        ? { tekst: 'Vi har sett på det', versjon: 1 }
        : { grunn: 'besvart', forklaring: '', versjon: 2 }
    const answer = await send('POST', `/api/saker/${saksnummer}/${path}`, admin, payload)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  await portal.runJobs()
  const subjects = (await lettersTo(kari.email)).slice(0, -before).map(({ subject }) => subject)
  expect(subjects).toEqual([`Vi har fått meldingen din (sak ${saksnummer})`])
  const history = await portal.services.historikk.list('dokument', dokument, { forMedlem: true })
  expect(history.map(({ hendelse }) => hendelse)).not.toContain('varslet')
  await confirm(await linkTo(kari.email))
  await send('PUT', `/api/document/${dokument}`, admin, { status_comment: 'Siste side mangler' })
  await portal.runJobs()
  const [first] = await lettersTo(kari.email)
  expect(JSON.stringify(first)).toContain('MANGLER SIGNATUR')
  expect(JSON.stringify(first)).toContain('Siste side mangler')
})

it('carries none of the sender’s words to an address that may be another’s, and is no reply-to for staff [L3]', async () => {
  const ord = 'Kjøp billig på nettsted.example'
  const kari = await register({ fornavn: ord, etternavn: ord })
  const form = await portal.upload(kari, [{ navn: 'avtale.pdf', innhold: await textPdf(['Avtale']) }], {
    filnavn: ord,
  })
  const dokument = form.json().document._id
  await send('POST', '/api/send-email', kari, { message: ord, selectedDocument: dokument })
  await send('POST', `/api/user/${kari.id}/sletting`, kari, { melding: ord })
  const told = await lettersTo(kari.email)
  expect(told).toHaveLength(3)
  expect(JSON.stringify(told)).not.toContain('nettsted')
  const toUs = async () =>
    (await portal.services.outbox.listLocal()).find(
      ({ to, letter }) => to === portal.config.CONTACT_EMAIL && letter.paragraphs.includes(ord),
    )?.letter
  const sak = await toUs()
  expect(sak?.replyTo).toBeUndefined()
  expect(sak?.closing.join(' ')).toContain('har ikke bekreftet e-postadressen')
  await confirm(await linkTo(kari.email))
  await send('POST', '/api/send-email', kari, { message: ord })
  expect((await toUs())?.replyTo).toBe(kari.email)
})

it('holds back every kind of mail that nobody has said goes to any address [L3]', async () => {
  const kari = await register()
  const letter = { subject: 'Nytt', paragraphs: ['Nytt'], closing: [] }
  const queue = (to: string) => portal.services.outbox.queue(portal.database.kysely, to, 'noe_nytt', letter)
  expect(await queue(kari.email.toUpperCase())).toBeNull()
  expect(await queue('ingen@folk.example')).toBeNull()
  await confirm(await linkTo(kari.email))
  expect(await queue(kari.email)).not.toBeNull()
})

it('sends the link again when asked, three times an hour, and the earlier ones are void [L3]', async () => {
  const kari = await register()
  const first = await linkTo(kari.email)
  const again = () => send('POST', '/api/user/epost/bekreftelse', kari)
  expect((await again()).json().message).toBe(`Vi har sendt en lenke til ${kari.email}.`)
  expect((await confirm(first)).json().code).toBe('lenke_ugyldig')
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200])
  expect((await again()).statusCode).toBe(429)
  await confirm(await linkTo(kari.email))
  expect(await isConfirmed(kari)).toBe(true)
})

it('shows staff whose address is not confirmed, and asks anew when they change it [L3]', async () => {
  const kari = await register()
  const listed = async () =>
    (await send('GET', '/api/user/users?side=1&merke=ubekreftet', admin))
      .json()
      .rader.map(({ id }: { id: string }) => id)
  const count = async () => (await send('GET', '/api/oversikt', admin)).json().blikk.ubekreftet
  expect(await listed()).toContain(kari.id)
  const before = await count()
  await confirm(await linkTo(kari.email))
  expect(await listed()).not.toContain(kari.id)
  expect(await count()).toBe(before - 1)
  const email = `${crypto.randomUUID()}@folk.example`
  const changed = await send('PUT', `/api/users/${kari.id}/epost`, admin, { email })
  expect(changed.json()).toMatchObject({ email, epostBekreftet: false })
  await confirm(await linkTo(email))
  expect(await isConfirmed(kari)).toBe(true)
})

it('asks those from before once, however often and by how many the job is run, and nobody else [L3]', async () => {
  const [gammel, stengt, byttes, bekreftet] = await Promise.all([1, 2, 3, 4].map(() => portal.createPerson()))
  if (!gammel || !stengt || !byttes || !bekreftet) throw new Error('four people are needed')
  await portal.asOwner(
    'update bruker set epost_bekreftet = null, bekreftelse_sendt = null where id = any ($1)',
    [[gammel.id, stengt.id, byttes.id]],
  )
  await portal.asOwner('update bruker set aktiv = false where id = $1', [stengt.id])
  const ny = `${crypto.randomUUID()}@folk.example`
  await send('POST', '/api/user/epost', byttes, { email: ny })
  const run = () => portal.services.jobs.be_om_bekreftelse?.(undefined as never, {} as never)
  await Promise.all([run(), run()])
  await run()
  const asked = async ({ email }: Person) =>
    (await lettersTo(email)).filter(({ subject }) => subject === 'Bekreft e-postadressen din')
  expect(await asked(gammel)).toHaveLength(1)
  expect(JSON.stringify(await asked(gammel))).not.toMatch(/(?<![\w-])\d{11}(?![\w-])/)
  for (const person of [stengt, byttes, bekreftet]) expect(await asked(person)).toEqual([])
  await confirm(await linkTo(gammel.email))
  expect(await isConfirmed(gammel)).toBe(true)
})

it('counts against an address only the links that open nothing [L3]', async () => {
  const kari = await register()
  const unknown = `${crypto.randomUUID()}.${'a'.repeat(43)}`
  let answer = await confirm(unknown)
  for (let times = 0; times < 31 && answer.statusCode !== 429; times++) answer = await confirm(unknown)
  expect(answer.statusCode).toBe(429)
  expect((await confirm(await linkTo(kari.email))).statusCode).toBe(200)
})
