import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal({ NOTICE_MINUTES: '0' })
  eier = await portal.createPerson()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, person = stab) =>
  portal.app.inject({ method, url, headers: bearer(person), ...(payload && { payload }) })
const get = async (url: string) => (await call('GET', url)).json()
const nytt = (dokument = {}) => insertTestDokument(portal, eier, { dokument })
/** Subjects of the mails about reviews that have been sent since last asked. */
const seen = new Set<string>()
async function newSubjects(): Promise<string[]> {
  await portal.runJobs()
  const mails = await portal.services.outbox.listLocal()
  const fresh = mails.filter(({ id, letter }) => !seen.has(id) && /vurdert|fått status/.test(letter.subject))
  for (const { id } of fresh) seen.add(id)
  return fresh.map(({ letter }) => letter.subject)
}
const hendelser = async (id: string) =>
  (await get(`/api/document/${id}/historikk`)).map((linje: { hendelse: string }) => linje.hendelse)

it('shows first what it comes to, and then changes what it can in one go', async () => {
  const [a, b, laast, endret, uendret, borte] = await Promise.all([
    nytt(),
    nytt({ signatur_pc: false }),
    nytt({ status: 'BEHANDLET' }),
    nytt(),
    nytt({ status: 'MANGLER SIGNATUR', signatur_rh: false }),
    nytt(),
  ])
  await call('PUT', `/api/document/${endret}`, { notat: 'Endret etterpå' })
  await call('DELETE', `/api/document/${borte}`)
  const body = {
    dokumenter: [a, b, laast, endret, uendret, borte].map(id => ({ id, versjon: 1 })),
    endring: { status: 'MANGLER SIGNATUR', signatureRH: false },
  }
  const antall = { endres: 2, uendret: 1, laast: 1, endret: 1, borte: 1 }
  const preview = await call('POST', '/api/document/masseendring/forhaandsvisning', body)
  expect(preview.json().antall).toEqual(antall)
  expect(preview.json().dokumenter[0]).toMatchObject({
    id: a,
    utfall: 'endres',
    endringer: [
      { felt: 'status', fra: 'IKKE VURDERT', til: 'MANGLER SIGNATUR' },
      { felt: 'signatur_rh', fra: null, til: 'nei' },
    ],
  })
  expect((await get(`/api/document/${a}`)).status).toBe('IKKE VURDERT')
  const done = await call('POST', '/api/document/masseendring', body)
  expect([done.statusCode, done.json().antall]).toEqual([201, antall])
  expect(await get(`/api/document/${b}`)).toMatchObject({
    status: 'MANGLER SIGNATUR',
    signatureRH: false,
    signaturePC: false,
    versjon: 2,
  })
  expect((await get(`/api/document/${laast}`)).status).toBe('BEHANDLET')
  expect((await get(`/api/document/${endret}`)).status).toBe('IKKE VURDERT')
  expect(await hendelser(a)).toEqual(['endret'])
  expect(await newSubjects()).toEqual(['Vi har vurdert 2 av dokumentene dine'])
})

