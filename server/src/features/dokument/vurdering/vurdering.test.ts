import type { Dokument } from '@rp/contract/dokument'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeTestDokument } from '../../../../test/dokumenter.ts'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let stab: Person
let kollega: Person
beforeAll(async () => {
  portal = await startTestPortal()
  eier = await portal.createPerson()
  stab = await portal.createPerson('administrator')
  kollega = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const ask = async (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const answer = await portal.app.inject({
    method,
    url,
    headers: bearer(person),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, text: answer.body, body: answer.body ? answer.json() : null }
}
const put = (person: Person, id: string, payload: object) =>
  ask(person, 'PUT', `/api/document/${id}`, payload)

async function nyttDokument(): Promise<Dokument> {
  return (await ask(eier, 'GET', `/api/document/${await storeTestDokument(portal, eier)}`)).body
}

describe('the internal note', () => {
  const hemmelig = 'Ringte produsenten, venter på svar'

  it('is for staff: no call, no history, no mail and no download of the member carries it [C11]', async () => {
    const { _id } = await nyttDokument()
    const saved = await put(stab, _id, { internt_notat: hemmelig, status: 'MANGLER SIGNATUR' })
    expect(saved.body).toMatchObject({ internt_notat: hemmelig, tildelt: null })
    await portal.runJobs()
    const answers = [
      await ask(eier, 'GET', `/api/document/${_id}`),
      await ask(eier, 'GET', `/api/document/mine/${eier.id}`),
      await ask(eier, 'GET', `/api/documents/${eier.id}`),
      await ask(eier, 'GET', `/api/document/${_id}/historikk`),
      await ask(eier, 'GET', `/api/user/${eier.id}/data`),
      await put(eier, _id, { notat: 'mitt eget' }),
      await put(eier, _id, { notat: 'for gammelt', versjon: 1 }),
    ]
    for (const answer of answers) {
      expect(answer.text).not.toContain(hemmelig)
      expect(answer.text).not.toContain('internt_notat')
      expect(answer.text).not.toContain('tildelt')
    }
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200, 200, 409])
    const mails = await portal.services.outbox.listLocal()
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails)).not.toContain(hemmelig)
  })

  it('is told in the history that staff read', async () => {
    const { _id } = await nyttDokument()
    await put(stab, _id, { internt_notat: hemmelig })
    const [line] = (await ask(kollega, 'GET', `/api/document/${_id}/historikk`)).body
    expect(line).toMatchObject({
      hendelse: 'internt_notat_endret',
      endringer: [{ felt: 'internt_notat', fra: null, til: hemmelig }],
    })
  })

  it('makes the document look changed to nobody but staff, and mails nobody', async () => {
    const { _id, versjon, updatedAt } = await nyttDokument()
    await put(stab, _id, { internt_notat: hemmelig })
    await portal.runJobs()
    const seen = (await ask(eier, 'GET', `/api/document/${_id}`)).body
    expect(seen).toMatchObject({ versjon, updatedAt })
    expect((await put(eier, _id, { notat: 'skrevet imens', versjon })).status).toBe(200)
    const mails = await portal.services.outbox.listLocal()
    expect(mails.some(mail => mail.letter.link?.url.includes(_id))).toBe(false)
  })

  it('is refused from the owner, who does not learn whether there is one', async () => {
    const { _id } = await nyttDokument()
    const before = await put(eier, _id, { internt_notat: hemmelig, notat: 'snik' })
    await put(stab, _id, { internt_notat: hemmelig })
    const after = await put(eier, _id, { internt_notat: hemmelig, notat: 'snik' })
    expect([before.status, after.status, after.text]).toEqual([403, 403, before.text])
    expect((await put(eier, _id, { internt_notat: '' })).status).toBe(200)
    expect((await ask(stab, 'GET', `/api/document/${_id}`)).body).toMatchObject({
      internt_notat: hemmelig,
      notat: '',
    })
  })

  it('is overwritten by no colleague who has not seen it', async () => {
    const { _id } = await nyttDokument()
    const { versjon } = (await ask(stab, 'GET', `/api/document/${_id}`)).body
    expect((await put(stab, _id, { internt_notat: 'min', versjon })).status).toBe(200)
    const second = await put(kollega, _id, { internt_notat: 'din', versjon })
    expect([second.status, second.body.gjeldende.internt_notat]).toEqual([409, 'min'])
    const again = await put(kollega, _id, { internt_notat: 'din', versjon: second.body.gjeldende.versjon })
    expect(again.body.internt_notat).toBe('din')
  })
})

