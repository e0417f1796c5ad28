import type { Dokument } from '@rp/contract/dokument'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  eier = await portal.createPerson()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

async function ask(person: Person, method: 'GET' | 'PUT', url: string, payload?: object) {
  const answer = await portal.app.inject({
    method,
    url,
    headers: bearer(person),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const put = (id: string, payload: object, person = stab) => ask(person, 'PUT', `/api/document/${id}`, payload)
const read = async (id: string): Promise<Dokument> => (await ask(eier, 'GET', `/api/document/${id}`)).body
const linesOf = async (id: string, person: Person): Promise<{ hendelse: string; endringer: object[] }[]> =>
  (await ask(person, 'GET', `/api/document/${id}/historikk`)).body
async function mailsAbout(id: string) {
  await portal.runJobs()
  const mails = await portal.services.outbox.listLocal()
  return mails.filter(mail => mail.letter.link?.url.includes(id)).map(({ letter }) => letter)
}

const helt = {
  arbeidstaker: 'Kari Nordlys',
  produksjonsselskap: 'Fjordfilm AS',
  signaturePC: true,
  signatureRH: true,
  rettighetsklausuler: { status: false },
  ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp', episoder: 4 }],
}

it('approves without a word what has everything, in the very save that gives it', async () => {
  const id = await storeTestDokument(portal, eier)
  expect((await put(id, { ...helt, status: 'BEHANDLET' })).status).toBe(200)
  const lines = await linesOf(id, stab)
  expect(lines.map(({ hendelse }) => hendelse)).not.toContain('godkjent_med_mangler')
})

it('refuses an approval where something is missing, says what, and saves nothing', async () => {
  const id = await storeTestDokument(portal, eier)
  const { status, body } = await put(id, { ...helt, signatureRH: null, status: 'behandlet', notat: 'Ny' })
  expect([status, body.code]).toEqual([409, 'krever_bekreftelse'])
  expect(body.felt).toEqual({ signatureRH: 'Signaturen til arbeidstakeren er ikke vurdert.' })
  expect(await read(id)).toMatchObject({ status: 'IKKE VURDERT', notat: '', versjon: 1 })
  expect((await put(id, { status: 'BEHANDLET', bekreftelse: '  ' })).status).toBe(409)
})

it('keeps the reason of one that is confirmed for staff, and for nobody else', async () => {
  const id = await storeTestDokument(portal, eier)
  const bekreftelse = 'Sett signert i originalen'
  expect((await put(id, { ...helt, signatureRH: null, status: 'BEHANDLET', bekreftelse })).status).toBe(200)
  const line = (await linesOf(id, stab)).find(({ hendelse }) => hendelse === 'godkjent_med_mangler')
  expect(line?.endringer).toEqual([
    { felt: 'bekreftelse', fra: null, til: bekreftelse },
    { felt: 'mangler', fra: null, til: 'Signaturen til arbeidstakeren er ikke vurdert.' },
  ])
  expect(JSON.stringify(await linesOf(id, eier))).not.toContain(bekreftelse)
  // Already so: nothing is asked again.
  expect((await put(id, { notat: 'Rettet' })).status).toBe(200)
})

it('takes what KI has said of the document for something to look at', async () => {
  const id = await storeTestDokument(portal, eier)
  await portal.asOwner(
    `insert into ki_lesing (id, dokument_id, tilstand, motor, startet, ferdig, merknader)
     values (gen_random_uuid(), $1, 'ferdig', 'innebygd', now(), now(), '[{"kode": "annet_personnummer", "sted": null}]')`,
    [id],
  )
  const { body } = await put(id, { ...helt, status: 'BEHANDLET' })
  expect(body.felt).toEqual({ ki: 'KI har sagt fra om noe i dokumentet.' })
})

it('begins a new status without the comment of the old one, and keeps the same words where they are sent with it', async () => {
  const id = await storeTestDokument(portal, eier)
  await put(id, { status: 'MANGLER SIGNATUR', status_comment: 'Side to.' })
  expect((await put(id, { status: 'UNDER BEHANDLING' })).body.status_comment).toBe('')
  await put(id, { status: 'MANGLER SIGNATUR', status_comment: 'Side to.' })
  await mailsAbout(id)
  const sammeOrd = { status: 'DOKUMENTASJONEN ER MANGELFULL', status_comment: 'Side to.' }
  expect((await put(id, sammeOrd)).body).toMatchObject(sammeOrd)
  expect((await mailsAbout(id))[0]?.paragraphs.join('\n')).toContain('Side to.')
  await put(id, { status: 'MANGLER SIGNATUR', status_comment: 'Side tre.' })
  expect(await read(id)).toMatchObject({ status_comment: 'Side tre.' })
  await put(id, { signatureRH: false })
  expect(await read(id)).toMatchObject({ status_comment: 'Side tre.' })
})

it('mails the comment with the review it was written for, and with no later one', async () => {
  const id = await storeTestDokument(portal, eier)
  await put(id, { status: 'MANGLER SIGNATUR', status_comment: 'Signer side to.' })
  expect(JSON.stringify(await mailsAbout(id))).toContain('Signer side to.')
  await put(id, { signatureRH: false })
  const mails = await mailsAbout(id)
  expect(mails).toHaveLength(2)
  expect(mails.filter(letter => JSON.stringify(letter).includes('Signer side to.'))).toHaveLength(1)
})

it('mails that staff have put something right in the document, and not what the member changed', async () => {
  const id = await storeTestDokument(portal, eier)
  await put(id, { notat: 'Mitt' }, eier)
  expect(await mailsAbout(id)).toEqual([])
  await put(id, { ansiennitet: helt.ansiennitet, arbeidstaker: 'Kari Nordlys' })
  const [letter] = await mailsAbout(id)
  expect(letter?.paragraphs).toContain(
    'Vi har rettet opplysningene om arbeidstakeren og registreringene. Se om det stemmer.',
  )
  await put(id, { internt_notat: 'Bare for oss' })
  expect(await mailsAbout(id)).toHaveLength(1)
})

it('asks before a series is approved without a number of episodes, whether it is chosen in that save or stood there', async () => {
  const created = await portal.app.inject({
    method: 'POST',
    url: '/api/produksjoner',
    headers: bearer(stab),
    payload: { Produksjonstittel: 'Rikere enn naboen', Verkstype: 'TV-drama', Episoder: 8 },
  })
  const produksjonsID = created.json().produksjon._id
  const rad = { produksjonsID, produksjonsnavn: '', fagfunksjon: 'Klipp', episoder: null }
  const felt = { episoder: 'Antall episoder er ikke fylt inn for alt arbeidet på serier.' }
  const id = await storeTestDokument(portal, eier)
  expect((await put(id, { ...helt, ansiennitet: [rad], status: 'BEHANDLET' })).body.felt).toEqual(felt)
  expect((await put(id, { ...helt, ansiennitet: [rad], status: 'MANGLER EPISODER' })).status).toBe(200)
  expect((await put(id, { status: 'BEHANDLET' })).body.felt).toEqual(felt)
  expect((await put(id, { status: 'BEHANDLET', ansiennitet: [{ ...rad, episoder: 3 }] })).status).toBe(200)
  await put(id, { status: 'UNDER BEHANDLING', ansiennitet: [rad] })
  expect((await put(id, { status: 'BEHANDLET', bekreftelse: 'Alle, sier produsenten' })).status).toBe(200)
})
