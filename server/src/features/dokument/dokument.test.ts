import type { Dokument } from '@rp/contract/dokument'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let annen: Person
let saksbehandler: Person
beforeAll(async () => {
  portal = await startTestPortal()
  eier = await portal.createPerson()
  annen = await portal.createPerson()
  saksbehandler = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const get = (url: string, person: Person) => portal.app.inject({ url, headers: bearer(person) })
async function nyttDokument(): Promise<Dokument> {
  return (await get(`/api/document/${await storeTestDokument(portal, eier)}`, eier)).json()
}
const put = (id: string, person: Person, payload: object) =>
  portal.app.inject({ method: 'PUT', url: `/api/document/${id}`, headers: bearer(person), payload })

it('starts as IKKE VURDERT with one empty registration', async () => {
  const innhold = await textPdf(['Arbeidsavtale'])
  const dokument: Dokument = (await portal.upload(eier, [{ navn: 'avtale.pdf', innhold }])).json().document
  expect(dokument).toMatchObject({
    status: 'IKKE VURDERT',
    signaturePC: null,
    signatureRH: null,
    filnavn: 'Arbeidsavtale',
    sider: 1,
  })
  expect(dokument.ansiennitet).toEqual([
    {
      produksjonsnavn: '',
      produksjonsID: null,
      fagfunksjon: '',
      episoder: null,
      stillingsprosent: '',
      forvaltesAnnetSted: false,
      verkstype: null,
      premiere: null,
      episoderTotalt: null,
    },
  ])
})

describe('who may reach a document', () => {
  it('answers somebody else exactly as if it did not exist [C2]', async () => {
    const { _id } = await nyttDokument()
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const path of [
      (id: string) => `/api/document/${id}`,
      (id: string) => `/api/document/${id}/historikk`,
      (id: string) => `/api/process/secureuploads/${id}`,
    ]) {
      const foreign = await get(path(_id), annen)
      expect(foreign.statusCode).toBe(404)
      expect(foreign.body).toBe((await get(path(missing), annen)).body)
      expect((await get(path(_id), saksbehandler)).statusCode).toBe(200)
    }
    expect((await put(_id, annen, { notat: 'mitt' })).statusCode).toBe(404)
    expect(
      (await portal.app.inject({ method: 'DELETE', url: `/api/document/${_id}`, headers: bearer(annen) }))
        .statusCode,
    ).toBe(404)
  })

  it('keeps the list of all documents to administrators', async () => {
    expect((await get('/api/document/documents', eier)).statusCode).toBe(403)
    expect((await get(`/api/document/mine/${eier.id}`, annen)).statusCode).toBe(404)
    expect((await get(`/api/documents/${eier.id}`, eier)).json().length).toBeGreaterThan(0)
    const page = (
      await get('/api/document/documents?side=1&antall=2&status=IKKE%20VURDERT', saksbehandler)
    ).json()
    expect(page.rader).toHaveLength(2)
    expect(page.rader[0].eier.email).toBe(eier.email)
  })

  it.each([
    'undefined',
    '1',
    'null',
    "' or 1=1--",
    '%00',
    'a'.repeat(150),
  ])('takes «%s» for an id that does not exist', async id => {
    expect((await get(`/api/document/${encodeURIComponent(id)}`, eier)).statusCode).toBe(404)
  })
})

it('is found by its owner’s first name and surname together, with and without one between', async () => {
  const { _id } = await nyttDokument()
  for (const mellomnavn of ['', 'Aud']) {
    const payload = { fornavn: 'Synne', mellomnavn, etternavn: 'Fjærevik' }
    const url = `/api/user/${eier.id}`
    await portal.app.inject({ method: 'PUT', url, payload, headers: bearer(eier) })
    const sok = encodeURIComponent(mellomnavn ? 'synne aud fjærevik' : 'synne fjærevik')
    const found: Dokument[] = (await get(`/api/document/documents?sok=${sok}`, saksbehandler)).json()
    expect(found.map(dokument => dokument._id)).toContain(_id)
  }
})

describe('saving', () => {
  it('changes only the fields the call carries [C6]', async () => {
    const { _id } = await nyttDokument()
    await put(_id, eier, { notat: 'Se side to', arbeidstaker: 'Synne Fjærevik' })
    const saved = (
      await put(_id, eier, {
        ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp', episoder: '3' }],
      })
    ).json()
    expect(saved).toMatchObject({
      notat: 'Se side to',
      arbeidstaker: 'Synne Fjærevik',
      filnavn: 'Arbeidsavtale',
    })
    expect(saved.ansiennitet[0]).toMatchObject({
      produksjonsnavn: 'Nattferja',
      fagfunksjon: 'Klipp',
      episoder: 3,
    })
  })

  it('never leaves the list of registrations empty [C10]', async () => {
    const { _id } = await nyttDokument()
    expect((await put(_id, eier, { ansiennitet: [] })).json().ansiennitet).toHaveLength(1)
  })

  it.each([
    { filnavn: null },
    { ansiennitet: null },
    { versjon: null },
    { versjon: '1' },
    { signaturePC: '' },
    { signatureRH: null },
    {},
  ])('takes %j for no change at all', async payload => {
    const { _id } = await nyttDokument()
    const answer = await put(_id, eier, payload)
    expect([answer.statusCode, answer.json().versjon]).toEqual([200, 1])
  })

  it('refuses text the database cannot hold', async () => {
    const { _id } = await nyttDokument()
    const payload = '{"notat":"a\\ud800"}'
    const headers = { ...bearer(eier), 'content-type': 'application/json' }
    const answer = await portal.app.inject({ method: 'PUT', url: `/api/document/${_id}`, headers, payload })
    expect(answer.statusCode).toBe(400)
  })

  it('takes a whole document back with its derived and unknown fields', async () => {
    const dokument = await nyttDokument()
    const answer = await put(dokument._id, eier, { ...dokument, finnesIkke: 1, notat: 'nytt' })
    expect(answer.json()).toMatchObject({ notat: 'nytt', versjon: dokument.versjon + 1 })
  })

  it.each([
    { status: 'BEHANDLET' },
    { status_comment: 'ok' },
    { signaturePC: true },
    { signatureRH: false },
    { rettighetsklausuler: { status: true } },
  ])('refuses the owner who changes %j, and saves nothing of it [C5]', async change => {
    const { _id } = await nyttDokument()
    const answer = await put(_id, eier, { notat: 'snik', ...change })
    expect(answer.statusCode).toBe(403)
    expect((await get(`/api/document/${_id}`, eier)).json()).toMatchObject({
      notat: '',
      status: 'IKKE VURDERT',
      versjon: 1,
    })
  })

  it.each([-1, 1.5, 'to', '-1'])('refuses %s episodes [C10]', async episoder => {
    const { _id } = await nyttDokument()
    expect((await put(_id, eier, { ansiennitet: [{ episoder }] })).statusCode).toBe(400)
  })

  it('refuses a production that does not exist, and says so at the field [C9]', async () => {
    const { _id } = await nyttDokument()
    const answer = await put(_id, eier, { ansiennitet: [{ produksjonsID: _id }] })
    expect(answer.json().felt).toEqual({
      'ansiennitet.0.produksjonsID': 'Produksjonen finnes ikke lenger. Velg den på nytt.',
    })
  })

  it('locks BEHANDLET for the owner, not for staff [C7]', async () => {
    const { _id } = await nyttDokument()
    await put(_id, saksbehandler, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
    expect((await put(_id, eier, { notat: 'for sent' })).json().code).toBe('laast_dokument')
    expect(
      (await portal.app.inject({ method: 'DELETE', url: `/api/document/${_id}`, headers: bearer(eier) }))
        .statusCode,
    ).toBe(409)
    expect((await put(_id, saksbehandler, { status: 'UNDER BEHANDLING' })).statusCode).toBe(200)
    expect((await put(_id, eier, { notat: 'åpnet igjen' })).statusCode).toBe(200)
  })

  it('lets neither of two writers overwrite the other: the second gets both versions [fault 14]', async () => {
    const { _id, versjon } = await nyttDokument()
    const writers = await Promise.all(['A', 'B', 'C', 'D'].map(notat => put(_id, eier, { notat, versjon })))
    expect(writers.map(answer => answer.statusCode).sort()).toEqual([200, 409, 409, 409])
    const winner = writers.find(answer => answer.statusCode === 200)?.json().notat
    for (const loser of writers.filter(answer => answer.statusCode === 409))
      expect(loser.json().gjeldende.notat).toBe(winner)
  })

  it('says who was first: staff by name to staff, a case handler to a member, and oneself', async () => {
    const medlem = await portal.createPerson()
    const _id = await storeTestDokument(portal, medlem)
    const { versjon } = (await get(`/api/document/${_id}`, medlem)).json()
    const stale = async (person: Person) => (await put(_id, person, { notat: 'Sent', versjon })).json().av
    await put(_id, saksbehandler, { status: 'MANGLER SIGNATUR' })
    expect(await stale(medlem)).toMatchObject({ navn: 'En saksbehandler', deg: false })
    expect(await stale(saksbehandler)).toMatchObject({ navn: saksbehandler.email, deg: true })
    await put(_id, medlem, { notat: 'Nytt' })
    expect(await stale(saksbehandler)).toMatchObject({ navn: medlem.email, deg: false })
    await portal.app.inject({
      method: 'POST',
      url: `/api/document/${_id}/tildeling`,
      headers: bearer(saksbehandler),
    })
    // Taking a case changes nothing in the document.
    expect(await stale(saksbehandler)).toMatchObject({ navn: medlem.email })
  })
})

describe('a review', () => {
  it('mails the owner what it came to and keeps who did what', async () => {
    const { _id } = await nyttDokument()
    await put(_id, saksbehandler, {
      status: 'MANGLER SIGNATUR',
      status_comment: 'Siste side er ikke signert.',
      signatureRH: false,
    })
    await portal.runJobs()
    const mails = (await portal.services.outbox.listLocal()).filter(mail =>
      mail.letter.link?.url.includes(_id),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toBe(eier.email)
    expect(mails[0]?.letter.paragraphs.join(' ')).toContain('Siste side er ikke signert.')
    const history = (await get(`/api/document/${_id}/historikk`, eier)).json()
    expect(history.map((line: { hendelse: string }) => line.hendelse)).toEqual([
      'varslet',
      'endret',
      'opprettet',
    ])
    expect(history[1]).toMatchObject({ hvem: 'Saksbehandler' })
    expect(history[1].endringer).toContainEqual({
      felt: 'status',
      fra: 'IKKE VURDERT',
      til: 'MANGLER SIGNATUR',
    })
  })

  it('names what changed, and claims no new status where there is none', async () => {
    const { _id } = await nyttDokument()
    const mailsAbout = async () => {
      await portal.runJobs()
      return (await portal.services.outbox.listLocal()).filter(mail => mail.letter.link?.url.includes(_id))
    }
    await put(_id, saksbehandler, { signatureRH: true, rettighetsklausuler: { status: false, comment: '' } })
    const [first] = await mailsAbout()
    expect(first?.letter.subject).toBe('Vi har vurdert «Arbeidsavtale»')
    expect(first?.letter.paragraphs.join(' ')).not.toContain('IKKE VURDERT')
    expect(first?.letter.paragraphs).toContain('Vi har registrert at du har signert.')
    expect(first?.letter.paragraphs).toContain(
      'Avtalen sier at du ikke har de økonomiske rettighetene i behold.',
    )
    await put(_id, saksbehandler, { status: 'Revidert' })
    const [second] = await mailsAbout()
    expect(second?.letter.subject).toBe('«Arbeidsavtale» har fått status Revidert')
    expect(second?.letter.paragraphs.join(' ')).not.toContain('signert')
  })

  it('mails no personnummer or account number that stands in a title [F4]', async () => {
    const { _id } = await nyttDokument()
    const filnavn = 'Avtale 01810112345 og 0099.12.34551'
    expect((await put(_id, saksbehandler, { filnavn })).json().code).toBe('hemmelig_nummer')
    // As the name of an uploaded file may be.
    await portal.asOwner('update dokument set filnavn = $2 where id = $1', [_id, filnavn])
    await put(_id, saksbehandler, { status: 'MANGLER SIGNATUR' })
    await portal.runJobs()
    const mails = await portal.services.outbox.listLocal()
    const own = mails.filter(mail => mail.letter.link?.url.includes(_id)).map(({ letter }) => letter)
    expect(own.map(({ subject }) => subject)).toEqual([
      '«Avtale ••••••••••• og ••••.••.•••••» har fått status MANGLER SIGNATUR',
    ])
    expect(JSON.stringify(own)).not.toMatch(/01810112345|34551/)
  })

  it('mails nobody about a change that is not a review', async () => {
    const { _id } = await nyttDokument()
    await put(_id, saksbehandler, { filnavn: 'Avtale med riktig navn' })
    await portal.runJobs()
    expect((await portal.services.outbox.listLocal()).some(mail => mail.letter.link?.url.includes(_id))).toBe(
      false,
    )
  })
})

it('gathers the changes of ten minutes into one mail', async () => {
  const samlende = await startTestPortal({ NOTICE_MINUTES: '10' })
  try {
    const [person, staff] = [await samlende.createPerson(), await samlende.createPerson('administrator')]
    const _id = await storeTestDokument(samlende, person)
    for (const status of ['UNDER BEHANDLING', 'MANGLER SIGNATUR', 'BEHANDLET'])
      await samlende.app.inject({
        method: 'PUT',
        url: `/api/document/${_id}`,
        headers: bearer(staff),
        payload: { status, bekreftelse: 'Prøve' },
      })
    await samlende.runJobs()
    expect(await samlende.services.outbox.listLocal()).toHaveLength(0)
    await samlende.database.pool.query(
      "update graphile_worker._private_jobs set run_at = now() where key like 'varsel:%'",
    )
    await samlende.runJobs()
    const mails = await samlende.services.outbox.listLocal()
    expect(mails.map(mail => mail.letter.subject)).toEqual(['«Arbeidsavtale» har fått status BEHANDLET'])
  } finally {
    await samlende.close()
  }
})