it('undoes within a day, once, and leaves what somebody has changed since', async () => {
  const [a, b] = await Promise.all([nytt(), nytt()])
  const dokumenter = [a, b].map(id => ({ id, versjon: 1 }))
  const endring = { status: 'BEHANDLET', signaturePC: true }
  const body = { dokumenter, endring, bekreftelse: 'Avtalt på telefon' }
  const { id } = (await call('POST', '/api/document/masseendring', body)).json()
  await call('PUT', `/api/document/${b}`, { status: 'UNDER BEHANDLING' })
  const [latest] = await get('/api/document/masseendringer')
  expect(latest).toMatchObject({ id, antall: 2, angret: null, deg: true, endring: { status: 'BEHANDLET' } })
  const headers = bearer(await portal.createPerson('administrator'))
  const forAndre = await portal.app.inject({ url: '/api/document/masseendringer', headers })
  expect(forAndre.json()[0]).toMatchObject({ id, deg: false })
  const undone = await call('POST', `/api/document/masseendring/${id}/angre`)
  expect(undone.json()).toMatchObject({ tilbake: 2, hoppetOver: 0 })
  expect(await get(`/api/document/${a}`)).toMatchObject({ status: 'IKKE VURDERT', signaturePC: null })
  expect(await get(`/api/document/${b}`)).toMatchObject({ status: 'UNDER BEHANDLING', signaturePC: null })
  expect((await hendelser(a))[0]).toBe('angret')
  expect((await call('POST', `/api/document/masseendring/${id}/angre`)).statusCode).toBe(404)
  // Undone before the notice went out: of the first nobody hears, and the other has the status that it was given since.
  expect(await newSubjects()).toEqual(['«Arbeidsavtale» har fått status UNDER BEHANDLING'])
})

