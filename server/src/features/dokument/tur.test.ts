import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Dokument } from '@rp/contract/dokument'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { turVedGjentakelse } from './tur.ts'
import { createUtfyllingService } from './utfylling.service.ts'

let portal: TestPortal
let eier: Person
let stab: Person
/** A Wednesday at noon in Norway. */
const start = new Date('2026-11-18T11:00:00Z')
const hour = (number: number) => {
  portal.clock.now = () => new Date(start.getTime() + number * 3_600_000)
}
beforeAll(async () => {
  portal = await startTestPortal({ LOGINS_PER_ACCOUNT: '100000' })
  hour(0)
  eier = await portal.createPerson()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function ask(person: Person, method: Method, url: string, payload?: object) {
  const answer = await portal.app.inject({
    method,
    url,
    headers: bearer(await portal.signIn(person)),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const document = (id: string) => `/api/document/${id}`
const put = (person: Person, id: string, payload: object) => ask(person, 'PUT', document(id), payload)
const read = async (id: string, person = eier): Promise<Dokument> =>
  (await ask(person, 'GET', document(id))).body
const turOf = async (id: string) => (await read(id)).tur
const send = (dokument: string) =>
  ask(eier, 'POST', '/api/send-email', { message: 'Hei', selectedDocument: dokument })

/** Whether the queue of staff, its count and the dashboard have the document, and whether the filters of «Neste steg» do. */
async function placesOf(id: string) {
  const list = async (query: string) => {
    const { body } = await ask(stab, 'GET', `/api/document/registreringer?side=1&antall=200&${query}`)
    return body.rader.some((rad: { dokumentId: string }) => rad.dokumentId === id)
  }
  const queue = (await ask(stab, 'GET', '/api/document/documents?status=venter-paa-oss')).body
  return {
    koe: await list('status=venter-paa-oss'),
    dokumenter: queue.some((rad: { _id: string }) => rad._id === id),
    deg: await list('hos=deg'),
    svar: await list('hos=svar'),
    utsatt: await list('hos=utsatt'),
  }
}
const nowhere = { koe: false, dokumenter: false, deg: false, svar: false, utsatt: false }
const hosOss = { ...nowhere, koe: true, dokumenter: true }
const oversikt = async () => (await ask(stab, 'GET', '/api/oversikt')).body

async function addPage(id: string): Promise<number> {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(await textPdf(['Signert']))], 'signert.pdf'))
  const request = new Request('http://portal', { method: 'POST', body: form })
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/process/add-pages/${id}`,
    headers: {
      ...bearer(await portal.signIn(eier)),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.statusCode
}

it('is right through a whole life', async () => {
  const id = await storeTestDokument(portal, eier)
  expect([await turOf(id), await placesOf(id)]).toEqual([
    { hos: 'oss', siden: start.toISOString(), besvart: null },
    hosOss,
  ])
  // Read by KI: still ours.
  const utfylling = createUtfyllingService(portal.services)
  await portal.services.inTransaction(tx => utfylling.fill(tx, id, { status: 'KI VURDERT' }))
  expect(await placesOf(id)).toEqual(hosOss)
  // Asked.
  hour(1)
  await put(stab, id, { status: 'MANGLER SIGNATUR', status_comment: 'Side to.' })
  expect(await turOf(id)).toMatchObject({ hos: 'medlem', besvart: null })
  expect(await placesOf(id)).toEqual({ ...nowhere, deg: true })
  const before = await oversikt()
  // Answered.
  hour(2)
  await put(eier, id, { notat: 'Signerer i morgen' })
  expect(await turOf(id)).toMatchObject({ hos: 'medlem' })
  expect(await addPage(id)).toBe(200)
  const answered = new Date(start.getTime() + 2 * 3_600_000).toISOString()
  expect(await turOf(id)).toEqual({ hos: 'oss', siden: answered, besvart: answered })
  expect(await placesOf(id)).toEqual({ ...hosOss, svar: true })
  const after = await oversikt()
  expect([after.venter.antall - before.venter.antall, after.hosMedlem - before.hosMedlem]).toEqual([1, -1])
  expect(after.blikk.svar - before.blikk.svar).toBe(1)
  // Put off to Friday.
  hour(3)
  const utsatt = { til: '2026-11-20', grunn: 'Spør produsenten' }
  expect((await ask(stab, 'POST', `${document(id)}/utsettelse`, utsatt)).body.utsatt).toEqual(utsatt)
  expect(await placesOf(id)).toEqual({ ...nowhere, svar: true, utsatt: true })
  expect((await oversikt()).venter.antall).toBe(before.venter.antall)
  expect(JSON.stringify(await read(id))).not.toContain('produsenten')
  // The day has come, a little after midnight in Norway.
  hour(36.5)
  expect(await placesOf(id)).toEqual({ ...hosOss, svar: true })
  expect((await read(id, stab)).utsatt).toBeNull()
  // Asked again with the same status, in other words.
  await put(stab, id, { status_comment: 'Siden er ikke signert.' })
  expect(await turOf(id)).toMatchObject({ hos: 'medlem', besvart: null })
  expect(await placesOf(id)).toEqual({ ...nowhere, deg: true })
  // Approved, reopened, approved, complained about.
  await put(stab, id, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  expect([(await turOf(id)).hos, await placesOf(id)]).toEqual(['ingen', nowhere])
  await put(stab, id, { status: 'UNDER BEHANDLING' })
  expect([(await turOf(id)).hos, await placesOf(id)]).toEqual(['oss', hosOss])
  await put(stab, id, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  expect((await send(id)).status).toBe(200)
  expect((await turOf(id)).hos).toBe('ingen')
  // Deleted.
  await put(stab, id, { status: 'UNDER BEHANDLING' })
  expect((await ask(eier, 'DELETE', document(id))).status).toBe(200)
  expect(await placesOf(id)).toEqual(nowhere)
})

describe('an answer', () => {
  const asked = async (status: string, kommentar = 'Se her.') => {
    const id = await storeTestDokument(portal, eier)
    await put(stab, id, { status, status_comment: kommentar, bekreftelse: 'Prøve' })
    return id
  }

  it('is the value that was asked for, and no other', async () => {
    const id = await asked('FYLL INN EPISODER')
    await put(eier, id, { ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp' }] })
    expect((await turOf(id)).hos).toBe('medlem')
    await put(eier, id, {
      ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp', episoder: 4 }],
    })
    expect((await turOf(id)).hos).toBe('oss')
  })

  it('is shown to staff as what was changed since the review, and to the member as a date', async () => {
    const id = await asked('DOKUMENTASJONEN ER MANGELFULL')
    const none = (await ask(stab, 'GET', `${document(id)}/kontroll`)).body
    expect(none.svar).toBeNull()
    await put(eier, id, { notat: 'En' })
    await put(eier, id, { notat: 'To', arbeidstaker: 'Synne' })
    const { svar } = (await ask(stab, 'GET', `${document(id)}/kontroll`)).body
    expect(svar.endringer).toEqual([
      { felt: 'notat', fra: null, til: 'To' },
      { felt: 'arbeidstaker', fra: null, til: 'Synne' },
    ])
    expect(svar.tid).toBe((await turOf(id)).besvart)
  })

  it('is a message in a case about the document, a new one or a further one', async () => {
    const id = await asked('MANGLER SIGNATUR')
    const { saksnummer } = (await send(id)).body
    expect((await turOf(id)).hos).toBe('oss')
    await put(stab, id, { status_comment: 'Fortsatt ikke signert.' })
    expect((await turOf(id)).hos).toBe('medlem')
    await ask(eier, 'POST', `/api/henvendelser/${saksnummer}/meldinger`, { tekst: 'Den er det.' })
    expect((await turOf(id)).hos).toBe('oss')
  })

  it('is «Jeg har svart» where a comment asks, once however often, and nowhere else', async () => {
    const say = (person: Person, id: string) => ask(person, 'POST', `${document(id)}/svar`)
    for (const status of ['DOKUMENTASJONEN ER MANGELFULL', 'Revidert']) {
      const id = await asked(status)
      expect((await say(eier, id)).body.tur).toMatchObject({ hos: 'oss' })
      expect((await say(eier, id)).status).toBe(200)
      const lines = (await ask(stab, 'GET', `${document(id)}/historikk`)).body
      expect(lines.filter(({ hendelse }: { hendelse: string }) => hendelse === 'svart')).toHaveLength(1)
    }
    const fields = await asked('FYLL INN EPISODER')
    expect((await say(eier, fields)).body.code).toBe('svar_i_skjemaet')
    expect((await say(stab, fields)).body.code).toBe('ikke_funnet')
    const ferdig = await asked('BEHANDLET')
    expect((await say(eier, ferdig)).body.code).toBe('laast_dokument')
  })

  it('that changes nothing gives the turn back when staff are done with the document as it stands, and is told of', async () => {
    const id = await asked('DOKUMENTASJONEN ER MANGELFULL')
    await ask(eier, 'POST', `${document(id)}/svar`)
    // A note alone is no review.
    await put(stab, id, { internt_notat: 'Ringer produsenten' })
    expect((await turOf(id)).hos).toBe('oss')
    const answer = await put(stab, id, { internt_notat: 'Ringte. Fortsatt mangelfull', vurdert: true })
    expect(answer.body.tur).toMatchObject({ hos: 'medlem', besvart: null })
    expect(await placesOf(id)).toEqual({ ...nowhere, deg: true })
    const lines = (await ask(eier, 'GET', `${document(id)}/historikk`)).body
    expect(lines[0].hendelse).toBe('bedt_igjen')
    // It has the turn already: nothing more is told.
    await put(stab, id, { vurdert: true })
    expect((await ask(eier, 'GET', `${document(id)}/historikk`)).body).toHaveLength(lines.length)
    // The owner cannot say so, nor can staff of what asks for nothing.
    await ask(eier, 'POST', `${document(id)}/svar`)
    await put(eier, id, { vurdert: true })
    expect((await turOf(id)).hos).toBe('oss')
    await put(stab, id, { status: 'UNDER BEHANDLING' })
    await put(stab, id, { vurdert: true })
    expect((await turOf(id)).hos).toBe('oss')
  })

  it('is asked for again of who has answered alone', () => {
    const foer = { status: 'MANGLER SIGNATUR', status_kommentar: '', tur: 'oss' } as const
    const naa = new Date('2026-11-28T12:00:00Z')
    expect(turVedGjentakelse({ ...foer, besvart: naa }, {}, naa)).toMatchObject({ tur: 'medlem' })
    expect(turVedGjentakelse({ ...foer, besvart: null }, {}, naa)).toBeNull()
  })

  it('that changes nothing is answered with a mail that says what is still missing', async () => {
    const confirmed = await portal.createPerson()
    const id = await storeTestDokument(portal, confirmed)
    const mails = async () => {
      hour(hours++)
      await portal.runJobs()
      const all = await portal.services.outbox.listLocal()
      return all.filter(({ to }) => to === confirmed.email).map(({ letter }) => JSON.stringify(letter))
    }
    let hours = 50
    await put(stab, id, { status: 'DOKUMENTASJONEN ER MANGELFULL', status_comment: 'Send oss vedlegg 2.' })
    expect(await mails()).toHaveLength(1)
    await ask(confirmed, 'POST', `${document(id)}/svar`)
    await put(stab, id, { vurdert: true })
    const all = await mails()
    expect(all).toHaveLength(2)
    for (const mail of all)
      expect(mail).toMatch(/har fått status DOKUMENTASJONEN ER MANGELFULL.*Send oss vedlegg 2\./)
  })

  it('is none in a case of somebody who saw the document as staff, and is not any more', async () => {
    const id = await asked('REKLAMASJON')
    const tidligere = await portal.createPerson('administrator')
    const body = { message: 'Hei', selectedDocument: id }
    const { saksnummer } = (await ask(tidligere, 'POST', '/api/send-email', body)).body
    await portal.asOwner("update bruker set brukertype = 'arbeidstaker' where id = $1", [tidligere.id])
    const url = `/api/henvendelser/${saksnummer}/meldinger`
    expect((await ask(tidligere, 'POST', url, { tekst: 'En til' })).status).toBeLessThan(300)
    expect((await turOf(id)).hos).toBe('medlem')
  })

  it('is none of staff who put the document right themselves', async () => {
    const id = await asked('FYLL INN EPISODER')
    await put(stab, id, { ansiennitet: [{ episoder: 4 }] })
    expect((await turOf(id)).hos).toBe('medlem')
  })
})

it('lets nothing fall out of every queue: a status in our own words is ours without a comment, theirs with one', async () => {
  const id = await storeTestDokument(portal, eier)
  await put(stab, id, { status: 'Revidert' })
  expect(await placesOf(id)).toEqual(hosOss)
  await put(stab, id, { status_comment: 'Send oss vedlegg 2.' })
  expect(await placesOf(id)).toEqual({ ...nowhere, deg: true })
  await put(stab, id, { status_comment: '' })
  expect(await placesOf(id)).toEqual(hosOss)
})

it('gives the turn to no member by taking a comment away', async () => {
  const id = await storeTestDokument(portal, eier)
  await put(stab, id, { status: 'DOKUMENTASJONEN ER MANGELFULL', status_comment: 'Vedlegg 2.' })
  await put(eier, id, { notat: 'Svar' })
  const svart = await turOf(id)
  expect(svart).toMatchObject({ hos: 'oss', besvart: expect.any(String) })
  await put(stab, id, { status_comment: '' })
  expect(await turOf(id)).toEqual(svart)
})

it('stays where it is when many get a signature and no other status, and when that is undone', async () => {
  const id = await storeTestDokument(portal, eier)
  await put(stab, id, { status: 'DOKUMENTASJONEN ER MANGELFULL', status_comment: 'Vedlegg 2.' })
  await put(eier, id, { notat: 'Svar' })
  const svart = await turOf(id)
  const dokumenter = [{ id, versjon: (await read(id, stab)).versjon }]
  const made = await ask(stab, 'POST', '/api/document/masseendring', {
    dokumenter,
    endring: { signaturePC: true },
  })
  expect(made.body.antall.endres).toBe(1)
  expect(await turOf(id)).toEqual(svart)
  await ask(stab, 'POST', `/api/document/masseendring/${made.body.id}/angre`)
  expect(await turOf(id)).toEqual(svart)
})

it('follows a change of many, and its undoing', async () => {
  const [en, to] = [await storeTestDokument(portal, eier), await storeTestDokument(portal, eier)]
  await put(stab, to, { status: 'DOKUMENTASJONEN ER MANGELFULL' })
  await put(eier, to, { notat: 'Svar' })
  const utsatt = { til: '2026-12-24', grunn: 'Spør produsenten' }
  await ask(stab, 'POST', `${document(to)}/utsettelse`, utsatt)
  const before = [await turOf(en), await turOf(to)]
  const dokumenter = await Promise.all(
    [en, to].map(async id => ({ id, versjon: (await read(id, stab)).versjon })),
  )
  const body = { dokumenter, endring: { status: 'MANGLER SIGNATUR' } }
  const { id } = (await ask(stab, 'POST', '/api/document/masseendring', body)).body
  expect([(await turOf(en)).hos, (await turOf(to)).hos]).toEqual(['medlem', 'medlem'])
  expect((await read(to, stab)).utsatt).toBeNull()
  await ask(stab, 'POST', `/api/document/masseendring/${id}/angre`)
  expect([await turOf(en), await turOf(to)]).toEqual(before)
  expect((await read(to, stab)).utsatt).toEqual(utsatt)
})

it('sorts what was answered first, by when', async () => {
  const query = 'sorter=svar&retning=stigende'
  const { body } = await ask(stab, 'GET', `/api/document/registreringer?side=1&antall=200&${query}`)
  const answers: (string | null)[] = body.rader.map((rad: { besvart: string | null }) => rad.besvart)
  const given = answers.filter(besvart => besvart !== null)
  expect(given.length).toBeGreaterThan(1)
  expect(answers).toEqual([...given.toSorted(), ...answers.slice(given.length).map(() => null)])
})

it('puts nothing off to a day that is over, or without a reason', async () => {
  const id = await storeTestDokument(portal, eier)
  const wait = async (til: string, grunn: string) =>
    (await ask(stab, 'POST', `${document(id)}/utsettelse`, { til, grunn })).body.felt
  expect(await wait('2026-11-19', 'Spør')).toHaveProperty('til')
  expect(await wait('2026-12-01', ' ')).toHaveProperty('grunn')
  expect(await wait('2026-12-01', 'Spør')).toBeUndefined()
  const { body } = await ask(stab, 'DELETE', `${document(id)}/utsettelse`)
  expect([body.utsatt, await placesOf(id)]).toEqual([null, hosOss])
})

it('finds in the history of older documents the turn that the rule has given', async () => {
  const make = async (status: string, svar?: object, kommentar = '') => {
    const id = await storeTestDokument(portal, eier)
    await put(stab, id, { status, status_comment: kommentar, bekreftelse: 'Prøve' })
    if (svar) await put(eier, id, svar)
    return id
  }
  const episoder = { ansiennitet: [{ produksjonsnavn: 'Nattferja', episoder: 4 }] }
  const ids = [
    await make('UNDER BEHANDLING'),
    await make('BEHANDLET'),
    await make('FYLL INN EPISODER'),
    await make('FYLL INN EPISODER', { notat: 'Senere' }),
    await make('FYLL INN EPISODER', episoder),
    await make('MANGLER SIGNATUR', episoder),
    await make('MANGLER PRODUKSJONSINFORMASJON', { produksjonsselskap: 'Fjordfilm' }),
    await make('DOKUMENTASJONEN ER MANGELFULL', { notat: 'Svar' }),
    await make('Revidert'),
    await make('Revidert', undefined, 'Send vedlegg 2.'),
  ]
  const sider = await make('MANGLER SIGNATUR')
  await addPage(sider)
  const melding = await make('MANGLER EPISODER')
  await portal.asOwner('delete from forsoek')
  await send(melding)
  const all = [...ids, sider, melding]
  const kept = await Promise.all(all.map(async id => (await turOf(id)).hos))
  expect(kept).toEqual([
    'oss',
    'ingen',
    'medlem',
    'medlem',
    'oss',
    'medlem',
    'oss',
    'oss',
    'oss',
    'medlem',
    'oss',
    'oss',
  ])
  await portal.asOwner("update dokument set tur = 'oss', besvart = null")
  const file = path.join(import.meta.dirname, '../../../migrations/0080-tur.sql')
  const statement = /^with vurdert as[\s\S]+?;$/m.exec(readFileSync(file, 'utf8'))
  // The moment of an answer is that of its review here, where the clock stands still.
  await portal.asOwner((statement?.[0] ?? '').replaceAll('tid > v.status_satt', 'tid >= v.status_satt'))
  expect(await Promise.all(all.map(async id => (await turOf(id)).hos))).toEqual(kept)
})