it('lets no personnummer or account number into the comment that the member is mailed', async () => {
  const { _id } = await nyttDokument()
  const answer = await put(stab, _id, { status_comment: 'Du står som 018101 12345.' })
  expect([answer.status, answer.body.code]).toEqual([422, 'hemmelig_nummer'])
  expect(answer.text).not.toContain('12345')
  expect((await put(stab, _id, { status_comment: 'Side to.' })).status).toBe(200)
})

describe('staff and the member at the same time', () => {
  it('stops staff who have not seen what the member has saved meanwhile', async () => {
    const { _id } = await nyttDokument()
    const { versjon } = (await ask(stab, 'GET', `/api/document/${_id}`)).body
    await put(eier, _id, { arbeidstaker: 'Synne Fjærevik', versjon })
    const answer = await put(stab, _id, { status: 'BEHANDLET', versjon })
    expect([answer.status, answer.body.gjeldende.arbeidstaker]).toEqual([409, 'Synne Fjærevik'])
  })

  it('stops the member who has not seen what staff have saved meanwhile [fault 15]', async () => {
    const { _id, versjon } = await nyttDokument()
    await put(stab, _id, { arbeidstaker: 'Rettet av oss' })
    const answer = await put(eier, _id, { arbeidstaker: 'Mitt', versjon })
    expect([answer.status, answer.body.gjeldende.arbeidstaker]).toEqual([409, 'Rettet av oss'])
  })

  it('lets staff edit everything, also when the document is BEHANDLET', async () => {
    const { _id } = await nyttDokument()
    await put(stab, _id, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
    const endring = {
      filnavn: 'Avtale med riktig navn',
      arbeidstaker: 'Synne Fjærevik',
      produksjonsselskap: 'Polarlykt Produksjon AS',
      notat: 'Rettet av oss',
    }
    const ansiennitet = [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp', episoder: 2 }]
    const answer = await put(stab, _id, { ...endring, ansiennitet })
    expect(answer.body).toMatchObject({ ...endring, status: 'BEHANDLET', laast: true })
    expect(answer.body.ansiennitet[0]).toMatchObject(ansiennitet[0] ?? {})
  })

  it('keeps a status in free text as it was written, and offers the member its words', async () => {
    const { _id } = await nyttDokument()
    await put(stab, _id, { status: '  Revidert ' })
    expect((await ask(eier, 'GET', `/api/document/${_id}`)).body).toMatchObject({
      status: 'Revidert',
      laast: false,
    })
  })
})

describe('who has a document', () => {
  it('is taken, seen by colleagues and given up, without stopping anybody who saves', async () => {
    const { _id } = await nyttDokument()
    const { versjon } = (await ask(kollega, 'GET', `/api/document/${_id}`)).body
    const taken = await ask(stab, 'POST', `/api/document/${_id}/tildeling`)
    expect(taken.body.tildelt).toEqual({ id: stab.id, navn: stab.email })
    const row = (await ask(kollega, 'GET', '/api/document/documents?side=1&antall=200')).body.rader.find(
      (rad: Dokument) => rad._id === _id,
    )
    expect(row.tildelt.id).toBe(stab.id)
    expect((await put(kollega, _id, { signaturePC: true, versjon })).status).toBe(200)
    expect((await ask(kollega, 'POST', `/api/document/${_id}/tildeling`)).body.tildelt.id).toBe(kollega.id)
    expect((await ask(kollega, 'DELETE', `/api/document/${_id}/tildeling`)).body.tildelt).toBeNull()
    const lines = (await ask(stab, 'GET', `/api/document/${_id}/historikk`)).body
    expect(lines.map((line: { hendelse: string }) => line.hendelse)).toEqual([
      'gitt_fra_seg',
      'tatt',
      'endret',
      'tatt',
      'opprettet',
    ])
  })

  it('tells who else has it open, until they close it, or their page is heard of no more', async () => {
    const { _id } = await nyttDokument()
    const enter = async (person: Person) =>
      (await ask(person, 'POST', `/api/document/${_id}/aapen`)).body.andre
    expect(await enter(stab)).toEqual([])
    expect(await enter(kollega)).toEqual([{ id: stab.id, navn: stab.email }])
    expect((await ask(stab, 'DELETE', `/api/document/${_id}/aapen`)).status).toBe(204)
    expect(await enter(kollega)).toEqual([])
    portal.clock.now = () => new Date(Date.now() + 3 * 60_000)
    expect(await enter(stab)).toEqual([])
    portal.clock.now = () => new Date()
  })
})

it('tells staff what to look out for: the owner, productions new to the register, the same content elsewhere', async () => {
  const pdf = await textPdf(['Den samme avtalen'])
  const upload = async () =>
    (await portal.upload(eier, [{ navn: 'avtale.pdf', innhold: pdf }])).json().document
  const [first, { _id }] = [await upload(), await upload()]
  const made = await ask(eier, 'POST', '/api/produksjon', { Produksjonstittel: 'En film som mangler' })
  const produksjonsID = made.body.produksjon._id
  await put(eier, _id, { ansiennitet: [{ produksjonsID }] })
  await portal.database.kysely
    .updateTable('bruker')
    .set({ personnummer_kontrollert: false })
    .where('id', '=', eier.id)
    .execute()
  const { body } = await ask(stab, 'GET', `/api/document/${_id}/kontroll`)
  expect(body).toMatchObject({
    eier: { id: eier.id, email: eier.email, kontrollsifferStemmer: false },
    nyeProduksjoner: [produksjonsID],
  })
  expect(body.duplikater.map((row: { _id: string }) => row._id)).toEqual([first._id])
})

describe('phrases for comments', () => {
  const list = async () =>
    (await ask(stab, 'GET', '/api/fraser')).body.map((frase: { tekst: string }) => frase.tekst)

  it('are shared among staff: added, changed and removed, in Norwegian order, each with its history', async () => {
    const { body: aa } = await ask(stab, 'POST', '/api/fraser', { tekst: ' Ås-siden mangler. ' })
    await ask(stab, 'POST', '/api/fraser', { tekst: 'Øverste side er uleselig.' })
    const { body: z } = await ask(kollega, 'POST', '/api/fraser', { tekst: 'Zoom inn på underskriften.' })
    expect(await list()).toEqual([
      'Zoom inn på underskriften.',
      'Øverste side er uleselig.',
      'Ås-siden mangler.',
    ])
    await ask(kollega, 'PUT', `/api/fraser/${aa._id}`, { tekst: 'Alle sider må med.' })
    await ask(stab, 'DELETE', `/api/fraser/${z._id}`)
    expect(await list()).toEqual(['Alle sider må med.', 'Øverste side er uleselig.'])
    const lines = (await ask(stab, 'GET', `/api/historikk/innstilling/${aa._id}`)).body
    expect(lines[0]).toMatchObject({
      hendelse: 'endret',
      endringer: [{ felt: 'frase', fra: 'Ås-siden mangler.', til: 'Alle sider må med.' }],
    })
  })

  it('are not overwritten by a colleague who has read other words', async () => {
    const { body: frase } = await ask(stab, 'POST', '/api/fraser', { tekst: 'Side 2 mangler.' })
    const change = (person: Person, tekst: string, lest: string) =>
      ask(person, 'PUT', `/api/fraser/${frase._id}`, { tekst, lest })
    expect((await change(stab, 'Side to mangler.', 'Side 2 mangler.')).status).toBe(200)
    const second = await change(kollega, 'Den andre siden mangler.', 'Side 2 mangler.')
    expect([second.status, second.body.code]).toEqual([409, 'konflikt'])
    expect(second.body.gjeldende).toEqual({ _id: frase._id, tekst: 'Side to mangler.' })
    expect((await change(kollega, 'Den andre siden mangler.', 'Side to mangler.')).status).toBe(200)
    await ask(stab, 'DELETE', `/api/fraser/${frase._id}`)
  })

  it('are never empty, and what is gone answers 404', async () => {
    expect((await ask(stab, 'POST', '/api/fraser', { tekst: '  ' })).status).toBe(400)
    expect((await ask(stab, 'DELETE', `/api/fraser/${eier.id}`)).status).toBe(404)
  })
})