it('leaves a document that has been finished since it was changed', async () => {
  const [a, ferdig] = await Promise.all([nytt(), nytt()])
  const body = { dokumenter: [a, ferdig].map(id => ({ id, versjon: 1 })), endring: { signaturePC: true } }
  const { id } = (await call('POST', '/api/document/masseendring', body)).json()
  await call('PUT', `/api/document/${ferdig}`, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  const undone = await call('POST', `/api/document/masseendring/${id}/angre`)
  expect(undone.json()).toMatchObject({ tilbake: 1, hoppetOver: 1 })
  expect(await get(`/api/document/${ferdig}`)).toMatchObject({ status: 'BEHANDLET', signaturePC: true })
})

it('takes no personnummer or account number in a comment, for it is mailed', async () => {
  const a = await nytt()
  const body = {
    dokumenter: [{ id: a, versjon: 1 }],
    endring: { status_comment: 'Du står som 018101 12345.' },
  }
  for (const path of ['', '/forhaandsvisning'])
    expect((await call('POST', `/api/document/masseendring${path}`, body)).json().code).toBe(
      'hemmelig_nummer',
    )
  expect((await get(`/api/document/${a}`)).status_comment).toBe('')
})

it('is too late to undo after a day', async () => {
  const a = await nytt()
  const body = { dokumenter: [{ id: a, versjon: 1 }], endring: { signatureRH: true } }
  const { id } = (await call('POST', '/api/document/masseendring', body)).json()
  const now = Date.now()
  portal.clock.now = () => new Date(now + 25 * 3_600_000)
  stab = await portal.createPerson('administrator')
  expect((await call('POST', `/api/document/masseendring/${id}/angre`)).statusCode).toBe(404)
  expect(await get('/api/document/masseendringer')).toEqual([])
  portal.clock.now = () => new Date()
  stab = await portal.createPerson('administrator')
})

it('refuses an empty choice', async () => {
  const answer = await call('POST', '/api/document/masseendring', { dokumenter: [], endring: {} })
  expect(answer.statusCode).toBe(400)
})

it('shares saved filters among staff, in Norwegian order, with whose they are', async () => {
  const create = (navn: string) =>
    call('POST', '/api/filtre', { liste: 'registreringer', navn, soek: 'status=Revidert' })
  const list = () => get('/api/filtre?liste=registreringer')
  const { id } = (await create('Å rydde')).json()
  await create('Zoologi')
  expect((await list()).map((filter: { navn: string }) => filter.navn)).toEqual(['Zoologi', 'Å rydde'])
  expect((await list())[0]).toMatchObject({ hvem: stab.email, soek: 'status=Revidert' })
  const kollega = await portal.createPerson('administrator')
  expect((await call('PUT', `/api/filtre/${id}`, { navn: 'Alfa' }, kollega)).statusCode).toBe(200)
  expect((await list())[0].navn).toBe('Alfa')
  expect((await call('PUT', `/api/filtre/${id}`, { navn: ' ' })).statusCode).toBe(400)
  // The name it has is no change.
  expect((await call('PUT', `/api/filtre/${id}`, { navn: 'Alfa ' })).statusCode).toBe(200)
  const deleted = await Promise.all([1, 2, 3].map(() => call('DELETE', `/api/filtre/${id}`)))
  expect(deleted.map(answer => answer.statusCode).sort()).toEqual([200, 404, 404])
  const told = await get(`/api/historikk/innstilling/${id}`)
  expect(told.map((linje: { hendelse: string }) => linje.hendelse)).toEqual([
    'slettet',
    'endret',
    'opprettet',
  ])
})

it('brings a deleted document back for thirty days, with its history, to its owner too', async () => {
  const id = await nytt({ filnavn: 'Slettet avtale' })
  await call('DELETE', `/api/document/${id}`)
  const slettede = async () => (await get('/api/document/slettede?sok=slettet')).rader
  expect(await slettede()).toMatchObject([{ id, filnavn: 'Slettet avtale', slettetAv: stab.email }])
  expect((await call('POST', `/api/document/${id}/hent-tilbake`)).statusCode).toBe(200)
  expect(await slettede()).toEqual([])
  expect((await call('GET', `/api/document/${id}`, undefined, eier)).statusCode).toBe(200)
  expect((await get('/api/document/registreringer?sok=slettet')).antall).toBe(1)
  expect(await hendelser(id)).toEqual(['gjenopprettet', 'slettet'])
  expect((await call('POST', `/api/document/${id}/hent-tilbake`)).statusCode).toBe(404)
  await call('DELETE', `/api/document/${id}`)
  const now = Date.now()
  portal.clock.now = () => new Date(now + 31 * 24 * 3_600_000)
  stab = await portal.createPerson('administrator')
  expect(await slettede()).toEqual([])
  expect((await call('POST', `/api/document/${id}/hent-tilbake`)).statusCode).toBe(404)
})

it('approves what lacks something only with a reason, and says beforehand what it is', async () => {
  const [a, b] = await Promise.all([nytt(), nytt({ arbeidstaker: 'Kari' })])
  const body = { dokumenter: [a, b].map(id => ({ id, versjon: 1 })), endring: { status: 'BEHANDLET' } }
  const preview = (await call('POST', '/api/document/masseendring/forhaandsvisning', body)).json()
  expect(preview.ufullstendige).toBe(2)
  expect(preview.dokumenter[0].mangler).toContain('Arbeidstaker er ikke fylt inn.')
  expect(preview.dokumenter[1].mangler).not.toContain('Arbeidstaker er ikke fylt inn.')
  const refused = await call('POST', '/api/document/masseendring', body)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'krever_bekreftelse'])
  expect((await get(`/api/document/${a}`)).status).toBe('IKKE VURDERT')
  const done = await call('POST', '/api/document/masseendring', { ...body, bekreftelse: 'Ringt produsenten' })
  expect(done.statusCode).toBe(201)
  expect(await hendelser(a)).toContain('godkjent_med_mangler')
})

it('sets a new status without the comment of the old one, and leaves the comment where the status stays', async () => {
  const [ny, samme] = await Promise.all([
    nytt({ status: 'FYLL INN EPISODER', status_kommentar: 'Hvor mange?' }),
    nytt({ status: 'MANGLER SIGNATUR', status_kommentar: 'Side to.' }),
  ])
  const dokumenter = [ny, samme].map(id => ({ id, versjon: 1 }))
  const endring = { status: 'MANGLER SIGNATUR', signatureRH: false }
  await call('POST', '/api/document/masseendring', { dokumenter, endring })
  expect(await get(`/api/document/${ny}`)).toMatchObject({ status: 'MANGLER SIGNATUR', status_comment: '' })
  expect(await get(`/api/document/${samme}`)).toMatchObject({
    status_comment: 'Side to.',
    signatureRH: false,
  })
})
